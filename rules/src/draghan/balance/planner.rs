//! Who should face whom with which equipment: the plan that is worth most.

use dragonhall_protocol::games::draghan::{
    Adventurer, Character, Foe, FoeCard, Gear, GearCard, Health, Realm, Skills, View,
};

use super::Manner;
use crate::draghan::skills::{count, missing, plus};

/// Where every character should stand, and what it should use there.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    pub(super) posts: Vec<Post>,
}

/// The place of one character in a plan.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Post {
    pub(super) character: Character,
    pub(super) foe: Foe,
    pub(super) cards: Vec<Gear>,
}

/// A way to meet a foe: who goes, and which cards are needed.
#[derive(Clone, Debug)]
struct Way {
    /// The characters, a bit for each of those who are here.
    who: usize,
    cards: Vec<(Character, Gear)>,
    icons: i32,
}

/// What a plan is worth: nothing else counts as much as a victory.
const VICTORY: i32 = 10_000;

/// What is chosen for the foes so far.
#[derive(Clone, Debug, Default)]
struct Draft {
    /// What the choices are worth without the prize for the fall of all.
    worth: i32,
    /// Whether every monster falls.
    all_fall: bool,
    /// Whether the dragon is met.
    dragon_met: bool,
    /// For every foe so far, the way in which it is met.
    chosen: Vec<Option<usize>>,
}

impl Draft {
    /// What it is worth in the end; to meet a dragon that cannot fall is a waste.
    fn value(&self, view: &View) -> i32 {
        let prize = if self.all_fall { all_fall(view) } else { 0 };
        let dragon = match (self.dragon_met, self.all_fall) {
            (true, true) => VICTORY,
            (true, false) => -VICTORY,
            (false, _) => 0,
        };
        self.worth + prize + dragon
    }

    /// The draft with one more foe.
    fn with(&self, view: &View, card: &FoeCard, way: Option<(usize, &Way)>) -> Self {
        let is_dragon = matches!(card.foe, Foe::Dragon(_));
        let mut next = self.clone();
        next.chosen.push(way.map(|(index, _)| index));
        match way {
            Some((_, way)) => {
                next.worth += fall(view, card) - way.icons * icon(view.realm);
                next.dragon_met |= is_dragon;
            }
            None => next.all_fall &= is_dragon,
        }
        next
    }
}

/// The best plan for the fight that the view shows, in which whoever has been placed stays there.
pub(super) fn best(view: &View, manner: Manner) -> Plan {
    let here: Vec<&Adventurer> = view
        .party
        .iter()
        .filter(|one| one.health != Health::Gone)
        .collect();
    let placed = |foe: Foe| -> usize {
        let facing = (0..).zip(&here).filter(|(_, one)| one.faces == Some(foe));
        facing.map(|(place, _)| 1 << place).sum()
    };
    let ways: Vec<Vec<Way>> = view
        .foes
        .iter()
        .map(|card| {
            let mut ways = ways(card, &here, manner);
            ways.retain(|way| placed(card.foe) & !way.who == 0);
            ways
        })
        .collect();
    // The best draft for every set of characters that it uses.
    let mut best: Vec<Option<Draft>> = vec![None; 1 << here.len()];
    best[0] = Some(Draft {
        all_fall: true,
        ..Draft::default()
    });
    for (card, ways) in view.foes.iter().zip(&ways) {
        let mut next: Vec<Option<Draft>> = vec![None; 1 << here.len()];
        let mut offer = |used: usize, draft: Draft| {
            let value = draft.value(view);
            if next[used].as_ref().is_none_or(|old| value > old.value(view)) {
                next[used] = Some(draft);
            }
        };
        for (used, draft) in best.iter().enumerate() {
            let Some(draft) = draft else { continue };
            offer(used | placed(card.foe), draft.with(view, card, None));
            for (index, way) in ways.iter().enumerate().filter(|(_, way)| used & way.who == 0) {
                offer(used | way.who, draft.with(view, card, Some((index, way))));
            }
        }
        best = next;
    }
    let draft = best
        .into_iter()
        .flatten()
        .max_by_key(|draft| draft.value(view))
        .unwrap_or_default();
    let mut plan = Plan::default();
    for ((card, ways), way) in view.foes.iter().zip(&ways).zip(draft.chosen) {
        let Some(way) = way.map(|index| &ways[index]) else {
            continue;
        };
        for (_, adventurer) in here
            .iter()
            .enumerate()
            .filter(|(place, _)| way.who & 1 << place != 0)
        {
            let own = way
                .cards
                .iter()
                .filter(|(owner, _)| *owner == adventurer.character);
            plan.posts.push(Post {
                character: adventurer.character,
                foe: card.foe,
                cards: own.map(|(_, gear)| *gear).collect(),
            });
        }
    }
    plan
}

