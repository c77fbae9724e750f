//! Games between players who choose at random.

use dragonhall_protocol::receipt::Draw;
use dragonhall_protocol::{Offer, Seat};

use crate::game::{BadTable, Draft, Game, Refused, Status};
use crate::rng::{GameRng, Numbering, Streams};

/// One choice in this many is the loudest offer where players are impatient.
const IMPATIENCE: u32 = 3;

/// A game in which every seat chooses at random; iterate over it to play it to its end.
#[derive(Debug)]
pub struct RandomPlay<G> {
    table: G,
    seats: u8,
    streams: Streams,
    next: u64,
    choices: GameRng,
    temper: Temper,
}

/// How random players choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Temper {
    /// Every offer is equally likely.
    Even,
    /// Every third choice is the loudest offer, so that games in which quiet play goes on for ever end.
    Impatient,
    /// Every choice is a clock's, and nobody ever decides.
    Quiet,
    /// Every other choice is a clock's, the quietest offer of a seat that the table waits for, so that games in
    /// which seats can change a common plan for ever end.
    Clocked,
}

/// A decision of a random game.
#[derive(Clone, Debug, PartialEq)]
pub struct Decided<G: Game> {
    /// The decision's number; 0 is the opening.
    pub number: u64,
    /// Who asked for what; nobody asks for the opening.
    pub asked: Option<(Seat, G::Intent)>,
    /// Every draw of chance it took.
    pub draws: Vec<Draw>,
    /// What happened.
    pub events: Vec<G::Event>,
}

/// A choice that a random player made.
pub type Choice<G> = (Seat, Offer<<G as Game>::Intent, <G as Game>::Effect>);

impl<G: Game> RandomPlay<G> {
    /// A game that has not been opened yet; the seed decides both the game's chance and the players' choices.
    ///
    /// Its chance is numbered by decisions, as in the random games that have been read and counted.
    pub fn new(options: &G::Options, seats: u8, seed: [u8; 32], temper: Temper) -> Result<Self, BadTable> {
        Self::numbered(options, seats, seed, temper, Numbering::Decisions)
    }

    /// The same with its chance numbered in this way.
    pub fn numbered(
        options: &G::Options,
        seats: u8,
        seed: [u8; 32],
        temper: Temper,
        numbering: Numbering,
    ) -> Result<Self, BadTable> {
        let table = G::new(options, seats)?;
        // No decision ever has the last number, so its stream is free for the players' own choices.
        let choices = GameRng::for_decision(seed, u64::MAX);
        Ok(Self {
            table,
            seats,
            streams: Streams::new(seed, numbering),
            next: 0,
            choices,
            temper,
        })
    }

    /// The streams of the game's chance.
    pub fn streams(&self) -> Streams {
        self.streams
    }

    /// The table as it stands.
    pub fn table(&self) -> &G {
        &self.table
    }

    /// The chance of the next decision.
    pub fn chance(&self) -> GameRng {
        self.streams.chance()
    }

    /// Opens the game.
    pub fn open(&mut self) -> Decided<G> {
        let mut rng = self.chance();
        let draft = self.table.open(&mut rng);
        self.record(None, rng, draft)
    }

    /// Chooses a seat that may do something, and one of its offers; nobody when the game is over.
    pub fn choose(&mut self) -> Option<Choice<G>> {
        if let Status::Finished(_) = self.table.status() {
            return None;
        }
        let mut able: Vec<_> = (0..self.seats)
            .map(|seat| (Seat(seat), self.table.offers(Seat(seat))))
            .filter(|(_, offers)| !offers.is_empty())
            .collect();
        if able.is_empty() {
            return None;
        }
        if self.temper == Temper::Quiet || self.temper == Temper::Clocked && self.choices.below(2) == 0 {
            let (seat, _) = able.into_iter().find(|(seat, _)| self.awaits(*seat))?;
            return Some((seat, self.table.quietest(seat)?));
        }
        let (seat, mut offers) = able.swap_remove(self.choices.below(able.len() as u32) as usize);
        let loudest = match self.temper {
            Temper::Even | Temper::Clocked | Temper::Quiet => false,
            Temper::Impatient => self.choices.below(IMPATIENCE) == 0,
        };
        let chosen = if loudest {
            offers.len() - 1
        } else {
            self.choices.below(offers.len() as u32) as usize
        };
        Some((seat, offers.swap_remove(chosen)))
    }

    fn awaits(&self, seat: Seat) -> bool {
        match self.table.status() {
            Status::Awaiting(seats) => seats.contains(&seat),
            Status::Finished(_) => false,
        }
    }

    /// Lets a seat ask for something.
    pub fn ask(&mut self, seat: Seat, intent: G::Intent) -> Result<Decided<G>, Refused<G::Rule>> {
        let mut rng = self.chance();
        let draft = self.table.decide(seat, &intent, &mut rng)?;
        Ok(self.record(Some((seat, intent)), rng, draft))
    }

    fn record(&mut self, asked: Option<(Seat, G::Intent)>, rng: GameRng, draft: Draft<G>) -> Decided<G> {
        let number = self.next;
        self.next += 1;
        let (table, events) = draft.into_parts();
        self.table = table;
        let draws = rng.into_draws();
        self.streams.decided(&draws);
        Decided {
            number,
            asked,
            draws,
            events,
        }
    }
}

/// Ends when the game does, or if a game breaks the law that what is offered is accepted.
impl<G: Game> Iterator for RandomPlay<G> {
    type Item = Decided<G>;

    fn next(&mut self) -> Option<Decided<G>> {
        if self.next == 0 {
            return Some(self.open());
        }
        let (seat, offer) = self.choose()?;
        self.ask(seat, offer.intent).ok()
    }
}

/// The seed of a numbered trial, for games that nobody plays for the sake of the result.
pub fn seed_of(number: u64) -> [u8; 32] {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}
