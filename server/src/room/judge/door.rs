//! Who may come in, and who has to go.

use dragonhall_protocol::{Door, Phase, PlayerId, Refusal};

use super::{Asking, Judged};
use crate::room::entry::What;

/// The host opens or closes the door, at any time.
pub(super) fn set(asking: &Asking<'_>, door: Door) -> Judged {
    asking.must_host()?;
    if asking.room.door == door {
        return Err(Refusal::NoChange);
    }
    Ok(vec![What::DoorSet { door }])
}

/// The host sends somebody away for the evening; a player of a game that is on stays, also one whom somebody plays on for.
pub(super) fn remove(asking: &Asking<'_>, player: PlayerId) -> Judged {
    asking.must_host()?;
    let room = asking.room;
    if room.host == Some(player) {
        return Err(Refusal::NoSuchPlayer { player });
    }
    asking.human(player)?;
    if room.absent_host == Some(player) {
        return Err(Refusal::TheirRoom { player });
    }
    let seat = room.occupants().find_map(|(seat, occupant)| {
        (occupant.person.player == player || occupant.owner == Some(player)).then_some(seat)
    });
    match (room.phase(), seat) {
        (Phase::Revealing | Phase::Playing, Some(seat)) => Err(Refusal::OwnersSeat { seat }),
        (_, seat) => Ok(vec![What::Removed {
            player,
            asks_anew: seat.is_some_and(|seat| room.would_begin_without(seat)),
        }]),
    }
}
