//! Offers: everything that the player to move may do.

use dragonhall_protocol::Offer;
use dragonhall_protocol::games::dragon_stone::{Effect, Intent, Landing, Moment};

use super::arena::way;
use super::board::KINDS;
use super::dice::values;
use super::step::{Step, Way};
use super::{Table, entering, escaping, moving};

/// Everything that the player to move may do, the quietest first.
///
/// A step that wins comes last; before that, landing on nothing comes before holding, entangling, expelling
/// and destroying; then a move comes before an entry and an entry before an escape; then the smaller die
/// comes first, and then the stone that is less far round the ring.
pub(super) fn offers(table: &Table) -> Vec<Offer<Intent, Effect>> {
    if table.ending.is_some() {
        return Vec::new();
    }
    if table.dice.is_none() {
        return vec![Offer {
            intent: Intent::Roll { turn: table.turn },
            effect: Effect::Roll,
        }];
    }
    let moment = table.moment();
    let mut offers: Vec<_> = steps(table)
        .map(|step| Offer {
            intent: intent(&step, moment),
            effect: step.effect(&table.board),
        })
        .collect();
    offers.sort_by_key(|offer| loudness(&offer.effect));
    offers
}

/// Every step that the dice allow: moves, then entries, then escapes.
pub(super) fn steps(table: &Table) -> impl Iterator<Item = Step> + '_ {
    let (board, color) = (&table.board, table.to_move);
    table.dice.iter().flat_map(move |dice| {
        let moves = values(dice).flat_map(move |die| {
            way(color).flat_map(move |from| moving::step(board, color, dice, from, die))
        });
        let entries = values(dice).flat_map(move |die| {
            KINDS
                .into_iter()
                .flat_map(move |kind| entering::step(board, color, dice, kind, die))
        });
        let escapes = way(color).flat_map(move |from| escaping::step(board, color, dice, from));
        moves.chain(entries).chain(escapes)
    })
}

fn intent(step: &Step, moment: Moment) -> Intent {
    match step.way {
        Way::Move { from, .. } => Intent::Move {
            moment,
            from,
            die: step.die,
        },
        Way::Enter => Intent::Enter {
            moment,
            kind: step.stone.kind,
            die: step.die,
        },
        Way::Escape { from, .. } => Intent::Escape { moment, from },
    }
}

fn loudness(effect: &Effect) -> (bool, u8) {
    match effect {
        Effect::Roll => (false, 0),
        Effect::Land { landing, wins, .. } => {
            let landing = match landing {
                Landing::Empty => 0,
                Landing::Holds { .. } => 1,
                Landing::Entangles { .. } => 2,
                Landing::Expels { .. } => 3,
                Landing::Destroys { .. } => 4,
            };
            (!wins.is_empty(), landing)
        }
    }
}
