//! The board: the arena, and for each colour a tray, a mat and a dead zone.

use dragonhall_protocol::games::dragon_stone::{Camp, Color, Kind, Notice, Stock};

use super::arena::{Arena, opponent};

/// The kinds of stones.
pub(super) const KINDS: [Kind; 3] = [Kind::Vine, Kind::Water, Kind::Fire];

/// Where all stones are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) arena: Arena,
    pub(super) black: Camp,
    pub(super) white: Camp,
}

impl Board {
    /// A colour's stones outside the arena.
    pub(super) fn camp(&self, color: Color) -> &Camp {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }

    /// A colour's stones outside the arena, to be changed.
    pub(super) fn camp_mut(&mut self, color: Color) -> &mut Camp {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }

    /// Puts stones where an event says they now are.
    pub(super) fn apply(&mut self, event: &Notice) {
        match *event {
            Notice::Moved { stone, from, to, .. } => {
                self.arena.take_free(from);
                self.arena.put(to, stone);
            }
            Notice::Escaped { stone, from, to, .. } => {
                self.arena.take_inner(from);
                self.arena.put(to, stone);
            }
            Notice::Entered { stone, to, .. } => {
                remove(&mut self.camp_mut(stone.color).mat, stone.kind);
                self.arena.put(to, stone);
            }
            Notice::Expelled { stone, at } => {
                self.arena.take_inner(at);
                add(&mut self.camp_mut(stone.color).tray, stone.kind);
            }
            Notice::Destroyed { stone, at } => {
                self.arena.take_inner(at);
                add(&mut self.camp_mut(opponent(stone.color)).dead_zone, stone.kind);
            }
            Notice::Recruited { stone, .. } => {
                let camp = self.camp_mut(stone.color);
                remove(&mut camp.tray, stone.kind);
                add(&mut camp.mat, stone.kind);
            }
            Notice::Opened { .. }
            | Notice::Rolled { .. }
            | Notice::Freed { .. }
            | Notice::Settled { .. }
            | Notice::Held { .. }
            | Notice::Entangled { .. }
            | Notice::TurnEnded { .. }
            | Notice::Ended { .. } => {}
        }
    }
}

/// How many stones of a kind there are.
pub(super) fn count(stock: &Stock, kind: Kind) -> u8 {
    match kind {
        Kind::Vine => stock.vine,
        Kind::Water => stock.water,
        Kind::Fire => stock.fire,
    }
}

/// One more stone of a kind.
pub(super) fn add(stock: &mut Stock, kind: Kind) {
    *number(stock, kind) += 1;
}

/// One stone of a kind less.
pub(super) fn remove(stock: &mut Stock, kind: Kind) {
    let stones = number(stock, kind);
    *stones = stones.saturating_sub(1);
}

fn number(stock: &mut Stock, kind: Kind) -> &mut u8 {
    match kind {
        Kind::Vine => &mut stock.vine,
        Kind::Water => &mut stock.water,
        Kind::Fire => &mut stock.fire,
    }
}
