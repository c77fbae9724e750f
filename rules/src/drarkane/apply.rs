//! What an event does to the table.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Card, Dragon, Felled, Filled, Objective, Played, Player, Stage};

use super::cards::Cards;
use super::champion::Champion;
use super::dragons::Standing;
use super::event::Event;
use super::teams::{Exchanging, Offering};
use super::tricks::Trick;
use super::{Table, setup, teams};

impl Table {
    /// Lets an event happen.
    pub(super) fn happen(&mut self, event: &Event) {
        match event {
            Event::RoundBegan {
                round,
                leader,
                hands,
                pile,
                zone,
                dragons,
                objectives,
            } => {
                self.round = *round;
                self.begin_round(*leader, hands, objectives);
                self.pile = pile.iter().rev().copied().collect();
                self.zone = zone.iter().copied().map(Standing::new).collect();
                self.dragons = dragons.iter().rev().copied().collect();
            }
            Event::Gave { from, to, card } => {
                self.hand_over(*from, *to, *card);
                self.set_exchange(
                    *from,
                    Exchanging::Half {
                        by: *from,
                        card: *card,
                    },
                );
            }
            Event::GaveBack { from, to, card } => {
                let received = teams::received(self, *from);
                self.at_mut(*from).lose_for(*card, received);
                self.at_mut(*to).receive(*card);
                self.set_exchange(*from, Exchanging::Done);
            }
            Event::Declared { seat, contract } => {
                self.at_mut(*seat).contract = Some(*contract);
                self.count_step();
            }
            Event::KeptObjective { seat, kept, .. } => {
                self.at_mut(*seat).kept = Some(*kept);
                self.count_step();
            }
            Event::TreasuresLaid { objectives, .. } => self.treasure_zone.clone_from(objectives),
            Event::Played { play } => {
                match play.player {
                    Player::Seat(seat) => {
                        let led = self.trick.led();
                        let champion = self.at_mut(seat);
                        champion.lose(play.card.card);
                        champion.lacks.card_played(play.card.card, led);
                        self.step += 1;
                    }
                    Player::FallenKing | Player::Demon => drop(self.pile.pop()),
                }
                self.trick.plays.push(play.card);
            }
            Event::TrickWon { winning } => {
                // A fight with the Demon has no last trick.
                let winner = self.champion_mut(winning.player);
                winner.tricks = winner.tricks.saturating_add(1);
                self.trick.unplaced = self.trick.plays.clone();
            }
            Event::Placed {
                by,
                card,
                dragon,
                slot,
                ..
            } => {
                self.lay(*card, *dragon, *slot);
                if let Player::Seat(_) = by {
                    self.step += 1;
                }
            }
            Event::Defeated { by, dragon } => self.defeat(*by, *dragon),
            Event::Discarded { cards } => {
                self.trick.unplaced.clear();
                cards.iter().for_each(|played| self.discards.add(played.card));
            }
            Event::Completed { by, objective } => self.complete(*by, *objective),
            Event::TrickClosed { leader } => {
                let next = Trick {
                    number: self.trick.number + 1,
                    order: self.order_from(*leader),
                    ..Trick::default()
                };
                self.last_trick = Some(std::mem::replace(&mut self.trick, next));
                self.step = 0;
            }
            Event::Revealed { dragon, .. } => {
                self.dragons.pop();
                self.zone.push(Standing::new(*dragon));
            }
            Event::Drew { seat, card } => {
                self.pile.pop();
                self.at_mut(*seat).draw(*card);
            }
            Event::Reshuffled { pile } => {
                self.discards = Cards::default();
                self.pile = pile.iter().rev().copied().collect();
            }
            Event::MayOffer { seat } => self.offering = Some(Offering::Open { seat: *seat }),
            Event::Offered { from, card, .. } => {
                self.at_mut(*from).show(*card);
                self.offering = Some(Offering::Offered {
                    from: *from,
                    card: *card,
                });
                self.step += 1;
            }
            Event::OfferedNothing { .. } | Event::Returned { .. } => {
                self.offering = None;
                self.step += 1;
            }
            Event::Swapped { from, to, card } => {
                // The card for it leaves the hand first: it is another one, even if the two are alike.
                self.at_mut(*from).lose(*card);
                if let Some(Offering::Offered { card: offered, .. }) = self.offering.take() {
                    self.hand_over(*to, *from, offered);
                }
                self.at_mut(*to).receive(*card);
                self.step += 1;
            }
            Event::RoundScored { sheet } => self.sheet.push(sheet.clone()),
            Event::Ended { ending } => self.ending = Some(ending.clone()),
        }
    }

    fn begin_round(&mut self, leader: Player, hands: &[Vec<Card>], objectives: &[[Objective; 2]]) {
        self.step = 0;
        self.first = match leader {
            Player::Seat(seat) => seat,
            Player::FallenKing | Player::Demon => Seat(0),
        };
        if self.round == 1 {
            self.opener = self.first;
        }
        self.champions = hands
            .iter()
            .enumerate()
            .map(|(seat, hand)| Champion {
                hand: hand.iter().copied().collect(),
                dealt: objectives.get(seat).map_or(Vec::new(), |dealt| sorted(*dealt)),
                ..Champion::default()
            })
            .chain(setup::pile_player(self.seats).map(|_| Champion::default()))
            .collect();
        self.discards = Cards::default();
        self.treasure_zone.clear();
        self.offering = None;
        let teams = if self.options.teams { self.seats / 2 } else { 0 };
        self.exchanges = vec![Exchanging::NotBegun; usize::from(teams)];
        self.trick = Trick {
            number: 1,
            order: self.order_from(leader),
            ..Trick::default()
        };
    }

    /// Counts a decision before the first trick, whose own count begins anew.
    fn count_step(&mut self) {
        self.step += 1;
        if self.stage() == Stage::Play {
            self.step = 0;
        }
    }

    fn hand_over(&mut self, from: Seat, to: Seat, card: Card) {
        self.at_mut(from).lose(card);
        self.at_mut(to).receive(card);
    }

    fn set_exchange(&mut self, seat: Seat, state: Exchanging) {
        let teams = self.exchanges.len().max(1);
        if let Some(exchange) = self.exchanges.get_mut(usize::from(seat.0) % teams) {
            *exchange = state;
        }
    }

    fn lay(&mut self, card: Played, dragon: Dragon, slot: u8) {
        let trick = self.trick.number;
        if let Some(place) = self.trick.unplaced.iter().position(|other| *other == card) {
            self.trick.unplaced.remove(place);
        }
        if let Some(standing) = self.zone.iter_mut().find(|standing| standing.dragon == dragon) {
            standing.lay(slot, Filled { card, trick });
        }
    }

    fn defeat(&mut self, by: Player, dragon: Dragon) {
        let Some(place) = self.zone.iter().position(|standing| standing.dragon == dragon) else {
            return;
        };
        let standing = self.zone.remove(place);
        let trick = self.trick.number;
        self.trick.felled.push(Felled {
            dragon,
            by_this_trick_alone: standing.cards().all(|filled| filled.trick == trick),
        });
        standing
            .cards()
            .for_each(|filled| self.discards.add(filled.card.card));
        self.champion_mut(by).dragons.push(dragon);
    }

    fn complete(&mut self, by: Player, objective: Objective) {
        self.treasure_zone.retain(|shared| *shared != objective);
        self.champion_mut(by).completed.push(objective);
    }
}

fn sorted(mut objectives: [Objective; 2]) -> Vec<Objective> {
    objectives.sort_unstable();
    objectives.to_vec()
}
