//! A game of a room that has begun.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use dragonhall_protocol::receipt::{Format, ReceiptSeat, TakeBack};
use dragonhall_protocol::{Digest, GameIntent, Level, Outcome, PlayerId, Seat, Stead, TakeBackRequest, Time};
use dragonhall_rules::chain::{self, AskedRef, Chain};
use dragonhall_rules::receipt::numbering;
use dragonhall_rules::{AnyEvents, AnyFacts, AnyGame, ForeignEvents, Happened, Status, Streams};

use super::clocks::RunningClocks;
use super::hands::Hands;
use super::later::Later;
use super::misfit::Misfit;
use super::unattended::Unattended;
use crate::room::entry::Decision;

/// A game that has begun.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    /// The table before anything happened.
    pub set_up: AnyGame,
    /// The table as it stands.
    pub game: AnyGame,
    pub seed: Digest,
    /// The format that its receipt will have.
    pub receipt: Format,
    /// The streams of its chance.
    pub streams: Streams,
    /// What binds all that happens in it together; not in games whose receipt has the first format.
    pub chain: Option<Chain>,
    /// Who began it, with the numbers that went into the seed.
    pub seats: Vec<(PlayerId, ReceiptSeat)>,
    /// Every decision, also those that were taken back; each has its place as its number.
    pub decisions: Vec<Decided>,
    pub taken_back: Vec<TakenBack>,
    /// The step that a seat asks others to let it take back.
    pub request: Option<TakeBackRequest>,
    /// Every time that a seat took a step back or asked to, by the entry that says so.
    tries: Vec<(Seat, u64)>,
    /// Whose hands people have seen.
    pub hands: Hands,
    /// When absent seats were or will be out of time, where clocks count hours.
    pub out_of_time: BTreeMap<Seat, Time>,
    /// Seats whose player is away and for whom a bot goes on.
    pub automatic: BTreeMap<Seat, Level>,
    pub clocks: Option<RunningClocks>,
    /// How long the clock alone has played.
    pub unattended: Unattended,
    /// What those are shown who watch all hands later.
    pub later: Option<Later>,
    /// Whether it was ended before its end.
    pub abandoned: bool,
    /// What it is remembered for, once it is over and somebody is to be told.
    facts: OnceLock<AnyFacts>,
}

/// A decision with its place in the room's log.
#[derive(Clone, Debug)]
pub(crate) struct Decided {
    pub seq: u64,
    pub at: Time,
    pub asked: Option<(Seat, GameIntent)>,
    pub stead: Option<Stead>,
    pub decision: Decision,
    /// The seats that the table waited for before.
    pub waited: Vec<Seat>,
    pub taken_back: bool,
}

/// A step that was taken back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TakenBack {
    pub seq: u64,
    pub at: Time,
    pub seat: Seat,
    /// The entry of the step.
    pub of: u64,
}

impl Play {
    /// A game that is set up, before its opening.
    pub(crate) fn new(
        set_up: AnyGame,
        seed: Digest,
        receipt: Format,
        seats: Vec<(PlayerId, ReceiptSeat)>,
        later: Option<Later>,
    ) -> Self {
        Self {
            game: set_up.clone(),
            set_up,
            seed,
            receipt,
            streams: Streams::new(seed.0, numbering(receipt)),
            chain: None,
            unattended: Unattended::at_table(seats.len()),
            seats,
            decisions: Vec::new(),
            taken_back: Vec::new(),
            request: None,
            tries: Vec::new(),
            hands: Hands::default(),
            out_of_time: BTreeMap::new(),
            automatic: BTreeMap::new(),
            clocks: None,
            later,
            abandoned: false,
            facts: OnceLock::new(),
        }
    }

