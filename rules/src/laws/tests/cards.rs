//! A small card game with secrets and, if asked for, with a flaw.

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU64, Ordering};

use dragonhall_protocol::{Offer, Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::game::{BadTable, Draft, Game, Refused, Status, Viewer};
use crate::rng::GameRng;

/// What is wrong with the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Flaw {
    #[default]
    None,
    SeatsAnybody,
    AwaitsBackwards,
    AwaitsNobodyThere,
    AwaitsByAHiddenCard,
    OffersNothing,
    RefusesADraw,
    AcceptsOldIntents,
    PromisesTooMuch,
    DecidesByWhim,
    RollsByWhim,
    LosesANoteInJson,
    AppliesByWhim,
    NeverEnds,
    GoesOnAfterTheEnd,
    PlacesOneSeat,
    PlacesNobodyFirst,
    ImaginesAnotherHand,
    ShowsTheNextCard,
    ShowsTheLastDrawnCard,
    TellsTheDrawnCard,
    OffersTheNextCardByName,
    TakesAShownCardBack,
    DrawsForTheAbsent,
    DeniesItsSecrets,
    CountsRoundsBackwards,
    RemembersTooEarly,
    RemembersOneThingTwice,
    PlaysOnlyOnce,
    HasBeenPlayed,
}

/// Two or three players in turn draw a card from a hidden deck or show one from their hand; after nine
/// turns whoever showed the highest sum wins.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Cards {
    flaw: Flaw,
    turn: u8,
    deck: Vec<u8>,
    hands: Vec<Vec<u8>>,
    shown: Vec<Vec<u8>>,
    last_drawn: Option<u8>,
    blemish: u64,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Options {
    pub(super) flaw: Flaw,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum Intent {
    Draw { turn: u8 },
    Show { turn: u8, card: u8 },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Effect {
    pub(super) shows: Option<u8>,
    pub(super) draws: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum Event {
    Shuffled {
        deck: Vec<u8>,
    },
    Drew {
        seat: Seat,
        card: u8,
        openly: bool,
        #[serde(skip)]
        note: u8,
    },
    Showed {
        seat: Seat,
        card: u8,
        for_good: bool,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum Notice {
    Drew { seat: Seat, card: Option<u8> },
    Showed { seat: Seat, card: u8 },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct View {
    flaw: Flaw,
    turn: u8,
    own: Option<(Seat, Vec<u8>)>,
    hands: Vec<usize>,
    shown: Vec<Vec<u8>>,
    leaked: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum Fact {
    Highest { card: u8 },
}

const CARDS: RangeInclusive<u8> = 1..=12;
const TURNS: u8 = 9;

/// Something that no function of its arguments may depend on.
fn whim() -> u64 {
    static WHIM: AtomicU64 = AtomicU64::new(0);
    WHIM.fetch_add(1, Ordering::Relaxed)
}

impl Cards {
    fn to_move(&self) -> Seat {
        Seat(self.turn % self.hands.len() as u8)
    }

    fn may_act(&self, seat: Seat) -> bool {
        let everybody = self.flaw == Flaw::AwaitsByAHiddenCard && usize::from(seat.0) < self.hands.len();
        seat == self.to_move() || everybody
    }

    fn is_over(&self) -> bool {
        self.turn >= TURNS
    }
}

impl Game for Cards {
    const SEATS: RangeInclusive<u8> = 2..=3;
    type Options = Options;
    type Intent = Intent;
    type Effect = Effect;
    type Event = Event;
    type Notice = Notice;
    type View = View;
    type Target = u8;
    type Rule = ();
    type Fact = Fact;

    fn new(&Options { flaw }: &Options, seats: u8) -> Result<Self, BadTable> {
        let wrong = !Self::SEATS.contains(&seats) && flaw != Flaw::SeatsAnybody;
        if wrong || flaw == Flaw::HasBeenPlayed {
            return Err(BadTable(format!("not for {seats}")));
        }
        let nothing = vec![Vec::new(); usize::from(seats)];
        let (deck, hands, shown) = (CARDS.collect(), nothing.clone(), nothing);
        Ok(Self {
            flaw,
            turn: 0,
            deck,
            hands,
            shown,
            last_drawn: None,
            blemish: 0,
        })
    }

    fn open(&self, rng: &mut GameRng) -> Draft<Self> {
        let mut deck = self.deck.clone();
        rng.shuffle(&mut deck);
        let mut draft = Draft::new(self);
        draft.emit(Event::Shuffled { deck });
        draft
    }

    fn decide(&self, seat: Seat, intent: &Intent, rng: &mut GameRng) -> Result<Draft<Self>, Refused<()>> {
        if self.is_over() && self.flaw != Flaw::GoesOnAfterTheEnd || !self.may_act(seat) {
            return Err(Refused::NotAwaited);
        }
        let (Intent::Draw { turn } | Intent::Show { turn, .. }) = intent;
        if *turn != self.turn && self.flaw != Flaw::AcceptsOldIntents {
            return Err(Refused::Stale);
        }
        if self.flaw == Flaw::RollsByWhim && whim().is_multiple_of(2) {
            rng.below(6);
        }
        let mut draft = Draft::new(self);
        match intent {
            Intent::Draw { .. } if self.flaw == Flaw::RefusesADraw && self.turn == 2 => {
                return Err(Refused::Rule(()));
            }
            Intent::Draw { .. } if self.flaw == Flaw::NeverEnds => {}
            Intent::Draw { .. } => draft.emit(Event::Drew {
                seat,
                card: self.deck[0],
                openly: self.flaw == Flaw::TellsTheDrawnCard
                    || self.flaw == Flaw::DecidesByWhim && whim().is_multiple_of(2),
                note: u8::from(self.flaw == Flaw::LosesANoteInJson),
            }),
            Intent::Show { card, .. } if self.hands[usize::from(seat.0)].contains(card) => {
                draft.emit(Event::Showed {
                    seat,
                    card: *card,
                    for_good: self.flaw != Flaw::TakesAShownCardBack,
                });
            }
            Intent::Show { .. } => return Err(Refused::Rule(())),
        }
        Ok(draft)
    }

    fn apply(&mut self, event: &Event) {
        match event {
            Event::Shuffled { deck } => self.deck.clone_from(deck),
            Event::Drew { seat, card, .. } => {
                self.deck.retain(|other| other != card);
                self.hands[usize::from(seat.0)].push(*card);
                self.last_drawn = Some(*card);
                self.turn += 1;
            }
            Event::Showed { seat, card, .. } => {
                self.hands[usize::from(seat.0)].retain(|other| other != card);
                self.shown[usize::from(seat.0)].push(*card);
                self.turn += 1;
            }
        }
        if self.flaw == Flaw::AppliesByWhim {
            self.blemish = whim();
        }
    }

    fn status(&self) -> Status {
        if self.flaw == Flaw::AwaitsBackwards {
            return Status::Awaiting(vec![Seat(1), Seat(0)]);
        }
        if self.flaw == Flaw::AwaitsNobodyThere {
            return Status::Awaiting(vec![Seat(self.hands.len() as u8)]);
        }
        if !self.is_over() {
            let everybody = self.flaw == Flaw::AwaitsByAHiddenCard && self.deck[0].is_multiple_of(2);
            let seats = (0..self.hands.len() as u8).map(Seat);
            return Status::Awaiting(
                seats
                    .filter(|seat| everybody || *seat == self.to_move())
                    .collect(),
            );
        }
        if self.flaw == Flaw::PlacesOneSeat {
            return Status::Finished(Outcome::Places { places: vec![1] });
        }
        if self.flaw == Flaw::PlacesNobodyFirst {
            let places = vec![2; self.hands.len()];
            return Status::Finished(Outcome::Places { places });
        }
        let sums: Vec<u8> = self.shown.iter().map(|cards| cards.iter().sum()).collect();
        let places = sums
            .iter()
            .map(|sum| 1 + sums.iter().filter(|other| *other > sum).count() as u8)
            .collect();
        Status::Finished(Outcome::Places { places })
    }

    fn offers(&self, seat: Seat) -> Vec<Offer<Intent, Effect>> {
        let over = self.is_over() && self.flaw != Flaw::GoesOnAfterTheEnd;
        if over || !self.may_act(seat) || self.flaw == Flaw::OffersNothing {
            return Vec::new();
        }
        let turn = self.turn;
        let draw = Offer {
            intent: Intent::Draw { turn },
            effect: Effect {
                shows: None,
                draws: Some(self.deck[0]).filter(|_| self.flaw == Flaw::OffersTheNextCardByName),
            },
        };
        let shows = self.hands[usize::from(seat.0)].iter().map(|&card| Offer {
            intent: Intent::Show { turn, card },
            effect: Effect {
                shows: Some(card + u8::from(self.flaw == Flaw::PromisesTooMuch)),
                draws: None,
            },
        });
        [draw].into_iter().chain(shows).collect()
    }

    fn has_secrets(&self) -> bool {
        self.flaw != Flaw::DeniesItsSecrets
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some((seat, self.hands[usize::from(seat.0)].clone())),
            Viewer::Public | Viewer::Open => None,
        };
        let leaked = match self.flaw {
            Flaw::ShowsTheNextCard => self.deck.first().copied(),
            Flaw::ShowsTheLastDrawnCard => self.last_drawn,
            _ => None,
        };
        let hands = self.hands.iter().map(Vec::len).collect();
        View {
            flaw: self.flaw,
            turn: self.turn,
            own,
            hands,
            shown: self.shown.clone(),
            leaked,
        }
    }

    fn shows(view: &View, card: &u8) -> bool {
        view.shown.iter().any(|shown| shown.contains(card))
    }

    fn notice(event: &Event, viewer: Viewer) -> Option<Notice> {
        match *event {
            Event::Shuffled { .. } => None,
            Event::Drew {
                seat, card, openly, ..
            } => {
                let told = openly || viewer == Viewer::Seat(seat) || viewer == Viewer::Open;
                Some(Notice::Drew {
                    seat,
                    card: told.then_some(card),
                })
            }
            Event::Showed { seat, card, .. } => Some(Notice::Showed { seat, card }),
        }
    }

    fn retractable(event: &Event) -> bool {
        matches!(event, Event::Showed { for_good: false, .. })
    }

    fn goes_on_without(&self, seat: Seat) -> bool {
        self.flaw == Flaw::DrawsForTheAbsent && !self.is_over() && seat == self.to_move()
    }

    fn rounds(&self) -> u32 {
        let rounds = u32::from(self.turn) / self.hands.len() as u32;
        if self.flaw == Flaw::CountsRoundsBackwards {
            100 - rounds
        } else {
            rounds
        }
    }

    fn rematch(&self, options: &Options) -> Options {
        match self.flaw {
            Flaw::PlaysOnlyOnce => Options {
                flaw: Flaw::HasBeenPlayed,
            },
            _ => options.clone(),
        }
    }

    fn facts(&self, decisions: &[&[Event]]) -> Vec<Fact> {
        let mut table = self.clone();
        decisions.concat().iter().for_each(|event| table.apply(event));
        let highest = table.shown.iter().flatten().max();
        let times = match self.flaw {
            Flaw::RemembersOneThingTwice => 2 * usize::from(table.is_over()),
            Flaw::RemembersTooEarly => 1,
            _ => usize::from(table.is_over()),
        };
        highest
            .into_iter()
            .map(|&card| Fact::Highest { card })
            .cycle()
            .take(times)
            .collect()
    }

    fn imagine(view: &View, rng: &mut GameRng) -> Self {
        let own = view
            .own
            .clone()
            .filter(|_| view.flaw != Flaw::ImaginesAnotherHand);
        let known = |card: &u8| {
            view.shown
                .iter()
                .flatten()
                .chain(own.iter().flat_map(|(_, hand)| hand))
                .any(|other| other == card)
        };
        let mut deck: Vec<u8> = CARDS.filter(|card| !known(card)).collect();
        rng.shuffle(&mut deck);
        let hands = (0..).zip(&view.hands).map(|(seat, &size)| match &own {
            Some((own, hand)) if *own == Seat(seat) => hand.clone(),
            _ => deck.drain(..size).collect(),
        });
        let hands = hands.collect();
        let (flaw, turn, shown, last_drawn) = (view.flaw, view.turn, view.shown.clone(), view.leaked);
        Self {
            flaw,
            turn,
            deck,
            hands,
            shown,
            last_drawn,
            blemish: 0,
        }
    }
}
