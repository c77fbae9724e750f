//! The canonical text of a table; see [`crate::canon`].

use dragonhall_protocol::games::dragon_stone::{
    Camp, Color, Dice, DrawReason, Ending, Kind, Stock, Stone, Victory,
};

use super::Table;
use super::arena::{Arena, Standing};
use super::board::Board;
use super::position::Position;
use crate::canon::{Canonical, Text, canonical};

canonical! {
    record Table {
        board => "board",
        turn => "turn",
        to_move => "to_move",
        dice => "dice",
        repeated => "repeated",
        stood => "stood",
        ending => "ending",
        first => "first",
    }
    record Board { arena => "arena", black => "black", white => "white" }
    choice Standing {
        Empty => "empty",
        Lone(stone) => "lone",
        Pair { inner => "inner", outer => "outer" } => "pair",
    }
    record Camp { tray => "tray", mat => "mat", dead_zone => "dead_zone" }
    record Stock { vine => "vine", water => "water", fire => "fire" }
    record Stone { color => "color", kind => "kind" }
    record Dice { values => "values", used => "used" }
    choice Ending {
        Won { winner => "winner", reasons => "reasons" } => "won",
        Drawn { why => "why" } => "drawn",
    }
    choice Victory {
        AllDestroyed { kind => "kind" } => "all_destroyed",
        NoneInBattle => "none_in_battle",
    }
    stored Color, Kind, DrawReason;
}

impl Canonical for Arena {
    fn write(&self, text: &mut Text) {
        let Self(segments) = self;
        text.list(segments);
    }
}

/// The packed words, as [`Position::new`] makes them.
impl Canonical for Position {
    fn write(&self, text: &mut Text) {
        let Self(words) = self;
        text.list(words);
    }
}
