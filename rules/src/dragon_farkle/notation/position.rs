//! Positions.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Companion, Item, Reward};

use super::super::action::{Action, Errand, Roll, Shelf, Side};
use super::super::cards::{COMPANIONS, Items};
use super::super::decks::Decks;
use super::super::dice::{Dice, Faces, MOST};
use super::super::knowledge::Seats;
use super::super::player::Player;
use super::super::soldiers::worth;
use super::super::{Pending, Table};
use super::words::{
    companion_word, face_word, item_word, item_words, join, letter, read_companion, read_face, read_item,
    read_seat, reward_word,
};

/// The table at a written position.
pub(in super::super) fn read_position(text: &str) -> Table {
    let mut parts = text.split(" | ");
    let players: Vec<Player> = parts
        .next()
        .unwrap_or_default()
        .split(" / ")
        .map(read_player)
        .collect();
    let stage = parts.next().expect("a position has a stage");
    let mut table = Table {
        health: 3,
        turn: 1,
        to_move: Seat(0),
        strength: 0,
        stage: Pending::Choosing,
        roll_number: 0,
        players,
        decks: Decks::default(),
        sack: Seats::default(),
        glimpses: Vec::new(),
        winner: None,
        first: None,
    };
    let (mut next, mut joins, mut deck) = (Vec::new(), Vec::new(), usize::MAX);
    for part in parts {
        let (word, rest) = part.split_once(' ').unwrap_or((part, ""));
        let items = || rest.split_whitespace().filter_map(read_item);
        match word {
            "turn" => table.turn = rest.parse().unwrap(),
            "roll" => table.roll_number = rest.parse().unwrap(),
            "health" => table.health = rest.parse().unwrap(),
            "next" => next = items().collect(),
            "deck" => deck = rest.parse().unwrap(),
            "shown" => table.decks.shown = items().collect(),
            "face-down" => {
                let cards = rest.split_whitespace().map(|card| card.split_once(':').unwrap());
                table.decks.face_down = cards
                    .map(|(seat, item)| (read_seat(seat).unwrap(), read_item(item).unwrap()))
                    .collect();
            }
            "joins" => joins = rest.split_whitespace().filter_map(read_companion).collect(),
            "out" => {
                table.decks.companion_discards = rest.split_whitespace().filter_map(read_companion).collect();
            }
            _ => panic!("{part:?} is no part of a position"),
        }
    }
    read_stage(&mut table, stage);
    stack_decks(&mut table, &next, &joins, deck);
    table
}

/// All cards that lie nowhere else are in the decks, those that come next on top.
fn stack_decks(table: &mut Table, next: &[Item], joins: &[Companion], deck: usize) {
    let held = table.seats().flat_map(|seat| {
        let player = table.player(seat);
        player
            .items
            .iter()
            .chain(table.aside_of(seat).iter())
            .collect::<Vec<_>>()
    });
    let discarded = table.decks.face_down.iter().map(|(_, item)| *item);
    let gone: Items = held
        .chain(table.decks.shown.iter().copied())
        .chain(discarded)
        .chain(next.iter().copied())
        .collect();
    let below = Items::all().without(gone).iter();
    let mut items: Vec<Item> = below.chain(next.iter().rev().copied()).collect();
    items.drain(..items.len().saturating_sub(deck));
    table.decks.items = items;
    let elsewhere = |companion: &Companion| {
        table.players.iter().any(|player| player.companion == *companion)
            || table.decks.companion_discards.contains(companion)
            || joins.contains(companion)
    };
    let below = COMPANIONS.into_iter().filter(|companion| !elsewhere(companion));
    table.decks.companions = below.chain(joins.iter().rev().copied()).collect();
}

fn read_player(text: &str) -> Player {
    let mut player = Player::new();
    let mut words = text.split_whitespace().skip(1).peekable();
    player.army = words.next().expect("an army").parse().expect("an army");
    while let Some(word) = words.next() {
        match word {
            "keep" => player.in_keep = true,
            "used" => player.companion_used = true,
            "bait" => player.baited = true,
            "cloak" => player.cloaked = true,
            "kept" => player.wounds = words.next().unwrap().parse().unwrap(),
            _ => match (read_companion(word), read_item(word)) {
                (Some(companion), _) => player.companion = companion,
                (None, Some(item)) => player.items.add(item),
                (None, None) => panic!("{word:?} is nothing that a player has"),
            },
        }
    }
    player
}

