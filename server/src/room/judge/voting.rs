//! What the table decides together.

use std::collections::BTreeSet;

use dragonhall_protocol::{Motion, Phase, Refusal, Seat};

use super::{Asking, Judged};
use crate::room::entry::What;

/// A vote, and what it brings about where it is the last that was missing.
pub(super) fn vote(asking: &Asking<'_>, motion: Motion, yes: bool) -> Judged {
    let seat = asking.seat()?;
    asking.must_be(Phase::Playing, Refusal::OnlyInGame)?;
    let mut votes = asking.room.votes.get(&motion).cloned().unwrap_or_default();
    if votes.contains(&seat) == yes {
        return Err(Refusal::NoChange);
    }
    let voted = What::Voted { seat, motion, yes };
    if !yes {
        return Ok(vec![voted]);
    }
    may_be_moved(asking, motion)?;
    votes.insert(seat);
    Ok(if is_carried(asking, motion, &votes) {
        vec![voted, consequence(motion)]
    } else {
        vec![voted]
    })
}

fn may_be_moved(asking: &Asking<'_>, motion: Motion) -> Result<(), Refusal> {
    let absent = |seat| {
        if asking.is_here(asking.taken(seat)?) {
            Err(Refusal::SeatIsPresent { seat })
        } else {
            Ok(())
        }
    };
    let play = asking.room.play.as_ref().ok_or(Refusal::OnlyInGame)?;
    match motion {
        Motion::End => Ok(()),
        Motion::Pause => match &play.clocks {
            None => Err(Refusal::NoClock),
            Some(clocks) if clocks.is_paused() => Err(Refusal::NoChange),
            Some(_) => Ok(()),
        },
        Motion::Automatic { seat, level } if play.automatic.get(&seat) == Some(&level) => {
            Err(Refusal::NoChange)
        }
        // A bot can go on for a free seat too, until somebody takes it.
        Motion::Automatic { seat, .. }
            if asking
                .room
                .seats
                .get(usize::from(seat.0))
                .is_some_and(Option::is_none) =>
        {
            Ok(())
        }
        Motion::Automatic { seat, .. } => absent(asking.no_bot(seat)?),
        Motion::HandOver { seat, to } => {
            if asking.room.company.iter().all(|person| person.player != to) {
                return Err(Refusal::NoSuchPlayer { player: to });
            }
            absent(seat)
        }
    }
}

/// A pause needs all who are seated and present, everything else more than half of them.
fn is_carried(asking: &Asking<'_>, motion: Motion, votes: &BTreeSet<Seat>) -> bool {
    let present: Vec<Seat> = asking
        .room
        .occupants()
        .map(|(seat, _)| seat)
        .filter(|seat| asking.is_here(*seat))
        .collect();
    let yes = present.iter().filter(|seat| votes.contains(seat)).count();
    match motion {
        Motion::Pause => yes == present.len(),
        Motion::End | Motion::Automatic { .. } | Motion::HandOver { .. } => yes * 2 > present.len(),
    }
}

fn consequence(motion: Motion) -> What {
    match motion {
        Motion::Pause => What::Paused,
        Motion::End => What::Abandoned,
        Motion::Automatic { seat, level } => What::Automated { seat, level },
        Motion::HandOver { seat, to } => What::HandedOver { seat, to },
    }
}

/// Anybody seated lets the clocks run on.
pub(super) fn resume(asking: &Asking<'_>) -> Judged {
    asking.seat()?;
    asking.must_be(Phase::Playing, Refusal::OnlyInGame)?;
    let play = asking.room.play.as_ref().ok_or(Refusal::OnlyInGame)?;
    match &play.clocks {
        None => Err(Refusal::NoClock),
        Some(clocks) if clocks.is_paused() => Ok(vec![What::Resumed]),
        Some(_) => Err(Refusal::NoChange),
    }
}
