//! The questions that every game answers.
//!
//! The field calls these: draft: unit of work; event: domain event; imagine: determinization; notice: projected event;
//! view: information state (projection).

use std::fmt::Debug;
use std::ops::{Deref, RangeInclusive};

use dragonhall_protocol::{Offer, Outcome, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::rng::GameRng;

/// The rules of one board game; a value of the type is a game in progress.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// How the game is set up; the default is the game as boxed.
    type Options: Clone + Debug + Default + PartialEq;
    /// What a seat asks for.
    type Intent: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// What an offered intent would do, as far as its seat can know.
    type Effect: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// What happened, secrets included; stored, never sent.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// What one viewer is told of an event.
    type Notice: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// The table as one viewer may see it, with all that a perfect memory there would know.
    type View: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// What of the table can be pointed at.
    type Target: Clone + Debug + PartialEq;
    /// The rules that can forbid an intent.
    type Rule: Clone + Debug + PartialEq;
    /// What a finished game is remembered for; nothing that stays hidden after the end.
    type Fact: Clone + Debug + PartialEq + Serialize + DeserializeOwned;

    /// Sets the table up for this many seats, before anything is drawn.
    fn new(options: &Self::Options, seats: u8) -> Result<Self, BadTable>;

    /// What happens before the first decision: deals, draws, the first player.
    fn open(&self, rng: &mut GameRng) -> Draft<Self>;

    /// Checks an intent and says what comes of it, or why it may not be.
    fn decide(
        &self,
        seat: Seat,
        intent: &Self::Intent,
        rng: &mut GameRng,
    ) -> Result<Draft<Self>, Refused<Self::Rule>>;

    /// Lets an event happen; the only way in which a table changes.
    fn apply(&mut self, event: &Self::Event);

    /// Whom the table waits for, or how it ended.
    fn status(&self) -> Status;

    /// Every legal intent of a seat with its effect, the quietest first.
    fn offers(&self, seat: Seat) -> Vec<Offer<Self::Intent, Self::Effect>>;

    /// What is done for a seat whose player does not decide: its quietest offer, unless nobody would ever end a game like
    /// that.
    fn quietest(&self, seat: Seat) -> Option<Offer<Self::Intent, Self::Effect>> {
        self.offers(seat).into_iter().next()
    }

    /// Whether a seat is ever shown anything that another is not, a hand of cards for example.
    fn has_secrets(&self) -> bool;

    /// The table as this viewer may see it, built up from nothing.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Whether this view shows what somebody points at; it is asked with the view that everybody has.
    fn shows(view: &Self::View, target: &Self::Target) -> bool;

    /// What this viewer is told of an event.
    fn notice(event: &Self::Event, viewer: Viewer) -> Option<Self::Notice>;

    /// Whether everybody may forget this event again: it showed nobody anything that was hidden.
    ///
    /// The last step of a game can be taken back if it drew no chance and all of its events are such.
    fn retractable(_event: &Self::Event) -> bool {
        false
    }

    /// Whether the table does not wait for this seat while its player is away: its quietest offer is made for it then.
    ///
    /// That draws no chance and can be taken back, and the seat is not awaited after it.
    fn goes_on_without(&self, _seat: Seat) -> bool {
        false
    }

    /// How many whole hands or rounds are over, for those who watch all hands at least one of them later.
    fn rounds(&self) -> u32 {
        0
    }

    /// The options of the next game with the same seats: the next player begins, a campaign goes on.
    fn rematch(&self, options: &Self::Options) -> Self::Options {
        options.clone()
    }

    /// What a game will be remembered for, three facts at most, from all that was decided at this table since it was
    /// set up; nothing before its end.
    fn facts(&self, _decisions: &[&[Self::Event]]) -> Vec<Self::Fact> {
        Vec::new()
    }

    /// A table made from one viewer's knowledge alone, which that viewer cannot tell from the real one.
    fn imagine(knowledge: &Self::View, rng: &mut GameRng) -> Self;
}

/// Somebody who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Anybody: sees what everybody may see.
    Public,
    /// Sees everything: finished games only.
    Open,
}

/// Whom a table waits for, or how it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// These seats, in ascending order and at least one.
    Awaiting(Vec<Seat>),
    /// Nobody; the game is over.
    Finished(Outcome),
}

/// Why an intent was refused.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Refused<Rule> {
    /// It answers a moment that has passed.
    #[error("it answers a moment that has passed")]
    Stale,
    /// The table waits for somebody else, or for nobody.
    #[error("the table does not wait for this seat")]
    NotAwaited,
    /// A rule forbids it.
    #[error("a rule forbids it")]
    Rule(Rule),
}

/// Why a table cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct BadTable(pub String);

/// A table on which events are tried out as they are written, so that deciding and applying cannot diverge: what was
/// decided, and the table after it.
#[derive(Debug, PartialEq)]
pub struct Draft<G: Game> {
    table: G,
    events: Vec<G::Event>,
}

impl<G: Game> Draft<G> {
    /// A draft that begins with the table as it stands.
    pub fn new(table: &G) -> Self {
        Self {
            table: table.clone(),
            events: Vec::new(),
        }
    }

    /// Writes an event down and lets it happen on the draft.
    pub fn emit(&mut self, event: G::Event) {
        self.table.apply(&event);
        self.events.push(event);
    }

    /// What has been written.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// What has been written, without the table.
    pub fn into_events(self) -> Vec<G::Event> {
        self.events
    }

    /// The table after all that has been written.
    pub fn into_table(self) -> G {
        self.table
    }

    /// The table after all that has been written, and what that is.
    pub fn into_parts(self) -> (G, Vec<G::Event>) {
        (self.table, self.events)
    }
}

impl<G: Game> Deref for Draft<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.table
    }
}
