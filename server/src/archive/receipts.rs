//! Whether what is kept of a room's finished games holds: every receipt by itself, and each behind the one before it.

use dragonhall_protocol::receipt::ErasedReceipt;
use dragonhall_protocol::{Digest, RoomId};
use dragonhall_rules::receipt;

use super::bundle::Bundle;
use crate::store::whole::layout::Layout;

/// Where a game stands among those of its room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) room: RoomId,
    pub(crate) number: Option<u32>,
    pub(crate) previous: Option<Digest>,
    pub(crate) head: Option<Digest>,
}

/// How one game of a room stands to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// There are two of the same number, which end otherwise.
    Twice(u32),
    /// It follows the other.
    Follows(u32, u32),
    /// It names another game before it.
    Breaks(u32, u32),
    /// Something is missing between them.
    Gap(u32, u32),
}

/// How the games of each room stand to each other, in their order.
pub(crate) fn steps(mut places: Vec<Place>) -> Vec<Step> {
    places.sort_by_key(|place| (place.room, place.number));
    places.dedup();
    let pairs = places.windows(2).filter_map(|pair| {
        let [before, after] = pair else { return None };
        let (first, second) = (before.number?, after.number?);
        if before.room != after.room {
            return None;
        }
        Some(match second - first {
            0 => Step::Twice(first),
            1 if after.previous != before.head => Step::Breaks(first, second),
            1 => Step::Follows(first, second),
            _ => Step::Gap(first, second),
        })
    });
    pairs.collect()
}

/// How many receipts a room has, and what is wrong with them.
pub(crate) fn check(layout: &Layout, bundle: &Bundle) -> (usize, Vec<String>) {
    let receipts = bundle.receipts(layout);
    let (mut places, mut wrong) = (Vec::new(), Vec::new());
    for (seq, text) in &receipts {
        match place_of(text) {
            Ok(place) if Some(place.room) == bundle.id() => places.push(place),
            Ok(_) => wrong.push(format!(
                "the receipt of the game that ended with entry {seq} is of another room"
            )),
            Err(why) => wrong.push(format!(
                "the receipt of the game that ended with entry {seq} does not hold: {why}"
            )),
        }
    }
    for step in steps(places) {
        match step {
            Step::Twice(game) => wrong.push(format!("there are two receipts of game {game}")),
            Step::Breaks(first, second) => wrong.push(format!("game {second} does not follow game {first}")),
            Step::Follows(..) | Step::Gap(..) => {}
        }
    }
    (receipts.len(), wrong)
}

/// Where the game of this receipt stands, if it holds.
fn place_of(text: &str) -> Result<Place, String> {
    if let Ok(note) = serde_json::from_str::<ErasedReceipt>(text) {
        return Ok(Place {
            room: note.room,
            number: note.game_number,
            previous: note.previous,
            head: note.head,
        });
    }
    let receipt = receipt::read(text).map_err(|error| error.to_string())?;
    let verified = receipt::verify(&receipt).map_err(|error| error.to_string())?;
    Ok(Place {
        room: receipt.room,
        number: receipt.game_number,
        previous: receipt.previous,
        head: verified.head,
    })
}
