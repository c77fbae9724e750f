//! One whole game in words, to be read beside the rulebooks.

use std::fmt::Write;

use dragonhall_protocol::games::dragon_farkle::Options;

use super::super::notation::{letter, write_intent, write_notice, write_position};
use super::Table;
use crate::game::{Game, Viewer};
use crate::golden::is_as_it_was_read;
use crate::play::{RandomPlay, Temper, seed_of};

/// A seed whose game is short and has much of what can happen in it.
const SEED: u64 = 940;

fn transcript() -> String {
    let options = Options::default();
    let mut play = RandomPlay::<Table>::new(&options, 3, seed_of(SEED), Temper::Impatient).unwrap();
    let mut text = String::new();
    while let Some(decided) = play.next() {
        let asked = decided.asked.map_or("open".into(), |(seat, intent)| {
            format!("{}: {}", letter(seat), write_intent(&intent))
        });
        let notices = decided
            .events
            .iter()
            .filter_map(|event| Table::notice(event, Viewer::Open));
        let told: Vec<String> = notices.map(|notice| write_notice(&notice)).collect();
        writeln!(text, "{asked} => {}", told.join("; ")).unwrap();
        writeln!(text, "    {}", write_position(play.table())).unwrap();
    }
    text
}

#[test]
fn the_golden_game_is_played_as_it_was_read() {
    is_as_it_was_read("dragon-farkle", &transcript());
}
