//! The Fallen King and the Demon: the top of a pile plays for them, and the server places for them.

use std::cmp::Reverse;

use dragonhall_protocol::games::drarkane::{Filled, Played, Player};

use super::Table;
use super::cards::played;
use super::dragons::{Standing, card};
use super::event::Event;
use super::placing::{self, Placement};
use crate::game::Draft;
use crate::rng::GameRng;

/// The card that the pile plays; its Mercenary counts 14.
pub(super) fn top(draft: &mut Draft<Table>, rng: &mut GameRng) -> Option<Played> {
    refill(draft, rng);
    draft.pile.last().copied().map(played)
}

/// Shuffles the discards to be the pile if the pile is empty.
pub(super) fn refill(draft: &mut Draft<Table>, rng: &mut GameRng) {
    if draft.pile.is_empty() && !draft.discards.is_empty() {
        let mut pile = draft.discards.to_vec();
        rng.shuffle(&mut pile);
        draft.emit(Event::Reshuffled { pile });
    }
}

/// Places the cards of a trick for the Fallen King or the Demon.
pub(super) fn place(draft: &mut Draft<Table>, player: Player) {
    for placement in best(&draft.zone, &draft.trick.unplaced, draft.trick.number) {
        placing::place(draft, player, placement);
    }
}

/// How good an arrangement is: the Terror it defeats, the cards it places, the open slots it leaves on the standing
/// dragon that has the fewest.
type Worth = (u16, usize, Reverse<u8>);

/// The arrangement that defeats the most Terror, then places the most cards, then leaves the fewest open slots on
/// the standing dragon that has the fewest; then, card by card as played, the earliest dragon and its lowest slot.
pub(super) fn best(zone: &[Standing], cards: &[Played], trick: u16) -> Vec<Placement> {
    let mut search = Search {
        trick,
        placed: Vec::new(),
        best: None,
    };
    search.arrange(&mut zone.to_vec(), cards);
    search.best.map(|(_, placements)| placements).unwrap_or_default()
}

struct Search {
    trick: u16,
    placed: Vec<Placement>,
    best: Option<(Worth, Vec<Placement>)>,
}

impl Search {
    /// Tries every place for the first card, the preferred one first, and last of all none.
    fn arrange(&mut self, zone: &mut Vec<Standing>, cards: &[Played]) {
        let Some((&card, rest)) = cards.split_first() else {
            return self.weigh(zone);
        };
        for place in 0..zone.len() {
            let before = zone[place];
            for slot in before.fitting(card) {
                zone[place].lay(
                    slot,
                    Filled {
                        card,
                        trick: self.trick,
                    },
                );
                self.placed.push(Placement {
                    card,
                    dragon: before.dragon,
                    slot,
                });
                self.arrange(zone, rest);
                self.placed.pop();
                zone[place] = before;
            }
        }
        self.arrange(zone, rest);
    }

    fn weigh(&mut self, zone: &[Standing]) {
        let defeated = zone.iter().filter(|standing| standing.open() == 0);
        let terror = defeated
            .map(|standing| u16::from(card(standing.dragon).terror))
            .sum();
        let open = zone.iter().map(Standing::open).filter(|open| *open > 0).min();
        let worth = (terror, self.placed.len(), Reverse(open.unwrap_or(0)));
        if self.best.as_ref().is_none_or(|(best, _)| worth > *best) {
            self.best = Some((worth, self.placed.clone()));
        }
    }
}
