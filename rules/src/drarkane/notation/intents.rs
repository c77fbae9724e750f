//! Intents.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Card, Intent};

use super::reading::{read_card, read_played};
use super::words::{name, named, write_card};
use crate::drarkane::{Table, teams};

/// The written intent of a seat as an answer to the table's present moment.
pub(in super::super) fn read_intent(table: &Table, seat: Seat, text: &str) -> Intent {
    let (moment, round) = (table.moment(), table.round);
    let to = teams::teammate(table, seat).unwrap_or(Seat(u8::MAX));
    let words: Vec<&str> = text.split_whitespace().collect();
    match *words.as_slice() {
        ["give", "back", card] => Intent::GiveBack {
            round,
            to,
            card: read_card(card),
        },
        ["give", card] => Intent::Give {
            round,
            to,
            card: read_card(card),
        },
        ["declare", contract] => Intent::Declare {
            moment,
            contract: contract.parse().unwrap(),
        },
        ["keep", objective] => Intent::Keep {
            moment,
            objective: named(objective),
        },
        ["play", "merc"] => Intent::Play {
            moment,
            card: Card::Mercenary,
        },
        ["play", card] => {
            let played = read_played(card);
            match (played.card, played.counts) {
                (Card::Mercenary, Some(counts)) => Intent::PlayMercenary { moment, counts },
                (card, _) => Intent::Play { moment, card },
            }
        }
        ["place", card, dragon, slot] => Intent::Place {
            moment,
            card: read_card(card),
            dragon: named(dragon),
            slot: slot.parse().unwrap(),
        },
        ["offer", "nothing"] => Intent::OfferNothing { moment },
        ["offer", card] => Intent::Offer {
            moment,
            to,
            card: read_card(card),
        },
        ["return"] => Intent::Return { moment },
        ["swap", card] => Intent::Swap {
            moment,
            card: read_card(card),
        },
        _ => panic!("{text:?} is no intent"),
    }
}

/// An intent as it is read, without its moment.
pub(in super::super) fn write_intent(intent: &Intent) -> String {
    match *intent {
        Intent::Give { card, .. } => format!("give {}", write_card(card)),
        Intent::GiveBack { card, .. } => format!("give back {}", write_card(card)),
        Intent::Declare { contract, .. } => format!("declare {contract}"),
        Intent::Keep { objective, .. } => format!("keep {}", name(&objective)),
        Intent::Play { card, .. } => format!("play {}", write_card(card)),
        Intent::PlayMercenary { counts, .. } => format!("play merc{counts}"),
        Intent::Place {
            card, dragon, slot, ..
        } => format!("place {} {} {slot}", write_card(card), name(&dragon)),
        Intent::Offer { card, .. } => format!("offer {}", write_card(card)),
        Intent::OfferNothing { .. } => "offer nothing".into(),
        Intent::Return { .. } => "return".into(),
        Intent::Swap { card, .. } => format!("swap {}", write_card(card)),
    }
}
