//! Dragon Stone: two armies of dragon stones in a ring of 24 segments.
//!
//! - `setup`, `arena`, `board`: where stones can be and where they begin
//! - `moving`, `entering`, `escaping`: the three ways to bring a stone to another segment, each of
//!   which gives a `step`
//! - `powers`, `recruiting`: what a stone does where it lands
//! - `dice`: the course of a turn
//! - `winning`, `position`: how the game ends
//! - `offers`, `blocked`, `view`: what a player may do, what not and why, and what everybody sees
//! - `odds`: how likely the next roll hits
//! - `facts`: what a finished game is remembered for
//! - `balance`: how games between random players end

mod arena;
pub mod balance;
mod blocked;
mod board;
mod canon;
mod dice;
mod entering;
mod escaping;
mod facts;
mod moving;
#[cfg(test)]
mod notation;
mod odds;
mod offers;
mod pointing;
mod position;
mod powers;
mod recruiting;
mod setup;
mod step;
#[cfg(test)]
pub(crate) mod tests;
mod view;
mod winning;

use std::ops::RangeInclusive;

use dragonhall_protocol::games::dragon_stone::{
    Color, Dice, Effect, Ending, Fact, Intent, Moment, Notice, Options, Rule, Target, View,
};
use dragonhall_protocol::{Offer, Outcome, Seat};

use self::arena::opponent;
use self::board::Board;
pub(crate) use self::odds::odds;
use self::position::Position;
use self::step::Step;
use crate::game::{BadTable, Draft, Game, Refused, Status, Viewer};
use crate::rng::GameRng;

/// A game of Dragon Stone in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    board: Board,
    /// Counted from 1, passes included.
    turn: u16,
    to_move: Color,
    /// The dice of this turn, once rolled.
    dice: Option<Dice>,
    /// How often the position at the start of this turn has stood.
    repeated: u8,
    /// The positions at the start of every turn since a stone was last destroyed; older ones cannot come back.
    stood: Vec<Position>,
    ending: Option<Ending>,
    /// Who begins, where that is not drawn by lot.
    first: Option<Color>,
}

impl Game for Table {
    const SEATS: RangeInclusive<u8> = 2..=2;
    type Options = Options;
    type Intent = Intent;
    type Effect = Effect;
    type Event = Notice;
    type Notice = Notice;
    type View = View;
    type Target = Target;
    type Rule = Rule;
    type Fact = Fact;

    fn new(options: &Options, seats: u8) -> Result<Self, BadTable> {
        if !Self::SEATS.contains(&seats) {
            return Err(BadTable(format!(
                "Dragon Stone is for two players, not for {seats}."
            )));
        }
        Ok(Self {
            board: setup::board(),
            turn: 1,
            to_move: Color::Black,
            dice: None,
            repeated: 0,
            stood: Vec::new(),
            ending: None,
            first: options.first.map(color_of),
        })
    }

    fn open(&self, rng: &mut GameRng) -> Draft<Self> {
        let first = self.first.unwrap_or_else(|| {
            if rng.below(2) == 0 {
                Color::Black
            } else {
                Color::White
            }
        });
        let mut draft = Draft::new(self);
        draft.emit(Notice::Opened { first });
        draft
    }

    fn decide(&self, seat: Seat, intent: &Intent, rng: &mut GameRng) -> Result<Draft<Self>, Refused<Rule>> {
        if self.ending.is_some() || seat != seat_of(self.to_move) {
            return Err(Refused::NotAwaited);
        }
        if !self.is_now(intent) {
            return Err(Refused::Stale);
        }
        let step = self.step(intent).map_err(Refused::Rule)?;
        let mut draft = Draft::new(self);
        match step {
            None => dice::roll(&mut draft, rng),
            Some(step) => dice::take(&mut draft, &step),
        }
        Ok(draft)
    }

    fn apply(&mut self, event: &Notice) {
        self.board.apply(event);
        match event {
            Notice::Opened { first } => {
                self.to_move = *first;
                self.remember_position();
            }
            Notice::Rolled { dice, .. } => {
                self.dice = Some(Dice {
                    values: *dice,
                    used: [false; 2],
                })
            }
            Notice::Moved { die, .. } | Notice::Entered { die, .. } => self.use_up(*die),
            Notice::Escaped { die, spent, .. } => {
                self.use_up(*die);
                self.use_up(*spent);
            }
            Notice::Destroyed { .. } => self.stood.clear(),
            Notice::TurnEnded { color, .. } => {
                self.turn += 1;
                self.to_move = opponent(*color);
                self.dice = None;
                self.remember_position();
            }
            Notice::Ended { ending } => self.ending = Some(ending.clone()),
            Notice::Freed { .. }
            | Notice::Settled { .. }
            | Notice::Held { .. }
            | Notice::Entangled { .. }
            | Notice::Expelled { .. }
            | Notice::Recruited { .. } => {}
        }
    }

