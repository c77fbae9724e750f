//! The players of one table, who agree on a plan before they carry it out.

use dragonhall_protocol::games::draghan::{
    Adventurer, BodyPart, Character, Effect, Gear, GearCard, Health, Hero, Intent, Realm, Skill, Skills,
    Stage, View,
};
use dragonhall_protocol::{Offer, Seat};

use super::Manner;
use super::planner::{self, Plan, Post};
use crate::draghan::content;
use crate::draghan::skills::{count, plus};

/// Icons of equipment a character that make a party strong enough for the Shadow Realm.
const STRONG: u8 = 5;

/// What the only healing card of a character is worth at the market: three icons of the party's best skill.
const HEALING: u8 = 6;

/// The number of icons behind its best skill from which on a party misses a skill no more than before.
const MOST_MISSED: u8 = 8;

/// The players of one table.
#[derive(Clone, Debug, Default)]
pub struct Company {
    manner: Manner,
    /// The step of the fight that the plan is for.
    planned: u16,
    plan: Plan,
}

type Offers<'a> = &'a [Offer<Intent, Effect>];

impl Company {
    /// Players who have not met anybody yet.
    pub fn new(manner: Manner) -> Self {
        Self {
            manner,
            planned: 0,
            plan: Plan::default(),
        }
    }

    /// What a seat does now; nothing if it is content to wait.
    pub fn decides(&mut self, view: &View, seat: Seat, offers: Offers) -> Option<Intent> {
        let quietest = || offers.first().map(|offer| offer.intent.clone());
        match &view.stage {
            Stage::Planning { .. } => self.plans(view, seat, offers),
            Stage::EarlyHealing | Stage::LateHealing => heal(offers).or_else(quietest),
            Stage::OddCoins { .. } => poorest(offers),
            Stage::Market { .. } => buys(view, offers).or_else(|| done(offers)),
            Stage::Sharing if self.manner == Manner::Together => shares(view, offers).or_else(quietest),
            Stage::Travelling if strong(view) => offers.last().map(|offer| offer.intent.clone()),
            Stage::Choosing { .. } => undecided(view, seat).then(quietest).flatten(),
            Stage::Replacing { .. } => completes(view, offers),
            Stage::Sharing | Stage::Travelling | Stage::Carrying { .. } | Stage::Over => quietest(),
        }
    }

    /// Who does what next at a table that waits for these seats, the first of all that do not wait for others.
    pub fn moves_on(
        &mut self,
        view: &View,
        awaited: &[Seat],
        offers: impl Fn(Seat) -> Vec<Offer<Intent, Effect>>,
    ) -> Option<(Seat, Intent)> {
        let first = *awaited.first()?;
        let Stage::Planning { plan, waiting, .. } = &view.stage else {
            let offers = offers(first);
            let quietest = || offers.first().map(|offer| offer.intent.clone());
            let intent = self.decides(view, first, &offers).or_else(quietest)?;
            return Some((first, intent));
        };
        self.agree(view);
        let (step, plan) = (view.step, *plan);
        let missing = view
            .party
            .iter()
            .find_map(|one| Some((one.seat, self.next(step, one)?)));
        let agreed = if waiting.is_empty() {
            Intent::Call { step, plan }
        } else {
            Intent::Ready { step, plan }
        };
        Some(missing.unwrap_or((first, agreed)))
    }

    /// Makes a plan for this fight, if there is none yet.
    fn agree(&mut self, view: &View) {
        if self.planned != view.step {
            self.planned = view.step;
            self.plan = planner::best(view, self.manner);
        }
    }

    /// Carries out what this seat has in the plan; when all have done so, agrees or calls.
    fn plans(&mut self, view: &View, seat: Seat, offers: Offers) -> Option<Intent> {
        self.agree(view);
        let mut own = view.party.iter().filter(|one| one.seat == seat);
        let carried_out = || view.party.iter().all(|one| self.next(view.step, one).is_none());
        own.find_map(|one| self.next(view.step, one)).or_else(|| {
            let agreed = offers.first().filter(|offer| {
                matches!(offer.effect, Effect::Agrees { .. } | Effect::Calls { .. }) && carried_out()
            });
            agreed.map(|offer| offer.intent.clone())
        })
    }

    /// What is missing from one character's part of the plan.
    fn next(&self, step: u16, one: &Adventurer) -> Option<Intent> {
        let character = one.character;
        let Post { foe, cards, .. } = self.plan.posts.iter().find(|post| post.character == character)?;
        let foe = *foe;
        if one.faces != Some(foe) {
            return Some(Intent::Place { step, character, foe });
        }
        let card = *cards.iter().find(|card| !one.committed.contains(card))?;
        Some(Intent::Commit {
            step,
            character,
            card,
            foe,
        })
    }
}

/// Whether somebody of the seat is still to be left to the lot.
fn undecided(view: &View, seat: Seat) -> bool {
    let Stage::Choosing { picks } = &view.stage else {
        return false;
    };
    picks
        .iter()
        .any(|pick| pick.seat == seat && pick.hero.is_none() && !pick.open)
}

