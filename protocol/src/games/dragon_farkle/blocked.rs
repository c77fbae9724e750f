//! What cannot be done now, each with the rule that forbids it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::Item;
use super::rule::Rule;
use crate::ids::Seat;

/// Something that the viewer cannot do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonFarkleBlocked")]
#[ts(rename = "DragonFarkleBlocked", export_to = "dragon-farkle.ts")]
pub struct Blocked {
    /// What.
    pub wish: Wish,
    /// Why.
    pub rule: Rule,
}

/// Something that a player may wish to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "wish", rename_all = "snake_case")]
#[schemars(rename = "DragonFarkleWish")]
#[ts(rename = "DragonFarkleWish", export_to = "dragon-farkle.ts")]
pub enum Wish {
    /// To brawl with a player.
    Brawl {
        /// The defender.
        seat: Seat,
    },
    /// To enter the Final Battle.
    FinalBattle,
    /// To take a magic item for a rally.
    ItemReward,
    /// To roll on.
    RollOn,
    /// To stop.
    Stop,
    /// To play an item that the viewer owns.
    Play {
        /// The item.
        item: Item,
    },
    /// To play an item that is still set aside.
    PlayAside {
        /// The item.
        item: Item,
    },
    /// To ask the companion for help.
    Ask,
}
