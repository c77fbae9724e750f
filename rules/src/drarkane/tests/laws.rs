//! Drarkane keeps the laws of every game, for every number of players and every option.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Card, Effect, Options};

use super::Table;
use crate::drarkane::Event;
use crate::drarkane::objectives;
use crate::game::Game;
use crate::laws::Trial;
use crate::play::seed_of;

/// How many games of each kind are tried.
const GAMES: u64 = 2;

fn check(seats: u8, treasures: bool, teams: bool) {
    let trial = Trial::<Table> {
        options: Options {
            treasures,
            teams,
            first: None,
        },
        seats,
        most_decisions: 2_000,
        effect_is_true,
    };
    for number in 0..GAMES {
        let kept = trial
            .run(seed_of(number))
            .unwrap_or_else(|broken| panic!("seed {number}: {broken}"));
        assert!(kept.decisions > 20 && kept.refused > 20, "{kept:?}");
        let quiet = trial.ends_quietly(seed_of(number), 2_000);
        quiet.unwrap_or_else(|broken| panic!("seed {number}: {broken}"));
    }
}

#[test]
fn the_demon_keeps_the_laws() {
    check(1, false, false);
}

#[test]
fn the_fallen_king_keeps_the_laws() {
    check(2, false, false);
    check(2, true, false);
}

#[test]
fn three_players_keep_the_laws() {
    check(3, false, false);
    check(3, true, false);
}

#[test]
fn four_players_keep_the_laws() {
    check(4, false, false);
    check(4, true, false);
}

#[test]
fn two_teams_keep_the_laws() {
    check(4, false, true);
    check(4, true, true);
}

#[test]
fn five_players_keep_the_laws() {
    check(5, false, false);
    check(5, true, false);
}

#[test]
fn six_players_keep_the_laws() {
    check(6, false, false);
    check(6, true, false);
}

#[test]
fn three_teams_keep_the_laws() {
    check(6, false, true);
    check(6, true, true);
}

/// Whether an effect said what then happened.
pub(crate) fn effect_is_true(table: &Table, effect: &Effect, events: &[Event]) -> bool {
    match (effect, events) {
        (
            Effect::Give { card, to },
            [
                Event::Gave {
                    to: taker,
                    card: given,
                    ..
                },
            ],
        ) => (card, to) == (given, taker),
        (
            Effect::GiveBack { card, received, to },
            [
                Event::GaveBack {
                    from,
                    to: taker,
                    card: given,
                },
            ],
        ) => (card, to) == (given, taker) && card_stays(table, events, *from, *received),
        (
            Effect::Declare { contract, of, sum },
            [
                Event::Declared {
                    contract: declared, ..
                },
                ..,
            ],
        ) => {
            let before: u8 = table
                .champions
                .iter()
                .filter_map(|champion| champion.contract)
                .sum();
            contract == declared && *sum == before + declared && declared <= of
        }
        (
            Effect::Keep { keeps, passes, to },
            [
                Event::KeptObjective {
                    kept,
                    passed,
                    to: taker,
                    ..
                },
                rest @ ..,
            ],
        ) => {
            let laid = rest.iter().any(
                |event| matches!(event, Event::TreasuresLaid { objectives, .. } if objectives == passed),
            );
            keeps.objective == *kept
                && *passes == objectives::cards(passed)
                && to == taker
                && laid == to.is_none()
        }
        (
            Effect::Play {
                card,
                sets,
                winning,
                to_play,
                cannot_win,
                wizards,
            },
            [Event::Played { play }, rest @ ..],
        ) => {
            let mut after = table.clone();
            after.apply(&events[0]);
            let sets_suit = table.trick.led().is_none().then(|| after.trick.led()).flatten();
            let won = match rest.first() {
                Some(Event::TrickWon { winning }) if *to_play == 0 => Some(*winning),
                _ => after.trick.winning(),
            };
            let left = after.trick.order.len() - after.trick.plays.len();
            let ahead = won.is_some_and(|winning| winning.player == play.player);
            let last_word = *to_play > 0 || *cannot_win != ahead;
            let is_wizard = matches!(card.card, Card::LowWizard | Card::HighWizard);
            let turns = is_wizard.then(|| after.trick.wizards());
            last_word
                && *wizards == turns
                && *card == play.card
                && *sets == sets_suit
                && *winning == won
                && usize::from(*to_play) == left
        }
        (
            Effect::Place {
                card,
                dragon,
                slot,
                open,
                defeats,
            },
            [
                Event::Placed {
                    card: placed,
                    dragon: on,
                    slot: there,
                    ..
                },
                rest @ ..,
            ],
        ) => {
            let defeated = match rest.first() {
                Some(Event::Defeated { dragon, .. }) => Some(*dragon),
                _ => None,
            };
            (card, dragon, slot) == (placed, on, there)
                && defeats.map(|trophy| trophy.dragon) == defeated
                && (*open == 0) == defeated.is_some()
        }
        (
            Effect::Offer { card, to },
            [
                Event::Offered {
                    to: taker,
                    card: offered,
                    ..
                },
            ],
        ) => (card, to) == (offered, taker),
        (Effect::OfferNothing, [Event::OfferedNothing { .. }]) => true,
        (Effect::Return { card, to }, [Event::Returned { to: taker, .. }]) => {
            to == taker && card_stays(table, events, *to, *card)
        }
        (
            Effect::Swap { takes, gives, to },
            [
                Event::Swapped {
                    from,
                    to: taker,
                    card,
                },
            ],
        ) => (gives, to) == (card, taker) && card_stays(table, events, *from, *takes),
        (_, _) => false,
    }
}

/// Whether a card is in a hand after all these events.
fn card_stays(table: &Table, events: &[Event], seat: Seat, card: Card) -> bool {
    let mut after = table.clone();
    events.iter().for_each(|event| after.apply(event));
    after.at(seat).hand.has(card)
}
