//! Dragon Farkle: wannabes gather soldiers with dice until one of them slays the dragon.
//!
//! - `dice`, `soldiers`, `falls`, `event_die`: soldier dice, how they fall and what they are worth, and the event die
//! - `cards`, `decks`, `player`, `setup`: the box, and how it is laid out
//! - `turn`, `action`, `rolling`: the course of a turn and what its actions share
//! - `recruiting`, `brawling`, `final_battle`: the three actions
//! - `companions`, `items`, `holding`: what the cards do, and how many may be kept
//! - `asking`: which intents are heard and allowed
//! - `event`, `apply`: what happens, who is told of it, and what it changes
//! - `offers`, `effects`, `blocked`: what a player may do, what that would do, what not and why
//! - `players`, `balance`: greedy players, and how the cards fare between them
//! - `view`, `imagine`, `knowledge`: what a viewer sees and knows, and a table made from that
//! - `odds`: how likely a player's next roll is a farkle or a blow
//! - `facts`: what a finished game is remembered for

mod action;
mod apply;
mod asking;
pub mod balance;
mod blocked;
mod brawling;
mod canon;
mod cards;
mod companions;
mod decks;
mod dice;
mod effects;
mod event;
mod event_die;
mod facts;
mod falls;
mod final_battle;
mod holding;
mod imagine;
mod items;
mod knowledge;
#[cfg(test)]
mod notation;
mod odds;
mod offers;
mod player;
pub mod players;
mod pointing;
mod recruiting;
mod rolling;
mod setup;
mod soldiers;
#[cfg(test)]
pub(crate) mod tests;
mod turn;
mod view;

use std::ops::RangeInclusive;

use dragonhall_protocol::games::dragon_farkle::{
    Effect, Fact, Intent, Item, Notice, Options, Rule, Target, View,
};
use dragonhall_protocol::{Offer, Outcome, Seat};

use self::action::{Action, Errand, Purpose, Roll};
use self::cards::Items;
use self::decks::Decks;
pub use self::event::Event;
pub use self::falls::{Fall, Set, falls};
use self::knowledge::{Glimpse, Seats};
pub(crate) use self::odds::odds;
use self::player::Player;
use crate::game::{BadTable, Draft, Game, Refused, Status, Viewer};
use crate::rng::GameRng;

/// The damage in one Final Battle that can slay the dragon.
const HEALTH: RangeInclusive<u8> = 3..=5;

/// A game of Dragon Farkle in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// How much damage slays the dragon.
    health: u8,
    /// Counted from 1.
    turn: u16,
    to_move: Seat,
    /// The army of the player to move when the turn began.
    strength: u32,
    stage: Pending,
    /// The number of the latest roll, counted through the whole game.
    roll_number: u32,
    players: Vec<Player>,
    decks: Decks,
    /// Everybody knows that one of these owns the Sack of Holding; none if nobody knows.
    sack: Seats,
    /// Items that somebody knows in another's hand.
    glimpses: Vec<Glimpse>,
    winner: Option<Seat>,
    /// Who begins, where that is not drawn by lot.
    first: Option<Seat>,
}

/// What the table waits for.
#[derive(Clone, Debug, PartialEq)]
enum Pending {
    /// An action.
    Choosing,
    /// Dice.
    Acting(Action),
    /// Players with too many items, after the turn.
    Keeping,
    /// Nothing.
    Over,
}

