//! The result of the fight: totals, used equipment, the dragon's fall.

use dragonhall_protocol::games::draghan::{Character, Ending, Foe, Gear, Notice};

use super::{Table, campaign, gold};
use crate::game::Draft;
use crate::rng::GameRng;

/// Calls the result: committed cards are used up either way, and if the dragon falls, all win at once.
pub(super) fn call(draft: &mut Draft<Table>, rng: &mut GameRng) {
    let wins = draft.forecast().wins;
    let stands = draft
        .foes
        .iter()
        .map(|fighter| draft.stand(fighter.foe))
        .collect();
    draft.emit(Notice::Called { stands });
    let committed: Vec<(Character, Vec<Gear>)> = draft
        .living()
        .map(|(character, member)| (character, member.committed.iter().collect()))
        .collect();
    for (character, cards) in committed {
        if !cards.is_empty() {
            draft.emit(Notice::UsedUp { character, cards });
        }
    }
    let dragon = draft.foes.iter().find_map(|fighter| match fighter.foe {
        Foe::Dragon(dragon) => Some(dragon),
        Foe::Monster(_) => None,
    });
    match dragon.filter(|_| wins) {
        Some(dragon) => {
            let kingdom_freed = campaign::frees_the_kingdom(draft);
            draft.emit(Notice::Ended {
                ending: Ending::Won {
                    dragon,
                    kingdom_freed,
                },
            });
        }
        None => gold::pay_from(draft, 0, rng),
    }
}
