//! Whose hand somebody may be shown: in a game with hidden cards everybody sees one hand at most.

use std::collections::{BTreeMap, BTreeSet};

use dragonhall_protocol::{ClockRule, Digest, Phase, PlayerId, Refusal, Seat, Time};

use super::RoomState;

/// From how many seconds on a clock counts hours.
const HOUR_SECONDS: u32 = 60 * 60;

/// The seats that people have had in a game, each of which showed them a hand.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hands(BTreeMap<PlayerId, BTreeSet<Seat>>);

impl Hands {
    /// Somebody sits there from now on.
    pub(crate) fn show(&mut self, player: PlayerId, seat: Seat) {
        self.0.entry(player).or_default().insert(seat);
    }

    /// Another seat than this one that somebody has had.
    fn another_than(&self, player: PlayerId, seat: Seat) -> Option<Seat> {
        let mut had = self.0.get(&player).into_iter().flatten();
        had.find(|had| **had != seat).copied()
    }

    /// Any seat that somebody has had.
    fn any_of(&self, player: PlayerId) -> Option<Seat> {
        self.0.get(&player)?.first().copied()
    }

    fn has_had(&self, player: PlayerId, seat: Seat) -> bool {
        self.0.get(&player).is_some_and(|had| had.contains(&seat))
    }
}

impl RoomState {
    /// The seats of people, and who sits there.
    pub(crate) fn seated_people(&self) -> impl Iterator<Item = (Seat, PlayerId)> {
        self.occupants()
            .filter(|(_, occupant)| occupant.person.bot.is_none())
            .map(|(seat, occupant)| (seat, occupant.person.player))
    }

    /// Whether a game is on that two or more people play: whoever joins them has a vote, and perhaps a hand, so that
    /// is theirs to decide.
    pub(crate) fn is_shared(&self) -> bool {
        self.phase() == Phase::Playing && self.seated_people().count() > 1
    }

    /// Whether a game is on in which somebody else could be harmed by seeing a hand.
    pub(crate) fn guards_hands(&self) -> bool {
        self.hides_hands() && self.is_shared()
    }

    fn hides_hands(&self) -> bool {
        let hides = self.play.as_ref().is_some_and(|play| play.game.has_secrets());
        hides && self.phase() == Phase::Playing
    }

    /// Whether somebody may be shown the hand of this seat: nobody who has seen another one.
    pub(crate) fn may_be_shown(&self, player: PlayerId, seat: Seat) -> Result<(), Refusal> {
        match &self.play {
            Some(play) if self.hides_hands() => match play.hands.another_than(player, seat) {
                Some(seat) => Err(Refusal::SecondSeat { seat }),
                None => Ok(()),
            },
            Some(_) | None => Ok(()),
        }
    }

    /// Whether whoever has this token may become somebody else, who can be shown a hand.
    pub(crate) fn may_become(&self, token_hash: &Digest, other: PlayerId) -> Result<(), Refusal> {
        let own = self.named.get(token_hash).filter(|own| **own != other);
        let (Some(play), Some(own), true) = (&self.play, own, self.hides_hands()) else {
            return Ok(());
        };
        match play.hands.any_of(*own) {
            Some(seat) => Err(Refusal::SecondSeat { seat }),
            None => Ok(()),
        }
    }

    /// Whether somebody may sit down on a free seat without being asked: where others play, whoever had it.
    pub(crate) fn may_sit_down(&self, player: PlayerId, seat: Seat) -> Result<(), Refusal> {
        self.may_be_shown(player, seat)?;
        let has_had = self
            .play
            .as_ref()
            .is_some_and(|play| play.hands.has_had(player, seat));
        if self.is_shared() && !has_had {
            return Err(Refusal::NeedsVote { seat });
        }
        Ok(())
    }

    /// Whether a bot goes on for this seat.
    pub(crate) fn has_stand_in(&self, seat: Seat) -> bool {
        let play = self.play.as_ref();
        play.is_some_and(|play| play.automatic.contains_key(&seat))
    }

    /// When a seat is out of time, where clocks count hours or days, and at once elsewhere; nothing while its clock
    /// stands still with time left on it. Only what is later than this counts.
    pub(crate) fn is_out_of_time_at(&self, seat: Seat, later_than: Time) -> Option<Time> {
        let play = self.play.as_ref()?;
        let (ClockRule::Turn { seconds } | ClockRule::Bank { seconds, .. }) = self.settings.clock else {
            return Some(Time::default());
        };
        if seconds < HOUR_SECONDS {
            return Some(Time::default());
        }
        let running = || play.clocks.as_ref()?.deadline_of(seat);
        let out = play.out_of_time.get(&seat).copied();
        out.filter(|at| *at >= later_than).or_else(running)
    }
}
