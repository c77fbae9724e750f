//! Which cards may be played.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Card, Intent};

use super::super::notation::{read_table, write_card, write_rule};
use super::{any_chance, offers, refuses};
use crate::game::{Game, Refused, Viewer};

#[test]
fn the_led_suit_has_to_be_followed() {
    let table = "seats 3 | hands b5, b8 r3 y2, g9 | played b5";
    offers(table, "play b8");
    refuses(table, "play r3", "follow-suit suit=shield");
    refuses(table, "play y2", "follow-suit suit=shield");
}

#[test]
fn who_lacks_the_suit_may_trump_or_duck() {
    offers(
        "seats 3 | hands b5, r8 g3 y2, g9 | played b5",
        "play g3; play r8; play y2",
    );
}

#[test]
fn a_led_trump_has_to_be_followed_too() {
    let table = "seats 3 | hands b5, b8 y2, g9 | played y5";
    offers(table, "play y2");
    refuses(table, "play b8", "follow-suit suit=grimoire");
}

#[test]
fn influence_cards_may_always_be_played() {
    offers(
        "seats 3 | hands b5, b8 r1 egg knight queen king merc low high, g9 | played b5",
        "play egg; play merc0; play low; play high; play b8; play knight; play queen; play king; play merc14",
    );
}

#[test]
fn until_an_arcane_card_is_played_anything_may_be_played() {
    for lead in ["egg", "knight", "queen", "king", "merc0", "merc14", "low", "high"] {
        offers(
            &format!("seats 4 | hands b5, b8 r1, g9, g8 | played {lead}"),
            "play r1; play b8",
        );
    }
}

#[test]
fn the_leader_may_play_anything() {
    offers("seats 3 | hands b5 r3 y2, b8, g9", "play y2; play r3; play b5");
}

#[test]
fn a_card_that_is_not_held_cannot_be_played() {
    let table = "seats 3 | hands b5, b8, g9";
    refuses(table, "play b8", "card-not-held card={kind:shield,number:8}");
    refuses(table, "play merc14", "card-not-held card={kind:mercenary}");
    refuses(table, "play b200", "card-not-held card={kind:shield,number:200}");
}

#[test]
fn the_player_of_the_mercenary_says_what_it_counts() {
    let table = "seats 3 | hands merc b5, b8, g9";
    refuses(table, "play merc", "mercenary-counts-zero-or-fourteen");
    for counts in [1, 13, 255] {
        refuses(
            table,
            &format!("play merc{counts}"),
            "mercenary-counts-zero-or-fourteen",
        );
    }
    offers(table, "play b5; play merc0; play merc14");
}

#[test]
fn cards_that_cannot_be_played_are_shown_with_the_rule() {
    let table = read_table("seats 3 | hands b5, b8 r3 y2 egg, g9 | played b5");
    let blocked = table.view(Viewer::Seat(Seat(1))).blocked;
    let blocked: Vec<String> = blocked
        .iter()
        .map(|blocked| format!("{} {}", write_card(blocked.card), write_rule(blocked.rule)))
        .collect();
    assert_eq!(
        blocked,
        ["r3 follow-suit suit=shield", "y2 follow-suit suit=shield"]
    );
    assert_eq!(table.view(Viewer::Seat(Seat(2))).blocked, []);
    assert_eq!(table.view(Viewer::Public).blocked, []);
}

#[test]
fn only_the_player_in_turn_plays() {
    let table = read_table("seats 3 | hands b5, b8, g9 | played b5");
    let moment = table.moment();
    let intent = Intent::Play {
        moment,
        card: Card::Axe { number: 9 },
    };
    for seat in [0, 2, 3, 255] {
        let answer = table.decide(Seat(seat), &intent, &mut any_chance());
        assert_eq!(answer, Err(Refused::NotAwaited));
    }
}
