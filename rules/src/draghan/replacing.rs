//! Hurt again: the character leaves; in Draghan an unused one takes its place, in the Shadow Realm nobody.

use dragonhall_protocol::games::draghan::{Character, Defeat, Ending, Hero, Notice, Phase, Realm, Rule};

use super::{Table, carrying, market, round};
use crate::game::Draft;
use crate::rng::GameRng;

/// The active character leaves with everything it owns.
pub(super) fn leave(draft: &mut Draft<Table>, rng: &mut GameRng) {
    let character = draft.active;
    let Some(holder) = draft.holder().copied() else {
        return;
    };
    draft.emit(Notice::Left {
        character,
        hero: holder.hero,
        cards: holder.gear.iter().collect(),
        gold: holder.gold,
    });
    match draft.realm {
        Realm::Draghan => replace(draft, rng),
        Realm::ShadowRealm if draft.living().next().is_none() => lose(draft, Defeat::NobodyLeft),
        Realm::ShadowRealm => carrying::begin(draft, rng),
    }
}

/// Somebody has to join; all lose if nobody is unused.
fn replace(draft: &mut Draft<Table>, rng: &mut GameRng) {
    let unused = draft.unused;
    match (unused.iter().next(), unused.len()) {
        (None, _) => lose(draft, Defeat::NobodyToJoin),
        (Some(hero), 1) => {
            let character = draft.active;
            join(draft, character, hero, rng);
            market::begin(draft, rng);
        }
        (Some(_), _) => round::ask(draft, Phase::Replacing),
    }
}

/// Somebody joins with the top card of the Marketplace.
pub(super) fn join(draft: &mut Draft<Table>, character: Character, hero: Hero, rng: &mut GameRng) {
    let card = market::draw(draft, rng);
    draft.emit(Notice::Joined {
        character,
        hero,
        card,
    });
}

/// Only somebody whom nobody has been joins.
pub(super) fn may_replace(table: &Table, hero: Hero) -> Result<(), Rule> {
    if table.unused.contains(hero) {
        Ok(())
    } else {
        Err(Rule::HeroTaken { hero })
    }
}

fn lose(draft: &mut Draft<Table>, why: Defeat) {
    draft.emit(Notice::Ended {
        ending: Ending::Lost { why },
    });
}