/// What it is worth that all monsters fall: nobody is hurt, and what was found is kept.
fn all_fall(view: &View) -> i32 {
    let health = view
        .active
        .and_then(|active| view.party.get(usize::from(active.0)));
    let harm = match (health.map(|holder| holder.health), view.realm) {
        (Some(Health::Hurt), Realm::Draghan) => 30,
        (Some(Health::Hurt), Realm::ShadowRealm) => 60,
        (Some(Health::Healthy | Health::Gone) | None, Realm::Draghan) => 12,
        (Some(Health::Healthy | Health::Gone) | None, Realm::ShadowRealm) => 16,
    };
    harm + view
        .found
        .iter()
        .map(|card| 2 * i32::from(count(card.gives).max(3)))
        .sum::<i32>()
}

/// What an icon of equipment is worth; in the Shadow Realm there is less time left to use it.
fn icon(realm: Realm) -> i32 {
    match realm {
        Realm::Draghan => 3,
        Realm::ShadowRealm => 2,
    }
}

/// What it is worth that one monster falls.
fn fall(view: &View, card: &FoeCard) -> i32 {
    let dragon_found = view.foes.iter().any(|card| matches!(card.foe, Foe::Dragon(_)));
    match (card.foe, view.realm) {
        (Foe::Dragon(_), _) => 0,
        (Foe::Monster(_), Realm::ShadowRealm) if dragon_found => 6,
        (Foe::Monster(_), Realm::ShadowRealm) => 4,
        (Foe::Monster(_), Realm::Draghan) if card.runs => 14,
        (Foe::Monster(_), Realm::Draghan) => 2 * i32::from(card.gold),
    }
}

/// Every set of characters that can meet a foe, each with as few icons of equipment as possible.
fn ways(card: &FoeCard, here: &[&Adventurer], manner: Manner) -> Vec<Way> {
    let sets = 1usize..1 << here.len();
    let elsewhere: usize = (0..)
        .zip(here)
        .filter(|(_, one)| one.faces.is_some_and(|foe| foe != card.foe))
        .map(|(place, _)| 1 << place)
        .sum();
    sets.filter(|who| who & elsewhere == 0)
        .filter(|who| manner == Manner::Together || who.count_ones() == 1)
        .filter_map(|who| {
            let going = || {
                here.iter()
                    .enumerate()
                    .filter(move |(place, _)| who & 1 << place != 0)
            };
            let brought = going().fold(Skills::default(), |total, (_, one)| {
                let committed = one.gear.iter().filter(|gear| one.committed.contains(&gear.card));
                committed.fold(plus(total, one.skills), |total, gear| plus(total, gear.gives))
            });
            let short = missing(card.needs, brought);
            let owned = going().flat_map(|(_, one)| {
                let left = |gear: &&GearCard| !gear.heals && !one.committed.contains(&gear.card);
                let useful = one.gear.iter().filter(left);
                useful.map(move |gear| (one.character, gear.card, gear.gives))
            });
            let cards = fewest_icons(short, &owned.collect::<Vec<_>>())?;
            Some(Way {
                who,
                icons: cards.iter().map(|(_, _, gives)| i32::from(count(*gives))).sum(),
                cards: cards.into_iter().map(|(owner, gear, _)| (owner, gear)).collect(),
            })
        })
        .collect()
}

type Owned = (Character, Gear, Skills);

/// The cards with the fewest icons that cover what is missing.
fn fewest_icons(short: Skills, owned: &[Owned]) -> Option<Vec<Owned>> {
    if count(short) == 0 {
        return Some(Vec::new());
    }
    let useful: Vec<&Owned> = owned
        .iter()
        .filter(|(_, _, gives)| count(missing(short, *gives)) < count(short))
        .collect();
    let mut best: Option<(u8, Vec<Owned>)> = None;
    let mut pending: Vec<(usize, Skills, u8, Vec<Owned>)> = vec![(0, short, 0, Vec::new())];
    while let Some((next, short, icons, cards)) = pending.pop() {
        if best.as_ref().is_some_and(|(fewest, _)| icons >= *fewest) {
            continue;
        }
        if count(short) == 0 {
            best = Some((icons, cards));
            continue;
        }
        for (index, card) in useful.iter().enumerate().skip(next) {
            let left = missing(short, card.2);
            if left != short {
                let mut cards = cards.clone();
                cards.push(**card);
                pending.push((index + 1, left, icons + count(card.2), cards));
            }
        }
    }
    best.map(|(_, cards)| cards)
}
