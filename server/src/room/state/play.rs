//! A game of a room that has begun.

use std::collections::BTreeMap;

use dragonhall_protocol::receipt::ReceiptSeat;
use dragonhall_protocol::{Digest, GameIntent, Level, Outcome, PlayerId, Seat, Stead};
use dragonhall_rules::{AnyGame, Happened, Status};

use super::clocks::RunningClocks;
use super::later::Later;
use crate::room::entry::Decision;

/// A game that has begun.
#[derive(Debug)]
pub struct Play {
    /// The table before anything happened.
    pub set_up: AnyGame,
    /// The table as it stands.
    pub game: AnyGame,
    pub seed: Digest,
    /// Who began it, with the numbers that went into the seed.
    pub seats: Vec<(PlayerId, ReceiptSeat)>,
    /// Every decision, also those that were taken back; each has its place as its number.
    pub decisions: Vec<Decided>,
    pub taken_back: Vec<TakenBack>,
    /// Seats whose player is away and for whom a bot goes on.
    pub automatic: BTreeMap<Seat, Level>,
    pub clocks: Option<RunningClocks>,
    /// What those are shown who watch all hands later.
    pub later: Option<Later>,
    /// Whether it was ended before its end.
    pub abandoned: bool,
}

/// A decision with its place in the room's log.
#[derive(Debug)]
pub struct Decided {
    pub seq: u64,
    pub at: u64,
    pub asked: Option<(Seat, GameIntent)>,
    pub stead: Option<Stead>,
    pub decision: Decision,
    pub taken_back: bool,
}

/// A step that was taken back.
#[derive(Clone, Copy, Debug)]
pub struct TakenBack {
    pub seq: u64,
    pub at: u64,
    pub seat: Seat,
    /// The entry of the step.
    pub of: u64,
}

impl Play {
    /// How it ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.abandoned {
            return Some(Outcome::Abandoned);
        }
        match self.game.status() {
            Status::Awaiting(_) => None,
            Status::Finished(outcome) => Some(outcome),
        }
    }

    /// The seats that the table waits for.
    pub fn awaiting(&self) -> Vec<Seat> {
        match self.game.status() {
            Status::Awaiting(seats) if !self.abandoned => seats,
            Status::Awaiting(_) | Status::Finished(_) => Vec::new(),
        }
    }

    /// Lets a decision happen.
    pub fn decide(&mut self, decided: Decided) {
        self.game.apply(&decided.decision.events);
        self.decisions.push(decided);
        self.let_watchers_follow();
    }

    /// Lets the last step not have happened; whether it was this one.
    pub fn take_back(&mut self, taken: TakenBack) -> bool {
        let Some(last) = self
            .decisions
            .iter_mut()
            .rev()
            .find(|decided| !decided.taken_back)
        else {
            return false;
        };
        if last.seq != taken.of {
            return false;
        }
        last.taken_back = true;
        self.taken_back.push(taken);
        if let Some(later) = &mut self.later {
            later.stay();
        }
        self.game = self.set_up.clone();
        for decided in self.decisions.iter().filter(|decided| !decided.taken_back) {
            self.game.apply(&decided.decision.events);
        }
        true
    }

    /// The last step that stands.
    pub fn last(&self) -> Option<&Decided> {
        self.decisions.iter().rev().find(|decided| !decided.taken_back)
    }

    fn let_watchers_follow(&mut self) {
        if let Some(mut later) = self.later.take() {
            later.follow(self.game.rounds(), self.outcome().is_some(), &self.decisions);
            self.later = Some(later);
        }
    }

    /// The game ends before its end.
    pub fn abandon(&mut self) {
        self.abandoned = true;
        self.let_watchers_follow();
    }

    /// What happened last, at most this many things, oldest first.
    pub fn latest(&self, most: usize) -> Vec<Happened<'_>> {
        let decisions = &self.decisions[self.decisions.len().saturating_sub(most)..];
        let from = decisions.first().map_or(u64::MAX, |decided| decided.seq);
        let taken = self.taken_back.iter().filter(|taken| taken.seq > from);
        let mut latest: Vec<_> = decisions
            .iter()
            .map(Decided::happened)
            .chain(taken.map(|taken| Happened {
                seq: taken.seq,
                at: taken.at,
                by: Some(taken.seat),
                stead: None,
                takes_back: Some(taken.of),
                events: None,
            }))
            .collect();
        latest.sort_by_key(|happened| happened.seq);
        latest.drain(..latest.len().saturating_sub(most));
        latest
    }
}

impl Decided {
    pub fn happened(&self) -> Happened<'_> {
        Happened {
            seq: self.seq,
            at: self.at,
            by: self.asked.as_ref().map(|(seat, _)| *seat),
            stead: self.stead,
            takes_back: None,
            events: Some(&self.decision.events),
        }
    }
}
