//! Tables.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::draghan::{
    Character, Foe, Gear, Health, Hero, Location, Monster, Options, Phase, Realm,
};

use super::super::cards::{Card, Cards};
use super::super::content::{self, Deck};
use super::super::party::Member;
use super::super::piles::Encounters;
use super::super::seats::Seats;
use super::super::{Fighter, OddCoins, Pick, Table, Ware, setup};
use super::intents::{card, read_foe};
use super::words::{ending_words, foe_word};
use super::{name, read};

/// The table at a written position.
pub(in super::super) fn read_position(text: &str) -> Table {
    let parts: Vec<(&str, Vec<&str>)> = text
        .split('|')
        .map(|part| {
            let (word, rest) = part.trim().split_once(' ').unwrap_or((part.trim(), ""));
            (word, rest.split_whitespace().collect())
        })
        .collect();
    let party: Vec<Member> = text
        .split('|')
        .find_map(|part| part.trim().strip_prefix("party "))
        .map_or(Vec::new(), |members| {
            members.split(',').map(read_member).collect()
        });
    let number = |words: &[&str]| words[0].parse().unwrap();
    let asked = parts.iter().find(|(word, _)| *word == "seats");
    let seats = asked.map_or(party.len() as u8, |(_, words)| number(words));
    let options = Options {
        characters: Some((party.len() as u8).clamp(2, 4)),
        campaign: None,
    };
    let mut table = setup::table(&options, seats.max(1)).unwrap();
    table.size = table.size.max(party.len() as u8);
    table.phase = Phase::Planning;
    table.step = 1;
    table.round = 1;
    if party.is_empty() {
        table.phase = Phase::Choosing;
        table.round = 0;
    } else {
        table.picks.clear();
    }
    table.unused = table
        .unused
        .without(party.iter().map(|member| member.hero).collect());
    table.party = party;
    for (word, words) in &parts {
        match *word {
            "party" | "seats" | "" => {}
            "shadow" => {
                table.realm = Realm::ShadowRealm;
                table.piles.encounters = Encounters::NONE;
            }
            "at" => {
                table.journey.push(card(words[0]));
                table.arrived = true;
            }
            "journey" => {
                let earlier: Vec<Location> = words.iter().map(|word| card(word)).collect();
                table.journey.splice(0..0, earlier);
            }
            "foes" => {
                table.foes = words
                    .iter()
                    .map(|word| Fighter {
                        foe: read_foe(word),
                        called: None,
                    })
                    .collect();
            }
            "found" => table.found = words.iter().map(|word| card(word)).collect(),
            "wares" => table.wares = words.iter().map(|word| read_ware(word)).collect(),
            "picks" => table.picks = words.iter().map(|word| read_pick(word)).collect(),
            "ready" => table.ready = read_seats(words),
            "done" => table.done = read_seats(words),
            "plan" => table.plan = words[0].parse().unwrap(),
            "active" => table.active = Character(number(words)),
            "round" => table.round = words[0].parse().unwrap(),
            "unused" => table.unused = words.iter().map(|word| card::<Hero>(word)).collect(),
            "campaign" => table.campaign = Some(words.iter().map(|word| card(word)).collect()),
            "coins" => {
                table.odd_coins = Some(OddCoins {
                    coins: number(words),
                    monster: card(words[1]),
                    given: words[2..]
                        .iter()
                        .map(|word| 1 << word.parse::<u8>().unwrap())
                        .sum(),
                });
            }
            "encounters" | "shades" | "marketplace" | "bottom" | "discards" => {}
            phase => {
                table.phase = read(phase).unwrap_or_else(|| panic!("{phase:?} is no part of a position"));
            }
        }
    }
    called(&mut table);
    take_from_piles(&mut table);
    for (word, words) in &parts {
        name_piles(&mut table, word, words);
    }
    table
}

/// While odd coins are given out, the foes stand as they stood when the result was called.
fn called(table: &mut Table) {
    if table.odd_coins.is_some() {
        let stands: Vec<_> = table
            .foes
            .iter()
            .map(|fighter| table.stand(fighter.foe))
            .collect();
        for (fighter, stand) in table.foes.iter_mut().zip(stands) {
            fighter.called = Some(stand);
        }
    }
}

