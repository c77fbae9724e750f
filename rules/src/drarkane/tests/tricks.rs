//! Who wins a trick.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Player, Suit, Wizards};

use super::super::notation::{read_played, write_winning};
use super::super::tricks::Trick;
use super::{offers, play, tells};

/// A trick of these cards, played by the seats from 0 on; dots stand for players who are still to play.
fn trick(cards: &str) -> Trick {
    let cards: Vec<&str> = cards.split(' ').collect();
    Trick {
        number: 1,
        order: (0..cards.len() as u8)
            .map(|seat| Player::Seat(Seat(seat)))
            .collect(),
        plays: cards
            .into_iter()
            .take_while(|card| *card != ".")
            .map(read_played)
            .collect(),
        ..Trick::default()
    }
}

fn wins(cards: &str, expected: &str) {
    let winning = trick(cards).winning();
    assert_eq!(
        winning.as_ref().map_or("nobody".into(), write_winning),
        expected,
        "{cards}"
    );
}

/// The rulebook's example of six players, who have all that they play in it and one card more.
const EXAMPLE: &str = "seats 6 | hands b5 b1, b8 r9, y3 g1, g4 y1, knight r2, r5 r3 | zone tidewhelp";

#[test]
fn in_the_six_player_example_the_led_5_sets_the_suit() {
    let (table, _) = play(EXAMPLE, "play b5");
    assert_eq!(table.trick.led(), Some(Suit::Shield));
    wins("b5 . . . . .", "0 wins with b5 (highest of led suit)");
}

#[test]
fn in_the_six_player_example_the_8_follows_and_is_higher() {
    offers(&format!("{EXAMPLE} | played b5"), "play b8");
    wins("b5 b8 . . . .", "1 wins with b8 (highest of led suit)");
}

#[test]
fn in_the_six_player_example_the_third_lacks_the_suit_and_trumps() {
    offers(&format!("{EXAMPLE} | played b5 b8"), "play g1; play y3");
    wins("b5 b8 y3 . . .", "2 wins with y3 (highest trump)");
}

#[test]
fn in_the_six_player_example_the_fourth_ducks_although_it_has_a_trump() {
    offers(&format!("{EXAMPLE} | played b5 b8 y3"), "play y1; play g4");
    wins("b5 b8 y3 g4 . .", "2 wins with y3 (highest trump)");
}

#[test]
fn in_the_six_player_example_the_fifth_takes_the_trick_with_a_knight() {
    offers(&format!("{EXAMPLE} | played b5 b8 y3 g4"), "play r2; play knight");
    wins("b5 b8 y3 g4 knight .", "4 wins with knight (highest obscure)");
}

#[test]
fn in_the_six_player_example_the_knight_wins_over_the_card_of_the_sixth() {
    tells(
        EXAMPLE,
        "play b5; play b8; play y3; play g4; play knight; play r5",
        "5 plays r5; 4 wins with knight (highest obscure)",
    );
}

#[test]
fn influence_cards_count_0_or_11_to_14_and_wizards_nothing() {
    let counts = |cards: &str| -> Vec<Option<u8>> {
        let cards = cards.split(' ');
        cards.map(|card| read_played(card).counts).collect()
    };
    assert_eq!(counts("egg merc0"), [Some(0); 2]);
    assert_eq!(counts("knight queen king merc14"), [11, 12, 13, 14].map(Some));
    assert_eq!(counts("low high"), [None; 2]);
}

#[test]
fn the_highest_card_of_the_led_suit_wins() {
    wins("b5 b8 b7", "1 wins with b8 (highest of led suit)");
}

#[test]
fn blue_red_or_green_off_suit_never_wins() {
    wins("b1 r10 g10", "0 wins with b1 (highest of led suit)");
}

#[test]
fn a_trump_beats_every_other_suit() {
    wins("b10 y1 b9", "1 wins with y1 (highest trump)");
    wins("y2 b10 y3", "2 wins with y3 (highest trump)");
}

#[test]
fn an_obscure_card_beats_every_trump() {
    wins("y10 knight y9", "1 wins with knight (highest obscure)");
}

#[test]
fn the_highest_obscure_card_wins() {
    wins("knight queen king", "2 wins with king (highest obscure)");
    wins("king merc14 queen", "1 wins with merc14 (highest obscure)");
}

#[test]
fn of_equal_cards_the_first_played_wins() {
    wins(
        "b5 knight knight",
        "1 wins with knight (highest obscure, first of equals)",
    );
    wins(
        "egg merc0 low high",
        "0 wins with egg (nothing else, first of equals)",
    );
    wins(
        "merc0 egg low high",
        "0 wins with merc0 (nothing else, first of equals)",
    );
}

#[test]
fn the_egg_and_the_mercenary_as_0_lose_to_everything() {
    wins("egg b1 merc0", "1 wins with b1 (highest of led suit)");
    wins("merc0 egg r1", "2 wins with r1 (highest of led suit)");
}

#[test]
fn the_first_arcane_card_sets_the_suit_after_an_influence_card() {
    wins("egg g2 b9", "1 wins with g2 (highest of led suit)");
    wins("low high r3 b9", "2 wins with r3 (highest of led suit)");
    assert_eq!(trick("knight egg .").led(), None);
}

#[test]
fn under_the_low_wizard_the_lowest_number_wins_whatever_its_suit() {
    wins("b5 low r2 y3", "2 wins with r2 (lowest number)");
    wins("low king b9", "2 wins with b9 (lowest number)");
}

#[test]
fn the_egg_wins_under_the_low_wizard() {
    wins("b1 egg low", "1 wins with egg (lowest number)");
    wins(
        "b1 merc0 egg low",
        "1 wins with merc0 (lowest number, first of equals)",
    );
}

#[test]
fn under_the_high_wizard_the_highest_number_wins_whatever_its_suit() {
    wins("b5 high r9 y3", "2 wins with r9 (highest number)");
    wins("b9 y8 high", "0 wins with b9 (highest number)");
    wins("high knight r10", "1 wins with knight (highest number)");
}

#[test]
fn under_a_wizard_the_first_of_equal_numbers_wins() {
    wins("b4 r4 high", "0 wins with b4 (highest number, first of equals)");
    wins("b4 r4 low", "0 wins with b4 (lowest number, first of equals)");
}

#[test]
fn both_wizards_cancel_each_other_out() {
    wins("b5 low high y1", "3 wins with y1 (highest trump)");
    assert_eq!(trick("b5 low high y1").wizards(), Wizards::Cancelled);
}

#[test]
fn a_wizard_never_wins() {
    wins("high egg b1", "2 wins with b1 (highest number)");
    wins("low egg", "1 wins with egg (lowest number)");
}

#[test]
fn a_trick_of_wizards_alone_is_won_by_its_leader() {
    wins("high low", "0 wins with high (wizards alone)");
    wins("low .", "nobody");
}

#[test]
fn a_trick_under_way_says_who_is_winning_it() {
    wins("b5 b8 .", "1 wins with b8 (highest of led suit)");
    wins("b5 low .", "0 wins with b5 (lowest number)");
    wins(".", "nobody");
}
