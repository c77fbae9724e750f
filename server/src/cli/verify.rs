//! `dragonhall verify`: checks the receipts of finished games.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use dragonhall_protocol::receipt::{ErasedReceipt, Format};
use dragonhall_rules::chain::{self, Link};
use dragonhall_rules::receipt::{self, Choosable, GameReceipt, Verified};

use super::dates::date;
use super::fingerprint::Fingerprint;
use crate::archive::receipts::{Place, Step, steps};

/// Checks receipts, says what it found, where a head that was seen is, and whether those of one room follow each other.
pub(super) fn verify(files: &[PathBuf], seen: Option<&Fingerprint>) -> Result<()> {
    let mut places = Vec::new();
    let mut was_found = false;
    for file in files {
        if files.len() > 1 {
            println!("{}:", file.display());
        }
        let (place, has_it) = verify_one(file, seen)?;
        places.push(place);
        was_found |= has_it;
    }
    follow_each_other(places)?;
    match seen {
        Some(seen) if !was_found => bail!(
            "the head {seen} is not in the chain: this is another game than the one that was seen, or \
             something in it was changed, left out or added"
        ),
        Some(seen) if seen.missing() > 0 => {
            println!(
                "{} digits of the head were not given: who tries long enough makes another with the rest.",
                seen.missing()
            );
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Checks a receipt; its place, and whether it has the head that was seen.
fn verify_one(file: &Path, seen: Option<&Fingerprint>) -> Result<(Place, bool)> {
    let text = std::fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
    if let Ok(note) = serde_json::from_str::<ErasedReceipt>(&text) {
        println!("This receipt was erased on {}.", date(note.erased));
        let was_its_end = seen.zip(note.head).is_some_and(|(seen, head)| seen.fits(&head));
        if was_its_end {
            println!("It ended at the head that was seen.");
        } else if seen.is_some() {
            println!(
                "It did not end at the head that was seen; whether it passed through it nobody can tell any more."
            );
        }
        let place = Place {
            room: note.room,
            number: note.game_number,
            previous: note.previous,
            head: note.head,
        };
        return Ok((place, was_its_end));
    }
    let receipt = receipt::read(&text).with_context(|| format!("{} is not a receipt", file.display()))?;
    let verified = receipt::verify(&receipt).context("this receipt does not hold")?;
    say(&receipt, &verified);
    let has_it = match (seen, verified.head) {
        (Some(seen), Some(_)) => say_where(&receipt, seen),
        (Some(_), None) => {
            println!("It has no chain, so that no head is in it.");
            false
        }
        (None, _) => false,
    };
    let place = Place {
        room: receipt.room,
        number: receipt.game_number,
        previous: receipt.previous,
        head: verified.head,
    };
    Ok((place, has_it))
}

/// Says where in its chain a receipt has the head that was seen; whether it has.
fn say_where(receipt: &GameReceipt, seen: &Fingerprint) -> bool {
    let links = chain::links(receipt);
    let Some((link, _)) = links.iter().rev().find(|(_, head)| seen.fits(head)) else {
        return false;
    };
    let place = match link {
        Link::End => {
            println!("It ends at the head that was seen: this is the game that was seen, to its end.");
            return true;
        }
        Link::Start => "before its opening".to_owned(),
        Link::Decided(decision) => format!("after decision {decision}"),
        Link::TookBack(decision) => format!("where decision {decision} was taken back"),
    };
    println!(
        "It passes through the head that was seen, {place}: up to there this is the game that was seen. The last \
         decision is {}.",
        receipt.decisions.len().saturating_sub(1)
    );
    true
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

/// Each receipt names the head of the one before it in its room, and no game has two.
fn follow_each_other(places: Vec<Place>) -> Result<()> {
    for step in steps(places) {
        match step {
            Step::Twice(game) => {
                bail!("there are two receipts of game {game} of the room, with different heads")
            }
            Step::Breaks(first, second) => bail!("game {second} of the room does not follow game {first}"),
            Step::Follows(first, second) => println!("Game {second} of the room follows game {first}."),
            Step::Gap(first, second) => {
                println!("Between game {first} and game {second} of the room something is missing here.");
            }
        }
    }
    Ok(())
}
