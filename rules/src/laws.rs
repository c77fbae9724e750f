//! What every game must keep, tried by random play.
//!
//! The field calls this: property-based test.
//!
//! A game's tests make a [`Trial`] for each of its options and numbers of seats and run it with many
//! seeds.

mod secrecy;
mod strange;
#[cfg(test)]
mod tests;

use std::fmt::Debug;
use std::mem::discriminant;

use dragonhall_protocol::receipt::Draw;
use dragonhall_protocol::{Outcome, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::game::{Game, Status, Viewer};
use crate::play::{Decided, RandomPlay, Temper};
use crate::rng::{GameRng, Numbering};

/// A game that is to be tried.
#[derive(Clone, Debug)]
pub struct Trial<G: Game> {
    /// The options it is played with.
    pub options: G::Options,
    /// The number of seats.
    pub seats: u8,
    /// The number of decisions within which random players who are in a hurry must have ended it.
    pub most_decisions: u64,
    /// Whether the effect of an offer at this table said what then happened, as far as it can be known.
    pub effect_is_true: fn(&G, &G::Effect, &[G::Event]) -> bool,
}

/// A law that every game keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Law {
    /// [`Game::new`] accepts the numbers of seats that the game names and no others.
    #[error("a table is set up for the right numbers of seats only")]
    SetUp,
    /// [`Status::Awaiting`] names at least one existing seat, in ascending order.
    #[error("the table waits for existing seats in ascending order")]
    AwaitsInOrder,
    /// Nobody is stuck.
    #[error("an awaited seat has something to do")]
    AwaitedCanAct,
    /// [`Game::decide`] accepts every offer.
    #[error("what is offered is accepted")]
    OfferedIsAccepted,
    /// [`Game::decide`] accepts nothing that is not offered.
    #[error("what is accepted was offered")]
    AcceptedIsOffered,
    /// The effect of an offer is what happens.
    #[error("the effect of an offer is what happens")]
    EffectIsTrue,
    /// The same decision from the same seed and number has the same draws and events.
    #[error("a decision is the same when it is made again")]
    DecidesAlike,
    /// Everything that is stored or sent survives JSON.
    #[error("everything that is stored or sent survives JSON")]
    SurvivesJson,
    /// The table of the stored events is the live table.
    #[error("folding the log gives the live table")]
    FoldsToTheTable,
    /// Random players who are in a hurry come to an end, and then nothing is offered or accepted.
    #[error("games end")]
    GamesEnd,
    /// A game in which nobody decides, so that the clock plays for every seat, comes to an end.
    #[error("games end by themselves")]
    QuietGamesEnd,
    /// The outcome says of every seat how it did.
    #[error("the outcome places every seat")]
    PlacesEverySeat,
    /// A table imagined from a viewer's knowledge looks the same to that viewer and offers it the same.
    #[error("a viewer cannot tell an imagined table from the real one")]
    ImaginesAlike,
    /// What a viewer is told and what it sees afterwards depend on the same things.
    #[error("a viewer sees exactly what it was told")]
    SeesWhatItWasTold,
    /// A game that says so hides nothing from anybody: all see and are told the same.
    #[error("a game without secrets shows everybody the same")]
    ShowsAlike,
    /// A step that can be taken back told nobody anything that could not be known before it.
    #[error("what can be taken back was known")]
    RetractsWhatWasKnown,
    /// What is done for a seat that the table goes on without is a step that can be taken back, and the last of that seat.
    #[error("going on without a seat changes nothing but that nobody waits for it")]
    GoesOnQuietly,
    /// A step that is made and taken back leaves the chance that comes as it was.
    #[error("what is taken back moves no chance")]
    TakingBackMovesNoChance,
    /// No decision makes the number of whole rounds smaller.
    #[error("rounds go on")]
    RoundsGoOn,
    /// A finished game is remembered for three different things at most, one that goes on for none.
    #[error("a game is remembered for three things at most, and not before its end")]
    RemembersItsEnd,
    /// A finished game can be played again by as many with the options of its rematch.
    #[error("a finished game can be played again")]
    PlaysAgain,
}

