//! Tables, written.

use dragonhall_protocol::games::drarkane::{Card, Player};

use super::words::{name, write_card, write_ending, write_played, write_player};
use crate::drarkane::champion::Champion;
use crate::drarkane::dragons::Standing;
use crate::drarkane::teams::{Exchanging, Offering};
use crate::drarkane::{Table, scoring};

/// Everything that a table holds, secrets included, in the order in which it is read; parts that are empty are left
/// out, and so is what everybody can tell from the plays.
pub(in super::super) fn write_table(table: &Table) -> String {
    let each = |part: &dyn Fn(&Champion) -> String| {
        let parts: Vec<String> = table.champions.iter().map(part).collect();
        if parts.iter().all(String::is_empty) {
            String::new()
        } else {
            parts.join(", ")
        }
    };
    let extras = [
        (table.options.treasures, " treasures"),
        (table.options.teams, " teams"),
    ];
    let extras: String = extras
        .into_iter()
        .filter(|(on, _)| *on)
        .map(|(_, word)| word)
        .collect();
    let moment = table.moment();
    let parts = [
        ("seats", format!("{}{extras}", table.seats)),
        (
            "at",
            format!(
                "{}.{}.{} {}",
                moment.round,
                moment.trick,
                moment.step,
                name(&table.stage())
            ),
        ),
        ("hands", each(&|champion| cards(champion.hand.iter()))),
        ("shown", each(&|champion| cards(champion.shown.iter()))),
        ("pile", cards(table.pile.iter().rev().copied())),
        ("exchange", join(table.exchanges.iter().map(write_exchange))),
        (
            "contracts",
            each(&|champion| {
                champion
                    .contract
                    .map_or(String::new(), |contract| contract.to_string())
            }),
        ),
        ("tricks", each(&|champion| champion.tricks.to_string())),
        (
            "beaten",
            each(&|champion| join(champion.dragons.iter().map(name))),
        ),
        ("dealt", each(&|champion| join(champion.dealt.iter().map(name)))),
        ("kept", each(&|champion| join(champion.kept.iter().map(name)))),
        (
            "completed",
            each(&|champion| join(champion.completed.iter().map(name))),
        ),
        ("shared", join(table.treasure_zone.iter().map(name))),
        ("first", table.first.to_string()),
        (
            "leader",
            table
                .trick
                .order
                .first()
                .map_or(String::new(), |leader: &Player| write_player(*leader)),
        ),
        (
            "played",
            join(table.trick.plays.iter().map(|played| write_played(*played))),
        ),
        (
            "unplaced",
            join(table.trick.unplaced.iter().map(|played| write_played(*played))),
        ),
        ("offer", table.offering.map_or(String::new(), write_offering)),
        (
            "zone",
            table
                .zone
                .iter()
                .map(write_standing)
                .collect::<Vec<_>>()
                .join(", "),
        ),
        ("next", join(table.dragons.iter().rev().map(name))),
        ("discards", cards(table.discards.iter())),
        (
            "points",
            join(
                scoring::totals(table)
                    .into_iter()
                    .map(|total| total.points.to_string()),
            ),
        ),
        ("over", table.ending.as_ref().map_or(String::new(), write_ending)),
    ];
    let parts = parts.iter().filter(|(_, part)| !part.is_empty());
    let parts: Vec<String> = parts.map(|(name, part)| format!("{name} {part}")).collect();
    parts.join(" | ")
}

fn write_exchange(exchange: &Exchanging) -> String {
    match exchange {
        Exchanging::NotBegun => "none".into(),
        Exchanging::Half { by, card } => format!("{by}:{}", write_card(*card)),
        Exchanging::Done => "done".into(),
    }
}

fn write_offering(offering: Offering) -> String {
    match offering {
        Offering::Open { seat } => format!("by {seat}"),
        Offering::Offered { from, card } => format!("by {from}: {}", write_card(card)),
    }
}

fn write_standing(standing: &Standing) -> String {
    let slots = standing.slots().map(|(_, filled)| filled);
    let slots = slots.map(|filled| filled.map_or("-".into(), |filled| write_played(filled.card)));
    format!("{} {}", name(&standing.dragon), join(slots))
}

fn cards(cards: impl Iterator<Item = Card>) -> String {
    join(cards.map(write_card))
}

fn join(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(" ")
}
