//! Draghan: Once Upon a Dragon: a party looks for a dragon in the Shadow Realm and defeats it together.
//!
//! - `content`, `cards`, `skills`, `piles`, `party`, `seats`: what there is
//! - `setup`, `choosing`: before the first round
//! - `round`: the phases in their order; each phase is a chapter and ends by beginning the next:
//!   `healing`, `locations`, `encounters`, `theft`, `planning`, `fight`, `gold`, `aftermath`, `replacing`,
//!   `market`, `sharing`, `carrying`, `travelling`
//! - `campaign`: the dragons that are set aside
//! - `stands`: how foes stand against those who face them
//! - `asking`, `offers`, `effects`, `blocked`: what a player may do, what not and why
//! - `happening`: what each event changes
//! - `stages`, `view`, `imagine`: what everybody sees, and a table made from that
//! - `pointing`: what can be pointed at
//! - `odds`: how likely the party can beat the monsters
//! - `facts`: what a finished game is remembered for
//!
//! A deck is a set: a card has no place in its deck until it is drawn, so there is no order to be hidden, and
//! what happened can be told to everybody as it is.

mod aftermath;
mod asking;
pub mod balance;
mod blocked;
mod campaign;
mod canon;
mod cards;
mod carrying;
mod choosing;
mod content;
mod effects;
mod encounters;
mod facts;
mod felling;
mod fight;
mod gold;
mod happening;
mod healing;
mod imagine;
mod locations;
mod market;
#[cfg(test)]
mod notation;
mod odds;
mod offers;
mod party;
mod piles;
mod planning;
mod pointing;
mod replacing;
mod round;
mod seats;
mod setup;
mod sharing;
mod skills;
mod stages;
mod stands;
#[cfg(test)]
pub(crate) mod tests;
mod theft;
mod travelling;
mod view;

use std::ops::RangeInclusive;

use dragonhall_protocol::games::draghan::{
    Character, Dragon, Effect, Ending, Fact, Foe, Gear, Hero, Intent, Location, Monster, Notice, Options,
    Phase, Realm, Rule, Stand, Target, View,
};
use dragonhall_protocol::{Offer, Outcome, Seat};

use self::cards::Cards;
pub(crate) use self::odds::odds;
use self::party::Member;
use self::piles::Piles;
use self::seats::Seats;
use crate::game::{BadTable, Draft, Game, Refused, Status, Viewer};
use crate::rng::GameRng;

/// A game of Draghan in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    seats: u8,
    /// How many characters the party began with.
    size: u8,
    /// The dragons that a campaign has set aside.
    campaign: Option<Cards<Dragon>>,
    /// Counts the times that the table asked for something.
    step: u16,
    phase: Phase,
    /// Counted from 1.
    round: u16,
    /// Every place of the party while it is chosen.
    picks: Vec<Pick>,
    /// The characters whom nobody has been yet.
    unused: Cards<Hero>,
    party: Vec<Member>,
    /// Who holds the map.
    active: Character,
    realm: Realm,
    /// Every location so far.
    journey: Vec<Location>,
    /// Whether the last of them is this round's.
    arrived: bool,
    /// The foes on the table, in order.
    foes: Vec<Fighter>,
    /// The equipment found in this round.
    found: Vec<Gear>,
    /// The cards for sale in this round.
    wares: Vec<Ware>,
    /// Counts the changes of the plan.
    plan: u32,
    /// The seats that agree to the plan.
    ready: Seats,
    /// The seats that buy nothing more.
    done: Seats,
    odd_coins: Option<OddCoins>,
    piles: Piles,
    ending: Option<Ending>,
}

/// A place of the party while it is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pick {
    Undecided,
    Open,
    Chosen(Hero),
}

/// A foe on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Fighter {
    foe: Foe,
    /// How it stood when the result was called.
    called: Option<Stand>,
}

/// A card that is for sale.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Ware {
    card: Gear,
    held_for: Option<Character>,
}

/// Coins that could not be shared evenly.
#[derive(Clone, Copy, Debug, PartialEq)]
struct OddCoins {
    monster: Monster,
    coins: u8,
    /// Who has got one already, a bit for each place of the party.
    given: u8,
}

impl Game for Table {
    const SEATS: RangeInclusive<u8> = 1..=4;
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
        setup::table(options, seats)
    }

    fn open(&self, _: &mut GameRng) -> Draft<Self> {
        let mut draft = Draft::new(self);
        draft.emit(Notice::Opened);
        draft.emit(Notice::Asked {
            phase: Phase::Choosing,
        });
        draft
    }

    fn decide(&self, seat: Seat, intent: &Intent, rng: &mut GameRng) -> Result<Draft<Self>, Refused<Rule>> {
        asking::permits(self, seat, intent)?;
        let mut draft = Draft::new(self);
        round::carry_out(&mut draft, seat, intent, rng);
        Ok(draft)
    }

    fn apply(&mut self, event: &Notice) {
        happening::apply(self, event);
    }

    fn status(&self) -> Status {
        match self.ending {
            None => Status::Awaiting(stages::awaited(self)),
            Some(Ending::Won { .. }) => Status::Finished(Outcome::SharedWin),
            Some(Ending::Lost { .. }) => Status::Finished(Outcome::SharedLoss),
        }
    }

    fn offers(&self, seat: Seat) -> Vec<Offer<Intent, Effect>> {
        offers::offers(self, seat)
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

    /// Nothing is hidden but what chance will draw, and a step that drew is never taken back.
    fn retractable(_: &Notice) -> bool {
        true
    }

    /// Nobody has to be there to agree to a plan; calling its result is the active player's.
    fn goes_on_without(&self, seat: Seat) -> bool {
        self.phase == Phase::Planning && planning::waiting(self).any(|waiting| waiting == seat)
    }

    fn rounds(&self) -> u32 {
        u32::from(self.round.saturating_sub(1))
    }

    fn rematch(&self, options: &Options) -> Options {
        campaign::next_game(self, options)
    }

    fn facts(&self, decisions: &[&[Notice]]) -> Vec<Fact> {
        facts::facts(self, decisions)
    }

    fn imagine(knowledge: &View, _: &mut GameRng) -> Self {
        imagine::imagine(knowledge)
    }
}
