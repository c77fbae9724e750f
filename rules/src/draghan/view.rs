//! The table as everybody sees it.

use dragonhall_protocol::games::draghan::{
    Adventurer, Character, Dragon, Encounter, EncounterPile, Foe, FoeCard, Load, Market, MarketPile, Monster,
    Phase, Piles as PilesSeen, Realm, View, Ware as WareSeen,
};

use super::carrying::{PARTS, most};
use super::content::{self, Deck, Mark};
use super::party::Member;
use super::piles::Encounters;
use super::{Fighter, Table, blocked, choosing, encounters, felling, gold, stages};

/// The table as everybody sees it.
pub(super) fn view(table: &Table) -> View {
    View {
        step: table.step,
        round: table.round,
        stage: stages::stage(table),
        realm: table.realm,
        active: (!table.party.is_empty()).then_some(table.active),
        party: (0..)
            .map(Character)
            .zip(&table.party)
            .map(|(character, member)| adventurer(table, character, member))
            .collect(),
        unused: choosing::free(table).iter().map(content::hero).collect(),
        location: table
            .journey
            .last()
            .filter(|_| table.arrived)
            .map(|location| content::location(*location)),
        journey: table.journey.clone(),
        portals: table.portals().collect(),
        foes: table.foes.iter().map(|fighter| foe(table, fighter)).collect(),
        found: table.found.iter().map(|card| content::gear(*card)).collect(),
        market: (!table.wares.is_empty()).then(|| market(table)),
        supply: table.supply(),
        piles: piles(table),
        dragons: match dragon(table) {
            Some(found) => vec![found],
            None => encounters::possible_dragons(table).iter().collect(),
        },
        campaign: table.campaign.map(|set_aside| set_aside.iter().collect()),
        ending: table.ending,
    }
}

fn adventurer(table: &Table, character: Character, member: &Member) -> Adventurer {
    Adventurer {
        character,
        seat: table.seat_of(character),
        hero: content::hero(member.hero),
        health: member.health,
        skills: table.icons(member),
        gold: member.gold,
        gear: member.gear.iter().map(content::gear).collect(),
        loads: PARTS
            .into_iter()
            .map(|part| Load {
                part,
                has: member.has_on(part),
                most: most(part),
            })
            .collect(),
        faces: member.faces,
        committed: member.committed.iter().collect(),
        blocked: blocked::gear(table, character, member),
    }
}

fn foe(table: &Table, fighter: &Fighter) -> FoeCard {
    let foe = fighter.foe;
    let (gold, mark) = match foe {
        Foe::Monster(monster) => (gold::value(table, monster), content::monster(monster).mark),
        Foe::Dragon(_) => (0, Mark::Plain),
    };
    let all_met = || table.foes.iter().all(|fighter| table.stand(fighter.foe).met);
    let stand = table.stand(foe);
    FoeCard {
        foe,
        printed: table.printed_needs(foe),
        needs: table.needs(foe),
        gold,
        steals: mark == Mark::Theft,
        runs: mark == Mark::Run && table.realm == Realm::Draghan,
        facing: table.facing(foe).collect(),
        stand,
        fallen: fighter.called.is_some()
            && match foe {
                Foe::Monster(_) => stand.met,
                Foe::Dragon(_) => all_met(),
            },
        falls_with: felling::felling(table, stand),
    }
}

fn market(table: &Table) -> Market {
    Market {
        open: table.phase == Phase::Market,
        wares: table
            .wares
            .iter()
            .map(|ware| {
                let (open_to, closed_to) = blocked::buyers(table, ware);
                WareSeen {
                    gear: content::gear(ware.card),
                    price: content::equipment(ware.card).price,
                    held_for: ware.held_for,
                    open_to,
                    closed_to,
                }
            })
            .collect(),
    }
}

fn piles(table: &Table) -> PilesSeen {
    let piles = &table.piles;
    let pile = |pile: &Encounters, discards: &Encounters| EncounterPile {
        left: pile.len() as u8,
        discards: discards
            .monsters
            .iter()
            .map(Encounter::Monster)
            .chain(discards.gear.iter().map(Encounter::Gear))
            .collect(),
    };
    PilesSeen {
        locations: match table.realm {
            Realm::Draghan => table.unvisited(Realm::Draghan).len() as u8,
            Realm::ShadowRealm => 0,
        },
        shadow_locations: table.unvisited(Realm::ShadowRealm).len() as u8,
        encounters: pile(&piles.encounters, &piles.encounter_discards),
        shadow_encounters: pile(&piles.shadow, &piles.shadow_discards),
        runaways: runaways(table),
        marketplace: MarketPile {
            left: piles.market.len() as u8,
            bottom: piles.market.bottom.clone(),
            discards: piles.market.discards.iter().collect(),
        },
    }
}

/// The monsters of Draghan that are in the Shadow Realm.
fn runaways(table: &Table) -> Vec<Monster> {
    let on_the_table = table.foes.iter().filter_map(|fighter| match fighter.foe {
        Foe::Monster(monster) if table.realm == Realm::ShadowRealm => Some(monster),
        Foe::Monster(_) | Foe::Dragon(_) => None,
    });
    let mut monsters: Vec<Monster> = table
        .piles
        .shadow
        .monsters
        .iter()
        .chain(on_the_table)
        .filter(|monster| content::monster(*monster).deck == Deck::Encounters)
        .collect();
    monsters.sort();
    monsters
}

/// The dragon, once it is found.
fn dragon(table: &Table) -> Option<Dragon> {
    table.foes.iter().find_map(|fighter| match fighter.foe {
        Foe::Dragon(dragon) => Some(dragon),
        Foe::Monster(_) => None,
    })
}
