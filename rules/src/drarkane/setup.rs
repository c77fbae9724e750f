//! Setting up: which cards are in the deck, how many are dealt, how many dragons are revealed.

use dragonhall_protocol::games::drarkane::{Card, Options, Player, Variant};

use super::cards::battle_cards;
use crate::game::BadTable;

/// How many rounds are played; the fight with the Demon is one.
const ROUNDS: u8 = 3;

/// The game that a number of players makes it.
pub(super) fn variant(seats: u8) -> Variant {
    match seats {
        1 => Variant::Demon,
        2 => Variant::FallenKing,
        _ => Variant::Base,
    }
}

/// Who plays from a pile, beside the seats.
pub(super) fn pile_player(seats: u8) -> Option<Player> {
    match variant(seats) {
        Variant::Demon => Some(Player::Demon),
        Variant::FallenKing => Some(Player::FallenKing),
        Variant::Base => None,
    }
}

/// Whether a table can be set up.
pub(super) fn check(options: &Options, seats: u8) -> Result<(), BadTable> {
    if !(1..=6).contains(&seats) {
        return Err(BadTable(format!(
            "Drarkane is for one to six players, not for {seats}."
        )));
    }
    if options.treasures && seats == 1 {
        return Err(BadTable("Treasures are for two players and more.".into()));
    }
    if options.teams && seats != 4 && seats != 6 {
        return Err(BadTable(format!(
            "Teams are for four or six players, not for {seats}."
        )));
    }
    Ok(())
}

/// How many rounds are played.
pub(super) fn rounds(seats: u8) -> u8 {
    match variant(seats) {
        Variant::Demon => 1,
        Variant::FallenKing | Variant::Base => ROUNDS,
    }
}

/// The deck for this many players, in order: with fewer, Knights and high or low trumps stay in the box.
pub(super) fn deck(seats: u8) -> Vec<Card> {
    let (knights, trumps): (usize, &[u8]) = match seats {
        2 | 3 => (3, &[1, 5, 10]),
        4 => (2, &[1, 10]),
        5 => (1, &[10]),
        _ => (0, &[]),
    };
    let mut deck = battle_cards();
    deck.retain(|card| !matches!(card, Card::Grimoire { number } if trumps.contains(number)));
    for _ in 0..knights {
        if let Some(knight) = deck.iter().position(|card| *card == Card::Knight) {
            deck.remove(knight);
        }
    }
    deck
}

/// How many cards everybody is dealt.
pub(super) fn hand_size(seats: u8) -> u8 {
    match seats {
        1 => 10,
        2 | 3 => 14,
        4 => 11,
        5 => 9,
        _ => 8,
    }
}

/// How many cards the pile of the Fallen King or the Demon has at first.
pub(super) fn pile_size(seats: u8) -> u8 {
    match variant(seats) {
        Variant::Demon => deck(seats).len() as u8 - hand_size(seats),
        Variant::FallenKing => hand_size(seats),
        Variant::Base => 0,
    }
}

/// How many cards are not dealt.
pub(super) fn undealt(seats: u8) -> u8 {
    deck(seats).len() as u8 - seats * hand_size(seats) - pile_size(seats)
}
