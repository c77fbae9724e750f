//! Hidden hands, dealt so that nobody gets a suit that it has shown not to have.
//!
//! Cards of the missing suits are dealt first, each to a random place that is free for it and leaves places for all
//! the others; then the rest of the cards fills what is open.

use dragonhall_protocol::games::drarkane::{Card, Player, PlayerView, Suit, View};

use super::super::cards::suit;
use crate::rng::GameRng;

const SUITS: [Suit; 4] = [Suit::Shield, Suit::Sword, Suit::Axe, Suit::Grimoire];

/// Deals shuffled cards: what the viewer does not know of every player's hand, and then what nobody holds.
pub(super) fn deal(view: &View, cards: Vec<Card>, rng: &mut GameRng) -> (Vec<Vec<Card>>, Vec<Card>) {
    let mut hands: Vec<Hand> = view.players.iter().map(|player| hidden(view, player)).collect();
    let held: usize = hands.iter().map(|hand| hand.open).sum();
    hands.push(Hand::new(cards.len().saturating_sub(held)));
    let is_missing = |card: &Card| suit(*card).is_some_and(|suit| hands.iter().any(|hand| hand.lacks(suit)));
    let (missing, free): (Vec<Card>, Vec<Card>) = cards.into_iter().partition(is_missing);
    for (place, card) in missing.iter().enumerate() {
        deal_one(&mut hands, *card, &missing[place + 1..], rng);
    }
    let mut free = free.into_iter();
    for hand in &mut hands {
        hand.cards.extend(free.by_ref().take(hand.open));
    }
    let mut hands: Vec<Vec<Card>> = hands.into_iter().map(|hand| hand.cards).collect();
    let mut nobodys = hands.pop().unwrap_or_default();
    if !missing.is_empty() {
        rng.shuffle(&mut nobodys);
    }
    (hands, nobodys)
}

/// What the viewer does not know of a hand; of a teammate's cards it knows those that came in.
fn hidden(view: &View, player: &PlayerView) -> Hand {
    let unknown = match (&player.hand, player.player) {
        (None, Player::Seat(_)) => usize::from(player.cards).saturating_sub(player.known.len()),
        (Some(_), _) | (None, Player::FallenKing | Player::Demon) => 0,
    };
    let knows_what_came = view.own.is_some() && player.teammate == view.own;
    let mut hand = Hand::new(unknown);
    for lack in &player.lacks {
        let came = if knows_what_came { 0 } else { lack.at_most };
        hand.most[lack.suit as usize] = unknown.min(usize::from(came));
    }
    hand
}

/// Puts a card into a random open place, so that these others find places, too.
fn deal_one(hands: &mut [Hand], card: Card, others: &[Card], rng: &mut GameRng) {
    let suit = suit(card);
    let mut able: Vec<usize> = (0..hands.len()).filter(|hand| hands[*hand].takes(suit)).collect();
    while let Some(place) = random(hands, &able, rng) {
        hands[able[place]].take(card, suit);
        if able.len() == 1 || all_fit(hands, others) {
            return;
        }
        hands[able.swap_remove(place)].give_back(suit);
    }
}

/// One of these hands, each as likely as it has open places.
fn random(hands: &[Hand], able: &[usize], rng: &mut GameRng) -> Option<usize> {
    let open: usize = able.iter().map(|hand| hands[*hand].open).sum();
    if open == 0 {
        return None;
    }
    let mut drawn = rng.below(open as u32) as usize;
    able.iter().position(|hand| {
        let open = hands[*hand].open;
        let here = drawn < open;
        drawn = drawn.saturating_sub(open);
        here
    })
}

/// Whether there is a place for all of these cards: for the cards of any suits together there has to be enough room.
fn all_fit(hands: &[Hand], cards: &[Card]) -> bool {
    let left = SUITS.map(|wanted| cards.iter().filter(|card| suit(**card) == Some(wanted)).count());
    (1..1 << SUITS.len()).all(|chosen: usize| {
        let of_chosen = |numbers: &[usize; 4]| -> usize {
            let numbers = numbers.iter().enumerate();
            let chosen = numbers.filter(|(suit, _)| chosen & (1 << suit) != 0);
            chosen.map(|(_, number)| number).sum()
        };
        let room = hands.iter().map(|hand| hand.open.min(of_chosen(&hand.most)));
        of_chosen(&left) <= room.sum()
    })
}

/// A hand that is being dealt.
struct Hand {
    cards: Vec<Card>,
    /// How many more cards it gets.
    open: usize,
    /// How many of them may be of each suit.
    most: [usize; SUITS.len()],
}

impl Hand {
    fn new(open: usize) -> Self {
        Self {
            cards: Vec::with_capacity(open),
            open,
            most: [open; SUITS.len()],
        }
    }

    fn lacks(&self, suit: Suit) -> bool {
        self.most[suit as usize] < self.open
    }

    fn takes(&self, suit: Option<Suit>) -> bool {
        self.open > 0 && suit.is_none_or(|suit| self.most[suit as usize] > 0)
    }

    fn take(&mut self, card: Card, suit: Option<Suit>) {
        self.cards.push(card);
        self.open -= 1;
        if let Some(suit) = suit {
            self.most[suit as usize] -= 1;
        }
    }

    /// Gives the last card back, which is of this suit.
    fn give_back(&mut self, suit: Option<Suit>) {
        self.cards.pop();
        self.open += 1;
        if let Some(suit) = suit {
            self.most[suit as usize] += 1;
        }
    }
}
