//! The table as everybody sees it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::blocked::{BlockedGear, ClosedTo};
use super::cards::{Dragon, Gear, Hero, Location, Monster};
use super::effect::Stand;
use super::ending::Ending;
use super::measure::{BodyPart, Character, Encounter, Foe, Health, Power, Realm, Skills};
use super::stage::Stage;
use crate::ids::Seat;

/// The table as everybody sees it, with all that a perfect memory would know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DraghanView")]
#[ts(rename = "DraghanView", export_to = "draghan.ts")]
pub struct View {
    /// The step of the game, which every intent has to name.
    pub step: u16,
    /// The round, from 1; 0 while the party is chosen.
    pub round: u16,
    /// What the table asks for.
    pub stage: Stage,
    /// Where the party is.
    pub realm: Realm,
    /// Who holds the map; absent while the party is chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub active: Option<Character>,
    /// The party by place; empty while it is chosen.
    pub party: Vec<Adventurer>,
    /// The characters whom nobody has been yet.
    pub unused: Vec<HeroCard>,
    /// The location of this round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub location: Option<LocationCard>,
    /// Every location so far, in the order of the visits.
    pub journey: Vec<Location>,
    /// The Portals found, out of three.
    pub portals: Vec<Location>,
    /// The foes on the table, in order.
    pub foes: Vec<FoeCard>,
    /// The equipment found in this round, not yet anybody's.
    pub found: Vec<GearCard>,
    /// The cards that are or will be for sale in this round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub market: Option<Market>,
    /// The coins that nobody has, of 28.
    pub supply: u8,
    /// The piles on the table.
    pub piles: Piles,
    /// The dragons that may wait in the Shadow Realm; one alone once it is found.
    pub dragons: Vec<Dragon>,
    /// The dragons that a campaign has set aside; absent outside a campaign.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub campaign: Option<Vec<Dragon>>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ending: Option<Ending>,
}

/// A character of the party.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DraghanAdventurer")]
#[ts(rename = "DraghanAdventurer", export_to = "draghan.ts")]
pub struct Adventurer {
    /// Its place in the party.
    pub character: Character,
    /// Whose it is.
    pub seat: Seat,
    /// Who it is, with both sides of the card.
    pub hero: HeroCard,
    /// Which side is up.
    pub health: Health,
    /// Its icons in this round, with what the location changes.
    pub skills: Skills,
    /// Its gold.
    pub gold: u8,
    /// Its equipment.
    pub gear: Vec<GearCard>,
    /// What it carries on each part of the body.
    pub loads: Vec<Load>,
    /// The foe that it faces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub faces: Option<Foe>,
    /// The equipment that it has committed there.
    pub committed: Vec<Gear>,
    /// The cards that it cannot use in this step, each with the rule that forbids it.
    pub blocked: Vec<BlockedGear>,
}

/// A character card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DraghanHeroCard")]
#[ts(rename = "DraghanHeroCard", export_to = "draghan.ts")]
pub struct HeroCard {
    /// Who.
    pub hero: Hero,
    /// The healthy side.
    pub healthy: Skills,
    /// The hurt side.
    pub hurt: Skills,
}

/// An equipment card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DraghanGearCard")]
#[ts(rename = "DraghanGearCard", export_to = "draghan.ts")]
pub struct GearCard {
    /// Which.
    pub card: Gear,
    /// The icons that it gives once.
    pub gives: Skills,
    /// Whether it heals instead.
    pub heals: bool,
    /// Where it is worn.
    pub worn_on: BodyPart,
}

/// What a character has on a part of the body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DraghanLoad")]
#[ts(rename = "DraghanLoad", export_to = "draghan.ts")]
pub struct Load {
    /// The part.
    pub part: BodyPart,
    /// How many cards it has there.
    pub has: u8,
    /// How many it can carry on.
    pub most: u8,
}

/// A location card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DraghanLocationCard")]
#[ts(rename = "DraghanLocationCard", export_to = "draghan.ts")]
pub struct LocationCard {
    /// Which.
    pub location: Location,
    /// What it does.
    pub power: Power,
}

/// A foe on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DraghanFoeCard")]
#[ts(rename = "DraghanFoeCard", export_to = "draghan.ts")]
pub struct FoeCard {
    /// Who.
    pub foe: Foe,
    /// What its card asks for.
    pub printed: Skills,
    /// What it asks for in this round, with what the location changes.
    pub needs: Skills,
    /// The gold that it pays when it is defeated.
    pub gold: u8,
    /// Whether it steals when it is revealed.
    pub steals: bool,
    /// Whether it runs to the Shadow Realm if it is not defeated.
    pub runs: bool,
    /// Who faces it.
    pub facing: Vec<Character>,
    /// How it stands; after the call, how it stood then.
    pub stand: Stand,
    /// Whether the result has been called and it has fallen.
    pub fallen: bool,
    /// While the fight is planned, for every seat that could do it alone: the cards that would meet what is missing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<FallsWith>>")]
    pub falls_with: Vec<FallsWith>,
}

/// The fewest cards with which a seat could bring a foe down from where its characters stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DraghanFallsWith")]
#[ts(rename = "DraghanFallsWith", export_to = "draghan.ts")]
pub struct FallsWith {
    /// Whose.
    pub seat: Seat,
    /// One card, or two together.
    pub cards: Vec<Gear>,
}

/// A market.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DraghanMarket")]
#[ts(rename = "DraghanMarket", export_to = "draghan.ts")]
pub struct Market {
    /// Whether it is open; it opens after the fight.
    pub open: bool,
    /// What is for sale.
    pub wares: Vec<Ware>,
}

/// A card that is for sale.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DraghanWare")]
#[ts(rename = "DraghanWare", export_to = "draghan.ts")]
pub struct Ware {
    /// The card.
    pub gear: GearCard,
    /// What it costs.
    pub price: u8,
    /// For whom the active player holds it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub held_for: Option<Character>,
    /// Who could buy it now.
    pub open_to: Vec<Character>,
    /// Who in the party could not, each with the rule that forbids it.
    pub closed_to: Vec<ClosedTo>,
}

/// The piles on the table; a card that is in none of the discards and nowhere else to be seen is in its pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DraghanPiles")]
#[ts(rename = "DraghanPiles", export_to = "draghan.ts")]
pub struct Piles {
    /// How many Draghan locations have not been visited.
    pub locations: u8,
    /// How many Shadow Realm locations have not been visited.
    pub shadow_locations: u8,
    /// Draghan's encounters.
    pub encounters: EncounterPile,
    /// The Shadow Realm's encounters.
    pub shadow_encounters: EncounterPile,
    /// The monsters that ran to the Shadow Realm and have not been defeated there.
    pub runaways: Vec<Monster>,
    /// The Marketplace.
    pub marketplace: MarketPile,
}

/// A pile of encounters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DraghanEncounterPile")]
#[ts(rename = "DraghanEncounterPile", export_to = "draghan.ts")]
pub struct EncounterPile {
    /// How many cards are left in it.
    pub left: u8,
    /// Its discards.
    pub discards: Vec<Encounter>,
}

/// The Marketplace's pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DraghanMarketPile")]
#[ts(rename = "DraghanMarketPile", export_to = "draghan.ts")]
pub struct MarketPile {
    /// How many cards are left in it.
    pub left: u8,
    /// The unsold cards of earlier markets, which are its lowest ones, the lowest last.
    pub bottom: Vec<Gear>,
    /// Its discards.
    pub discards: Vec<Gear>,
}
