//! The market: open to everybody after the fight.

use super::super::notation::write_rule;
use super::{awaits, leads, mentions, never_mentions, offers, read_position, refuses, tells};
use crate::game::{Game, Viewer};

const MARKET: &str = "party knight 2, elf 3, mage | at ferry_market | wares iron_gauntlets laurel_crown feathered_cap | market";

#[test]
fn the_market_opens_after_the_fight() {
    let fight = "party knight -> mud_goblin, elf 2 | at ferry_market | wares iron_gauntlets | foes mud_goblin | ready 1";
    mentions(fight, "call", "mud_goblin is defeated; asks market");
    refuses(fight, "buy 1 iron_gauntlets", "market-closed");
    refuses(fight, "close", "market-closed");
}

#[test]
fn any_character_buys_with_its_own_gold_first_come() {
    tells(MARKET, "buy 1 laurel_crown", "#1 buys laurel_crown for 3");
    leads(
        MARKET,
        "buy 1 laurel_crown",
        "party knight 2, elf laurel_crown, mage | wares iron_gauntlets feathered_cap",
    );
    refuses(MARKET, "buy 0 laurel_crown", "not-enough-gold 0 2 3");
    refuses(MARKET, "buy 2 feathered_cap", "not-enough-gold 2 0 1");
    refuses(MARKET, "seat 0 buy 1 laurel_crown", "not-your-character 1");
    refuses(
        &MARKET.replace("laurel_crown ", ""),
        "buy 1 laurel_crown",
        "not-for-sale laurel_crown",
    );
}

#[test]
fn spent_gold_returns_to_the_supply() {
    let (table, _) = super::play(MARKET, "buy 1 laurel_crown");
    assert_eq!(table.supply(), 26);
}

#[test]
fn the_active_player_holds_a_card_for_one_character() {
    let held = MARKET.replace("feathered_cap", "feathered_cap=0");
    leads(
        MARKET,
        "hold feathered_cap 0",
        "wares iron_gauntlets laurel_crown feathered_cap=0",
    );
    refuses(&held, "buy 1 feathered_cap", "held-for-another feathered_cap 0");
    tells(&held, "buy 0 feathered_cap", "#0 buys feathered_cap for 1");
    leads(
        &held,
        "hold feathered_cap 1",
        "wares iron_gauntlets laurel_crown feathered_cap=1",
    );
    leads(
        &held,
        "release feathered_cap",
        "wares iron_gauntlets laurel_crown feathered_cap",
    );
    refuses(&held, "hold feathered_cap 0", "held-already feathered_cap");
    refuses(MARKET, "release feathered_cap", "not-held feathered_cap");
    refuses(MARKET, "hold feathered_cap 2", "not-enough-gold 2 0 1");
    refuses(MARKET, "hold feathered_cap 5", "no-such-companion 5");
    refuses(MARKET, "seat 1 hold feathered_cap 1", "active-player-decides 0");
}

#[test]
fn what_is_held_for_somebody_who_can_no_longer_pay_is_free_again() {
    let held = MARKET.replace("iron_gauntlets laurel_crown", "iron_gauntlets laurel_crown=1");
    tells(
        &held,
        "buy 1 feathered_cap",
        "#1 buys feathered_cap for 1; laurel_crown is held no more",
    );
}

#[test]
fn holding_and_releasing_asks_those_again_who_were_done() {
    leads(&format!("{MARKET} | done 1"), "hold feathered_cap 1", "done -");
    leads(
        &format!("{} | done 1", MARKET.replace("feathered_cap", "feathered_cap=0")),
        "release feathered_cap",
        "done -",
    );
}

#[test]
fn the_active_player_may_close_the_market() {
    mentions(
        MARKET,
        "close",
        "market closes with iron_gauntlets and laurel_crown and feathered_cap",
    );
    refuses(MARKET, "seat 1 close", "active-player-decides 0");
}

#[test]
fn unsold_cards_go_under_the_pile_in_their_order() {
    leads(
        &format!("{MARKET} | bottom silver_flute"),
        "close",
        "bottom silver_flute iron_gauntlets laurel_crown feathered_cap",
    );
}

#[test]
fn it_closes_by_itself_when_nobody_can_pay() {
    let last = "party knight 2, elf 1 | at ferry_market | wares iron_gauntlets laurel_crown | market";
    tells(
        last,
        "buy 0 iron_gauntlets",
        "#0 buys iron_gauntlets for 2; market closes with laurel_crown; asks sharing",
    );
    let poor = "party knight -> beggar_child, elf | at ferry_market | wares laurel_crown | foes beggar_child | ready 1";
    never_mentions(poor, "call", "asks market");
    mentions(poor, "call", "market closes with laurel_crown");
}

#[test]
fn the_table_waits_for_those_who_can_pay_until_they_are_done() {
    awaits(MARKET, &[0, 1]);
    awaits(&format!("{MARKET} | done 0"), &[1]);
    tells(MARKET, "seat 1 done", "seat 1 buys nothing more");
    mentions(
        &format!("{MARKET} | done 0"),
        "seat 1 done",
        "seat 1 buys nothing more; market closes with",
    );
    refuses(MARKET, "seat 2 done", "done-already");
    refuses(&format!("{MARKET} | done 1"), "seat 1 done", "done-already");
}

#[test]
fn who_is_done_may_still_buy_while_it_is_open() {
    tells(
        &format!("{MARKET} | done 0"),
        "buy 0 iron_gauntlets",
        "#0 buys iron_gauntlets for 2",
    );
}

#[test]
fn the_last_cards_are_the_unsold_ones_in_their_order() {
    let bottom = "seats 2 | picks knight ? | marketplace | bottom silver_flute iron_gauntlets laurel_crown";
    mentions(
        bottom,
        "choose 1 elf",
        "#0 is knight with silver_flute; #1 is elf with iron_gauntlets",
    );
}

#[test]
fn everybody_sees_to_whom_a_card_is_open_and_why_not_to_others() {
    let view = read_position(MARKET).view(Viewer::Public);
    let market = view.market.unwrap();
    let crown = &market.wares[1];
    assert!(market.open);
    assert_eq!((crown.price, crown.open_to.len()), (3, 1));
    let closed: Vec<String> = crown
        .closed_to
        .iter()
        .map(|closed| write_rule(&closed.rule))
        .collect();
    assert_eq!(closed, ["not-enough-gold 0 2 3", "not-enough-gold 2 0 3"]);
}

#[test]
fn offers_end_with_what_the_active_player_settles() {
    let small = "party knight 2, elf | at ferry_market | wares iron_gauntlets | market";
    offers(
        small,
        0,
        "done; buy 0 iron_gauntlets; hold iron_gauntlets 0; close",
    );
    offers(small, 1, "");
}