impl Game for Table {
    const SEATS: RangeInclusive<u8> = 2..=5;
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
        let health = options.dragon_health;
        if !Self::SEATS.contains(&seats) {
            return Err(BadTable(format!(
                "Dragon Farkle is for two to five players, not for {seats}."
            )));
        }
        if !HEALTH.contains(&health) {
            return Err(BadTable(format!(
                "The dragon's health is 3, 4 or 5, not {health}."
            )));
        }
        Ok(Self {
            health,
            turn: 0,
            to_move: Seat(0),
            strength: 0,
            stage: Pending::Choosing,
            roll_number: 0,
            players: vec![Player::new(); usize::from(seats)],
            decks: Decks::default(),
            sack: Seats::default(),
            glimpses: Vec::new(),
            winner: None,
            first: options.first.map(|first| Seat(first.0 % seats)),
        })
    }

    fn open(&self, rng: &mut GameRng) -> Draft<Self> {
        setup::open(self, rng)
    }

    fn decide(&self, seat: Seat, intent: &Intent, rng: &mut GameRng) -> Result<Draft<Self>, Refused<Rule>> {
        let step = asking::step(self, seat, intent)?;
        Ok(asking::take(self, seat, step, rng))
    }

    fn apply(&mut self, event: &Event) {
        apply::apply(self, event);
    }

    fn status(&self) -> Status {
        match self.winner {
            Some(winner) => Status::Finished(Outcome::Places {
                places: self.places(winner),
            }),
            None => Status::Awaiting(self.awaited()),
        }
    }

    fn offers(&self, seat: Seat) -> Vec<Offer<Intent, Effect>> {
        offers::offers(self, seat)
    }

    /// Whoever has soldiers enough marches on the dragon: recruiting for ever would end no game.
    fn quietest(&self, seat: Seat) -> Option<Offer<Intent, Effect>> {
        let offers = self.offers(seat);
        let march = |offer: &Offer<Intent, Effect>| matches!(offer.intent, Intent::FinalBattle { .. });
        let first = offers.iter().position(march).unwrap_or(0);
        offers.into_iter().nth(first)
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
        Some(event::notice(event, viewer))
    }

    /// Dice set aside and an end of rolling show nothing that was hidden; cards do.
    fn retractable(event: &Event) -> bool {
        event::is_retractable(event)
    }

    /// Each player has had a turn.
    fn rounds(&self) -> u32 {
        u32::from(self.turn.saturating_sub(1)) / self.players.len() as u32
    }

    fn rematch(&self, options: &Options) -> Options {
        let seats = self.players.len() as u16;
        let turns = self.turn.saturating_sub(1) % seats;
        let first = (u16::from(self.to_move.0) + seats - turns) % seats;
        Options {
            first: Some(Seat(((first + 1) % seats) as u8)),
            ..options.clone()
        }
    }

    fn facts(&self, decisions: &[&[Event]]) -> Vec<Fact> {
        facts::facts(self, decisions)
    }

    fn imagine(knowledge: &View, rng: &mut GameRng) -> Self {
        imagine::imagine(knowledge, rng)
    }
}

impl Table {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len() as u8).map(Seat)
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.players[usize::from(seat.0)]
    }

    fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[usize::from(seat.0)]
    }

    /// Who rolls in an action.
    fn roller(&self, action: &Action) -> Seat {
        match action.errand {
            Errand::Brawl {
                defender,
                attacked: true,
            } => defender,
            Errand::Recruit | Errand::Brawl { .. } | Errand::Battle { .. } => self.to_move,
        }
    }

    /// The roll that waits for its roller.
    fn waiting_roll(&self) -> Option<(&Action, &Roll)> {
        match &self.stage {
            Pending::Acting(action) => action.roll.as_ref().map(|roll| (action, roll)),
            Pending::Choosing | Pending::Keeping | Pending::Over => None,
        }
    }

    fn brawl_runs(&self) -> bool {
        match &self.stage {
            Pending::Acting(action) => matches!(action.purpose(), Purpose::Attacking | Purpose::Defending),
            Pending::Choosing | Pending::Keeping | Pending::Over => false,
        }
    }

    /// Who has more items than may be kept.
    fn too_many(&self) -> Vec<Seat> {
        self.seats()
            .filter(|seat| self.player(*seat).has_too_many())
            .collect()
    }

    /// Whom the table waits for, in ascending order.
    fn awaited(&self) -> Vec<Seat> {
        match &self.stage {
            Pending::Choosing => vec![self.to_move],
            Pending::Acting(action) => vec![self.roller(action)],
            Pending::Keeping => self.too_many(),
            Pending::Over => Vec::new(),
        }
    }

    fn awaits(&self, seat: Seat) -> bool {
        match &self.stage {
            Pending::Choosing => seat == self.to_move,
            Pending::Acting(action) => seat == self.roller(action),
            Pending::Keeping => usize::from(seat.0) < self.players.len() && self.player(seat).has_too_many(),
            Pending::Over => false,
        }
    }

    /// The items that a player has set aside and does not own yet.
    fn aside_of(&self, seat: Seat) -> Items {
        match &self.stage {
            Pending::Acting(action) if seat == self.to_move => action.side.items,
            Pending::Acting(Action {
                errand: Errand::Brawl { defender, .. },
                defence,
                ..
            }) if seat == *defender => defence.items,
            Pending::Choosing | Pending::Acting(_) | Pending::Keeping | Pending::Over => Items::default(),
        }
    }

    /// An item is played before everybody's eyes and discarded.
    fn play_out(&mut self, seat: Seat, item: Item) {
        self.player_mut(seat).items.remove(item);
        self.decks.shown.push(item);
        self.forget_played(seat, item);
    }

    /// The winner is first, the others follow by their armies; equal armies share a place.
    fn places(&self, winner: Seat) -> Vec<u8> {
        let rank = |seat: Seat| (seat == winner, self.player(seat).army);
        self.seats()
            .map(|seat| {
                let better = self.seats().filter(|other| rank(*other) > rank(seat)).count();
                better as u8 + 1
            })
            .collect()
    }
}
