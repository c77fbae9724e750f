//! What each event changes.

use dragonhall_protocol::games::draghan::{
    Character, Encounter, Fate, Foe, Gear, GoldReason, Healing, Health, Notice, Phase, Realm, Robbed,
};

use super::cards::Cards;
use super::party::Member;
use super::piles::Encounters;
use super::seats::Seats;
use super::{Fighter, OddCoins, Pick, Table, Ware};

/// Lets an event happen.
pub(super) fn apply(table: &mut Table, event: &Notice) {
    match event {
        Notice::Opened | Notice::PortalFound { .. } | Notice::Stayed => {}
        Notice::Asked { phase } => ask(table, *phase),
        Notice::Chosen { character, hero } => pick(table, *character, Pick::Chosen(*hero)),
        Notice::LeftOpen { character } => pick(table, *character, Pick::Open),
        Notice::Joined {
            character,
            hero,
            card,
        } => {
            table.picks.clear();
            table.unused.remove(*hero);
            let member = Member::joining(*hero, *card);
            if let Some(card) = card {
                table.piles.market.take(*card);
            }
            match table.party.get_mut(usize::from(character.0)) {
                Some(place) => *place = member,
                None => table.party.push(member),
            }
        }
        Notice::RoundBegan { round, active } => {
            table.round = *round;
            table.active = *active;
            table.arrived = false;
        }
        Notice::Healed { character, by } => {
            table.change(*character, |member| member.health = Health::Healthy);
            match by {
                Healing::Card(card) => lose(table, *character, &[*card]),
                Healing::Location => {}
            }
        }
        Notice::Visited { location } => {
            table.journey.push(*location);
            table.arrived = true;
        }
        Notice::LaidOut { card } => {
            table.piles.market.take(*card);
            table.wares.push(Ware {
                card: *card,
                held_for: None,
            });
        }
        Notice::GoldGained { character, gold, why } => {
            table.change(*character, |member| member.gold += gold);
            match why {
                GoldReason::OddCoin(_) => give_odd_coin(table, *character),
                GoldReason::Share(_) | GoldReason::Location => {}
            }
        }
        Notice::CoinsLeft { monster, coins } => {
            table.odd_coins = Some(OddCoins {
                monster: *monster,
                coins: *coins,
                given: 0,
            });
        }
        Notice::GoldLost { character, gold } => table.change(*character, |member| member.gold -= gold),
        Notice::CardLost { character, card, .. } => lose(table, *character, &[*card]),
        Notice::Refilled { pile } => table.piles.refill(*pile),
        Notice::Revealed { card } => reveal(table, *card),
        Notice::Stole {
            character, robbed, ..
        } => match robbed {
            Robbed::Gold => table.change(*character, |member| member.gold -= 1),
            Robbed::Card(card) => lose(table, *character, &[*card]),
            Robbed::Nothing => {}
        },
        Notice::Placed { character, foe } | Notice::Moved { character, foe, .. } => {
            plan(table, *character, |member| member.faces = Some(*foe));
        }
        Notice::Withdrew { character, .. } => plan(table, *character, Member::withdraw),
        Notice::Committed { character, card, .. } => {
            plan(table, *character, |member| member.committed.insert(*card));
        }
        Notice::TookBack { character, card } => {
            plan(table, *character, |member| member.committed.remove(*card));
        }
        Notice::Ready { seat } => table.ready.insert(*seat),
        Notice::NotReady { seat } => table.ready.remove(*seat),
        Notice::Called { stands } => {
            for (fighter, stand) in table.foes.iter_mut().zip(stands) {
                fighter.called = Some(*stand);
            }
        }
        Notice::UsedUp { character, cards } => {
            table.change(*character, |member| member.committed = Cards::NONE);
            lose(table, *character, cards);
        }
        Notice::Resolved { foe, fate } => resolve(table, *foe, *fate),
        Notice::Claimed { character, cards } => {
            table.found.clear();
            table.change(*character, |member| {
                cards.iter().for_each(|card| member.gear.insert(*card));
            });
        }
        Notice::Forfeited { cards } => {
            table.found.clear();
            cards.iter().for_each(|card| table.piles.discard(*card));
        }
        Notice::Hurt { character } => table.change(*character, |member| member.health = Health::Hurt),
        Notice::Left { character, cards, .. } => {
            lose(table, *character, cards);
            table.change(*character, |member| {
                member.health = Health::Gone;
                member.gold = 0;
                member.withdraw();
            });
        }
        Notice::Bought {
            character,
            card,
            price,
        } => {
            table.wares.retain(|ware| ware.card != *card);
            table.change(*character, |member| {
                member.gold -= price;
                member.gear.insert(*card);
            });
        }
        Notice::Held { card, character } => hold(table, *card, Some(*character)),
        Notice::Released { card } => hold(table, *card, None),
        Notice::Done { seat } => table.done.insert(*seat),
        Notice::MarketClosed { unsold } => {
            table.wares.clear();
            table.piles.market.bottom.extend(unsold);
        }
        Notice::Given { from, to, card } => {
            table.change(*from, |member| member.gear.remove(*card));
            table.change(*to, |member| member.gear.insert(*card));
        }
        Notice::Travelled { .. } => {
            table.realm = Realm::ShadowRealm;
            table.piles.encounters = Encounters::NONE;
            table.piles.encounter_discards = Encounters::NONE;
        }
        Notice::Ended { ending } => table.ending = Some(*ending),
    }
}

