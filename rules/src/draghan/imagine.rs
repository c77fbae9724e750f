//! A table made from what everybody sees.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::draghan::{
    Adventurer, Character, Encounter, Ending, Foe, Gear, Hero, Monster, Phase, Realm, Stage, View,
};

use super::cards::Cards;
use super::content::{self, Deck};
use super::party::Member;
use super::piles::{Encounters, MarketPile, Piles};
use super::seats::Seats;
use super::{Fighter, OddCoins, Pick, Table, Ware};

/// The table that a view shows; since nobody knows the order of a deck, there is nothing to be guessed.
pub(super) fn imagine(view: &View) -> Table {
    let picks = picks(view);
    let size = view.party.len().max(picks.len());
    let (plan, ready, done) = marks(view);
    Table {
        seats: seats(view),
        size: size as u8,
        campaign: view
            .campaign
            .as_ref()
            .map(|dragons| dragons.iter().copied().collect()),
        step: view.step,
        phase: phase(&view.stage),
        round: view.round,
        unused: unused(view, &picks),
        picks,
        party: view.party.iter().map(member).collect(),
        active: view.active.unwrap_or(Character(0)),
        realm: view.realm,
        journey: view.journey.clone(),
        arrived: view.location.is_some(),
        foes: foes(view),
        found: view.found.iter().map(|card| card.card).collect(),
        wares: wares(view),
        plan,
        ready,
        done,
        odd_coins: odd_coins(view),
        piles: piles(view, size),
        ending: view.ending,
    }
}

fn phase(stage: &Stage) -> Phase {
    match stage {
        Stage::Choosing { .. } => Phase::Choosing,
        Stage::EarlyHealing => Phase::EarlyHealing,
        Stage::Planning { .. } => Phase::Planning,
        Stage::OddCoins { .. } => Phase::OddCoins,
        Stage::Replacing { .. } => Phase::Replacing,
        Stage::Market { .. } => Phase::Market,
        Stage::Sharing => Phase::Sharing,
        Stage::LateHealing => Phase::LateHealing,
        Stage::Carrying { .. } => Phase::Carrying,
        Stage::Travelling | Stage::Over => Phase::Travelling,
    }
}

/// Every seat has a place in the party.
fn seats(view: &View) -> u8 {
    let mut seats: Vec<Seat> = view.party.iter().map(|adventurer| adventurer.seat).collect();
    if let Stage::Choosing { picks } = &view.stage {
        seats.extend(picks.iter().map(|pick| pick.seat));
    }
    seats.into_iter().max().map_or(1, |seat| seat.0 + 1)
}

fn picks(view: &View) -> Vec<Pick> {
    let Stage::Choosing { picks } = &view.stage else {
        return Vec::new();
    };
    picks
        .iter()
        .map(|pick| match (pick.hero, pick.open) {
            (Some(hero), _) => Pick::Chosen(hero),
            (None, true) => Pick::Open,
            (None, false) => Pick::Undecided,
        })
        .collect()
}

/// Whom nobody has been: those who are shown, and those who are only chosen yet.
fn unused(view: &View, picks: &[Pick]) -> Cards<Hero> {
    let shown = view.unused.iter().map(|card| card.hero);
    let chosen = picks.iter().filter_map(|pick| match pick {
        Pick::Chosen(hero) => Some(*hero),
        Pick::Undecided | Pick::Open => None,
    });
    shown.chain(chosen).collect()
}

fn marks(view: &View) -> (u32, Seats, Seats) {
    match &view.stage {
        Stage::Planning { plan, ready, .. } => (*plan, ready.iter().copied().collect(), Seats::default()),
        Stage::Market { done, .. } => (0, Seats::default(), done.iter().copied().collect()),
        Stage::Choosing { .. }
        | Stage::EarlyHealing
        | Stage::OddCoins { .. }
        | Stage::Replacing { .. }
        | Stage::Sharing
        | Stage::LateHealing
        | Stage::Carrying { .. }
        | Stage::Travelling
        | Stage::Over => (0, Seats::default(), Seats::default()),
    }
}

