//! A tree search over imagined tables, for any game with hidden cards and chance.
//!
//! The field calls this: information-set Monte Carlo tree search (ISMCTS) with PUCT.
//!
//! Every round of the search imagines a table that the seat cannot tell from the real one, walks down the tree of what
//! was asked for so far by the choices that look best, adds one choice that was not tried yet, plays on quickly and
//! tells every choice on the way what came of it for the one who made it. A choice is weighed against those that were
//! offered beside it, however often it was offered itself.

use std::sync::atomic::{AtomicBool, Ordering};

use dragonhall_protocol::{Offer, Seat};
use dragonhall_rules::{Game, GameRng, Status};

use crate::insight::{Insight, Offers};

/// The number of the best offer found within a budget of imagined tables; nothing where nothing is offered, or when
/// it is told to stop.
///
/// It sees the seat's own view and offers, and no table.
pub fn choose<G: Insight>(
    knowledge: &G::View,
    offers: &Offers<G>,
    seat: Seat,
    budget: u32,
    seed: [u8; 32],
    going: &AtomicBool,
) -> Option<usize> {
    let chance = |number: u32| GameRng::for_decision(seed, number.into());
    if offers.len() < 2 {
        return (!offers.is_empty()).then_some(0);
    }
    if let Some(reckoned) = G::reckon(knowledge, seat, offers, budget) {
        return Some(reckoned);
    }
    let sensible = G::sensible(&G::imagine(knowledge, &mut chance(0)), seat, offers);
    if sensible.len() < 2 {
        return sensible.first().copied();
    }
    let mut tree = Tree::<G>::new(seat);
    for number in 0..budget {
        if !going.load(Ordering::Relaxed) {
            return None;
        }
        let mut rng = chance(number);
        let table = G::imagine(knowledge, &mut rng);
        tree.search(table, &mut rng);
    }
    let tried = |number: &usize| {
        let child = tree.child(ROOT, seat, &offers[*number].intent);
        child.map_or(0.0, |child| tree.choices[child].tried)
    };
    // Of equals the first, which is the quietest.
    sensible
        .into_iter()
        .rev()
        .max_by(|one, other| tried(one).total_cmp(&tried(other)))
}

const ROOT: usize = 0;

/// What is sensible to do.
type Menu<G> = Vec<Offer<<G as Game>::Intent, <G as Game>::Effect>>;

/// The choices that were tried, each below the one that it followed.
struct Tree<G: Game> {
    first: Seat,
    choices: Vec<Choice<G>>,
}

struct Choice<G: Game> {
    /// Whose choice it was, and what it was.
    made: Option<(Seat, G::Intent)>,
    offered: f32,
    tried: f32,
    worth: f32,
    next: Vec<usize>,
}

impl<G: Insight> Choice<G> {
    fn new(made: Option<(Seat, G::Intent)>) -> Self {
        Self {
            made,
            offered: 0.0,
            tried: 0.0,
            worth: 0.0,
            next: Vec::new(),
        }
    }
}

impl<G: Insight> Tree<G> {
    fn new(first: Seat) -> Self {
        Self {
            first,
            choices: vec![Choice::new(None)],
        }
    }

    fn child(&self, parent: usize, seat: Seat, intent: &G::Intent) -> Option<usize> {
        self.choices[parent].next.iter().copied().find(
            |child| matches!(&self.choices[*child].made, Some((by, made)) if *by == seat && made == intent),
        )
    }

    fn search(&mut self, mut table: G, rng: &mut GameRng) {
        let mut path = vec![ROOT];
        while let Some((seat, offers)) = self.next(&table, path.len() == 1) {
            if let [only] = &offers[..] {
                ask(&mut table, seat, &only.intent, rng);
                continue;
            }
            let favourite = G::favourite(&table, seat, &offers);
            let (chosen, child) = self.pick(path[path.len() - 1], seat, &offers, favourite);
            ask(&mut table, seat, &offers[chosen].intent, rng);
            path.push(child);
            if self.choices[child].tried == 0.0 {
                break;
            }
        }
        play_on(&mut table, rng);
        self.tell(&path, &table);
    }

