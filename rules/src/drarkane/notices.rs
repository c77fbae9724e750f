//! What one viewer is told of an event.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Card, Notice};

use super::cards::Cards;
use super::dragons::trophy;
use super::event::Event;
use super::objectives::{card, cards};
use crate::game::Viewer;

/// What a viewer is told; the end of a trick and the right to an offer are seen without a word.
pub(super) fn notice(event: &Event, viewer: Viewer) -> Option<Notice> {
    let told = match *event {
        Event::RoundBegan {
            round,
            leader,
            ref hands,
            ref zone,
            ref objectives,
            ..
        } => Notice::RoundBegan {
            round,
            leader,
            hand: own(viewer, hands).map(|hand| hand.iter().copied().collect::<Cards>().to_vec()),
            objectives: own(viewer, objectives).map(|dealt| {
                let mut dealt = dealt.to_vec();
                dealt.sort_unstable();
                cards(&dealt)
            }),
            dragons: zone.clone(),
        },
        Event::Gave { from, to, card } => Notice::Gave {
            from,
            to,
            card: between(viewer, from, to, card),
        },
        Event::GaveBack { from, to, card } => Notice::GaveBack {
            from,
            to,
            card: between(viewer, from, to, card),
        },
        Event::Declared { seat, contract } => Notice::Declared { seat, contract },
        Event::KeptObjective {
            seat,
            kept,
            ref passed,
            to,
        } => {
            let keeper = may_know(viewer, seat);
            let receiver = to.is_some_and(|to| may_know(viewer, to));
            Notice::KeptObjective {
                seat,
                kept: keeper.then(|| card(kept)),
                to,
                passed: (keeper || receiver).then(|| cards(passed)),
            }
        }
        Event::TreasuresLaid {
            ref objectives,
            ref told,
        } => Notice::TreasuresLaid {
            objectives: cards(objectives),
            teammate: match viewer {
                Viewer::Seat(seat) => opposite(told, seat).map(|kept| card(*kept)),
                Viewer::Public | Viewer::Open => None,
            },
        },
        Event::Played { play } => Notice::Played { play },
        Event::TrickWon { winning } => Notice::TrickWon { winning },
        Event::Placed {
            by,
            card,
            dragon,
            slot,
        } => Notice::Placed {
            by,
            card,
            dragon,
            slot,
        },
        Event::Defeated { by, dragon } => Notice::Defeated {
            by,
            trophy: trophy(dragon),
        },
        Event::Discarded { ref cards } => Notice::Discarded { cards: cards.clone() },
        Event::Completed { by, objective } => Notice::Completed {
            by,
            objective: card(objective),
        },
        Event::TrickClosed { .. } | Event::MayOffer { .. } => return None,
        Event::Revealed {
            dragon,
            until_seventh,
        } => Notice::Revealed {
            dragon,
            until_seventh,
        },
        Event::Drew { seat, card } => Notice::Drew {
            seat,
            card: may_know(viewer, seat).then_some(card),
        },
        Event::Reshuffled { ref pile } => Notice::Reshuffled {
            cards: pile.len() as u8,
        },
        Event::Offered { from, to, card } => Notice::Offered {
            from,
            to,
            card: between(viewer, from, to, card),
        },
        Event::OfferedNothing { seat } => Notice::OfferedNothing { seat },
        Event::Returned { from, to } => Notice::Returned { from, to },
        Event::Swapped { from, to, card } => Notice::Swapped {
            from,
            to,
            card: between(viewer, from, to, card),
        },
        Event::RoundScored { ref sheet } => Notice::RoundScored { sheet: sheet.clone() },
        Event::Ended { ref ending } => Notice::Ended {
            ending: ending.clone(),
        },
    };
    Some(told)
}

/// Whether a viewer may know what a seat alone knows.
pub(super) fn may_know(viewer: Viewer, seat: Seat) -> bool {
    match viewer {
        Viewer::Seat(own) => own == seat,
        Viewer::Public => false,
        Viewer::Open => true,
    }
}

/// A card that only two teammates know.
pub(super) fn between(viewer: Viewer, one: Seat, other: Seat, card: Card) -> Option<Card> {
    (may_know(viewer, one) || may_know(viewer, other)).then_some(card)
}

/// A viewer's own part of what was dealt to every seat.
fn own<T>(viewer: Viewer, dealt: &[T]) -> Option<&T> {
    match viewer {
        Viewer::Seat(seat) => dealt.get(usize::from(seat.0)),
        Viewer::Public | Viewer::Open => None,
    }
}

/// What belongs to the seat opposite.
fn opposite<T>(all: &[T], seat: Seat) -> Option<&T> {
    let opposite = (usize::from(seat.0) + all.len() / 2).checked_rem(all.len())?;
    all.get(opposite)
}
