//! The words of Dragon Farkle: wannabes gather soldiers with dice until one of them slays the dragon.
//!
//! - [`cards`]: companions and magic items
//! - [`dice`]: the event die, rolls, and what was set aside
//! - [`intents`], [`effects`]: what a player asks for, and what it would do
//! - [`notices`]: what happened, as one viewer is told of it
//! - [`view`]: the table as one viewer sees it
//! - [`rules`]: the rules that forbid something

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub mod cards;
pub mod dice;
pub mod effects;
pub mod intents;
pub mod notices;
pub mod rules;
pub mod view;

pub use cards::{Companion, Item};
pub use dice::{EventFace, Reward, Roll, Shelf};
pub use effects::Effect;
pub use intents::{Help, Intent, Play};
pub use notices::{Notice, Settlement, TurnEnd};
pub use rules::Rule;
pub use view::{Action, Blocked, FaceDown, Piles, Player, Side, Stage, View, Wish};

/// How a table is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(default, deny_unknown_fields)]
#[schemars(rename = "DragonFarkleOptions")]
#[ts(rename = "DragonFarkleOptions", export_to = "dragon-farkle.ts")]
pub struct Options {
    /// How much damage in one Final Battle slays the dragon: 3 as boxed; 4 or 5 are the Legend of the Dragon.
    #[schemars(range(min = 3, max = 5))]
    #[ts(type = "3 | 4 | 5")]
    pub dragon_health: u8,
}

/// The dragon as boxed.
impl Default for Options {
    fn default() -> Self {
        Self { dragon_health: 3 }
    }
}