/// A new step; plans and marks begin anew.
fn ask(table: &mut Table, phase: Phase) {
    table.step += 1;
    table.phase = phase;
    table.plan = 0;
    table.ready = Seats::default();
    table.done = Seats::default();
}

fn pick(table: &mut Table, character: Character, pick: Pick) {
    if let Some(place) = table.picks.get_mut(usize::from(character.0)) {
        *place = pick;
    }
}

/// Any change of the plan clears all marks of readiness.
fn plan(table: &mut Table, character: Character, change: impl FnOnce(&mut Member)) {
    table.change(character, change);
    table.plan += 1;
    table.ready = Seats::default();
}

/// Who has said to be done may think again when a card is held or released.
fn hold(table: &mut Table, card: Gear, character: Option<Character>) {
    if let Some(ware) = table.wares.iter_mut().find(|ware| ware.card == card) {
        ware.held_for = character;
    }
    table.done = Seats::default();
}

fn lose(table: &mut Table, character: Character, cards: &[Gear]) {
    for card in cards {
        table.change(character, |member| member.gear.remove(*card));
        table.piles.discard(*card);
    }
}

fn give_odd_coin(table: &mut Table, character: Character) {
    table.odd_coins = table
        .odd_coins
        .map(|odd| OddCoins {
            coins: odd.coins - 1,
            given: odd.given | 1 << character.0,
            ..odd
        })
        .filter(|odd| odd.coins > 0);
}

fn reveal(table: &mut Table, card: Encounter) {
    let pile = match table.realm {
        Realm::Draghan => &mut table.piles.encounters,
        Realm::ShadowRealm => &mut table.piles.shadow,
    };
    let foe = match card {
        Encounter::Gear(gear) => {
            pile.gear.remove(gear);
            table.found.push(gear);
            return;
        }
        Encounter::Monster(monster) => {
            pile.monsters.remove(monster);
            Foe::Monster(monster)
        }
        Encounter::Dragon(dragon) => {
            pile.dragon = false;
            Foe::Dragon(dragon)
        }
    };
    table.foes.push(Fighter { foe, called: None });
}

/// A foe leaves the table unless it stays; those who faced it are free again.
fn resolve(table: &mut Table, foe: Foe, fate: Fate) {
    for member in &mut table.party {
        if member.faces == Some(foe) {
            member.withdraw();
        }
    }
    match fate {
        Fate::Stays => {
            for fighter in table.foes.iter_mut().filter(|fighter| fighter.foe == foe) {
                fighter.called = None;
            }
        }
        Fate::Defeated | Fate::Discarded | Fate::Ran | Fate::Returned => {
            table.foes.retain(|fighter| fighter.foe != foe);
        }
    }
    match (foe, fate) {
        (Foe::Monster(monster), Fate::Defeated | Fate::Discarded) => table.piles.discard_monster(monster),
        (Foe::Monster(monster), Fate::Ran | Fate::Returned) => table.piles.shadow.monsters.insert(monster),
        (Foe::Monster(_), Fate::Stays) | (Foe::Dragon(_), _) => {}
    }
}
