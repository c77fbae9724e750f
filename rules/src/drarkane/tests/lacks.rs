//! Suits that somebody has shown not to have, and tables that are imagined with them in mind.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Play, Player, Suit};

use super::super::cards::{Cards, suit};
use super::super::notices::between;
use super::invariants::at_every_decision;
use super::{Event, Table, play, play_on};
use crate::game::{Game, Viewer};
use crate::rng::GameRng;

/// The suits that everybody can tell a seat to have shown missing, each with how many cards of it may have come since.
fn lacks(table: &Table, seat: usize) -> Vec<(Suit, u8)> {
    let lacks = &table.view(Viewer::Public).players[seat].lacks;
    lacks.iter().map(|lack| (lack.suit, lack.at_most)).collect()
}

#[test]
fn who_does_not_follow_shows_that_the_suit_is_missing() {
    let table = "seats 3 | hands b5 r1, r8 g3, y2 y3 | zone emberling";
    let (table, _) = play(table, "play b5; play r8; play y2");
    assert_eq!(lacks(&table, 0), []);
    assert_eq!(lacks(&table, 1), [(Suit::Shield, 0)]);
    assert_eq!(lacks(&table, 2), [(Suit::Shield, 0)]);
}

#[test]
fn an_influence_card_shows_nothing() {
    let table = "seats 3 | hands low b5, r8 g3, egg y3 | zone emberling";
    let (table, _) = play(table, "play low; play r8; play egg");
    for seat in 0..3 {
        assert_eq!(lacks(&table, seat), [], "seat {seat}");
    }
}

#[test]
fn the_fallen_king_shows_nothing() {
    let table = "seats 2 | hands b5 b6, b7 b8 | pile r1 g3 | zone vharzul";
    let (table, _) = play(table, "play b5; play b7");
    assert_eq!(lacks(&table, 2), []);
}

#[test]
fn nobody_lacks_anything_in_a_new_round() {
    let table = "seats 3 | hands b5, g8, y2 | zone emberling";
    let (table, _) = play(table, "play b5; play g8; play y2");
    assert_eq!(table.round, 2);
    for seat in 0..3 {
        assert_eq!(lacks(&table, seat), []);
    }
}

#[test]
fn a_drawn_card_may_be_of_a_missing_suit() {
    let table = "seats 1 | hands r5 r6 | pile g3 y4 g5 | leader demon | played b9 | zone vharzul";
    let (table, _) = play(table, "play r5");
    assert_eq!(lacks(&table, 0), [(Suit::Shield, 1)]);
}

/// Two teams; seat 0 has led a shield that seat 2, its teammate, did not follow.
const TEAMS: &str = "seats 4 teams | hands b9 b5 r1 r2, b1 g1 g2 g3, y1 r8 r9 g9, b2 g4 g5 g6 | zone emberling | next emberling";

#[test]
fn a_card_that_was_taken_may_be_of_a_missing_suit() {
    let (table, _) = play(TEAMS, "play b9; play b1; play y1; play b2; offer r8; swap b5");
    assert_eq!(lacks(&table, 2), [(Suit::Shield, 1)]);
    let (table, _) = play_on(table, "play b5");
    assert_eq!(lacks(&table, 2), [(Suit::Shield, 0)]);
}

#[test]
fn the_teammate_knows_that_only_the_taken_card_is_of_the_missing_suit() {
    let (table, _) = play(TEAMS, "play b9; play b1; play y1; play b2; offer r8; swap b5");
    let shields = |viewer: u8| {
        let view = table.view(Viewer::Seat(Seat(viewer)));
        let counts = (0..200).map(move |number| {
            let imagined = Table::imagine(&view, &mut GameRng::for_decision([4; 32], number));
            shields_of(&imagined, Seat(2))
        });
        let mut counts: Vec<usize> = counts.collect();
        counts.sort_unstable();
        counts.dedup();
        counts
    };
    assert_eq!(shields(0), [1], "the teammate gave it");
    assert_eq!(shields(1), [0, 1], "others do not know what was taken");
}

fn shields_of(table: &Table, seat: Seat) -> usize {
    let cards = table.at(seat).hand.iter();
    cards.filter(|card| suit(*card) == Some(Suit::Shield)).count()
}

