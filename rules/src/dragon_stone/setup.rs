//! Setting up: three Vines in the arena, the other six stones in the tray.

use dragonhall_protocol::games::dragon_stone::{Camp, Color, Kind, Stock, Stone};

use super::arena::{Arena, ENTRY_DICE, entry};
use super::board::Board;

/// All stones of a colour.
pub(super) const ARMY: Stock = Stock {
    vine: 4,
    water: 3,
    fire: 2,
};

/// The board before the first turn.
pub(super) fn board() -> Board {
    let mut arena = Arena::default();
    for color in [Color::Black, Color::White] {
        for segment in ENTRY_DICE.into_iter().filter_map(|die| entry(color, die)) {
            arena.put(
                segment,
                Stone {
                    color,
                    kind: Kind::Vine,
                },
            );
        }
    }
    let camp = Camp {
        tray: Stock {
            vine: 1,
            water: 3,
            fire: 2,
        },
        mat: Stock::default(),
        dead_zone: Stock::default(),
    };
    Board {
        arena,
        black: camp,
        white: camp,
    }
}
