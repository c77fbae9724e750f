//! A table made from one viewer's knowledge alone: what that viewer cannot know is drawn by lot.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle as words;
use dragonhall_protocol::games::dragon_farkle::{Item, View};

use super::action::{Action, Errand, Roll, Shelf, Side};
use super::cards::{COMPANIONS, Items};
use super::decks::Decks;
use super::dice::{Dice, Faces};
use super::knowledge::Glimpse;
use super::player::Player;
use super::{Pending, Table};
use crate::rng::GameRng;

/// A table that the viewer cannot tell from the real one.
///
/// Items that the viewer has not seen lie in the deck, in hands, beside dice and among the discards with equal
/// chance, as long as that agrees with what everybody knows.
pub(super) fn imagine(view: &View, rng: &mut GameRng) -> Table {
    let mut unseen = unseen(view);
    // Where everybody knows the one owner of the Sack of Holding, there is nothing to draw for it.
    let owner = match view.sack.as_slice() {
        [owner] if unseen.has(Item::SackOfHolding) => Some(*owner),
        _ => None,
    };
    if owner.is_some() {
        unseen.remove(Item::SackOfHolding);
    }
    loop {
        let mut pile: Vec<Item> = unseen.iter().collect();
        rng.shuffle(&mut pile);
        if let Some(table) = deal(view, owner, pile, rng) {
            return table;
        }
    }
}

/// The items that the viewer cannot place.
fn unseen(view: &View) -> Items {
    let players = view.players.iter().flat_map(|player| &player.known);
    let sides = sides(view).flat_map(|side| &side.known);
    let face_down = view.items.face_down.iter().filter_map(|card| card.item.as_ref());
    let seen = players.chain(sides).chain(face_down).chain(&view.items.shown);
    Items::all().without(seen.copied().collect())
}

fn sides(view: &View) -> impl Iterator<Item = &words::Side> {
    let (first, second) = match &view.action {
        Some(words::Action::Recruit { side } | words::Action::FinalBattle { side, .. }) => (Some(side), None),
        Some(words::Action::Brawl { attack, defence, .. }) => (Some(attack), Some(defence)),
        None => (None, None),
    };
    first.into_iter().chain(second)
}

/// Lays the unseen items out in this order; nothing if that contradicts what everybody knows.
fn deal(view: &View, owner: Option<Seat>, mut pile: Vec<Item>, rng: &mut GameRng) -> Option<Table> {
    let mut glimpses = Vec::new();
    let mut players = Vec::new();
    for (seat, seen) in (0..).map(Seat).zip(&view.players) {
        let mut items: Items = seen.known.iter().copied().collect();
        if let Some(by) = view.seat.filter(|own| *own != seat) {
            glimpses.extend(seen.known.iter().map(|&item| Glimpse {
                by,
                holder: seat,
                item,
            }));
        }
        if owner == Some(seat) {
            items.add(Item::SackOfHolding);
        }
        fill(&mut items, seen.items, &mut pile)?;
        let player = Player {
            army: seen.army,
            companion: seen.companion,
            companion_used: seen.companion_used,
            in_keep: seen.in_keep,
            baited: seen.baited,
            cloaked: seen.cloaked,
            wounds: seen.wounds,
            items,
            without: seen.without.iter().copied().collect(),
        };
        if !agrees(view, seat, &player) {
            return None;
        }
        players.push(player);
    }
    let stage = stage(view, &mut pile)?;
    let face_down = view
        .items
        .face_down
        .iter()
        .map(|card| Some((card.by, card.item.or_else(|| pile.pop())?)))
        .collect::<Option<_>>()?;
    let table = Table {
        health: view.dragon_health,
        turn: view.turn,
        to_move: view.to_move,
        strength: view.strength,
        stage,
        roll_number: view.roll_number,
        decks: Decks {
            companions: companions(view, rng),
            companion_discards: view.companion_discards.clone(),
            items: pile,
            shown: view.items.shown.clone(),
            face_down,
        },
        players,
        sack: view.sack.iter().copied().collect(),
        glimpses,
        winner: view.winner,
        first: None,
    };
    let sack_is_there = view.sack.is_empty()
        || view
            .sack
            .iter()
            .any(|seat| table.player(*seat).items.has(Item::SackOfHolding));
    sack_is_there.then_some(table)
}

/// Adds unseen items until there are as many as were counted.
fn fill(items: &mut Items, count: u8, pile: &mut Vec<Item>) -> Option<()> {
    while items.len() < count {
        items.add(pile.pop()?);
    }
    Some(())
}

/// Whether a player's imagined items agree with what that player has shown to have and to lack.
fn agrees(view: &View, seat: Seat, player: &Player) -> bool {
    let lacks = player.without.iter().all(|item| !player.items.has(item));
    let chooses = match &view.stage {
        words::Stage::Keep { seats } => player.has_too_many() == seats.contains(&seat),
        words::Stage::Choose
        | words::Stage::Answer { .. }
        | words::Stage::RollOrStop { .. }
        | words::Stage::Over => true,
    };
    lacks && chooses
}

fn stage(view: &View, pile: &mut Vec<Item>) -> Option<Pending> {
    Some(match (&view.stage, &view.action) {
        (words::Stage::Over, _) => Pending::Over,
        (words::Stage::Keep { .. }, _) => Pending::Keeping,
        (_, None) => Pending::Choosing,
        (_, Some(action)) => {
            let (errand, own, defence) = match action {
                words::Action::Recruit { side } => (Errand::Recruit, side, None),
                words::Action::Brawl {
                    attack,
                    defence,
                    attacked,
                } => {
                    let errand = Errand::Brawl {
                        defender: defence.seat,
                        attacked: *attacked,
                    };
                    (errand, attack, Some(defence))
                }
                words::Action::FinalBattle { side, wounds } => {
                    (Errand::Battle { wounds: *wounds }, side, None)
                }
            };
            Pending::Acting(Action {
                errand,
                side: side(own, pile)?,
                defence: match defence {
                    Some(defence) => side(defence, pile)?,
                    None => Side::default(),
                },
                roll: view.roll.as_ref().map(|roll| Roll {
                    dice: Dice::new(roll.dice.iter().copied()),
                    event: roll.event,
                }),
            })
        }
    })
}

fn side(seen: &words::Side, pile: &mut Vec<Item>) -> Option<Side> {
    let mut items = seen.known.iter().copied().collect();
    fill(&mut items, seen.items, pile)?;
    Some(Side {
        dice: seen.dice,
        next: seen.next,
        score: seen.score,
        banners: seen.banners,
        shelves: seen
            .shelves
            .iter()
            .map(|shelf| Shelf {
                dice: Faces::from_values(&shelf.dice).unwrap_or_default(),
                soldiers: shelf.soldiers,
                eaten: shelf.eaten,
                reward: shelf.reward,
            })
            .collect(),
        items,
    })
}

/// The companions in their deck, which are those that lie nowhere else, in any order.
fn companions(view: &View, rng: &mut GameRng) -> Vec<words::Companion> {
    let mut deck: Vec<_> = COMPANIONS
        .into_iter()
        .filter(|companion| {
            let beside_player = view.players.iter().any(|player| player.companion == *companion);
            !beside_player && !view.companion_discards.contains(companion)
        })
        .collect();
    rng.shuffle(&mut deck);
    deck
}
