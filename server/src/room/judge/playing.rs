//! Steps in the game.

use dragonhall_protocol::{GameIntent, Phase, Refusal, Seat, Stead};

use super::{Asking, Judged};
use crate::room::entry::{Decision, What};
use crate::room::state::RoomState;

pub(super) fn act(asking: &Asking<'_>, intent: GameIntent) -> Judged {
    decide(asking.room, asking.seat()?, intent, None)
}

/// The quietest step that a seat is offered, made by the room because time is up or a bot came to no choice.
pub(crate) fn step(room: &RoomState, seat: Seat, stead: Option<Stead>) -> Judged {
    let play = room.play.as_ref().ok_or(Refusal::OnlyInGame)?;
    let quietest = play.game.quietest(seat).ok_or(Refusal::OnlyInGame)?;
    decide(room, seat, quietest, stead)
}

/// The step that a bot chose for its seat.
pub(crate) fn bot_step(room: &RoomState, seat: Seat, intent: GameIntent) -> Judged {
    decide(room, seat, intent, bot_stead(room, seat))
}

/// A bot on a seat of its own decides for itself.
pub(crate) fn bot_stead(room: &RoomState, seat: Seat) -> Option<Stead> {
    let stands_in = room.play.as_ref()?.automatic.contains_key(&seat);
    stands_in.then_some(Stead::Automatic)
}

fn decide(room: &RoomState, seat: Seat, intent: GameIntent, stead: Option<Stead>) -> Judged {
    if room.phase() != Phase::Playing {
        return Err(Refusal::OnlyInGame);
    }
    let play = room.play.as_ref().ok_or(Refusal::OnlyInGame)?;
    let number = play.decisions.len() as u64;
    let mut rng = play.streams.chance();
    let draft = play.game.decide(seat, &intent, &mut rng)?;
    Ok(vec![What::Decided {
        seat,
        intent,
        stead,
        decision: Decision::new(number, rng, draft),
    }])
}
