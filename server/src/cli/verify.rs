//! `dragonhall verify`: checks the receipts of finished games.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use dragonhall_protocol::receipt::{ErasedReceipt, Format};
use dragonhall_protocol::{Digest, RoomId};
use dragonhall_rules::receipt::{self, Choosable, GameReceipt, Verified};

/// Where a game stands among those of its room.
struct Place {
    room: RoomId,
    number: Option<u32>,
    previous: Option<Digest>,
    head: Option<Digest>,
}

/// Checks receipts, says what it found, and whether those of one room follow each other.
pub fn verify(files: &[PathBuf]) -> Result<()> {
    let mut places = Vec::new();
    for file in files {
        if files.len() > 1 {
            println!("{}:", file.display());
        }
        places.push(verify_one(file)?);
    }
    follow_each_other(places)
}

fn verify_one(file: &Path) -> Result<Place> {
    let text = std::fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
    if let Ok(note) = serde_json::from_str::<ErasedReceipt>(&text) {
        println!("This receipt was erased on {}.", date(note.erased));
        return Ok(Place {
            room: note.room,
            number: note.game_number,
            previous: note.previous,
            head: note.head,
        });
    }
    let receipt = receipt::read(&text).with_context(|| format!("{} is not a receipt", file.display()))?;
    let verified = receipt::verify(&receipt).context("this receipt does not hold")?;
    say(&receipt, &verified);
    Ok(Place {
        room: receipt.room,
        number: receipt.game_number,
        previous: receipt.previous,
        head: receipt.head,
    })
}

fn say(receipt: &GameReceipt, verified: &Verified) {
    println!(
        "This receipt holds: the seals open, every number is in the seed, {} draws come out the same and \
         {} decisions follow the rules.",
        verified.draws, verified.decisions
    );
    for seat in &verified.from_server {
        println!("Seat {seat} did not show its number in time; the server's seed gave one.");
    }
    match verified.head {
        Some(head) => println!("Room, names, times, order and end are bound. They end at the head {head}."),
        None => println!(
            "It is of the first format: names, times, the room and the last decisions are not bound."
        ),
    }
    match verified.nameless.len() {
        0 => {}
        count if count == receipt.seats.len() => println!("Names withheld."),
        _ => verified
            .nameless
            .iter()
            .for_each(|seat| println!("Name of seat {seat} withheld.")),
    }
    if receipt.format == Format::One {
        say_what_was_choosable(&verified.choosable);
    }
}

/// In receipts of the first format a step moved the chance after it, also where it was taken back.
fn say_what_was_choosable(choosable: &[Choosable]) {
    println!("In it, a step that was taken back moved the chance that came after it.");
    for Choosable { decision, taken_back } in choosable {
        println!(
            "Taken back before the draws of decision {decision}: {taken_back}. Whoever knew the server's seed could \
             have chosen chance there."
        );
    }
    if choosable.is_empty() {
        println!("Nothing was taken back before a draw.");
    }
}

/// Each receipt names the head of the one before it in its room.
fn follow_each_other(mut places: Vec<Place>) -> Result<()> {
    places.retain(|place| place.number.is_some());
    places.sort_by_key(|place| (place.room, place.number));
    for pair in places.windows(2) {
        let [before, after] = pair else { continue };
        let is_next = before.room == after.room && before.number.map(|number| number + 1) == after.number;
        if !is_next {
            continue;
        }
        let [first, second] = [before, after].map(|place| place.number.unwrap_or_default());
        if after.previous != before.head {
            bail!("game {second} of the room does not follow game {first}");
        }
        println!("Game {second} of the room follows game {first}.");
    }
    Ok(())
}

/// The day of a time in milliseconds since 1970, in UTC.
fn date(at: u64) -> String {
    // Days of years that begin in March: the leap day is their last.
    let days = at / 86_400_000 + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let (month, year) = if month < 10 {
        (month + 3, era * 400 + year_of_era)
    } else {
        (month - 9, era * 400 + year_of_era + 1)
    };
    format!("{year}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn a_time_has_its_day() {
        let days = [
            (0, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (1_767_225_599_999, "2025-12-31"),
            (1_767_225_600_000, "2026-01-01"),
        ];
        for (at, day) in days {
            assert_eq!(date(at), day);
        }
    }
}
