//! What every event does to the table.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{EventFace, Item, Notice, Reward, Settlement};

use super::action::{Action, Errand, Roll, Shelf};
use super::brawling::loser;
use super::cards::Items;
use super::dice::{Dice, Faces};
use super::event::Event;
use super::setup::deal;
use super::{Pending, Table};

/// Lets an event happen.
pub(super) fn apply(table: &mut Table, event: &Event) {
    match event {
        Event::Seen(notice) => apply_seen(table, notice),
        Event::Opened {
            first,
            seats,
            companions,
            items,
        } => {
            let dealt = deal(companions, *first, *seats)
                .into_iter()
                .zip(deal(items, *first, *seats));
            for (player, (companion, item)) in table.players.iter_mut().zip(dealt) {
                player.companion = companion;
                player.items.add(item);
            }
            let left = |len: usize| len.saturating_sub(usize::from(*seats));
            table.decks.companions = companions[..left(companions.len())].to_vec();
            table.decks.items = items[..left(items.len())].to_vec();
        }
        Event::Drew { seat, item, aside } => {
            table.decks.items.pop();
            if *aside {
                if let Pending::Acting(action) = &mut table.stage {
                    action.rolling_mut().items.add(*item);
                }
            } else {
                table.player_mut(*seat).items.add(*item);
                table.forget_what_is_lacking(*seat);
            }
        }
        Event::Discarded { seat, items, aside } => discard(table, *seat, items, *aside),
        Event::Stolen { seat, from, item } => {
            table.play_out(*seat, Item::PilferingGlove);
            table.learn_from_theft(*seat, *from, *item);
            table.player_mut(*from).items.remove(*item);
            table.player_mut(*seat).items.add(*item);
        }
        Event::ItemsShuffled { deck } => {
            table.decks.items.clone_from(deck);
            table.decks.shown.clear();
            table.decks.face_down.clear();
        }
        Event::CompanionsShuffled { deck } => {
            table.decks.companions.clone_from(deck);
            table.decks.companion_discards.clear();
        }
    }
}

fn apply_seen(table: &mut Table, notice: &Notice) {
    match notice {
        Notice::TurnBegan { turn, seat } => {
            table.learn_from_limits(&[]);
            table.turn = *turn;
            table.to_move = *seat;
            table.stage = Pending::Choosing;
            let player = table.player_mut(*seat);
            player.cloaked = false;
            player.companion_used = false;
            table.strength = player.army;
        }
        Notice::Reborn { seat, lost } => {
            table.decks.companion_discards.push(*lost);
            let player = table.player_mut(*seat);
            player.in_keep = false;
            player.wounds = 0;
        }
        Notice::Joined { seat, companion } => {
            table.decks.companions.pop();
            table.player_mut(*seat).companion = *companion;
        }
        Notice::LeftKeep { seat } => table.player_mut(*seat).in_keep = false,
        Notice::Recruiting { seat } => act(table, *seat, Errand::Recruit),
        Notice::Brawling { seat, defender } => {
            let errand = Errand::Brawl {
                defender: *defender,
                attacked: false,
            };
            act(table, *seat, errand);
        }
        Notice::Battling { seat, wounds } => {
            table.player_mut(*seat).in_keep = true;
            act(table, *seat, Errand::Battle { wounds: *wounds });
        }
        Notice::Rolled {
            seat,
            roll,
            dice,
            event,
            baited,
        } => {
            table.roll_number = *roll;
            if baited.is_some() {
                table.player_mut(*seat).baited = false;
            }
            if let Pending::Acting(action) = &mut table.stage {
                action.roll = Some(Roll {
                    dice: Dice::new(dice.iter().copied()),
                    event: *event,
                });
            }
        }
        Notice::SetAside {
            seat,
            dice,
            soldiers,
            eaten,
            reward,
        } => {
            if *reward == Some(Reward::Both) {
                table.player_mut(*seat).companion_used = true;
            }
            shelve(
                table,
                Shelf {
                    dice: Faces::from_values(dice).unwrap_or_default(),
                    soldiers: *soldiers,
                    eaten: *eaten,
                    reward: *reward,
                },
            );
        }
        Notice::Farkled { kept, .. } => {
            if let Pending::Acting(action) = &mut table.stage {
                action.roll = None;
                let side = action.rolling_mut();
                side.score = *kept;
                side.banners = 0;
            }
        }
        Notice::Recruited {
            seat,
            soldiers,
            bonus,
        } => table.player_mut(*seat).army += soldiers + bonus,
        Notice::Attacked { score, .. } => {
            if let Pending::Acting(action) = &mut table.stage {
                action.roll = None;
                action.side.score = *score;
                if let Errand::Brawl { attacked, .. } = &mut action.errand {
                    *attacked = true;
                }
            }
        }
        Notice::Settled(settlement) => settle(table, settlement),
        Notice::Gained { seat, .. } => {
            let gained = match &mut table.stage {
                Pending::Acting(action) => {
                    let side = if *seat == table.to_move {
                        &mut action.side
                    } else {
                        &mut action.defence
                    };
                    std::mem::take(&mut side.items)
                }
                Pending::Choosing | Pending::Keeping | Pending::Over => Items::default(),
            };
            let player = table.player_mut(*seat);
            gained.iter().for_each(|item| player.items.add(item));
            table.forget_what_is_lacking(*seat);
        }
        Notice::Fought {
            seat,
            dice,
            wounds,
            soldiers,
            ..
        } => {
            table.player_mut(*seat).army -= soldiers;
            set_wounds(table, *wounds);
            shelve(
                table,
                Shelf {
                    dice: Faces::from_values(dice).unwrap_or_default(),
                    soldiers: *soldiers,
                    eaten: 0,
                    reward: None,
                },
            );
        }
        Notice::DieTurned { seat, roll, from, to } => {
            table.play_out(*seat, Item::LoadedDie);
            change_roll(table, *roll, |waiting| waiting.dice.change(*from, *to));
        }
        Notice::DieRerolled { seat, roll, from, to } => {
            table.player_mut(*seat).companion_used = true;
            change_roll(table, *roll, |waiting| waiting.dice.change(*from, *to));
        }
        Notice::SecondWind { seat } => table.play_out(*seat, Item::SecondWind),
        Notice::HornBlown { seat, roll } => {
            table.play_out(*seat, Item::RallyHorn);
            change_roll(table, *roll, |waiting| waiting.event = EventFace::Rally);
        }
        Notice::DragonTamed { seat, roll } => {
            table.player_mut(*seat).companion_used = true;
            change_roll(table, *roll, |waiting| waiting.event = EventFace::Blank);
        }
        Notice::EventRerolled { seat, roll, event } => {
            table.player_mut(*seat).companion_used = true;
            change_roll(table, *roll, |waiting| waiting.event = *event);
        }
        Notice::BannerRaised { seat, by } => {
            table.play_out(*seat, Item::BattleBanner);
            if let Pending::Acting(action) = &mut table.stage {
                let side = action.rolling_mut();
                side.score += by;
                side.banners += by;
            }
        }
        Notice::Struck { seat, wounds } => {
            table.play_out(*seat, Item::Dragonbane);
            set_wounds(table, *wounds);
        }
        Notice::Vanished { seat, wounds } => {
            table.play_out(*seat, Item::SmokeBomb);
            table.player_mut(*seat).wounds = *wounds;
        }
        Notice::Baited { seat, target } => {
            table.play_out(*seat, Item::DragonBait);
            table.player_mut(*target).baited = true;
        }
        Notice::ChestOpened { seat, soldiers } => {
            table.play_out(*seat, Item::WarChest);
            table.player_mut(*seat).army += soldiers;
        }
        Notice::Cloaked { seat } => {
            table.play_out(*seat, Item::CloakOfMist);
            table.player_mut(*seat).cloaked = true;
        }
        Notice::Scared {
            seat,
            target,
            soldiers,
        } => {
            table.player_mut(*seat).companion_used = true;
            table.player_mut(*target).army -= soldiers;
        }
        Notice::TurnEnded { .. } => table.stage = Pending::Keeping,
        Notice::TooMany { seats } => table.learn_from_limits(seats),
        Notice::DragonSlain { seat } => {
            table.stage = Pending::Over;
            table.winner = Some(*seat);
        }
        Notice::ArmyGone { .. } => {}
        // These have secrets, so they happen by events of their own.
        Notice::Opened { .. }
        | Notice::Drew { .. }
        | Notice::Discarded { .. }
        | Notice::Stolen { .. }
        | Notice::ItemsShuffled { .. }
        | Notice::CompanionsShuffled { .. } => {}
    }
}

