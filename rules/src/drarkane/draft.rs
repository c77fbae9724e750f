//! The draft of objectives: everybody keeps one in turn and passes the others on.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Objective, Rule};

use super::event::Event;
use super::{Table, rounds};
use crate::game::Draft;
use crate::rng::GameRng;

/// Who is to keep an objective.
pub(super) fn to_keep(table: &Table) -> Option<Seat> {
    let mut turn = table.in_turn();
    turn.find(|seat| table.options.treasures && table.at(*seat).kept.is_none())
}

/// What came to a seat from the one before it, once that one has kept an objective.
pub(super) fn received(table: &Table, seat: Seat) -> Option<Vec<Objective>> {
    let before: Vec<Seat> = table.in_turn().take_while(|other| *other != seat).collect();
    let kept: Option<Vec<Objective>> = before.iter().map(|seat| table.at(*seat).kept).collect();
    let kept = kept?;
    let mut dealt: Vec<Objective> = before
        .iter()
        .flat_map(|seat| table.at(*seat).dealt.clone())
        .collect();
    dealt.retain(|objective| !kept.contains(objective));
    dealt.sort_unstable();
    Some(dealt)
}

/// What a seat chooses from: its own two and what came to it.
pub(super) fn choice(table: &Table, seat: Seat) -> Vec<Objective> {
    let mut choice = received(table, seat).unwrap_or_default();
    choice.extend(&table.at(seat).dealt);
    choice.sort_unstable();
    choice
}

/// What a seat passes on if it keeps an objective, and to whom; what the last leaves is the Treasure Zone.
pub(super) fn passing(table: &Table, seat: Seat, kept: Objective) -> (Vec<Objective>, Option<Seat>) {
    let mut passed = choice(table, seat);
    passed.retain(|objective| *objective != kept);
    let next = table.in_turn().skip_while(|other| *other != seat).nth(1);
    (passed, next)
}

/// An objective can be kept that came to the seat or was dealt to it.
pub(super) fn require_held(table: &Table, seat: Seat, objective: Objective) -> Result<(), Rule> {
    if choice(table, seat).contains(&objective) {
        Ok(())
    } else {
        Err(Rule::ObjectiveNotHeld { objective })
    }
}

/// Keeps an objective; after the last one the Treasure Zone is laid out and teammates tell each other.
pub(super) fn keep(draft: &mut Draft<Table>, seat: Seat, kept: Objective, rng: &mut GameRng) {
    let (passed, to) = passing(draft, seat, kept);
    draft.emit(Event::KeptObjective {
        seat,
        kept,
        passed: passed.clone(),
        to,
    });
    if to.is_none() {
        let told = if draft.options.teams {
            draft
                .champions
                .iter()
                .filter_map(|champion| champion.kept)
                .collect()
        } else {
            Vec::new()
        };
        draft.emit(Event::TreasuresLaid {
            objectives: passed,
            told,
        });
    }
    rounds::begin_tricks(draft, rng);
}
