//! The words of Draghan: Once Upon a Dragon, in which a party looks for a dragon and defeats it together.
//!
//! - [`cards`]: every card by name
//! - [`measure`]: skills, body parts, characters, foes: what cards and people are measured and called by
//! - [`options`]: how a game is set up
//! - [`intent`], [`effect`]: what a player asks for, and what it would do
//! - [`notice`], [`ending`]: what happened, and how the game ended
//! - [`view`], [`stage`], [`blocked`]: the table as everybody sees it, what it asks for, what cannot be done now
//! - [`target`]: what can be pointed at
//! - [`fact`]: what a finished game is remembered for
//! - [`rule`]: the rules that forbid something
//!
//! The order of every deck is hidden from everybody: a card has no place in its deck until it is drawn, and
//! nothing here can name one.

pub mod blocked;
pub mod cards;
pub mod effect;
pub mod ending;
pub mod fact;
pub mod intent;
pub mod measure;
pub mod notice;
pub mod options;
pub mod rule;
pub mod stage;
pub mod target;
pub mod view;

pub use blocked::{BlockedGear, ClosedTo};
pub use cards::{Dragon, Gear, Hero, Location, Monster};
pub use effect::{Effect, Forecast, Harm, Stand};
pub use ending::{Defeat, Ending};
pub use fact::Fact;
pub use intent::Intent;
pub use measure::{BodyPart, Change, Character, Encounter, Foe, Health, Power, Realm, Skill, Skills};
pub use notice::{Fate, GoldReason, Healing, LossReason, Notice, Pile, Robbed};
pub use options::Options;
pub use rule::Rule;
pub use stage::{Overload, Phase, Pick, Stage};
pub use target::Target;
pub use view::{
    Adventurer, EncounterPile, FallsWith, FoeCard, GearCard, HeroCard, Load, LocationCard, Market,
    MarketPile, Piles, View, Ware,
};
