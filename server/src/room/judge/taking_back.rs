//! Taking the last step back: freely while nobody else is awaited, otherwise with their consent.

use dragonhall_protocol::refusal::{TakeBackBar, TakeBackLimit};
use dragonhall_protocol::{Phase, Refusal, Seat, TakeBackOffer};

use super::{Asking, Judged};
use crate::config::{TableRules, seconds};
use crate::room::entry::What;
use crate::room::state::{Play, RoomState};

/// The last step, if it was the seat's own, drew no chance and showed nothing.
pub(super) fn take_back(asking: &Asking<'_>, seq: u64) -> Judged {
    let seat = asking.seat()?;
    let TakeBackOffer { seq, from } = may_take_back(asking.room, asking.rules, seat, Some(seq))?;
    Ok(vec![if from.is_empty() {
        What::TookBack { seat, seq }
    } else {
        let until = asking.now + seconds(asking.rules.take_back_seconds);
        What::TakeBackAsked {
            seat,
            seq,
            from,
            until,
        }
    }])
}

/// What a seat may take back now, if it may.
pub(crate) fn offered(room: &RoomState, rules: TableRules, seat: Seat) -> Option<TakeBackOffer> {
    may_take_back(room, rules, seat, None).ok()
}

/// Whether a seat may take back the last step, which must be this one where one is named, and who has to agree.
fn may_take_back(
    room: &RoomState,
    rules: TableRules,
    seat: Seat,
    named: Option<u64>,
) -> Result<TakeBackOffer, Refusal> {
    let bar = |why| Refusal::CannotTakeBack { why };
    let play = room.play.as_ref().filter(|_| room.phase() == Phase::Playing);
    let play = play.ok_or(Refusal::OnlyInGame)?;
    let last = play.last().ok_or(bar(TakeBackBar::NotLast))?;
    if named.is_some_and(|seq| last.seq != seq) {
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
    if play.request.is_some() {
        return Err(Refusal::NoChange);
    }
    within_limits(rules, play, seat)?;
    // A bot has nothing against it.
    let newly_awaited = play
        .awaiting()
        .into_iter()
        .filter(|other| *other != seat && !last.waited.contains(other) && room.bot_on(*other).is_none());
    Ok(TakeBackOffer {
        seq: last.seq,
        from: newly_awaited.collect(),
    })
}

fn within_limits(rules: TableRules, play: &Play, seat: Seat) -> Result<(), Refusal> {
    let (in_a_row, in_turn) = play.take_backs(seat);
    let used_up = |limit, most| Err(Refusal::TakeBacksUsedUp { limit, most });
    if in_a_row >= rules.take_backs_in_a_row {
        used_up(TakeBackLimit::InARow, rules.take_backs_in_a_row)
    } else if in_turn >= rules.take_backs_a_turn {
        used_up(TakeBackLimit::Turn, rules.take_backs_a_turn)
    } else {
        Ok(())
    }
}

/// Whether another seat may take its last step back; with the last consent it does.
pub(super) fn answer(asking: &Asking<'_>, seq: u64, yes: bool) -> Judged {
    let seat = asking.seat()?;
    asking.must_be(Phase::Playing, Refusal::OnlyInGame)?;
    let play = asking.room.play.as_ref().ok_or(Refusal::OnlyInGame)?;
    let request = play.request.as_ref();
    let request = request
        .filter(|request| request.seq == seq && asking.now < request.until)
        .ok_or(Refusal::NoSuchRequest)?;
    if !request.from.contains(&seat) {
        return Err(Refusal::NotAwaited {
            awaiting: request.from.clone(),
        });
    }
    let answered = What::TakeBackAnswered { seat, seq, yes };
    Ok(if yes && request.from == [seat] {
        let taker = request.seat;
        vec![answered, What::TookBack { seat: taker, seq }]
    } else {
        vec![answered]
    })
}
