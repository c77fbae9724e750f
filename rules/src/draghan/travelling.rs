//! Travelling: after a round that found a Portal the active player may lead the party to the Shadow Realm.

use dragonhall_protocol::games::draghan::{Notice, Phase, Power};

use super::locations::PORTALS;
use super::{Table, round};
use crate::game::Draft;
use crate::rng::GameRng;

/// After phase 7: only a Portal of this round gives the choice, and the third leaves none.
pub(super) fn begin(draft: &mut Draft<Table>, rng: &mut GameRng) {
    if draft.power() != Some(Power::Portal) {
        round::end(draft, rng);
    } else if draft.portals().count() == PORTALS {
        travel(draft, true, rng);
    } else {
        round::ask(draft, Phase::Travelling);
    }
}

/// Goes to the Shadow Realm for good.
pub(super) fn travel(draft: &mut Draft<Table>, forced: bool, rng: &mut GameRng) {
    draft.emit(Notice::Travelled { forced });
    round::end(draft, rng);
}