/// The first law that a game broke.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("decision {decision} breaks the law that {law}: {detail}")]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// The number of the decision that broke it, or that would have been next.
    pub decision: u64,
    /// What was found.
    pub detail: String,
}

/// What a game without fault went through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    /// How many decisions it took, the opening included.
    pub decisions: u64,
    /// How many intents were refused as they had to be.
    pub refused: u64,
}

impl<G: Game> Trial<G> {
    /// Plays one game of impatient players, and tries every law at every decision.
    pub fn run(&self, seed: [u8; 32]) -> Result<Kept, Broken> {
        self.run_with(Temper::Impatient, seed)
    }

    /// Plays one game that nobody decides anything in; how many decisions it took, of which there may be so many.
    pub fn ends_quietly(&self, seed: [u8; 32], most_decisions: u64) -> Result<u64, Broken> {
        let mut play = self
            .set_up(Temper::Quiet, seed, Numbering::Draws)
            .map_err(|fault| fault.in_decision(0))?;
        let decisions = play.by_ref().take(most_decisions as usize).count() as u64;
        match play.table().status() {
            Status::Finished(_) => Ok(decisions),
            Status::Awaiting(_) => {
                let detail = format!("still going after {decisions} decisions");
                Err(Law::QuietGamesEnd.broken(detail).in_decision(decisions))
            }
        }
    }

    /// Plays one game of players with this temper, and tries every law at every decision.
    pub fn run_with(&self, temper: Temper, seed: [u8; 32]) -> Result<Kept, Broken> {
        self.run_numbered(temper, seed, Numbering::Draws)
    }

    fn run_numbered(&self, temper: Temper, seed: [u8; 32], numbering: Numbering) -> Result<Kept, Broken> {
        let mut play = self
            .set_up(temper, seed, numbering)
            .map_err(|fault| fault.in_decision(0))?;
        // Streams that no decision and no random player uses.
        let mut strange = strange::Intents::new(GameRng::for_decision(seed, u64::MAX - 1));
        let mut fancy = GameRng::for_decision(seed, u64::MAX - 2);
        let set_up = play.table().clone();
        let mut folded = set_up.clone();
        let mut kept = Kept {
            decisions: 1,
            refused: 0,
        };
        let opening = play.open();
        self.decided(&opening, &mut folded, play.table())
            .map_err(|fault| fault.in_decision(0))?;
        let mut log = vec![opening.events];
        loop {
            let next = |fault: Fault| fault.in_decision(kept.decisions);
            let table = play.table().clone();
            self.awaits(&table).map_err(next)?;
            self.offers(&play).map_err(next)?;
            self.goes_on_quietly(&play).map_err(next)?;
            kept.refused += strange.try_on(&play, self.seats).map_err(next)?;
            for viewer in self.viewers() {
                secrecy::imagines_alike(&table, viewer, &mut fancy).map_err(next)?;
            }
            let Some((seat, offer)) = play.choose() else {
                self.ended(&table).map_err(next)?;
                remembers_its_end(&set_up, &log).map_err(next)?;
                return Ok(kept);
            };
            if kept.decisions >= self.most_decisions {
                return Err(next(
                    Law::GamesEnd.broken(format!("still going after {} decisions", kept.decisions)),
                ));
            }
            for viewer in self.viewers() {
                let chance = || play.chance();
                secrecy::sees_what_it_was_told(&table, viewer, seat, &offer.intent, chance, &mut fancy)
                    .map_err(next)?;
                secrecy::retracts_what_was_known(&table, viewer, seat, &offer.intent, chance, &mut fancy)
                    .map_err(next)?;
            }
            let decided = match play.ask(seat, offer.intent) {
                Ok(decided) => decided,
                Err(refused) => return Err(next(Law::OfferedIsAccepted.broken(format!("{refused:?}")))),
            };
            self.decided(&decided, &mut folded, play.table()).map_err(next)?;
            if play.table().rounds() < table.rounds() {
                let (before, after) = (table.rounds(), play.table().rounds());
                return Err(next(Law::RoundsGoOn.broken(format!("{after} after {before}"))));
            }
            log.push(decided.events);
            kept.decisions += 1;
        }
    }

