//! Drarkane: tricks with declared contracts, whose cards are laid on the dragons at the gates.
//!
//! - `cards`, `dragons`, `objectives`: what is printed on the three decks
//! - `setup`: what differs by the number of players
//! - `seating`, `stages`: who sits where, whom the table waits for and for what
//! - `asking`, `rounds`, `contracts`, `tricks`, `placing`, `scoring`: the course of a round
//! - `draft`, `treasures`: the Treasures expansion
//! - `lacks`: what somebody shows who does not follow
//! - `teams`: exchanges between teammates
//! - `piles`, `demon`: the Fallen King and the Demon
//! - `event`, `apply`, `champion`: what happens, and what it changes
//! - `offers`, `blocked`: what a player may do, and what not and why
//! - `notices`, `view`, `imagine`: what one viewer is told, sees, and could believe
//! - `pointing`: what can be pointed at
//! - `odds`: how likely a card wins the trick
//! - `facts`: what a finished game is remembered for
//! - [`players`], [`balance`]: simple players, and what comes of their games

mod apply;
mod asking;
pub mod balance;
mod blocked;
mod canon;
mod cards;
mod champion;
mod contracts;
mod demon;
mod draft;
mod dragons;
mod event;
mod facts;
mod hopes;
mod imagine;
mod lacks;
#[cfg(test)]
mod notation;
mod notices;
mod objectives;
mod odds;
mod offers;
mod piles;
mod placing;
pub mod players;
mod pointing;
mod rounds;
mod scoring;
mod seating;
mod setup;
mod stages;
mod teams;
#[cfg(test)]
pub(crate) mod tests;
mod treasures;
mod tricks;
mod view;

use std::ops::RangeInclusive;

use dragonhall_protocol::games::drarkane::{
    Card, Dragon, Effect, Ending, Fact, Intent, Notice, Objective, Options, Player, RoundSheet, Rule, Target,
    View,
};
use dragonhall_protocol::{Offer, Seat};

use self::cards::Cards;
use self::champion::Champion;
use self::dragons::Standing;
pub use self::event::Event;
pub(crate) use self::odds::odds;
use self::teams::{Exchanging, Offering};
use self::tricks::Trick;
use crate::game::{BadTable, Draft, Game, Refused, Status, Viewer};
use crate::rng::GameRng;

/// A game of Drarkane in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    options: Options,
    seats: u8,
    /// Counted from 1; 0 before the first deal.
    round: u8,
    /// Decisions in this trick, or before the first.
    step: u8,
    /// Who began the game; nobody but the next game needs to know.
    opener: Seat,
    /// Who declares and drafts first in this round.
    first: Seat,
    /// Every seat, then the Fallen King or the Demon.
    champions: Vec<Champion>,
    /// The pile of the Fallen King or the Demon, the top last.
    pile: Vec<Card>,
    trick: Trick,
    last_trick: Option<Trick>,
    zone: Vec<Standing>,
    /// The dragons that are still to come, the next last.
    dragons: Vec<Dragon>,
    discards: Cards,
    /// One for each team.
    exchanges: Vec<Exchanging>,
    offering: Option<Offering>,
    /// Shared objectives that nobody has completed.
    treasure_zone: Vec<Objective>,
    sheet: Vec<RoundSheet>,
    ending: Option<Ending>,
}

impl Game for Table {
    const SEATS: RangeInclusive<u8> = 1..=6;
    type Options = Options;
    type Intent = Intent;
    type Effect = Effect;
    type Event = Event;
    type Notice = Notice;
    type View = View;
    type Target = Target;
    type Rule = Rule;
    type Fact = Fact;

    fn new(options: &Options, seats: u8) -> Result<Self, BadTable> {
        setup::check(options, seats)?;
        Ok(Self {
            options: *options,
            seats,
            round: 0,
            step: 0,
            opener: Seat(0),
            first: Seat(0),
            champions: vec![
                Champion::default();
                usize::from(seats) + setup::pile_player(seats).iter().count()
            ],
            pile: Vec::new(),
            trick: Trick::default(),
            last_trick: None,
            zone: Vec::new(),
            dragons: Vec::new(),
            discards: Cards::default(),
            exchanges: Vec::new(),
            offering: None,
            treasure_zone: Vec::new(),
            sheet: Vec::new(),
            ending: None,
        })
    }

    fn open(&self, rng: &mut GameRng) -> Draft<Self> {
        let mut draft = Draft::new(self);
        let drawn = || Seat(rng.below(u32::from(self.seats)) as u8);
        let first = self
            .options
            .first
            .map_or_else(drawn, |first| Seat(first.0 % self.seats));
        rounds::begin(&mut draft, Player::Seat(first), rng);
        draft
    }

    fn decide(&self, seat: Seat, intent: &Intent, rng: &mut GameRng) -> Result<Draft<Self>, Refused<Rule>> {
        if !self.awaits(seat) {
            return Err(Refused::NotAwaited);
        }
        if !self.is_now(seat, intent) {
            return Err(Refused::Stale);
        }
        let mut draft = Draft::new(self);
        asking::answer(&mut draft, seat, *intent, rng).map_err(Refused::Rule)?;
        Ok(draft)
    }

    fn apply(&mut self, event: &Event) {
        self.happen(event);
    }

    fn status(&self) -> Status {
        match &self.ending {
            Some(ending) => Status::Finished(scoring::outcome(self, ending)),
            None => Status::Awaiting(
                (0..self.seats)
                    .map(Seat)
                    .filter(|seat| self.awaits(*seat))
                    .collect(),
            ),
        }
    }

    fn offers(&self, seat: Seat) -> Vec<Offer<Intent, Effect>> {
        if self.awaits(seat) {
            offers::offers(self, seat)
        } else {
            Vec::new()
        }
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn shows(view: &View, target: &Target) -> bool {
        pointing::shows(view, *target)
    }

    fn notice(event: &Event, viewer: Viewer) -> Option<Notice> {
        notices::notice(event, viewer)
    }

    fn retractable(event: &Event) -> bool {
        event::is_retractable(event)
    }

    /// Rounds that are scored; the fight with the Demon is one.
    fn rounds(&self) -> u32 {
        self.sheet.len() as u32
    }

    fn rematch(&self, options: &Options) -> Options {
        Options {
            first: Some(Seat((self.opener.0 + 1) % self.seats)),
            ..*options
        }
    }

    fn facts(&self, decisions: &[&[Event]]) -> Vec<Fact> {
        facts::facts(self, decisions)
    }

    fn imagine(knowledge: &View, rng: &mut GameRng) -> Self {
        imagine::imagine(knowledge, rng)
    }
}