fn member(adventurer: &Adventurer) -> Member {
    Member {
        hero: adventurer.hero.hero,
        health: adventurer.health,
        gold: adventurer.gold,
        gear: adventurer.gear.iter().map(|card| card.card).collect(),
        faces: adventurer.faces,
        committed: adventurer.committed.iter().copied().collect(),
    }
}

/// The foes; between the call and the last coin, and after a victory, they stand as they stood at the call.
fn foes(view: &View) -> Vec<Fighter> {
    let called = match (&view.stage, view.ending) {
        (Stage::OddCoins { .. }, _) | (_, Some(Ending::Won { .. })) => true,
        (_, Some(Ending::Lost { .. }) | None) => false,
    };
    view.foes
        .iter()
        .map(|card| Fighter {
            foe: card.foe,
            called: called.then_some(card.stand),
        })
        .collect()
}

fn wares(view: &View) -> Vec<Ware> {
    let wares = view.market.iter().flat_map(|market| &market.wares);
    wares
        .map(|ware| Ware {
            card: ware.gear.card,
            held_for: ware.held_for,
        })
        .collect()
}

/// Those who face the monster and can get no coin of it any more have got one.
fn odd_coins(view: &View) -> Option<OddCoins> {
    let Stage::OddCoins {
        monster,
        coins,
        among,
    } = &view.stage
    else {
        return None;
    };
    let card = view.foes.iter().find(|card| card.foe == Foe::Monster(*monster))?;
    let given = card.facing.iter().filter(|character| !among.contains(character));
    Some(OddCoins {
        monster: *monster,
        coins: *coins,
        given: given.fold(0, |given, character| given | 1 << character.0),
    })
}

/// What is nowhere to be seen is in its pile.
fn piles(view: &View, size: usize) -> Piles {
    let [encounter_discards, shadow_discards] =
        [&view.piles.encounters, &view.piles.shadow_encounters].map(|pile| discards(&pile.discards));
    let bottom = view.piles.marketplace.bottom.clone();
    let market_discards: Cards<Gear> = view.piles.marketplace.discards.iter().copied().collect();
    let seen_gear: Cards<Gear> = view
        .party
        .iter()
        .flat_map(|adventurer| &adventurer.gear)
        .chain(&view.found)
        .chain(
            view.market
                .iter()
                .flat_map(|market| market.wares.iter().map(|ware| &ware.gear)),
        )
        .map(|card| card.card)
        .chain(bottom.iter().copied())
        .collect::<Cards<Gear>>()
        .and(market_discards)
        .and(encounter_discards.gear)
        .and(shadow_discards.gear);
    let on_the_table: Cards<Monster> = view
        .foes
        .iter()
        .filter_map(|card| match card.foe {
            Foe::Monster(monster) => Some(monster),
            Foe::Dragon(_) => None,
        })
        .collect();
    let runaways: Cards<Monster> = view.piles.runaways.iter().copied().collect();
    let dragon_found = view.foes.iter().any(|card| matches!(card.foe, Foe::Dragon(_)));
    Piles {
        market: MarketPile {
            shuffled: content::gear_of(Deck::Marketplace).without(seen_gear),
            bottom,
            discards: market_discards,
        },
        encounters: match view.realm {
            Realm::Draghan => Encounters {
                monsters: content::monsters_of(Deck::Encounters, size)
                    .without(on_the_table)
                    .without(runaways)
                    .without(encounter_discards.monsters),
                gear: content::gear_of(Deck::Encounters).without(seen_gear),
                dragon: false,
            },
            Realm::ShadowRealm => Encounters::NONE,
        },
        encounter_discards,
        shadow: Encounters {
            monsters: content::monsters_of(Deck::ShadowEncounters, size)
                .and(runaways)
                .without(on_the_table)
                .without(shadow_discards.monsters),
            gear: content::gear_of(Deck::ShadowEncounters).without(seen_gear),
            dragon: !dragon_found,
        },
        shadow_discards,
    }
}

fn discards(cards: &[Encounter]) -> Encounters {
    let mut pile = Encounters::NONE;
    for card in cards {
        match card {
            Encounter::Monster(monster) => pile.monsters.insert(*monster),
            Encounter::Gear(gear) => pile.gear.insert(*gear),
            Encounter::Dragon(_) => pile.dragon = true,
        }
    }
    pile
}
