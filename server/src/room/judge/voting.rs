//! What the table decides together: who may vote on what, and when it is carried.

use std::collections::BTreeSet;

use dragonhall_protocol::{Level, Motion, Phase, PlayerId, Presence, Refusal, RoomView, Seat, Time, Vote};

use super::{Asking, Judged};
use crate::config::TableRules;
use crate::room::attendance::Attendance;
use crate::room::entry::What;
use crate::room::members::Members;
use crate::room::state::RoomState;

/// How well a bot plays that goes on for somebody.
const STAND_IN: Level = Level::Hard;

/// A vote, and what it brings about where it is the last that was missing.
pub(super) fn vote(asking: &Asking<'_>, motion: Motion, yes: bool) -> Judged {
    let seat = asking.seat()?;
    asking.must_be(Phase::Playing, Refusal::OnlyInGame)?;
    let motion = normalised(motion);
    let mut votes = asking.room.votes.get(&motion).cloned().unwrap_or_default();
    if votes.contains(&seat) == yes {
        return Err(Refusal::NoChange);
    }
    let voted = What::Voted { seat, motion, yes };
    if !yes {
        return Ok(vec![voted]);
    }
    let ballot = asking.ballot();
    ballot.may_be_moved(motion)?;
    votes.insert(seat);
    Ok(if ballot.is_carried(motion, &votes) {
        vec![voted, consequence(motion)]
    } else {
        vec![voted]
    })
}