/// What is on the table is not in its pile.
fn take_from_piles(table: &mut Table) {
    let owned = table.party.iter().flat_map(|member| member.gear.iter());
    let wares = table.wares.iter().map(|ware| ware.card);
    let seen: Cards<Gear> = owned.chain(table.found.iter().copied()).chain(wares).collect();
    let foes: Cards<Monster> = table
        .foes
        .iter()
        .filter_map(|fighter| match fighter.foe {
            Foe::Monster(monster) => Some(monster),
            Foe::Dragon(_) => None,
        })
        .collect();
    let dragon_found = table
        .foes
        .iter()
        .any(|fighter| matches!(fighter.foe, Foe::Dragon(_)));
    let piles = &mut table.piles;
    piles.market.shuffled = piles.market.shuffled.without(seen);
    for pile in [&mut piles.encounters, &mut piles.shadow] {
        pile.gear = pile.gear.without(seen);
        pile.monsters = pile.monsters.without(foes);
        pile.dragon &= !dragon_found;
    }
}

/// Puts exactly the named cards into a pile.
fn name_piles(table: &mut Table, pile: &str, words: &[&str]) {
    let gear = || -> Cards<Gear> { words.iter().filter_map(|word| read(word)).collect() };
    let monsters = || words.iter().filter_map(|word| read::<Monster>(word)).collect();
    let encounters = || Encounters {
        monsters: monsters(),
        gear: gear(),
        dragon: words.contains(&"the_dragon"),
    };
    match pile {
        "encounters" => table.piles.encounters = encounters(),
        "shades" => table.piles.shadow = encounters(),
        "marketplace" => table.piles.market.shuffled = gear(),
        "bottom" => {
            table.piles.market.bottom = words.iter().map(|word| card(word)).collect();
            table.piles.market.shuffled = table.piles.market.shuffled.without(gear());
        }
        "discards" => {
            gear().iter().for_each(|card| table.piles.discard(card));
            let monsters: Cards<Monster> = monsters();
            monsters
                .iter()
                .for_each(|monster| table.piles.discard_monster(monster));
        }
        _ => {}
    }
}

fn read_member(text: &str) -> Member {
    let (stands, faces) = text.split_once("->").unwrap_or((text, ""));
    let mut words: Vec<&str> = stands.split_whitespace().collect();
    let health = read::<Health>(words[0]);
    if health.is_some() {
        words.remove(0);
    }
    let mut member = Member::joining(card(words.remove(0)), None);
    member.health = health.unwrap_or(Health::Healthy);
    if let Some(gold) = words.first().and_then(|word| word.parse().ok()) {
        member.gold = gold;
        words.remove(0);
    }
    member.gear = words.iter().map(|word| card(word)).collect();
    let (foe, committed) = faces.split_once('+').unwrap_or((faces, ""));
    member.faces = Some(foe.trim()).filter(|foe| !foe.is_empty()).map(read_foe);
    member.committed = committed.split_whitespace().map(card).collect();
    member
}

fn read_ware(word: &str) -> Ware {
    let (gear, holder) = word
        .split_once('=')
        .map_or((word, None), |(gear, holder)| (gear, Some(holder)));
    Ware {
        card: card(gear),
        held_for: holder.map(|holder| Character(holder.parse().unwrap())),
    }
}

fn read_pick(word: &str) -> Pick {
    match word {
        "?" => Pick::Undecided,
        "open" => Pick::Open,
        hero => Pick::Chosen(card(hero)),
    }
}

fn read_seats(words: &[&str]) -> Seats {
    words.iter().map(|word| Seat(word.parse().unwrap())).collect()
}

/// The position of a table, as it is read; piles are told by what is in them where not all the rest is.
pub(in super::super) fn write_position(table: &Table) -> String {
    let parts = write_parts(table);
    let written: Vec<String> = parts
        .into_iter()
        .map(|(word, rest)| format!("{word} {rest}").trim().to_owned())
        .collect();
    written.join(" | ")
}