    fn set_up(&self, temper: Temper, seed: [u8; 32], numbering: Numbering) -> Result<RandomPlay<G>, Fault> {
        for seats in [
            0,
            G::SEATS.start().saturating_sub(1),
            G::SEATS.end().saturating_add(1),
            u8::MAX,
        ] {
            if !G::SEATS.contains(&seats) && G::new(&self.options, seats).is_ok() {
                return Err(Law::SetUp.broken(format!("{seats} seats were accepted")));
            }
        }
        RandomPlay::numbered(&self.options, self.seats, seed, temper, numbering)
            .map_err(|bad| Law::SetUp.broken(format!("{} seats: {bad}", self.seats)))
    }

    /// Every viewer from whom something may be hidden.
    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        (0..self.seats)
            .map(|seat| Viewer::Seat(Seat(seat)))
            .chain([Viewer::Public])
    }

    fn awaits(&self, table: &G) -> Result<(), Fault> {
        let Status::Awaiting(seats) = table.status() else {
            return Ok(());
        };
        let exist = seats.iter().all(|seat| seat.0 < self.seats);
        if seats.is_empty() || !exist || !seats.is_sorted_by(|before, after| before < after) {
            return Err(Law::AwaitsInOrder.broken(format!("{seats:?}")));
        }
        match seats.iter().find(|seat| table.offers(**seat).is_empty()) {
            Some(seat) => Err(Law::AwaitedCanAct.broken(format!("nothing is offered to seat {seat}"))),
            None => Ok(()),
        }
    }

    /// Tries every offer of every seat.
    fn offers(&self, play: &RandomPlay<G>) -> Result<(), Fault> {
        let table = play.table();
        for seat in (0..self.seats).map(Seat) {
            for offer in table.offers(seat) {
                survives_json(&offer.intent)?;
                survives_json(&offer.effect)?;
                let [(first, draws), (second, draws_again)] = [(); 2].map(|()| {
                    let mut rng = play.chance();
                    (table.decide(seat, &offer.intent, &mut rng), rng.into_draws())
                });
                if first != second || draws != draws_again {
                    return Err(
                        Law::DecidesAlike.broken(format!("{:?}: {first:?}, then {second:?}", offer.intent))
                    );
                }
                let draft = first.map_err(|refused| {
                    Law::OfferedIsAccepted.broken(format!("{:?}: {refused:?}", offer.intent))
                })?;
                let events = draft.events();
                if draws.is_empty() && events.iter().all(G::retractable) {
                    takes_back(play, &draws)?;
                }
                if !(self.effect_is_true)(table, &offer.effect, events) {
                    return Err(Law::EffectIsTrue.broken(format!("{:?}: {events:?}", offer.effect)));
                }
            }
        }
        Ok(())
    }

    /// Makes the quietest step for every seat that the table goes on without.
    fn goes_on_quietly(&self, play: &RandomPlay<G>) -> Result<(), Fault> {
        let table = play.table();
        for seat in (0..self.seats)
            .map(Seat)
            .filter(|seat| table.goes_on_without(*seat))
        {
            let fault = |what: &str| Law::GoesOnQuietly.broken(format!("seat {seat} {what}"));
            let quietest = table.offers(seat).into_iter().next();
            let offer = quietest.ok_or_else(|| fault("has nothing to do"))?;
            let mut rng = play.chance();
            let after = table
                .decide(seat, &offer.intent, &mut rng)
                .map_err(|_| fault("may not"))?;
            if !rng.into_draws().is_empty() || !after.events().iter().all(G::retractable) {
                return Err(fault("does what cannot be taken back"));
            }
            if after.goes_on_without(seat)
                || matches!(after.status(), Status::Awaiting(seats) if seats.contains(&seat))
            {
                return Err(fault("is awaited still"));
            }
        }
        Ok(())
    }

    /// Folds what was decided as it is read back from the log.
    fn decided(&self, decided: &Decided<G>, folded: &mut G, live: &G) -> Result<(), Fault> {
        for event in &decided.events {
            folded.apply(&survives_json(event)?);
            for viewer in self.viewers().chain([Viewer::Open]) {
                G::notice(event, viewer)
                    .map(|notice| survives_json(&notice))
                    .transpose()?;
            }
        }
        for viewer in self.viewers().chain([Viewer::Open]) {
            survives_json(&live.view(viewer))?;
        }
        for viewer in self.viewers().filter(|_| !live.has_secrets()) {
            let told = |viewer| decided.events.iter().map(move |event| G::notice(event, viewer));
            if live.view(viewer) != live.view(Viewer::Open) || !told(viewer).eq(told(Viewer::Open)) {
                return Err(Law::ShowsAlike.broken(format!("{viewer:?} does not see all of {live:?}")));
            }
        }
        if folded != live {
            return Err(Law::FoldsToTheTable.broken(format!("{folded:?} instead of {live:?}")));
        }
        Ok(())
    }

    fn ended(&self, table: &G) -> Result<(), Fault> {
        let Status::Finished(outcome) = table.status() else {
            return Err(Law::GamesEnd.broken("nobody can do anything, but the game is not over".into()));
        };
        if let Some(seat) = (0..self.seats).find(|seat| !table.offers(Seat(*seat)).is_empty()) {
            return Err(Law::GamesEnd.broken(format!("seat {seat} may go on after the end")));
        }
        if let Err(bad) = G::new(&table.rematch(&self.options), self.seats) {
            return Err(Law::PlaysAgain.broken(bad.to_string()));
        }
        let placed = match &outcome {
            Outcome::Places { places } => {
                places.len() == usize::from(self.seats)
                    && places.iter().all(|place| {
                        let better = places.iter().filter(|other| *other < place).count();
                        usize::from(*place) == better + 1
                    })
            }
            Outcome::Solo { rank, .. } => self.seats == 1 && *rank > 0,
            Outcome::SharedWin | Outcome::SharedLoss | Outcome::Draw => true,
            Outcome::Abandoned => false,
        };
        if placed {
            Ok(())
        } else {
            Err(Law::PlacesEverySeat.broken(format!("{outcome:?}")))
        }
    }
}