/// However well a bot was asked to play: it goes on as well as it can.
pub(crate) fn normalised(motion: Motion) -> Motion {
    match motion {
        Motion::Automatic { seat, .. } => Motion::Automatic {
            seat,
            level: STAND_IN,
        },
        Motion::Pause | Motion::End | Motion::HandOver { .. } => motion,
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

/// The votes of a room as they stand at one moment, with those who are here.
#[derive(Clone, Copy)]
pub(crate) struct Ballot<'a> {
    pub room: &'a RoomState,
    pub attendance: &'a Attendance,
    pub rules: TableRules,
    pub now: Time,
}

impl Ballot<'_> {
    /// The room as anybody in it sees it.
    pub(crate) fn view(&self) -> RoomView {
        RoomView {
            votes: self.votes(),
            ..self.room.view()
        }
    }

    /// Who is here, and what that makes of the votes.
    pub(crate) fn presence(&self, members: &Members) -> Presence {
        let has_votes = !self.room.votes.is_empty();
        Presence {
            absent: self.attendance.absences(self.room),
            votes: has_votes.then(|| self.votes()),
            seq: has_votes.then_some(self.room.seq),
            ..members.presence()
        }
    }

    /// What follows from the votes by themselves, because somebody came or has been away for long enough.
    pub(crate) fn settled(&self) -> Option<What> {
        self.room.votes.iter().find_map(|(motion, votes)| {
            if self.may_be_moved(*motion).is_err() {
                Some(What::MotionFell { motion: *motion })
            } else if self.is_carried(*motion, votes) {
                Some(consequence(*motion))
            } else {
                None
            }
        })
    }

    fn votes(&self) -> Vec<Vote> {
        let votes = self.room.votes.iter();
        votes.map(|(motion, votes)| self.count(*motion, votes)).collect()
    }

    /// The votes that count at this moment, and how many are needed.
    fn count(&self, motion: Motion, votes: &BTreeSet<Seat>) -> Vote {
        let attending: Vec<Seat> = self
            .people()
            .filter_map(|(seat, player)| (!self.attendance.is_away(player, self.now)).then_some(seat))
            .collect();
        let waited_for = || {
            let seats = self.people().map(|(seat, _)| seat);
            seats
                .filter(|seat| !self.attendance.is_long_away(self.room, *seat, self.now))
                .count()
        };
        let needed = match motion {
            Motion::Pause => attending.len(),
            Motion::Automatic { .. } => majority(attending.len()),
            Motion::End => majority(waited_for()),
            Motion::HandOver { .. } if self.room.guards_hands() => majority(waited_for()).max(2),
            Motion::HandOver { .. } => majority(waited_for()),
        };
        Vote {
            motion,
            yes: attending
                .into_iter()
                .filter(|seat| votes.contains(seat))
                .collect(),
            needed: Some(needed.max(1) as u8),
            from: self.carried_from(motion).filter(|from| *from > self.now),
        }
    }

    fn is_carried(&self, motion: Motion, votes: &BTreeSet<Seat>) -> bool {
        let Vote {
            yes, needed, from, ..
        } = self.count(motion, votes);
        from.is_none()
            && self.may_be_carried(motion)
            && needed.is_some_and(|needed| yes.len() >= usize::from(needed))
    }

    /// Whether nobody has to be away for longer first: a hidden hand is handed over only where the player of that seat has
    /// been away for long, which may be a time that nobody knows while the seat's clock stands still.
    fn may_be_carried(&self, motion: Motion) -> bool {
        self.shows_hand_of(motion)
            .is_none_or(|seat| self.attendance.is_long_away(self.room, seat, self.now))
    }

    /// The seat of somebody whose hidden hand another would be shown.
    fn shows_hand_of(&self, motion: Motion) -> Option<Seat> {
        match motion {
            Motion::HandOver { seat, .. } if self.room.guards_hands() => self
                .people()
                .find_map(|(other, _)| (other == seat).then_some(seat)),
            Motion::Pause | Motion::End | Motion::Automatic { .. } | Motion::HandOver { .. } => None,
        }
    }

    /// From when on a motion can be carried, where that depends on a seat's player being away.
    fn carried_from(&self, motion: Motion) -> Option<Time> {
        match motion {
            Motion::Automatic { seat, .. } => {
                let player = self.room.occupant(seat)?.person.player;
                self.attendance.away_at(player)
            }
            Motion::HandOver { .. } => {
                let seat = self.shows_hand_of(motion)?;
                self.attendance.long_away_at(self.room, seat)
            }
            Motion::Pause | Motion::End => None,
        }
    }

    fn people(&self) -> impl Iterator<Item = (Seat, PlayerId)> {
        self.room.seated_people()
    }

    /// Whether the table can be asked this as it stands.
    fn may_be_moved(&self, motion: Motion) -> Result<(), Refusal> {
        let room = self.room;
        let play = room.play.as_ref().ok_or(Refusal::OnlyInGame)?;
        match motion {
            Motion::End => Ok(()),
            Motion::Pause => match &play.clocks {
                None => Err(Refusal::NoClock),
                Some(clocks) if clocks.is_paused() => Err(Refusal::NoChange),
                Some(_) => Ok(()),
            },
            Motion::Automatic { seat, .. } => match room.seats.get(usize::from(seat.0)) {
                None => Err(Refusal::NoSuchSeat { seat }),
                Some(_) if room.has_stand_in(seat) => Err(Refusal::NoChange),
                // A bot can go on for a free seat too, until somebody takes it.
                Some(None) => Ok(()),
                Some(Some(occupant)) if occupant.person.bot.is_some() => Err(Refusal::BotSeat { seat }),
                Some(Some(occupant)) if self.attendance.is_here(occupant.person.player) => {
                    Err(Refusal::SeatIsPresent { seat })
                }
                Some(Some(_)) => Ok(()),
            },
            Motion::HandOver { seat, to } => {
                let person = room.company.iter().find(|person| person.player == to);
                let to_whom = person.ok_or(Refusal::NoSuchPlayer { player: to })?;
                let place = room.seats.get(usize::from(seat.0));
                match place.ok_or(Refusal::NoSuchSeat { seat })? {
                    Some(occupant)
                        if occupant.person.bot.is_none()
                            && self.attendance.is_here(occupant.person.player) =>
                    {
                        return Err(Refusal::SeatIsPresent { seat });
                    }
                    // A bot comes first, because it tells nobody the hand.
                    Some(_) if room.bot_on(seat).is_none() => return Err(Refusal::BotFirst { seat }),
                    Some(_) | None => {}
                }
                room.may_be_shown(to_whom.player, seat)
            }
        }
    }
}

/// More than half.
fn majority(of: usize) -> usize {
    of / 2 + 1
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
