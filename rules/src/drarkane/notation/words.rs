//! What happened, in words.

use dragonhall_protocol::games::drarkane::{
    Card, Ending, Line, Notice, ObjectiveCard, Played, Player, RoundSheet, Rule, Winning,
};
use dragonhall_protocol::{GameRule, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The name of a dragon, an objective or a reason on the wire.
pub(in super::super) fn name<T: Serialize>(value: &T) -> String {
    serde_json::to_value(value).unwrap().as_str().unwrap().into()
}

/// The dragon, objective or reason of this name on the wire.
pub(super) fn named<T: DeserializeOwned>(name: &str) -> T {
    serde_json::from_value(name.into()).unwrap_or_else(|_| panic!("{name:?} is not a name"))
}

/// A card.
pub(in super::super) fn write_card(card: Card) -> String {
    match card {
        Card::Shield { number } => format!("b{number}"),
        Card::Sword { number } => format!("r{number}"),
        Card::Axe { number } => format!("g{number}"),
        Card::Grimoire { number } => format!("y{number}"),
        Card::Egg => "egg".into(),
        Card::Knight => "knight".into(),
        Card::Queen => "queen".into(),
        Card::King => "king".into(),
        Card::Mercenary => "merc".into(),
        Card::LowWizard => "low".into(),
        Card::HighWizard => "high".into(),
    }
}

/// A card on the table.
pub(super) fn write_played(played: Played) -> String {
    match (played.card, played.counts) {
        (Card::Mercenary, Some(counts)) => format!("merc{counts}"),
        (card, _) => write_card(card),
    }
}

/// Somebody who takes part in tricks.
pub(super) fn write_player(player: Player) -> String {
    match player {
        Player::Seat(seat) => seat.to_string(),
        Player::FallenKing => "king".into(),
        Player::Demon => "demon".into(),
    }
}

/// A rule's id on the wire with its parameters.
pub(in super::super) fn write_rule(rule: Rule) -> String {
    let rule = serde_json::to_value(GameRule::Drarkane(rule)).unwrap();
    let rule = rule["rule"].as_object().unwrap();
    let parameters: Vec<String> = rule
        .iter()
        .filter(|(key, _)| *key != "id")
        .map(|(key, value)| format!(" {key}={}", value.to_string().replace('"', "")))
        .collect();
    format!("{}{}", rule["id"].as_str().unwrap(), parameters.concat())
}

/// A notice in words.
pub(in super::super) fn write_notice(notice: &Notice) -> String {
    match notice {
        Notice::RoundBegan {
            round,
            leader,
            hand,
            objectives,
            dragons,
        } => {
            let dragons: Vec<String> = dragons.iter().map(name).collect();
            let hand = hand.as_ref().map(|hand| format!(", dealt {}", cards(hand)));
            let objectives = objectives
                .as_ref()
                .map(|dealt| format!(" and {}", objective_names(dealt)));
            format!(
                "round {round}, {} leads against {}{}{}",
                write_player(*leader),
                dragons.join(" "),
                hand.unwrap_or_default(),
                objectives.unwrap_or_default()
            )
        }
        Notice::Gave { from, to, card } => format!("{from} gives {to} {}", hidden(*card)),
        Notice::GaveBack { from, to, card } => format!("{from} gives {to} {} back", hidden(*card)),
        Notice::Declared { seat, contract } => format!("{seat} declares {contract}"),
        Notice::KeptObjective {
            seat,
            kept,
            to,
            passed,
        } => {
            let kept = kept.map_or("one".into(), |card| name(&card.objective));
            let to = to.map_or("to the zone".into(), |to| format!("to {to}"));
            let passed = passed
                .as_ref()
                .map_or("others".into(), |cards| objective_names(cards));
            format!("{seat} keeps {kept} and passes {passed} {to}")
        }
        Notice::TreasuresLaid { objectives, teammate } => {
            let teammate = teammate.map(|card| format!(", teammate keeps {}", name(&card.objective)));
            format!(
                "shared: {}{}",
                objective_names(objectives),
                teammate.unwrap_or_default()
            )
        }
        Notice::Played { play } => format!("{} plays {}", write_player(play.player), write_played(play.card)),
        Notice::TrickWon { winning } => write_winning(winning),
        Notice::Placed {
            by,
            card,
            dragon,
            slot,
        } => format!(
            "{} lays {} on {} {slot}",
            write_player(*by),
            write_played(*card),
            name(dragon)
        ),
        Notice::Defeated { by, trophy } => format!(
            "{} defeats {} ({})",
            write_player(*by),
            name(&trophy.dragon),
            trophy.terror
        ),
        Notice::Discarded { cards } => {
            let cards: Vec<String> = cards.iter().map(|played| write_played(*played)).collect();
            format!("discarded {}", cards.join(" "))
        }
        Notice::Completed { by, objective } => format!(
            "{} completes {} ({})",
            write_player(*by),
            name(&objective.objective),
            objective.points
        ),
        Notice::Revealed {
            dragon,
            until_seventh,
        } => format!("{} appears, {until_seventh} to go", name(dragon)),
        Notice::Drew { seat, card } => format!("{seat} draws {}", hidden(*card)),
        Notice::Reshuffled { cards } => format!("{cards} cards reshuffled"),
        Notice::Offered { from, to, card } => format!("{from} offers {to} {}", hidden(*card)),
        Notice::OfferedNothing { seat } => format!("{seat} offers nothing"),
        Notice::Returned { from, to } => format!("{from} hands it back to {to}"),
        Notice::Swapped { from, to, card } => format!("{from} keeps it and gives {to} {}", hidden(*card)),
        Notice::RoundScored { sheet } => write_sheet(sheet),
        Notice::Ended { ending } => write_ending(ending),
    }
}

/// Who wins a trick, and why.
pub(in super::super) fn write_winning(winning: &Winning) -> String {
    let first = if winning.first_of_equals {
        ", first of equals"
    } else {
        ""
    };
    format!(
        "{} wins with {} ({}{first})",
        write_player(winning.player),
        write_played(winning.card),
        name(&winning.why).replace('_', " ")
    )
}

/// A round's part of the score sheet: contract/tricks, then Contract, Trophy, Terror and Treasure points.
fn write_sheet(sheet: &RoundSheet) -> String {
    let lines: Vec<String> = (0..)
        .zip(&sheet.lines)
        .map(|(seat, line)| write_line(Seat(seat), line))
        .collect();
    format!(
        "round {} ends ({}), {} Terror: {}",
        sheet.round,
        name(&sheet.end).replace('_', " "),
        sheet.terror,
        lines.join(", ")
    )
}

fn write_line(seat: Seat, line: &Line) -> String {
    let completed = if line.completed.is_empty() {
        String::new()
    } else {
        format!(" ({})", objective_names(&line.completed))
    };
    format!(
        "{seat} {}/{} {}+{}+{}+{}={}{completed}",
        line.tricks,
        line.contract,
        line.contract_points,
        line.trophy_points,
        line.terror_points,
        line.treasure_points,
        line.points
    )
}

/// How the game ended.
pub(super) fn write_ending(ending: &Ending) -> String {
    match ending {
        Ending::Won { winners } => {
            let winners: Vec<String> = winners.iter().map(Seat::to_string).collect();
            format!("won by {}", winners.join(" and "))
        }
        Ending::Ranked { score, rank } => format!("{score} points, {}", name(rank).replace('_', " ")),
    }
}

fn objective_names(cards: &[ObjectiveCard]) -> String {
    let names: Vec<String> = cards.iter().map(|card| name(&card.objective)).collect();
    names.join(" ")
}

fn cards(cards: &[Card]) -> String {
    let cards: Vec<String> = cards.iter().copied().map(write_card).collect();
    cards.join(" ")
}

fn hidden(card: Option<Card>) -> String {
    card.map_or("a card".into(), write_card)
}