/// The parts of a written position.
pub(in super::super) fn write_parts(table: &Table) -> Vec<(&'static str, String)> {
    let mut parts = Vec::new();
    let mut part = |word, rest: Vec<String>| {
        if !rest.is_empty() {
            parts.push((word, rest.join(" ")));
        }
    };
    let members: Vec<String> = table.party.iter().map(write_member).collect();
    part(
        "party",
        vec![members.join(", ")]
            .into_iter()
            .filter(|text| !text.is_empty())
            .collect(),
    );
    part("picks", table.picks.iter().map(write_pick).collect());
    part(
        "seats",
        numbers((usize::from(table.seats) != table.party.len()).then_some(table.seats)),
    );
    part("active", numbers((table.active.0 != 0).then_some(table.active.0)));
    part("round", numbers((table.round != 1).then_some(table.round)));
    if table.realm == Realm::ShadowRealm {
        part("shadow", vec![String::new()]);
    }
    let (earlier, here) = table
        .journey
        .split_at(table.journey.len() - usize::from(table.arrived));
    part("journey", names(earlier.iter().copied()));
    part("at", names(here.iter().copied()));
    part(
        "foes",
        table.foes.iter().map(|fighter| foe_word(fighter.foe)).collect(),
    );
    part("found", names(table.found.iter().copied()));
    part("wares", table.wares.iter().map(write_ware).collect());
    part("plan", numbers((table.plan != 0).then_some(table.plan)));
    part("ready", numbers(table.ready.iter().map(|seat| seat.0)));
    part("done", numbers(table.done.iter().map(|seat| seat.0)));
    let heroes_seen: Cards<Hero> = table.party.iter().map(|member| member.hero).collect();
    if table.unused != Cards::all().without(heroes_seen) {
        part("unused", names(table.unused.iter()));
    }
    part(
        "campaign",
        table.campaign.map_or(Vec::new(), |dragons| names(dragons.iter())),
    );
    if let Some(odd) = table.odd_coins {
        let given = (0..4).filter(|place| odd.given & 1 << place != 0);
        let mut words = vec![odd.coins.to_string(), name(odd.monster)];
        words.extend(numbers(given));
        part("coins", words);
    }
    part("bottom", names(table.piles.market.bottom.iter().copied()));
    part("discards", discards(table));
    part("runaways", runaways(table));
    part(phase_part(table), vec![String::new()]);
    if let Some(ending) = table.ending {
        parts.push(("ended", ending_words(ending)));
    }
    parts
}

/// The cards of all discards.
fn discards(table: &Table) -> Vec<String> {
    let piles = &table.piles;
    let gear = piles
        .market
        .discards
        .and(piles.encounter_discards.gear)
        .and(piles.shadow_discards.gear);
    let monsters = piles
        .encounter_discards
        .monsters
        .and(piles.shadow_discards.monsters);
    names(monsters.iter())
        .into_iter()
        .chain(names(gear.iter()))
        .collect()
}

/// The monsters of Draghan in the Shadow Realm's pile.
fn runaways(table: &Table) -> Vec<String> {
    let from_draghan = |monster: &Monster| content::monster(*monster).deck == Deck::Encounters;
    names(table.piles.shadow.monsters.iter().filter(from_draghan))
}

fn phase_part(table: &Table) -> &'static str {
    match table.phase {
        Phase::Choosing => "choosing",
        Phase::EarlyHealing => "early_healing",
        Phase::Planning => "planning",
        Phase::OddCoins => "odd_coins",
        Phase::Replacing => "replacing",
        Phase::Market => "market",
        Phase::Sharing => "sharing",
        Phase::LateHealing => "late_healing",
        Phase::Carrying => "carrying",
        Phase::Travelling => "travelling",
    }
}

fn write_member(member: &Member) -> String {
    let mut words = Vec::new();
    if member.health != Health::Healthy {
        words.push(name(member.health));
    }
    words.push(name(member.hero));
    if member.gold > 0 {
        words.push(member.gold.to_string());
    }
    words.extend(names(member.gear.iter()));
    if let Some(foe) = member.faces {
        words.push(format!("-> {}", foe_word(foe)));
    }
    if !member.committed.is_empty() {
        words.push("+".into());
        words.extend(names(member.committed.iter()));
    }
    words.join(" ")
}

fn write_pick(pick: &Pick) -> String {
    match pick {
        Pick::Undecided => "?".into(),
        Pick::Open => "open".into(),
        Pick::Chosen(hero) => name(hero),
    }
}

fn write_ware(ware: &Ware) -> String {
    let holder = ware
        .held_for
        .map_or(String::new(), |holder| format!("={}", holder.0));
    name(ware.card) + &holder
}

fn names<C: Card + serde::Serialize>(cards: impl Iterator<Item = C>) -> Vec<String> {
    cards.map(name).collect()
}

fn numbers<N: ToString>(numbers: impl IntoIterator<Item = N>) -> Vec<String> {
    numbers.into_iter().map(|number| number.to_string()).collect()
}
