//! Getting ready, showing numbers, the opening of a game.

use dragonhall_protocol::receipt::Format;
use dragonhall_protocol::{Digest, Phase, Refusal, Seat, SeatNumber};
use dragonhall_rules::{Streams, receipt, seed};

use super::{Asking, Judged, again};
use crate::room::entry::{Decision, What};
use crate::room::state::{Occupant, RoomState};
use crate::secrets::salt;

pub(super) fn ready(asking: &Asking<'_>, number_hash: Digest) -> Judged {
    let seat = asking.seat()?;
    if asking.room.phase() == Phase::Finished {
        return again::want(asking, seat, number_hash);
    }
    asking.must_be(Phase::Lobby, Refusal::OnlyInLobby)?;
    match asking.room.occupant(seat) {
        Some(occupant) if occupant.number_hash.is_some() => Err(Refusal::AlreadyReady),
        Some(_) => Ok(vec![What::Readied { seat, number_hash }]),
        None => Err(Refusal::NotSeated),
    }
}

/// Once numbers are being shown there is no way back: whoever has seen others' could ask for new ones.
pub(super) fn unready(asking: &Asking<'_>) -> Judged {
    let seat = asking.seat()?;
    if asking.room.phase() == Phase::Finished {
        return again::want_no_more(asking, seat);
    }
    asking.must_be(Phase::Lobby, Refusal::OnlyInLobby)?;
    match asking.room.occupant(seat) {
        Some(occupant) if occupant.number_hash.is_some() => Ok(vec![What::Unreadied { seat }]),
        Some(_) => Err(Refusal::NotReady),
        None => Err(Refusal::NotSeated),
    }
}

pub(super) fn reveal(asking: &Asking<'_>, number: SeatNumber) -> Judged {
    let seat = asking.seat()?;
    asking.must_be(Phase::Revealing, Refusal::OnlyWhileRevealing)?;
    let room = asking.room;
    let occupant = room.occupant(seat).ok_or(Refusal::NotSeated)?;
    if occupant.number.is_some() {
        return Err(Refusal::AlreadyRevealed);
    }
    if occupant.number_hash != Some(seed::commitment(&number.0)) {
        return Err(Refusal::NumberMismatch);
    }
    let revealed = What::Revealed { seat, number };
    let numbers: Option<Vec<_>> = room
        .occupants()
        .map(|(other, occupant)| {
            if other == seat {
                Some(number)
            } else {
                occupant.number
            }
        })
        .collect();
    match numbers {
        None => Ok(vec![revealed]),
        Some(numbers) => Ok(vec![revealed, open(room, &numbers)?]),
    }
}

/// The game begins although some did not show their numbers in time: the server's seed gives them, as it does bots'.
pub(crate) fn begin_without(room: &RoomState) -> Judged {
    if room.phase() != Phase::Revealing {
        return Err(Refusal::OnlyWhileRevealing);
    }
    let mut happenings = Vec::new();
    let mut numbers = Vec::new();
    for (place, (seat, occupant)) in (0..).zip(room.occupants()) {
        numbers.push(occupant.number.unwrap_or_else(|| {
            happenings.push(What::NumberGiven { seat });
            seed::bot_number(&room.server_seed.0, Seat(place))
        }));
    }
    happenings.push(open(room, &numbers)?);
    Ok(happenings)
}

/// Bots alone have nothing to wait for.
pub(super) fn begin(asking: &Asking<'_>) -> Judged {
    asking.must_host()?;
    asking.must_be(Phase::Lobby, Refusal::OnlyInLobby)?;
    let room = asking.room;
    let is_bot = |occupant: &Occupant| occupant.person.bot.is_some();
    if !room.is_complete() || !room.occupants().all(|(_, occupant)| is_bot(occupant)) {
        return Err(Refusal::NotOnlyBots);
    }
    let seats = (0..).map(Seat).take(room.occupants().count());
    let numbers: Vec<_> = seats
        .map(|seat| seed::bot_number(&room.server_seed.0, seat))
        .collect();
    Ok(vec![open(room, &numbers)?])
}

/// The opening of the game, which the last number sets off.
fn open(room: &RoomState, numbers: &[SeatNumber]) -> Result<What, Refusal> {
    let (game, seed) = room.set_up(numbers).map_err(|_| Refusal::Unavailable)?;
    let format = Format::Two;
    let mut rng = Streams::new(seed.0, receipt::numbering(format)).chance();
    let draft = game.open(&mut rng);
    Ok(What::Began {
        decision: Decision::new(0, rng, draft),
        receipt: format,
        salts: numbers.iter().map(|_| salt()).collect(),
        withheld: Vec::new(),
    })
}
