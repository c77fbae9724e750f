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

/// The step that the room makes in a seat's place: the quietest that is offered.
pub fn step(room: &State, seat: Seat, stead: Stead) -> Judged {
    let play = room.play.as_ref().ok_or(Refusal::OnlyInGame)?;
    let quietest = play
        .game
        .legal(seat)
        .into_iter()
        .next()
        .ok_or(Refusal::OnlyInGame)?;
    decide(room, seat, quietest, Some(stead))
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
