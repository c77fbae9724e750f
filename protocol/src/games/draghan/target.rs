//! What can be pointed at: things of the table that everybody sees.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::{Dragon, Gear, Hero, Location};
use super::measure::{Character, Foe};

/// Something that everybody sees on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "thing", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "DraghanTarget")]
#[ts(rename = "DraghanTarget", export_to = "draghan.ts")]
pub enum Target {
    /// A foe on the table.
    Foe {
        /// Which.
        foe: Foe,
    },
    /// A location that the party has come to.
    Location {
        /// Which.
        location: Location,
    },
    /// A character of the party.
    Character {
        /// Which.
        character: Character,
    },
    /// A character whom nobody has been yet.
    Hero {
        /// Who.
        hero: Hero,
    },
    /// Equipment: somebody's, found in this round, or for sale.
    Gear {
        /// Which.
        card: Gear,
    },
    /// The Portals that the party has to find.
    Portals,
    /// A dragon that may wait in the Shadow Realm.
    Dragon {
        /// Which.
        dragon: Dragon,
    },
}