/// Takes somebody whose main skill is the rarest in the party.
fn completes(view: &View, offers: Offers) -> Option<Intent> {
    let present = |hero: Hero| {
        view.party
            .iter()
            .filter(|one| one.health != Health::Gone && main_skill(one.hero.hero) == main_skill(hero))
            .count()
    };
    let joins = offers.iter().filter_map(|offer| {
        let Effect::Joins { hero, .. } = offer.effect else {
            return None;
        };
        Some((present(hero), &offer.intent))
    });
    joins
        .min_by_key(|(present, _)| *present)
        .map(|(_, intent)| intent.clone())
}

fn heal(offers: Offers) -> Option<Intent> {
    let heals = offers
        .iter()
        .find(|offer| matches!(offer.effect, Effect::Heals { .. }));
    heals.map(|offer| offer.intent.clone())
}

/// The odd coin goes to the poorest.
fn poorest(offers: Offers) -> Option<Intent> {
    let gold = |offer: &&Offer<Intent, Effect>| {
        let Effect::GivesCoin { gold, .. } = offer.effect else {
            return u8::MAX;
        };
        gold
    };
    offers.iter().min_by_key(gold).map(|offer| offer.intent.clone())
}

fn done(offers: Offers) -> Option<Intent> {
    let done = offers
        .iter()
        .find(|offer| matches!(offer.effect, Effect::BuysNothing { .. }));
    done.map(|offer| offer.intent.clone())
}

/// Buys a healing card for a character without one, and otherwise what the party lacks and the character can carry.
fn buys(view: &View, offers: Offers) -> Option<Intent> {
    best(offers, |effect| {
        let Effect::Buys {
            character,
            card,
            overfull: None,
            ..
        } = *effect
        else {
            return None;
        };
        let wares = &view.market.as_ref()?.wares;
        let ware = wares.iter().find(|ware| ware.gear.card == card)?;
        match (ware.gear.heals, healing_cards(view, character) > 0) {
            (true, false) => Some(HEALING),
            (true, true) => None,
            (false, _) => Some(use_to(view, ware.gear.gives)),
        }
    })
}

/// What icons are of use to a party: the more, the further their skill is behind the party's best one.
fn use_to(view: &View, icons: Skills) -> u8 {
    let party =
        view.party
            .iter()
            .filter(|one| one.health != Health::Gone)
            .fold(Skills::default(), |total, one| {
                let gear = one.gear.iter().map(|card| card.gives);
                gear.fold(plus(total, one.hero.healthy), plus)
            });
    let best = party.strength.max(party.charm).max(party.knowledge);
    let use_of = |icons: u8, owned: u8| icons * (2 + (best - owned).min(MOST_MISSED));
    use_of(icons.strength, party.strength)
        + use_of(icons.charm, party.charm)
        + use_of(icons.knowledge, party.knowledge)
}

/// The offer that is worth most.
fn best(offers: Offers, worth: impl Fn(&Effect) -> Option<u8>) -> Option<Intent> {
    let worthy = offers
        .iter()
        .filter_map(|offer| Some((worth(&offer.effect)?, offer)));
    let best = worthy.max_by_key(|(worth, _)| *worth);
    best.map(|(_, offer)| offer.intent.clone())
}

fn healing_cards(view: &View, character: Character) -> usize {
    let owner = view.party.get(usize::from(character.0));
    owner.map_or(0, |one| one.gear.iter().filter(|card| card.heals).count())
}

/// Gives a healing card to somebody who needs it, or what cannot be carried to somebody who can.
fn shares(view: &View, offers: Offers) -> Option<Intent> {
    let giver = view.party.get(usize::from(view.active?.0))?;
    let card_of = |card: Gear| giver.gear.iter().find(|owned| owned.card == card);
    best(offers, |effect| {
        let Effect::Gives {
            card,
            character,
            overfull: None,
        } = *effect
        else {
            return None;
        };
        gift(view, giver, card_of(card)?, character)
    })
}

/// What a gift is worth to the party.
fn gift(view: &View, giver: &Adventurer, card: &GearCard, to: Character) -> Option<u8> {
    let taker = view.party.get(usize::from(to.0))?;
    let spare_healing = giver.health == Health::Healthy || healing_cards(view, giver.character) > 1;
    let is_needed = taker.health == Health::Hurt && healing_cards(view, to) == 0;
    if card.heals && spare_healing && is_needed {
        return Some(10);
    }
    overfull(giver, card.worn_on).then(|| if card.heals { 4 } else { count(card.gives) })
}

fn overfull(one: &Adventurer, part: BodyPart) -> bool {
    one.loads
        .iter()
        .any(|load| load.part == part && load.has > load.most)
}

/// Whether everybody is healthy and the party has enough equipment for the Shadow Realm.
fn strong(view: &View) -> bool {
    let icons: u8 = view
        .party
        .iter()
        .flat_map(|one| &one.gear)
        .map(|card| if card.heals { 2 } else { count(card.gives) })
        .sum();
    view.realm == Realm::Draghan
        && view.party.iter().all(|one| one.health == Health::Healthy)
        && icons >= STRONG * view.party.len() as u8
}

/// The skill of which a character has two icons.
fn main_skill(hero: Hero) -> Skill {
    let skills = content::hero(hero).healthy;
    if skills.strength == 2 {
        Skill::Strength
    } else if skills.charm == 2 {
        Skill::Charm
    } else {
        Skill::Knowledge
    }
}