/// A broken law, before it is known in which decision.
struct Fault {
    law: Law,
    detail: String,
}

impl Law {
    fn broken(self, detail: String) -> Fault {
        Fault { law: self, detail }
    }
}

impl Fault {
    fn in_decision(self, decision: u64) -> Broken {
        Broken {
            law: self.law,
            decision,
            detail: self.detail,
        }
    }
}

/// Makes a step with these draws, takes it back, and compares the chance that comes.
fn takes_back<G: Game>(play: &RandomPlay<G>, draws: &[Draw]) -> Result<(), Fault> {
    let mut after = play.streams();
    after.decided(draws);
    let [here, there] = [play.chance(), after.chance()].map(|mut rng| [(); 4].map(|()| rng.below(u32::MAX)));
    if here == there {
        Ok(())
    } else {
        Err(Law::TakingBackMovesNoChance.broken(format!("{there:?} instead of {here:?}")))
    }
}

/// Asks what a game will be remembered for, at its end and before its last decision.
fn remembers_its_end<G: Game>(set_up: &G, log: &[Vec<G::Event>]) -> Result<(), Fault> {
    let decisions: Vec<_> = log.iter().map(Vec::as_slice).collect();
    let fault = |facts: Vec<G::Fact>| Err(Law::RemembersItsEnd.broken(format!("{facts:?}")));
    let early = set_up.facts(&decisions[..decisions.len() - 1]);
    if !early.is_empty() {
        return fault(early);
    }
    let facts = set_up.facts(&decisions);
    for fact in &facts {
        survives_json(fact)?;
    }
    let kinds: Vec<_> = facts.iter().map(discriminant).collect();
    if kinds.len() > 3 || (1..kinds.len()).any(|later| kinds[..later].contains(&kinds[later])) {
        return fault(facts);
    }
    Ok(())
}

/// Writes something as JSON and reads it again.
fn survives_json<T: Debug + PartialEq + Serialize + DeserializeOwned>(value: &T) -> Result<T, Fault> {
    let back = serde_json::to_string(value).and_then(|json| serde_json::from_str::<T>(&json));
    match back {
        Ok(back) if back == *value => Ok(back),
        Ok(back) => Err(Law::SurvivesJson.broken(format!("{value:?} came back as {back:?}"))),
        Err(error) => Err(Law::SurvivesJson.broken(format!("{value:?}: {error}"))),
    }
}