#[test]
fn a_card_that_one_player_cannot_have_is_dealt_evenly_to_the_others() {
    let table = "seats 3 | hands b9 r1, r8 g3, b2 y3 | zone emberling";
    let (table, _) = play(table, "play b9; play g3; play b2");
    let view = table.view(Viewer::Seat(Seat(0)));
    let held = |seat: u8| {
        let imagined = (0..4_000).map(|number| {
            let imagined = Table::imagine(&view, &mut GameRng::for_decision([6; 32], number));
            shields_of(&imagined, Seat(seat))
        });
        imagined.sum::<usize>()
    };
    assert_eq!(held(1), 0);
    // Of the 40 unseen cards 8 are shields, and they may be anywhere but in one place.
    let expected = 4_000 * 8 / 39;
    assert!(held(2).abs_diff(expected) < 100, "{} of {expected}", held(2));
}

#[test]
fn nobody_is_imagined_with_a_suit_that_is_known_to_be_missing() {
    let (mut looks, mut known) = (0, 0);
    let mut round = Round::default();
    at_every_decision(|table, events| {
        round.follow(events);
        looks += 1;
        let seats = (0..table.seats).map(|seat| Viewer::Seat(Seat(seat)));
        for viewer in seats.chain([Viewer::Public]) {
            let view = table.view(viewer);
            let imagined = Table::imagine(&view, &mut GameRng::for_decision([8; 32], looks));
            round.could_have_been(&imagined, viewer);
            for (player, champion) in view.players.iter().zip(&imagined.champions) {
                for lack in &player.lacks {
                    known += 1;
                    let held = champion.hand.iter().filter(|card| suit(*card) == Some(lack.suit));
                    assert!(
                        held.count() <= usize::from(lack.at_most),
                        "{viewer:?} of {player:?}"
                    );
                }
            }
        }
    });
    assert!(known > looks, "{known} in {looks}");
}

/// What happened in a round, each with the suit that was led by then.
#[derive(Default)]
struct Round {
    led: Option<Suit>,
    happened: Vec<(Event, Option<Suit>)>,
}

impl Round {
    fn follow(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::RoundBegan { .. } => *self = Self::default(),
                Event::TrickClosed { .. } => self.led = None,
                _ => {}
            }
            self.happened.push((event.clone(), self.led));
            if let Event::Played { play } = event {
                self.led = self.led.or(suit(play.card.card));
            }
        }
    }

    /// From the imagined hands back to the deal, every play that the viewer can tell back to was allowed.
    fn could_have_been(&self, imagined: &Table, viewer: Viewer) {
        let hands = imagined
            .champions
            .iter()
            .map(|champion| Some(champion.hand.clone()));
        let mut hands: Vec<Option<Cards>> = hands.collect();
        for (place, (event, led)) in self.happened.iter().enumerate().rev() {
            match *event {
                Event::Played {
                    play:
                        Play {
                            player: Player::Seat(seat),
                            card,
                        },
                } => {
                    let Some(hand) = hands[usize::from(seat.0)].as_mut() else {
                        continue;
                    };
                    hand.add(card.card);
                    let follows = suit(card.card).is_none_or(|own| led.is_none_or(|led| own == led));
                    assert!(
                        follows || led.is_none_or(|led| !hand.has_suit(led)),
                        "{viewer:?} imagines that {seat:?} did not follow {led:?} with {hand:?}"
                    );
                }
                Event::Swapped { from, to, card } => {
                    let Some(&(Event::Offered { card: offered, .. }, _)) = self.happened.get(place - 1)
                    else {
                        panic!("nothing was offered");
                    };
                    let known = between(viewer, from, to, card).is_some();
                    for (seat, taken, given) in [(from, offered, card), (to, card, offered)] {
                        match hands[usize::from(seat.0)].as_mut() {
                            Some(hand) if known => {
                                assert!(hand.has(taken), "{viewer:?} forgot that {seat:?} has {taken:?}");
                                hand.remove(taken);
                                hand.add(given);
                            }
                            _ => hands[usize::from(seat.0)] = None,
                        }
                    }
                }
                Event::Drew { seat, card } => match hands[usize::from(seat.0)].as_mut() {
                    Some(hand) if viewer == Viewer::Seat(seat) => hand.remove(card),
                    _ => hands[usize::from(seat.0)] = None,
                },
                _ => {}
            }
        }
    }
}
