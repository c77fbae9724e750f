//! Cards that cannot be used now, and the rule that says why.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Blocked, Rule, Stage};

use super::Table;
use super::placing::fits_somewhere;
use super::teams::{received, require_gift};
use super::tricks::require_playable;

/// The cards that a seat would have to use now and cannot: of its hand, or of the trick that it places.
pub(super) fn blocked(table: &Table, seat: Seat) -> Vec<Blocked> {
    if !table.awaits(seat) {
        return Vec::new();
    }
    let hand = &table.at(seat).hand;
    match table.stage() {
        Stage::Exchange => hand
            .kinds()
            .filter_map(|card| {
                let rule = require_gift(table, seat, card, received(table, seat)).err()?;
                Some(Blocked { card, rule })
            })
            .collect(),
        Stage::Play => hand
            .kinds()
            .filter_map(|card| {
                let rule = require_playable(&table.trick, hand, card).err()?;
                Some(Blocked { card, rule })
            })
            .collect(),
        Stage::Place => table
            .trick
            .unplaced
            .iter()
            .filter(|played| !fits_somewhere(table, **played))
            .map(|played| Blocked {
                card: played.card,
                rule: Rule::FitsNowhere { card: played.card },
            })
            .collect(),
        Stage::Declare | Stage::Draft | Stage::Offer | Stage::Answer | Stage::Over => Vec::new(),
    }
}
