//! What everybody is told that people did to each other and to the room.

use dragonhall_protocol::{Deed, Did, HouseAct, Phase, PlayerId, Seat, Somebody, Time};

use super::RoomState;
use super::people::Person;
use crate::room::entry::{By, Cause, Entry, What, Wish};

/// How many deeds are kept at hand.
const DEEDS: usize = 50;

impl RoomState {
    /// What an entry that has not happened yet will be told as, and who did it.
    pub(super) fn deed(&self, entry: &Entry) -> Option<(Option<Somebody>, Did)> {
        let by = entry.cause.and_then(|Cause { by, .. }| self.person_by(by));
        let is_on = self.phase() == Phase::Playing;
        let did = match &entry.what {
            What::KeyMade { seat, .. } => {
                let whose = self.sitting(*seat)?;
                (by.as_ref() != Some(&whose)).then_some(Did::MadeKey { whose })?
            }
            What::Claimed { player, .. } => return Some((self.somebody(*player), Did::Moved)),
            // Only a host's message frees a seat otherwise.
            What::Freed { seat, .. } if entry.cause.is_none() => {
                let whose = self.sitting(*seat);
                Did::House {
                    act: HouseAct::Freed,
                    seat: Some(*seat),
                    whose,
                }
            }
            What::HouseAsked { player, wish } => {
                let act = match (wish, self.phase()) {
                    (Wish::Free, _) => HouseAct::WillFree,
                    (Wish::Open { .. }, Phase::Revealing | Phase::Playing) => HouseAct::WillOpen,
                    (Wish::Open { .. }, Phase::Lobby | Phase::Finished) => HouseAct::MadeKey,
                };
                self.house_did(act, *player)
            }
            What::HouseLetBe { player } => self.house_did(HouseAct::LetBe, *player),
            What::Unlisted => Did::House {
                act: HouseAct::Unlisted,
                seat: None,
                whose: None,
            },
            What::Freed { seat, .. } => Did::FreedSeat {
                seat: *seat,
                whose: self.sitting(*seat)?,
            },
            What::Sat {
                seat,
                name,
                token_hash,
            } if is_on => {
                let by = Somebody {
                    player: self.player_with(token_hash),
                    name: name.clone(),
                };
                let from = self.sitting(*seat);
                return Some((Some(by), Did::TookSeat { seat: *seat, from }));
            }
            What::BotSat {
                seat, name, level, ..
            } if is_on => Did::BotSat {
                seat: *seat,
                name: name.clone(),
                level: *level,
            },
            What::Automated { seat, .. } => Did::BotGoesOn {
                seat: *seat,
                whose: self.sitting(*seat),
            },
            What::Returned { seat } if self.has_stand_in(*seat) => {
                return Some((self.sitting(*seat), Did::CameBack { seat: *seat }));
            }
            What::HandedOver { seat, to } => Did::HandedOver {
                seat: *seat,
                from: self.sitting(*seat),
                to: self.somebody(*to)?,
            },
            What::Hosted { player } => Did::Hosted {
                who: self.somebody(*player)?,
            },
            What::Muted { player, muted } => Did::Muted {
                who: self.somebody(*player)?,
                muted: *muted,
            },
            What::Removed { player, .. } => Did::Removed {
                who: self.somebody(*player)?,
            },
            What::DoorSet { door } => Did::SetDoor { door: *door },
            What::Abandoned => Did::Ended,
            What::Forgotten { player } => return Some((self.somebody(*player), Did::WasForgotten)),
            What::Slept => Did::FellAsleep,
            What::Woke { seat } => return Some((self.sitting(*seat), Did::WokeUp)),
            What::Paused => Did::Paused,
            What::Resumed => Did::Resumed,
            _ => return None,
        };
        Some((by, did))
    }

    /// Keeps what was done, or that hosting passed on by itself, in mind.
    pub(super) fn remember_deed(
        &mut self,
        at: Time,
        deed: Option<(Option<Somebody>, Did)>,
        host_before: Option<PlayerId>,
    ) {
        let passed = || {
            let has_passed = host_before.is_some() && host_before != self.host;
            let who = self.somebody(self.host.filter(|_| has_passed)?)?;
            Some((None, Did::Hosted { who }))
        };
        let Some((by, did)) = deed.or_else(passed) else {
            return;
        };
        if self.deeds.len() == DEEDS {
            self.deeds.pop_front();
        }
        self.deeds.push_back(Deed {
            seq: self.seq,
            at,
            by,
            did,
        });
    }

    /// What the last entry is told as.
    pub(crate) fn last_deed(&self) -> Option<&Deed> {
        self.deeds.back().filter(|deed| deed.seq == self.seq)
    }

    fn house_did(&self, act: HouseAct, player: PlayerId) -> Did {
        let mut seats = self.seated_people();
        Did::House {
            act,
            seat: seats.find_map(|(seat, sitting)| (sitting == player).then_some(seat)),
            whose: self.somebody(player),
        }
    }

    fn person_by(&self, by: By) -> Option<Somebody> {
        match by {
            By::Seat(seat) => self.sitting(seat),
            By::Player(player) => self.somebody(player),
        }
    }

    fn sitting(&self, seat: Seat) -> Option<Somebody> {
        self.occupant(seat).map(|occupant| named(&occupant.person))
    }

    fn somebody(&self, player: PlayerId) -> Option<Somebody> {
        self.person(player).map(named)
    }
}

fn named(person: &Person) -> Somebody {
    Somebody {
        player: person.player,
        name: person.name.clone(),
    }
}
