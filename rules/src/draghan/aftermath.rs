//! After the fight: monsters leave, found equipment is claimed or not, the active character may be hurt.

use dragonhall_protocol::games::draghan::{Fate, Foe, Forecast, Harm, Notice, Realm};

use super::content::{self, Mark};
use super::{Table, market, replacing};
use crate::game::Draft;
use crate::rng::GameRng;

/// Settles a fight whose gold is paid, or a round without a foe.
pub(super) fn settle(draft: &mut Draft<Table>, rng: &mut GameRng) {
    let Forecast {
        falls, stands, harm, ..
    } = draft.forecast();
    let fates: Vec<(Foe, Fate)> = falls
        .into_iter()
        .map(|foe| (foe, Fate::Defeated))
        .chain(stands.into_iter().map(|foe| (foe, fate(draft, foe))))
        .collect();
    for (foe, fate) in fates {
        draft.emit(Notice::Resolved { foe, fate });
    }
    claim(draft, harm);
    let character = draft.active;
    match harm {
        Harm::None => market::begin(draft, rng),
        Harm::Hurt => {
            draft.emit(Notice::Hurt { character });
            market::begin(draft, rng);
        }
        Harm::Leaves => replacing::leave(draft, rng),
    }
}

/// What becomes of a foe that was not defeated.
fn fate(table: &Table, foe: Foe) -> Fate {
    let dragon_found = table
        .foes
        .iter()
        .any(|fighter| matches!(fighter.foe, Foe::Dragon(_)));
    match (foe, table.realm) {
        (Foe::Dragon(_), _) => Fate::Stays,
        (Foe::Monster(_), Realm::ShadowRealm) if dragon_found => Fate::Stays,
        (Foe::Monster(_), Realm::ShadowRealm) => Fate::Returned,
        (Foe::Monster(monster), Realm::Draghan) => match content::monster(monster).mark {
            Mark::Run => Fate::Ran,
            Mark::Plain | Mark::Theft => Fate::Discarded,
        },
    }
}

/// If all monsters fell, the active character keeps the equipment found in this round.
fn claim(draft: &mut Draft<Table>, harm: Harm) {
    let cards = draft.found.clone();
    if cards.is_empty() {
        return;
    }
    let character = draft.active;
    draft.emit(match harm {
        Harm::None => Notice::Claimed { character, cards },
        Harm::Hurt | Harm::Leaves => Notice::Forfeited { cards },
    });
}
