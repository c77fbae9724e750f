//! Odds: whether the party can beat the monsters, those on the table and those that the next place may hold.

use dragonhall_protocol::games::draghan::{Effect, Foe, Intent, Notice, Phase, Skills, View};
use dragonhall_protocol::{Chance, ChanceOf, Offer, Seat};

use super::skills::{count, missing, plus};
use super::{Table, content, imagine};
use crate::game::Game;
use crate::odds::Count;
use crate::rng::GameRng;

/// How often the next place is drawn for an offer.
const PLACES: usize = 500;

/// How often it is drawn for all offers together.
const PLACES_IN_ALL: usize = 3_000;

/// While a fight is planned, whether it can be won; otherwise, for every offer that leads straight to the next place,
/// whether the fight there could be.
pub(crate) fn odds(view: &View, offers: &[Offer<Intent, Effect>], seat: Seat, seed: [u8; 32]) -> Vec<Chance> {
    odds_at(&imagine::imagine(view), offers, seat, seed)
}

/// The odds at the table that everybody sees.
pub(super) fn odds_at(
    table: &Table,
    offers: &[Offer<Intent, Effect>],
    seat: Seat,
    seed: [u8; 32],
) -> Vec<Chance> {
    if seat.0 >= table.seats {
        return Vec::new();
    }
    if table.phase == Phase::Planning {
        let mut fights = Fights::default();
        fights.add(table);
        return fights.chances(None).collect();
    }
    let next = |offer: usize, number: u64| {
        let mut rng = GameRng::for_decision(seed, number);
        next_place(table, seat, &offers[offer].intent, &mut rng)
    };
    let leading: Vec<usize> = (0..offers.len())
        .filter(|offer| next(*offer, 0).is_some())
        .collect();
    let places = PLACES.min(PLACES_IN_ALL / leading.len().max(1)) as u64;
    let chances = leading.into_iter().flat_map(|offer| {
        let mut fights = Fights::default();
        let drawn = (0..places).filter_map(|number| next(offer, number));
        drawn.for_each(|there| fights.add(&there));
        fights.chances(Some(offer))
    });
    chances.collect()
}

/// What the party could do in several fights.
#[derive(Clone, Copy, Default)]
struct Fights {
    monsters_beaten: Count,
    dragon_slain: Count,
    dragon_met: bool,
}

impl Fights {
    fn add(&mut self, table: &Table) {
        let foes = || table.foes.iter().map(|fighter| fighter.foe);
        let is_monster = |foe: &Foe| matches!(foe, Foe::Monster(_));
        let dragon = !foes().all(|foe| is_monster(&foe));
        self.monsters_beaten
            .add(1, can_beat(table, foes().filter(is_monster)));
        self.dragon_slain.add(1, dragon && can_beat(table, foes()));
        self.dragon_met |= dragon;
    }

    /// That of slaying the dragon only where it may be met.
    fn chances(self, offer: Option<usize>) -> impl Iterator<Item = Chance> {
        let beaten = self.monsters_beaten.chance(ChanceOf::MonstersBeaten, offer);
        let slain = self.dragon_slain.chance(ChanceOf::DragonSlain, offer);
        [beaten, slain.filter(|_| self.dragon_met)].into_iter().flatten()
    }
}

/// Whether there is a plan that beats all these foes, if every character may use all its equipment.
fn can_beat(table: &Table, foes: impl Iterator<Item = Foe>) -> bool {
    let strengths: Vec<Skills> = table
        .living()
        .map(|(_, member)| {
            let cards = member.gear.iter().map(|card| content::gear(card).gives);
            cards.fold(table.icons(member), plus)
        })
        .collect();
    // A group is a bit for each character that belongs to it.
    let groups = 1usize << strengths.len();
    let total = |group: usize| {
        let members = strengths.iter().enumerate();
        let going = members.filter(|(place, _)| group & 1 << place != 0);
        going.fold(Skills::default(), |total, (_, one)| plus(total, *one))
    };
    let totals: Vec<Skills> = (0..groups).map(total).collect();
    // Whether this group and nobody else can deal with the foes so far.
    let mut enough = vec![false; groups];
    enough[0] = true;
    for foe in foes {
        let needs = table.needs(foe);
        let mut next = vec![false; groups];
        for group in (1..groups).filter(|group| count(missing(needs, totals[*group])) == 0) {
            let others = (0..groups).filter(|others| others & group == 0);
            others
                .filter(|others| enough[*others])
                .for_each(|others| next[others | group] = true);
        }
        enough = next;
    }
    enough.contains(&true)
}

/// The next place once its monsters lie there, if an intent leads straight to it.
///
/// Whoever is to heal on the way does so. Where nothing lies there, the table has no foes.
fn next_place(table: &Table, seat: Seat, intent: &Intent, rng: &mut GameRng) -> Option<Table> {
    let events = table.decide(seat, intent, rng).ok()?.into_events();
    let mut table = table.clone();
    let mut visited = false;
    for event in &events {
        let leaves = matches!(event, Notice::Asked { .. } | Notice::RoundBegan { .. });
        if visited && leaves {
            break;
        }
        visited |= matches!(event, Notice::Visited { .. });
        table.apply(event);
    }
    if visited {
        return Some(table);
    }
    let healing = (table.phase == Phase::EarlyHealing).then(|| table.holder())?;
    let (step, card) = (table.step, healing?.healing_cards().next()?);
    next_place(&table, table.active_seat(), &Intent::Heal { step, card }, rng)
}
