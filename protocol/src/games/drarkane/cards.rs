//! The battle cards.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A suit of the arcane cards.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DrarkaneSuit")]
#[ts(rename = "DrarkaneSuit", export_to = "drarkane.ts")]
pub enum Suit {
    /// Blue.
    Shield,
    /// Red.
    Sword,
    /// Green.
    Axe,
    /// Yellow, the trump.
    Grimoire,
}

/// A battle card; the four Knights are alike.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "DrarkaneCard")]
#[ts(rename = "DrarkaneCard", export_to = "drarkane.ts")]
pub enum Card {
    /// A blue arcane card.
    Shield {
        /// 1 to 10.
        number: u8,
    },
    /// A red arcane card.
    Sword {
        /// 1 to 10.
        number: u8,
    },
    /// A green arcane card.
    Axe {
        /// 1 to 10.
        number: u8,
    },
    /// A yellow arcane card, trump.
    Grimoire {
        /// 1 to 10.
        number: u8,
    },
    /// The Dragon Egg, number 0.
    Egg,
    /// A Knight, an Obscure card of 11.
    Knight,
    /// The Queen, the Obscure card of 12.
    Queen,
    /// The King, the Obscure card of 13.
    King,
    /// The Mercenary, 0 or an Obscure card of 14, as its player says.
    Mercenary,
    /// The Wizard under whom the lowest number wins.
    LowWizard,
    /// The Wizard under whom the highest number wins.
    HighWizard,
}

/// A card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkanePlayed")]
#[ts(rename = "DrarkanePlayed", export_to = "drarkane.ts")]
pub struct Played {
    /// The card.
    pub card: Card,
    /// The number it counts as, for the Mercenary 0 or 14; a Wizard has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub counts: Option<u8>,
}