fn read_stage(table: &mut Table, text: &str) {
    let (head, waiting) = text.split_once(", ").unwrap_or((text, ""));
    let bracket = head.find(['(', '+']).unwrap_or(head.len());
    let banner = head.find("banner").unwrap_or(head.len());
    let (words, laid) = head.split_at(bracket.min(banner));
    let words: Vec<&str> = words.split_whitespace().collect();
    let seat = |word: &str| read_seat(word).unwrap_or_else(|| panic!("{word:?} is no seat"));
    let number = |word: &str| word.parse().unwrap_or_else(|_| panic!("{word:?} is no number"));
    table.to_move = seat(words[0]);
    table.strength = table.player(table.to_move).army;
    let acting = |errand, side: Side, defence: Side| {
        let roll = waiting.strip_prefix("rolled ").map(read_roll);
        Pending::Acting(Action {
            errand,
            side,
            defence,
            roll,
        })
    };
    let own = || read_side(MOST, laid, waiting);
    table.stage = match words[1..] {
        ["chooses"] => Pending::Choosing,
        ["chooses", "from", strength] => {
            table.strength = strength.parse().unwrap();
            Pending::Choosing
        }
        ["recruits"] => acting(Errand::Recruit, own(), Side::default()),
        ["attacks", defender] => {
            let defender = seat(defender);
            let errand = Errand::Brawl {
                defender,
                attacked: false,
            };
            let fresh = Action::new(errand, Some(table.player(defender).companion));
            acting(errand, own(), fresh.defence)
        }
        ["defends", "against", attacker, "for", score, ref items @ ..] => {
            let defender = table.to_move;
            table.to_move = seat(attacker);
            let errand = Errand::Brawl {
                defender,
                attacked: true,
            };
            let fresh = Action::new(errand, Some(table.player(defender).companion));
            let attack = Side {
                score: number(score),
                items: items.iter().filter_map(|word| read_item(word)).collect(),
                ..fresh.side
            };
            acting(errand, attack, read_side(fresh.defence.dice, laid, waiting))
        }
        ["battles"] => acting(Errand::Battle { wounds: 0 }, own(), Side::default()),
        ["battles", "at", wounds] => {
            let wounds = wounds.parse().unwrap();
            acting(Errand::Battle { wounds }, own(), Side::default())
        }
        ["has", "ended"] => Pending::Keeping,
        ["has", "won"] => {
            table.winner = Some(table.to_move);
            Pending::Over
        }
        _ => panic!("{text:?} is no stage"),
    };
}

fn read_side(dice: u8, laid: &str, waiting: &str) -> Side {
    let (laid, items) = laid.split_once('+').unwrap_or((laid, ""));
    let (laid, banners) = laid.split_once("banner").unwrap_or((laid, ""));
    let shelves: Vec<Shelf> = laid
        .split('(')
        .filter_map(|shelf| shelf.trim().strip_suffix(')'))
        .map(read_shelf)
        .collect();
    let banners = banners.trim().parse().unwrap_or(0);
    let left = waiting.strip_suffix(" left").map(|left| left.parse().unwrap());
    let rolled = waiting
        .strip_prefix("rolled ")
        .map(|roll| read_roll(roll).dice.len());
    Side {
        dice,
        next: left.or(rolled).expect("a roll, or dice that are left"),
        score: shelves.iter().map(|shelf| shelf.soldiers).sum::<u32>() + banners,
        banners,
        shelves,
        items: items.split_whitespace().filter_map(read_item).collect(),
    }
}

fn read_shelf(text: &str) -> Shelf {
    let values: Vec<u8> = text
        .split_whitespace()
        .filter_map(|word| word.parse().ok())
        .collect();
    let dice = Faces::from_values(&values).unwrap();
    let worth = worth(dice).expect("dice that score");
    let reward = text.split_whitespace().find_map(super::words::read_reward);
    let (soldiers, eaten) = match reward {
        Some(Reward::Double | Reward::Both) => (2 * worth, 0),
        Some(Reward::Item) => (worth, 0),
        None if text.ends_with("eaten") => (0, worth),
        None => (worth, 0),
    };
    Shelf {
        dice,
        soldiers,
        eaten,
        reward,
    }
}

fn read_roll(text: &str) -> Roll {
    Roll {
        dice: Dice::new(text.split_whitespace().filter_map(|word| word.parse().ok())),
        event: text
            .split_whitespace()
            .find_map(read_face)
            .expect("a face of the event die"),
    }
}