/// An action begins; wounds that a Smoke Bomb kept open stand only in this battle.
fn act(table: &mut Table, seat: Seat, errand: Errand) {
    table.player_mut(seat).wounds = 0;
    let defending = match errand {
        Errand::Brawl { defender, .. } => Some(table.player(defender).companion),
        Errand::Recruit | Errand::Battle { .. } => None,
    };
    table.stage = Pending::Acting(Action::new(errand, defending));
}

fn shelve(table: &mut Table, shelf: Shelf) {
    if let Pending::Acting(action) = &mut table.stage {
        let rolled = action.roll.take().map_or(0, |roll| roll.dice.len());
        action.rolling_mut().shelve(rolled, shelf);
    }
}

fn change_roll(table: &mut Table, number: u32, change: impl FnOnce(&mut Roll)) {
    table.roll_number = number;
    if let Pending::Acting(Action { roll: Some(roll), .. }) = &mut table.stage {
        change(roll);
    }
}

fn set_wounds(table: &mut Table, now: u8) {
    if let Pending::Acting(Action {
        errand: Errand::Battle { wounds },
        ..
    }) = &mut table.stage
    {
        *wounds = now;
    }
}

fn settle(table: &mut Table, settlement: &Settlement) {
    let Some(winner) = settlement.winner else {
        return;
    };
    let loser = loser(settlement, winner);
    if settlement.shield {
        table.play_out(loser, Item::MirrorShield);
    } else if table.player(loser).army > 0 {
        table.shows_to_lack(loser, Item::MirrorShield);
    }
    table.player_mut(loser).army -= settlement.soldiers;
    table.player_mut(winner).army += settlement.soldiers + settlement.bonus;
}

fn discard(table: &mut Table, seat: Seat, items: &[Item], aside: bool) {
    let face_down = items.iter().map(|item| (seat, *item));
    table.decks.face_down.extend(face_down);
    if aside {
        if let Pending::Acting(action) = &mut table.stage {
            let side = if seat == table.to_move {
                &mut action.side
            } else {
                &mut action.defence
            };
            side.items = Items::default();
        }
        return;
    }
    let player = table.player_mut(seat);
    items.iter().for_each(|item| player.items.remove(*item));
    let kept = player.items.len();
    table.forget_hidden(seat);
    if kept == 1 {
        table.shows_to_lack(seat, Item::SackOfHolding);
    } else {
        table.shows_the_sack(seat);
    }
}
