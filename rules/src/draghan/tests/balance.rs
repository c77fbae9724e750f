//! How often simple players win.

use crate::draghan::balance::{Manner, simulate};

#[test]
#[ignore = "plays thousands of games: cargo test -p dragonhall-rules draghan_balance -- --ignored --nocapture"]
fn draghan_balance() {
    let games = std::env::var("GAMES").map_or(2_000, |games| games.parse().unwrap());
    for manner in [Manner::Together, Manner::Alone] {
        for characters in 2..=4 {
            println!(
                "{manner:?} {characters}: {:?}",
                simulate(characters, manner, games).unwrap()
            );
        }
    }
}
