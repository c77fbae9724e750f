//! A draft of objectives that could have happened.
//!
//! A viewer knows what was dealt to it, what came to it and what it passed on; later the Treasure Zone, and what
//! somebody has kept and completed. Whoever chose before it kept one unknown objective each, of those that came to
//! it one was dealt to each of them; whoever chose after it kept what it passed on and is not in the zone.

use dragonhall_protocol::games::drarkane::{Draft, Kept, Objective, ObjectiveCard, Player, View};

use super::super::champion::Champion;
use super::super::objectives::OBJECTIVES;
use crate::rng::GameRng;

/// Deals objectives to the champions and lets them keep some, as the viewer could have seen it.
pub(super) fn deal(view: &View, champions: &mut [Champion], rng: &mut GameRng) {
    let seats = super::seats(view);
    let turn = (0..seats).map(|step| (view.first.0 + step) % seats);
    let turn: Vec<usize> = turn.map(usize::from).collect();
    let draft = view
        .treasures
        .as_ref()
        .and_then(|treasures| treasures.draft.as_ref());
    let own = view.own.map(|seat| usize::from(seat.0));
    let kept = |seat: usize| view.players[seat].kept;
    let laid = turn.iter().all(|seat| kept(*seat).is_some());
    let mut source = Source::new(view, draft, laid, rng);
    let mut own_turn_is_over = false;
    for seat in turn {
        let (dealt, keeps) = if own == Some(seat) {
            own_turn_is_over = true;
            let dealt = draft.map_or(Vec::new(), |draft| objectives(&draft.dealt));
            (dealt, known(kept(seat)))
        } else if !laid && (own_turn_is_over || source.before.is_empty()) {
            source.freely(kept(seat))
        } else if own_turn_is_over {
            source.after(known(kept(seat)))
        } else {
            source.before(known(kept(seat)))
        };
        champions[seat].dealt = dealt;
        champions[seat].dealt.sort_unstable();
        champions[seat].kept = keeps;
    }
}

/// What other seats can have been dealt.
struct Source {
    /// What nobody has seen, in random order.
    hidden: std::vec::IntoIter<Objective>,
    /// What came from those who chose before: one from each.
    before: Vec<Objective>,
    /// What the viewer passed on.
    passed: Vec<Objective>,
    /// What of it was kept by somebody who chose after, the viewer does not know by whom.
    taken: Vec<Objective>,
    /// What those who chose after left in the zone of their own.
    left: Vec<Objective>,
}

impl Source {
    fn new(view: &View, draft: Option<&Draft>, laid: bool, rng: &mut GameRng) -> Self {
        let zone = if laid { whole_zone(view) } else { Vec::new() };
        let parts = |part: fn(&Draft) -> Option<&Vec<ObjectiveCard>>| {
            draft.and_then(part).map_or(Vec::new(), |cards| objectives(cards))
        };
        let dealt = parts(|draft| Some(&draft.dealt));
        let received = parts(|draft| draft.received.as_ref());
        let passed = parts(|draft| draft.passed.as_ref());
        let kept: Vec<Objective> = view
            .players
            .iter()
            .filter_map(|player| known(player.kept))
            .collect();
        let seen = |objective: &Objective| {
            [&zone, &dealt, &received, &passed, &kept]
                .iter()
                .any(|part| part.contains(objective))
        };
        let mut hidden = OBJECTIVES.map(|card| card.objective).to_vec();
        hidden.retain(|objective| !seen(objective));
        rng.shuffle(&mut hidden);
        let without = |part: &[Objective], other: &[Objective]| {
            let mut part = part.to_vec();
            part.retain(|objective| !other.contains(objective));
            part
        };
        Self {
            hidden: hidden.into_iter(),
            left: without(&zone, &passed),
            taken: without(&without(&passed, &zone), &kept),
            passed,
            before: if draft.is_some() { received } else { zone },
        }
    }

    /// A seat of which the viewer knows nothing: two unseen objectives, of which it may have kept one.
    fn freely(&mut self, kept: Option<Kept>) -> (Vec<Objective>, Option<Objective>) {
        let dealt: Vec<Objective> = self.hidden.by_ref().take(2).collect();
        let keeps = kept.and(dealt.first().copied());
        (dealt, keeps)
    }

    /// A seat that chose before the viewer: it kept one of its own two and passed the other on.
    fn before(&mut self, kept: Option<Objective>) -> (Vec<Objective>, Option<Objective>) {
        let keeps = kept.or_else(|| self.hidden.next());
        let dealt = keeps.into_iter().chain(self.before.pop()).collect();
        (dealt, keeps)
    }

    /// A seat that chose after the viewer: it kept what the viewer passed on, or one of its own.
    fn after(&mut self, kept: Option<Objective>) -> (Vec<Objective>, Option<Objective>) {
        let from_viewer = match kept {
            Some(kept) => Some(kept).filter(|kept| self.passed.contains(kept)),
            None => self.taken.pop(),
        };
        if from_viewer.is_some() {
            let dealt = self.left.pop().into_iter().chain(self.left.pop()).collect();
            return (dealt, from_viewer);
        }
        let keeps = kept.or_else(|| self.hidden.next());
        let dealt = keeps.into_iter().chain(self.left.pop()).collect();
        (dealt, keeps)
    }
}

/// The Treasure Zone as it was laid out: what is left of it and what was completed from it.
fn whole_zone(view: &View) -> Vec<Objective> {
    let left = view
        .treasures
        .iter()
        .flat_map(|treasures| objectives(&treasures.zone));
    let completed = view.players.iter().flat_map(|player| {
        let own = match player.player {
            Player::Seat(_) => known(player.kept),
            Player::FallenKing | Player::Demon => None,
        };
        let mut completed = objectives(&player.completed);
        completed.retain(|objective| Some(*objective) != own);
        completed
    });
    left.chain(completed).collect()
}

fn known(kept: Option<Kept>) -> Option<Objective> {
    kept.and_then(|kept| kept.card).map(|card| card.objective)
}

fn objectives(cards: &[ObjectiveCard]) -> Vec<Objective> {
    cards.iter().map(|card| card.objective).collect()
}
