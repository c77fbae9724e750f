//! Tables, read.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Card, Dragon, Filled, Options, Played, Player};

use super::words::named;
use crate::drarkane::Table;
use crate::drarkane::cards::played;
use crate::drarkane::champion::Champion;
use crate::drarkane::dragons::{DRAGONS, Standing};
use crate::drarkane::lacks::Lacks;
use crate::drarkane::teams::Exchanging;
use crate::drarkane::tricks::{Trick, mercenary};
use crate::game::Game;

/// A card.
pub(super) fn read_card(word: &str) -> Card {
    let number = || {
        word[1..]
            .parse()
            .unwrap_or_else(|_| panic!("{word:?} is not a card"))
    };
    match word {
        "egg" => Card::Egg,
        "knight" => Card::Knight,
        "queen" => Card::Queen,
        "king" => Card::King,
        "merc" => Card::Mercenary,
        "low" => Card::LowWizard,
        "high" => Card::HighWizard,
        _ if word.starts_with('b') => Card::Shield { number: number() },
        _ if word.starts_with('r') => Card::Sword { number: number() },
        _ if word.starts_with('g') => Card::Axe { number: number() },
        _ if word.starts_with('y') => Card::Grimoire { number: number() },
        _ => panic!("{word:?} is not a card"),
    }
}

/// A card on the table.
pub(in super::super) fn read_played(word: &str) -> Played {
    match word {
        "merc0" => mercenary(0).unwrap(),
        "merc14" => mercenary(14).unwrap(),
        _ if word.starts_with("merc") => Played {
            card: Card::Mercenary,
            counts: word[4..].parse().ok(),
        },
        word => played(read_card(word)),
    }
}

/// The table of a written form; what it leaves out is as at the start of a round with contracts of 0.
pub(in super::super) fn read_table(text: &str) -> Table {
    let part = |wanted: &str| {
        text.split('|')
            .map(str::trim)
            .filter_map(|part| part.split_once(' ').or(Some((part, ""))))
            .find_map(|(name, rest)| (name == wanted).then_some(rest.trim()))
    };
    let number = |wanted: &str| part(wanted).map(|number| number.parse().unwrap());
    let mut setting = part("seats").expect("a table has seats").split(' ');
    let seats: u8 = setting.next().unwrap().parse().unwrap();
    let extras: Vec<&str> = setting.collect();
    let options = Options {
        treasures: extras.contains(&"treasures"),
        teams: extras.contains(&"teams"),
        first: None,
    };
    let mut table = Table::new(&options, seats).unwrap();
    let lists = |wanted: &str| -> Vec<Vec<&str>> {
        let lists = part(wanted).into_iter().flat_map(|lists| lists.split(','));
        lists.map(|list| list.split_whitespace().collect()).collect()
    };
    let contracts: Vec<Option<u8>> = match part("contracts") {
        None => vec![Some(0); usize::from(seats)],
        Some(contracts) => contracts
            .split(' ')
            .map(|contract| contract.parse().ok())
            .collect(),
    };
    let tricks = lists("tricks").concat();
    let (hands, shown, beaten) = (lists("hands"), lists("shown"), lists("beaten"));
    let (dealt, kept, completed) = (lists("dealt"), lists("kept"), lists("completed"));
    table.round = number("round").unwrap_or(1);
    table.champions = (0..table.players().count())
        .map(|place| Champion {
            hand: of(&hands, place).into_iter().map(read_card).collect(),
            shown: of(&shown, place).into_iter().map(read_card).collect(),
            lacks: Lacks::default(),
            contract: contracts.get(place).copied().flatten().filter(|_| seats > 1),
            tricks: tricks.get(place).map_or(0, |tricks| tricks.parse().unwrap()),
            dragons: of(&beaten, place).into_iter().map(named).collect(),
            dealt: of(&dealt, place).into_iter().map(named).collect(),
            kept: of(&kept, place).first().map(|kept| named(kept)),
            completed: of(&completed, place).into_iter().map(named).collect(),
        })
        .collect();
    let leader = match part("leader") {
        Some("king") => Player::FallenKing,
        Some("demon") => Player::Demon,
        seat => Player::Seat(Seat(seat.map_or(0, |seat| seat.parse().unwrap()))),
    };
    if let Player::Seat(seat) = leader {
        table.first = seat;
    }
    table.trick = Trick {
        number: part("trick").map_or(1, |number| number.parse().unwrap()),
        order: table.order_from(leader),
        plays: lists("played").concat().into_iter().map(read_played).collect(),
        ..Trick::default()
    };
    table.pile = lists("pile").concat().into_iter().rev().map(read_card).collect();
    table.zone = lists("zone").iter().map(|words| read_standing(words)).collect();
    let mut dragons: Vec<Dragon> = match part("next") {
        Some(_) => lists("next").concat().into_iter().map(named).collect(),
        None => unused_dragons(&table),
    };
    dragons.reverse();
    table.dragons = dragons;
    table.discards = lists("discards").concat().into_iter().map(read_card).collect();
    table.treasure_zone = lists("shared").concat().into_iter().map(named).collect();
    let teams = if options.teams { seats / 2 } else { 0 };
    let exchange = match part("exchange") {
        Some(_) => Exchanging::NotBegun,
        None => Exchanging::Done,
    };
    table.exchanges = vec![exchange; usize::from(teams)];
    table
}

fn unused_dragons(table: &Table) -> Vec<Dragon> {
    let used = |dragon: &Dragon| {
        table.zone.iter().any(|standing| standing.dragon == *dragon)
            || table
                .champions
                .iter()
                .any(|champion| champion.dragons.contains(dragon))
    };
    let all = DRAGONS.iter().map(|card| card.dragon);
    all.filter(|dragon| !used(dragon)).collect()
}

/// A dragon and, if there are any, what lies on its slots; cards of earlier tricks.
fn read_standing(words: &[&str]) -> Standing {
    let (dragon, slots) = words.split_first().expect("a dragon has a name");
    let mut standing = Standing::new(named(dragon));
    for (slot, card) in (0..).zip(slots).filter(|(_, card)| **card != "-") {
        let filled = Filled {
            card: read_played(card),
            trick: 0,
        };
        standing.lay(slot, filled);
    }
    standing
}

/// The list of one player.
fn of<'a>(lists: &[Vec<&'a str>], player: usize) -> Vec<&'a str> {
    lists.get(player).cloned().unwrap_or_default()
}