    fn status(&self) -> Status {
        match &self.ending {
            None => Status::Awaiting(vec![seat_of(self.to_move)]),
            Some(Ending::Won {
                winner: Color::Black, ..
            }) => Status::Finished(Outcome::Places { places: vec![1, 2] }),
            Some(Ending::Won {
                winner: Color::White, ..
            }) => Status::Finished(Outcome::Places { places: vec![2, 1] }),
            Some(Ending::Drawn { .. }) => Status::Finished(Outcome::Draw),
        }
    }

    fn offers(&self, seat: Seat) -> Vec<Offer<Intent, Effect>> {
        if seat == seat_of(self.to_move) {
            offers::offers(self)
        } else {
            Vec::new()
        }
    }

    fn has_secrets(&self) -> bool {
        false
    }

    fn view(&self, _: Viewer) -> View {
        view::view(self)
    }

    fn shows(view: &View, target: &Target) -> bool {
        pointing::shows(view, *target)
    }

    fn notice(event: &Notice, _: Viewer) -> Option<Notice> {
        Some(event.clone())
    }

    /// Nothing is hidden in this game.
    fn retractable(_: &Notice) -> bool {
        true
    }

    /// Each player has had a turn.
    fn rounds(&self) -> u32 {
        u32::from(self.turn - 1) / 2
    }

    fn rematch(&self, _: &Options) -> Options {
        // The players take turns, so whoever moves in an odd turn has begun.
        let first = if self.turn % 2 == 1 {
            self.to_move
        } else {
            opponent(self.to_move)
        };
        Options {
            first: Some(seat_of(opponent(first))),
        }
    }

    fn facts(&self, decisions: &[&[Notice]]) -> Vec<Fact> {
        facts::facts(self, decisions)
    }

    fn imagine(knowledge: &View, _: &mut GameRng) -> Self {
        view::imagine(knowledge)
    }
}

impl Table {
    /// The moment that an intent has to name now.
    fn moment(&self) -> Moment {
        let used = self
            .dice
            .map_or(0, |dice| dice.used.into_iter().map(u8::from).sum());
        Moment {
            turn: self.turn,
            used,
        }
    }

    fn is_now(&self, intent: &Intent) -> bool {
        match *intent {
            Intent::Roll { turn } => turn == self.turn,
            Intent::Move { moment, .. } | Intent::Enter { moment, .. } | Intent::Escape { moment, .. } => {
                moment == self.moment()
            }
        }
    }

    /// The step that an intent asks for, if the rules allow it; a roll is not a step.
    fn step(&self, intent: &Intent) -> Result<Option<Step>, Rule> {
        let (board, color) = (&self.board, self.to_move);
        match (*intent, &self.dice) {
            (Intent::Roll { .. }, None) => Ok(None),
            (Intent::Roll { .. }, Some(_)) => Err(Rule::RollOnce),
            (Intent::Move { from, die, .. }, Some(dice)) => {
                moving::step(board, color, dice, from, die).map(Some)
            }
            (Intent::Enter { kind, die, .. }, Some(dice)) => {
                entering::step(board, color, dice, kind, die).map(Some)
            }
            (Intent::Escape { from, .. }, Some(dice)) => escaping::step(board, color, dice, from).map(Some),
            (Intent::Move { .. } | Intent::Enter { .. } | Intent::Escape { .. }, None) => {
                Err(Rule::RollFirst)
            }
        }
    }

    fn use_up(&mut self, die: u8) {
        if let Some(dice) = &mut self.dice {
            dice::use_up(dice, die);
        }
    }

    fn remember_position(&mut self) {
        let position = Position::new(&self.board, self.to_move);
        self.stood.push(position);
        self.repeated = self.stood.iter().filter(|stood| **stood == position).count() as u8;
    }
}

/// The colour of a seat: seat 0 is Black; seats beyond the last are counted on from there.
fn color_of(seat: Seat) -> Color {
    if seat.0.is_multiple_of(2) {
        Color::Black
    } else {
        Color::White
    }
}

/// The seat of a colour: Black sits on seat 0.
fn seat_of(color: Color) -> Seat {
    match color {
        Color::Black => Seat(0),
        Color::White => Seat(1),
    }
}
