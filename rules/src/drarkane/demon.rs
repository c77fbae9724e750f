//! The Demon: one player, one long fight, and a rank at its end.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Ending, Player, Rank};

use super::dragons::terror;
use super::event::Event;
use super::rounds::{SEVENTH, go_on, reveal};
use super::{Table, piles};
use crate::game::Draft;
use crate::rng::GameRng;

/// After a trick a card is drawn; a dragon comes if the Demon has won or a dragon was defeated.
pub(super) fn after_trick(draft: &mut Draft<Table>, winner: Player, rng: &mut GameRng) {
    draw(draft, rng);
    let felled = draft
        .last_trick
        .as_ref()
        .is_some_and(|trick| !trick.felled.is_empty());
    if winner == Player::Demon || felled {
        if draft.dragons.is_empty() {
            return end(draft);
        }
        reveal(draft);
        if draft.zone.len() >= SEVENTH {
            return end(draft);
        }
    }
    go_on(draft, rng);
}

/// The Terror of the player's dragons less that of the Demon's.
pub(super) fn score(table: &Table) -> i16 {
    let of = |player: usize| {
        let dragons = table
            .champions
            .get(player)
            .map_or(&[][..], |champion| &champion.dragons);
        terror(dragons) as i16
    };
    of(0) - of(1)
}

/// What a score is worth.
pub(super) fn rank(score: i16) -> Rank {
    match score {
        ..=20 => Rank::BurnedVillager,
        21..=40 => Rank::FlameRunner,
        41..=60 => Rank::ScaleSlayer,
        61..=80 => Rank::ScourgeOfTheSkies,
        81.. => Rank::LegendOfDrarkane,
    }
}

fn draw(draft: &mut Draft<Table>, rng: &mut GameRng) {
    piles::refill(draft, rng);
    if let Some(&card) = draft.pile.last() {
        draft.emit(Event::Drew { seat: Seat(0), card });
    }
}

fn end(draft: &mut Draft<Table>) {
    let score = score(draft);
    let ending = Ending::Ranked {
        score,
        rank: rank(score),
    };
    draft.emit(Event::Ended { ending });
}
