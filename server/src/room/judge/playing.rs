//! Steps in the game, and taking one back.

use dragonhall_protocol::refusal::TakeBackBar;
use dragonhall_protocol::{GameIntent, Phase, Refusal, Seat, Stead};
use dragonhall_rules::GameRng;

use super::{Asking, Judged};
use crate::room::entry::{Decision, What};
use crate::room::state::State;

pub(super) fn act(asking: &Asking<'_>, intent: GameIntent) -> Judged {
    decide(asking.room, asking.seat()?, intent, None)
}

/// The quietest step that a seat is offered, made by the room because time is up or a bot came to no choice.
pub fn step(room: &State, seat: Seat, stead: Option<Stead>) -> Judged {
    let play = room.play.as_ref().ok_or(Refusal::OnlyInGame)?;
    let quietest = play
        .game
        .legal(seat)
        .into_iter()
        .next()
        .ok_or(Refusal::OnlyInGame)?;
    decide(room, seat, quietest, stead)
}

/// The step that a bot chose for its seat.
pub fn bot_step(room: &State, seat: Seat, intent: GameIntent) -> Judged {
    decide(room, seat, intent, bot_stead(room, seat))
}

/// A bot on a seat of its own decides for itself.
pub fn bot_stead(room: &State, seat: Seat) -> Option<Stead> {
    let stands_in = room.play.as_ref()?.automatic.contains_key(&seat);
    stands_in.then_some(Stead::Automatic)
}

fn decide(room: &State, seat: Seat, intent: GameIntent, stead: Option<Stead>) -> Judged {
    if room.phase() != Phase::Playing {
        return Err(Refusal::OnlyInGame);
    }
    let play = room.play.as_ref().ok_or(Refusal::OnlyInGame)?;
    let number = play.decisions.len() as u64;
    let mut rng = GameRng::for_decision(play.seed.0, number);
    let events = play.game.decide(seat, &intent, &mut rng)?;
    let decision = Decision {
        number,
        draws: rng.into_draws(),
        events,
    };
    Ok(vec![What::Decided {
        seat,
        intent,
        stead,
        decision,
    }])
}

/// The last step, if it was the seat's own, drew no chance and showed nothing.
pub(super) fn take_back(asking: &Asking<'_>, seq: u64) -> Judged {
    let seat = asking.seat()?;
    asking.must_be(Phase::Playing, Refusal::OnlyInGame)?;
    let bar = |why| Refusal::CannotTakeBack { why };
    let play = asking.room.play.as_ref().ok_or(Refusal::OnlyInGame)?;
    let last = play.last().ok_or(bar(TakeBackBar::NotLast))?;
    if last.seq != seq {
        return Err(bar(TakeBackBar::NotLast));
    }
    if last.stead.is_some() || last.asked.as_ref().is_none_or(|(by, _)| *by != seat) {
        return Err(bar(TakeBackBar::NotYours));
    }
    if !last.decision.draws.is_empty() {
        return Err(bar(TakeBackBar::Chance));
    }
    if !play.game.retractable(&last.decision.events) {
        return Err(bar(TakeBackBar::Shown));
    }
    Ok(vec![What::TookBack { seat, seq }])
}
