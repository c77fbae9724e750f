//! The table as one viewer sees it.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle as words;
use dragonhall_protocol::games::dragon_farkle::{FaceDown, Item, Piles, View};

use super::action::{Action, Errand, Side};
use super::blocked::blocked;
use super::cards::Items;
use super::dice::Faces;
use super::player::Player;
use super::soldiers::{groups, worth};
use super::{Pending, Table};
use crate::game::Viewer;

/// The table as a viewer sees it, built up from nothing.
pub(super) fn view(table: &Table, viewer: Viewer) -> View {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public | Viewer::Open => None,
    };
    View {
        seat,
        dragon_health: table.health,
        turn: table.turn,
        to_move: table.to_move,
        strength: table.strength,
        stage: stage(table),
        action: match &table.stage {
            Pending::Acting(action) => Some(view_action(table, action, viewer)),
            Pending::Choosing | Pending::Keeping | Pending::Over => None,
        },
        roll_number: table.roll_number,
        roll: table.waiting_roll().map(|(action, roll)| words::Roll {
            seat: table.roller(action),
            dice: roll.dice.values().to_vec(),
            event: roll.event,
            scoring: roll.scoring().values(),
            worth: worth(roll.scoring()).unwrap_or(0),
            groups: view_groups(roll.scoring()),
            farkle: action.farkles(roll),
        }),
        players: table
            .seats()
            .map(|seat| view_player(table, seat, table.player(seat), viewer))
            .collect(),
        items: Piles {
            deck: table.decks.items.len() as u8,
            shown: table.decks.shown.clone(),
            face_down: table
                .decks
                .face_down
                .iter()
                .map(|&(by, item)| FaceDown {
                    by,
                    item: knows_all_of(viewer, by).then_some(item),
                })
                .collect(),
        },
        companion_deck: table.decks.companions.len() as u8,
        companion_discards: table.decks.companion_discards.clone(),
        sack: table.sack.iter().collect(),
        blocked: seat.map(|seat| blocked(table, seat)).unwrap_or_default(),
        winner: table.winner,
    }
}

/// Whether a viewer may see all cards of a player.
fn knows_all_of(viewer: Viewer, seat: Seat) -> bool {
    match viewer {
        Viewer::Seat(own) => own == seat,
        Viewer::Public => false,
        Viewer::Open => true,
    }
}

fn stage(table: &Table) -> words::Stage {
    match &table.stage {
        Pending::Choosing => words::Stage::Choose,
        Pending::Acting(action) => {
            let seat = table.roller(action);
            if action.roll.is_some() {
                words::Stage::Answer { seat }
            } else {
                words::Stage::RollOrStop { seat }
            }
        }
        Pending::Keeping => words::Stage::Keep {
            seats: table.too_many(),
        },
        Pending::Over => words::Stage::Over,
    }
}

fn view_groups(scoring: Faces) -> Vec<words::Group> {
    let groups = groups(scoring).into_iter();
    groups
        .map(|(dice, worth)| words::Group {
            dice: dice.values(),
            worth,
        })
        .collect()
}

fn view_action(table: &Table, action: &Action, viewer: Viewer) -> words::Action {
    let own = view_side(table.to_move, &action.side, viewer);
    match action.errand {
        Errand::Recruit => words::Action::Recruit { side: own },
        Errand::Brawl { defender, attacked } => words::Action::Brawl {
            attack: own,
            defence: view_side(defender, &action.defence, viewer),
            attacked,
        },
        Errand::Battle { wounds } => words::Action::FinalBattle { side: own, wounds },
    }
}

fn view_side(seat: Seat, side: &Side, viewer: Viewer) -> words::Side {
    words::Side {
        seat,
        dice: side.dice,
        next: side.next,
        score: side.score,
        banners: side.banners,
        shelves: side
            .shelves
            .iter()
            .map(|shelf| words::Shelf {
                dice: shelf.dice.values(),
                soldiers: shelf.soldiers,
                eaten: shelf.eaten,
                reward: shelf.reward,
            })
            .collect(),
        items: side.items.len(),
        known: if knows_all_of(viewer, seat) {
            side.items.iter().collect()
        } else {
            Vec::new()
        },
    }
}

fn view_player(table: &Table, seat: Seat, player: &Player, viewer: Viewer) -> words::Player {
    let known: Items = if knows_all_of(viewer, seat) {
        player.items
    } else {
        glimpsed(table, seat, viewer).collect()
    };
    words::Player {
        army: player.army,
        companion: player.companion,
        companion_used: player.companion_used,
        in_keep: player.in_keep,
        baited: player.baited,
        cloaked: player.cloaked,
        wounds: player.wounds,
        items: player.items.len(),
        known: known.iter().collect(),
        without: player.without.iter().collect(),
    }
}

/// What a viewer knows of another's items.
fn glimpsed(table: &Table, holder: Seat, viewer: Viewer) -> impl Iterator<Item = Item> {
    table
        .glimpses
        .iter()
        .filter(move |glimpse| glimpse.holder == holder && viewer == Viewer::Seat(glimpse.by))
        .map(|glimpse| glimpse.item)
}