    /// Who decides next and what is sensible to do; nobody when the game is over.
    fn next(&self, table: &G, is_first: bool) -> Option<(Seat, Menu<G>)> {
        let Status::Awaiting(awaited) = table.status() else {
            return None;
        };
        let seat = if is_first { self.first } else { *awaited.first()? };
        let offers = table.offers(seat);
        let sensible = G::sensible(table, seat, &offers);
        let mut number = 0..;
        let offers: Vec<_> = offers
            .into_iter()
            .filter(|_| number.next().is_some_and(|number| sensible.contains(&number)))
            .collect();
        (!offers.is_empty()).then_some((seat, offers))
    }

    /// The most promising offer, with its place in the tree.
    ///
    /// What was not tried yet promises as much as what was tried beside it.
    fn pick(
        &mut self,
        here: usize,
        seat: Seat,
        offers: &Offers<G>,
        favourite: Option<usize>,
    ) -> (usize, usize) {
        let places: Vec<usize> = offers
            .iter()
            .map(|offer| self.place(here, seat, &offer.intent))
            .collect();
        let (mut worth, mut tried) = (0.0, 0.0);
        for place in &places {
            let choice = &mut self.choices[*place];
            choice.offered += 1.0;
            worth += choice.worth;
            tried += choice.tried;
        }
        let usual = if tried > 0.0 { worth / tried } else { 0.5 };
        let faith = favourite.map_or(0.0, |_| G::FAITH);
        let even = (1.0 - faith) / offers.len() as f32;
        let promise = |number: usize| {
            let choice = &self.choices[places[number]];
            let share = even + if favourite == Some(number) { faith } else { 0.0 };
            let curiosity = G::CURIOSITY * share * choice.offered.sqrt() / (1.0 + choice.tried);
            let found = if choice.tried > 0.0 {
                choice.worth / choice.tried
            } else {
                usual
            };
            found + curiosity
        };
        let best = (0..offers.len())
            .rev()
            .max_by(|one, other| promise(*one).total_cmp(&promise(*other)))
            .unwrap_or(0);
        (best, places[best])
    }

    /// Where a choice is in the tree; a new one is added.
    fn place(&mut self, parent: usize, seat: Seat, intent: &G::Intent) -> usize {
        if let Some(child) = self.child(parent, seat, intent) {
            return child;
        }
        let added = self.choices.len();
        self.choices[parent].next.push(added);
        self.choices.push(Choice::new(Some((seat, intent.clone()))));
        added
    }

    /// Tells every choice on the way what came of it.
    fn tell(&mut self, path: &[usize], table: &G) {
        let (outcome, standing) = match table.status() {
            Status::Finished(outcome) => (Some(outcome), Vec::new()),
            Status::Awaiting(_) => (None, G::standing(table)),
        };
        for number in path {
            let choice = &mut self.choices[*number];
            choice.tried += 1.0;
            if let Some((seat, _)) = &choice.made {
                choice.worth += match &outcome {
                    Some(outcome) => G::worth(table, outcome, *seat),
                    None => standing[usize::from(seat.0)],
                };
            }
        }
    }
}

/// Plays on quickly, to the end or far enough.
fn play_on<G: Insight>(table: &mut G, rng: &mut GameRng) {
    let mut memory = G::Memory::default();
    while let Status::Awaiting(awaited) = table.status()
        && let Some((seat, intent)) = G::play_on(table, &awaited, &mut memory, rng)
    {
        ask(table, seat, &intent, rng);
    }
}

/// Lets a seat do something on an imagined table; what is offered there is never refused.
fn ask<G: Game>(table: &mut G, seat: Seat, intent: &G::Intent, rng: &mut GameRng) {
    if let Ok(draft) = table.decide(seat, intent, rng) {
        *table = draft.into_table();
    }
}
