//! The dragons and their slots.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::{Played, Suit};

/// A dragon; its German name stands beside it.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DrarkaneDragon")]
#[ts(rename = "DrarkaneDragon", export_to = "drarkane.ts")]
pub enum Dragon {
    /// Gischtling.
    Tidewhelp,
    /// Glutling.
    Emberling,
    /// Moosfang.
    Mossfang,
    /// Runenling.
    Runeling,
    /// Rußling.
    Sootling,
    /// Dämmerdrache.
    TwilightDrake,
    /// Spiegelzwillinge.
    MirrorTwins,
    /// Schlackenschlund.
    CinderGlutton,
    /// Schilflauerer.
    Reedlurker,
    /// Kerzenwurm.
    Candlewyrm,
    /// Nachtdieb.
    NightThief,
    /// Dreimondwyvern.
    ThreeMoonWyvern,
    /// Grabschwinge.
    Gravewing,
    /// Rosthorn.
    Rusthorn,
    /// Moorseher.
    Bogseer,
    /// Vierfachmaul.
    FourfoldMaw,
    /// Abgrundchor.
    AbyssalChoir,
    /// Bergbrecher.
    Mountainbreaker,
    /// Sturmhüter.
    Stormkeeper,
    /// Vharzul der Aschgraue.
    Vharzul,
}

/// What a slot asks for.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(tag = "asks", rename_all = "snake_case")]
#[schemars(rename = "DrarkaneAsk")]
#[ts(rename = "DrarkaneAsk", export_to = "drarkane.ts")]
pub enum Ask {
    /// A card of a suit with at least this number.
    Suit {
        /// The suit.
        suit: Suit,
        /// The lowest number that fits.
        least: u8,
    },
    /// A card of any suit with at least this number, or any Obscure card.
    AnySuitOrObscure {
        /// The lowest number that fits.
        least: u8,
    },
    /// An Obscure card.
    Obscure,
    /// Any card.
    AnyCard,
}

/// A dragon in the battle zone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkaneStandingDragon")]
#[ts(rename = "DrarkaneStandingDragon", export_to = "drarkane.ts")]
pub struct StandingDragon {
    /// Which.
    pub dragon: Dragon,
    /// Its Terror.
    pub terror: u8,
    /// The Trophy points of whoever defeats it.
    pub trophy: u8,
    /// Its slots, from left to right.
    pub slots: Vec<Slot>,
}

/// A slot of a dragon in the battle zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkaneSlot")]
#[ts(rename = "DrarkaneSlot", export_to = "drarkane.ts")]
pub struct Slot {
    /// What it asks for.
    pub ask: Ask,
    /// What lies on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub filled: Option<Filled>,
}

/// A card on a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkaneFilled")]
#[ts(rename = "DrarkaneFilled", export_to = "drarkane.ts")]
pub struct Filled {
    /// The card.
    #[serde(flatten)]
    pub card: Played,
    /// The trick that it was laid in.
    pub trick: u16,
}

/// A defeated dragon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkaneTrophy")]
#[ts(rename = "DrarkaneTrophy", export_to = "drarkane.ts")]
pub struct Trophy {
    /// Which.
    pub dragon: Dragon,
    /// Its Terror.
    pub terror: u8,
}