    /// How it ended, once it has.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        if self.abandoned {
            return Some(Outcome::Abandoned);
        }
        match self.game.status() {
            Status::Awaiting(_) => None,
            Status::Finished(outcome) => Some(outcome),
        }
    }

    /// What it is remembered for, once it has been played to its end; made of the whole log, and only once.
    pub(crate) fn facts(&self) -> Option<&AnyFacts> {
        if self.abandoned || self.outcome().is_none() {
            return None;
        }
        let standing = self.decisions.iter().filter(|decided| !decided.taken_back);
        let events = standing.map(|decided| &decided.decision.events);
        Some(self.facts.get_or_init(|| self.set_up.facts(events)))
    }

    /// The seats that the table waits for.
    pub(crate) fn awaiting(&self) -> Vec<Seat> {
        match self.game.status() {
            Status::Awaiting(seats) if !self.abandoned => seats,
            Status::Awaiting(_) | Status::Finished(_) => Vec::new(),
        }
    }

    /// Lets a decision happen.
    pub(crate) fn decide(&mut self, mut decided: Decided) -> Result<(), ForeignEvents> {
        if !self.decisions.is_empty() {
            decided.waited = self.awaiting();
        }
        self.request = None;
        match decided.decision.take_table() {
            Some(after) => self.game = *after,
            None => self.game.apply(&decided.decision.events)?,
        }
        self.streams.decided(&decided.decision.draws);
        if let Some(chain) = &mut self.chain {
            chain.decided(&decided.linked());
        }
        if let Some(outcome) = self.outcome() {
            self.end_chain(decided.at, &outcome);
        }
        self.decisions.push(decided);
        self.let_watchers_follow()
    }

    /// Lets the last step not have happened, which must be this one.
    pub(crate) fn take_back(&mut self, taken: TakenBack) -> Result<(), Misfit> {
        let last = self
            .decisions
            .iter_mut()
            .rev()
            .find(|decided| !decided.taken_back)
            .filter(|last| last.seq == taken.of)
            .ok_or(Misfit::NotTheLastStep(taken.of))?;
        last.taken_back = true;
        let decision = last.decision.number;
        if let Some(chain) = &mut self.chain {
            chain.took_back(&taken.in_receipt(self.decisions.len(), decision));
        }
        // A step that was asked for counts from then on.
        if self.request.take().is_none() {
            self.tries.push((taken.seat, taken.seq));
        }
        self.taken_back.push(taken);
        if let Some(later) = &mut self.later {
            later.stay();
        }
        self.game = self.set_up.clone();
        for decided in self.decisions.iter().filter(|decided| !decided.taken_back) {
            self.game.apply(&decided.decision.events)?;
        }
        Ok(())
    }

    /// A seat asks, with this entry, to take its last step back.
    pub(crate) fn ask(&mut self, request: TakeBackRequest, entry: u64) {
        self.tries.push((request.seat, entry));
        self.request = Some(request);
    }

    /// A seat agrees to what it was asked, or ends it.
    pub(crate) fn answer(&mut self, seat: Seat, yes: bool) {
        match &mut self.request {
            Some(request) if yes => request.from.retain(|asked| *asked != seat),
            Some(_) | None => self.request = None,
        }
    }

    /// How often a seat took steps back, or asked to: one after the other, and in its turn.
    ///
    /// A turn begins with the last step that stands before which the table did not wait for the seat.
    pub(crate) fn take_backs(&self, seat: Seat) -> (u32, u32) {
        let since = |entry: u64| {
            let tries = self.tries.iter();
            tries.filter(|(by, at)| *by == seat && *at > entry).count() as u32
        };
        let last = self.decisions.last().map_or(0, |decided| decided.seq);
        let standing = self.decisions.iter().filter(|decided| !decided.taken_back);
        let turn = standing.rev().find(|decided| !decided.waited.contains(&seat));
        (since(last), since(turn.map_or(0, |decided| decided.seq)))
    }

    /// The last step that stands.
    pub(crate) fn last(&self) -> Option<&Decided> {
        self.decisions.iter().rev().find(|decided| !decided.taken_back)
    }

    /// How many decisions stand.
    pub(crate) fn standing(&self) -> usize {
        self.decisions.len() - self.taken_back.len()
    }

    fn end_chain(&mut self, ended: Time, outcome: &Outcome) {
        if let Some(chain) = &mut self.chain {
            chain.ended(&chain::End { ended, outcome });
        }
    }

    /// Where the chain of all that has happened ends.
    pub(crate) fn head(&self) -> Option<Digest> {
        self.chain.as_ref().map(Chain::head)
    }

    /// What was taken back, as it stands in the receipt.
    pub(crate) fn take_backs_in_receipt(&self) -> Vec<TakeBack> {
        let of = |taken: &TakenBack| {
            let after = self.decisions.partition_point(|decided| decided.seq < taken.seq);
            let decision = self.decisions.partition_point(|decided| decided.seq < taken.of);
            taken.in_receipt(after, decision as u64)
        };
        self.taken_back.iter().map(of).collect()
    }

    fn let_watchers_follow(&mut self) -> Result<(), ForeignEvents> {
        let (rounds, is_over) = (self.game.rounds(), self.outcome().is_some());
        match &mut self.later {
            Some(later) => later.follow(rounds, is_over, &self.decisions),
            None => Ok(()),
        }
    }

    /// The game ends before its end.
    pub(crate) fn abandon(&mut self, at: Time) -> Result<(), ForeignEvents> {
        self.abandoned = true;
        self.request = None;
        self.end_chain(at, &Outcome::Abandoned);
        self.let_watchers_follow()
    }

    /// What happened last, at most this many things, oldest first.
    pub(crate) fn latest(&self, most: usize) -> Vec<Happened<'_>> {
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

impl TakenBack {
    fn in_receipt(&self, after: usize, decision: u64) -> TakeBack {
        TakeBack {
            after: after as u64,
            decision,
            seat: self.seat,
            at: self.at,
        }
    }
}

impl Decided {
    /// As it stands in the chain.
    fn linked(&self) -> chain::Decided<'_, AnyEvents> {
        chain::Decided {
            number: self.decision.number,
            asked: self
                .asked
                .as_ref()
                .map(|(seat, intent)| AskedRef { seat: *seat, intent }),
            at: Some(self.at),
            stead: self.stead,
            draws: &self.decision.draws,
            events: &self.decision.events,
        }
    }

    pub(crate) fn happened(&self) -> Happened<'_> {
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