/// The position of a table, as it is read, without the decks.
pub(in super::super) fn write_position(table: &Table) -> String {
    let players: Vec<String> = table
        .seats()
        .map(|seat| write_player(seat, table.player(seat)))
        .collect();
    let mut parts = vec![players.join(" / "), write_stage(table)];
    for (word, number, usual) in [
        ("turn", u32::from(table.turn), 1),
        ("roll", table.roll_number, 0),
        ("health", u32::from(table.health), 3),
    ] {
        if number != usual {
            parts.push(format!("{word} {number}"));
        }
    }
    parts.join(" | ")
}

/// The decks, the discards and what is known of hidden items.
pub(in super::super) fn write_cards(table: &Table) -> String {
    let Decks {
        companions,
        companion_discards,
        items,
        shown,
        face_down,
    } = &table.decks;
    let face_down = face_down
        .iter()
        .map(|(seat, item)| format!("{}:{}", letter(*seat), item_word(*item)));
    let without = table.seats().map(|seat| {
        format!(
            "{}:{}",
            letter(seat),
            item_words(table.player(seat).without.iter())
        )
    });
    let glimpses = table.glimpses.iter().map(|glimpse| {
        let (by, holder) = (letter(glimpse.by), letter(glimpse.holder));
        format!("{by}:{holder}:{}", item_word(glimpse.item))
    });
    [
        format!("deck {}", item_words(items.iter().copied())),
        format!("shown {}", item_words(shown.iter().copied())),
        format!("face-down {}", join(face_down)),
        format!(
            "companions {}",
            join(companions.iter().map(|companion| companion_word(*companion)))
        ),
        format!(
            "out {}",
            join(
                companion_discards
                    .iter()
                    .map(|companion| companion_word(*companion))
            )
        ),
        format!("sack {}", join(table.sack.iter().map(letter))),
        format!("without {}", join(without)),
        format!("glimpses {}", join(glimpses)),
    ]
    .join(" | ")
}

fn write_player(seat: Seat, player: &Player) -> String {
    let mut words = vec![
        letter(seat).to_string(),
        player.army.to_string(),
        companion_word(player.companion).to_owned(),
    ];
    words.extend(player.items.iter().map(|item| item_word(item).to_owned()));
    for (mark, holds) in [
        ("keep", player.in_keep),
        ("used", player.companion_used),
        ("bait", player.baited),
        ("cloak", player.cloaked),
    ] {
        if holds {
            words.push(mark.to_owned());
        }
    }
    if player.wounds > 0 {
        words.push(format!("kept {}", player.wounds));
    }
    words.join(" ")
}

fn write_stage(table: &Table) -> String {
    let own = letter(table.to_move);
    match &table.stage {
        Pending::Choosing if table.strength == table.player(table.to_move).army => format!("{own} chooses"),
        Pending::Choosing => format!("{own} chooses from {}", table.strength),
        Pending::Keeping => format!("{own} has ended"),
        Pending::Over => format!("{own} has won"),
        Pending::Acting(action) => {
            let head = match action.errand {
                Errand::Recruit => format!("{own} recruits"),
                Errand::Brawl {
                    defender,
                    attacked: false,
                } => format!("{own} attacks {}", letter(defender)),
                Errand::Brawl { defender, .. } => {
                    let score = action.side.score;
                    let items = action
                        .side
                        .items
                        .iter()
                        .map(|item| format!(" {}", item_word(item)));
                    let items: String = items.collect();
                    format!("{} defends against {own} for {score}{items}", letter(defender))
                }
                Errand::Battle { wounds: 0 } => format!("{own} battles"),
                Errand::Battle { wounds } => format!("{own} battles at {wounds}"),
            };
            format!(
                "{head}{}, {}",
                write_laid(action.rolling()),
                write_waiting(action)
            )
        }
    }
}

fn write_laid(side: &Side) -> String {
    let shelves: String = side.shelves.iter().map(write_shelf).collect();
    let mut words = Vec::new();
    if !shelves.is_empty() {
        words.push(format!(" {shelves}"));
    }
    if side.banners > 0 {
        words.push(format!(" banner {}", side.banners));
    }
    if side.items.len() > 0 {
        words.push(format!(" + {}", item_words(side.items.iter())));
    }
    words.concat()
}

fn write_shelf(shelf: &Shelf) -> String {
    let what = match shelf.reward {
        Some(reward) => format!(" {}", reward_word(reward)),
        None if shelf.eaten > 0 => " eaten".into(),
        None => String::new(),
    };
    format!("({}{what})", join(shelf.dice.values()))
}

fn write_waiting(action: &Action) -> String {
    match &action.roll {
        Some(roll) => format!("rolled {} {}", join(roll.dice.values()), face_word(roll.event)),
        None => format!("{} left", action.rolling().next),
    }
}
