//! What cards and people are measured and called by.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::{Dragon, Gear, Monster};

/// A place in the party, from 0; whoever joins for a character that left takes over its place.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(transparent)]
#[schemars(rename = "DraghanCharacter")]
#[ts(rename = "DraghanCharacter", export_to = "draghan.ts")]
pub struct Character(pub u8);

/// One of the three skills.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DraghanSkill")]
#[ts(rename = "DraghanSkill", export_to = "draghan.ts")]
pub enum Skill {
    /// Strength.
    Strength,
    /// Charm.
    Charm,
    /// Knowledge.
    Knowledge,
}

/// A number of icons of each skill.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DraghanSkills")]
#[ts(rename = "DraghanSkills", export_to = "draghan.ts")]
pub struct Skills {
    /// Strength.
    pub strength: u8,
    /// Charm.
    pub charm: u8,
    /// Knowledge.
    pub knowledge: u8,
}

/// Where equipment is worn.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DraghanBodyPart")]
#[ts(rename = "DraghanBodyPart", export_to = "draghan.ts")]
pub enum BodyPart {
    /// One card.
    Head,
    /// One card.
    Torso,
    /// Two cards.
    Hand,
}

/// How a character is.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DraghanHealth")]
#[ts(rename = "DraghanHealth", export_to = "draghan.ts")]
pub enum Health {
    /// The side with three icons is up.
    Healthy,
    /// The side with one icon is up.
    Hurt,
    /// Hurt twice and gone.
    Gone,
}

/// Where the party is.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DraghanRealm")]
#[ts(rename = "DraghanRealm", export_to = "draghan.ts")]
pub enum Realm {
    /// The kingdom of Draghan.
    Draghan,
    /// The Shadow Realm, from which nobody returns without the dragon's fall.
    ShadowRealm,
}

/// Somebody to be fought; every card exists once, so its name says which.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DraghanFoe")]
#[ts(rename = "DraghanFoe", export_to = "draghan.ts")]
pub enum Foe {
    /// A monster.
    Monster(Monster),
    /// The dragon.
    Dragon(Dragon),
}

/// A card that was turned over where the party searched.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DraghanEncounter")]
#[ts(rename = "DraghanEncounter", export_to = "draghan.ts")]
pub enum Encounter {
    /// A monster.
    Monster(Monster),
    /// A piece of equipment.
    Gear(Gear),
    /// The Dragon card, and the dragon that was drawn for it.
    Dragon(Dragon),
}

/// A change of one skill, for this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DraghanChange")]
#[ts(rename = "DraghanChange", export_to = "draghan.ts")]
pub struct Change {
    /// The skill.
    pub skill: Skill,
    /// By how much, never below 0.
    pub by: i8,
}

/// What a location does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "does", rename_all = "snake_case")]
#[schemars(rename = "DraghanPower")]
#[ts(rename = "DraghanPower", export_to = "draghan.ts")]
pub enum Power {
    /// Four Marketplace cards are for sale after the fight.
    Market,
    /// The party may travel to the Shadow Realm after this round; with the third it must.
    Portal,
    /// All hurt characters are healed.
    HealAll,
    /// The active character is healed.
    HealActive,
    /// More or fewer encounters.
    Encounters {
        /// How many more.
        more: i8,
    },
    /// The active character gains or loses gold.
    Gold {
        /// How much it gains.
        gain: i8,
    },
    /// Every character's skill is changed.
    Characters {
        /// How.
        change: Change,
    },
    /// The skill of every foe that shows it is changed, the dragon's too.
    Foes {
        /// How.
        change: Change,
    },
    /// The active character loses one equipment card, drawn at random.
    LoseEquipment,
    /// No healing card may be used at the end of this round.
    NoHealing,
}
