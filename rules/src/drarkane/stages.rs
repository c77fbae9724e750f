//! Stages: what is to be done now, by whom, and the moment that an intent has to name.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Moment, Player, Stage, Variant};

use super::teams::{Exchanging, Offering};
use super::{Table, contracts, draft, setup, teams};

impl Table {
    /// What is to be done now.
    pub(super) fn stage(&self) -> Stage {
        if self.ending.is_some() {
            return Stage::Over;
        }
        if self
            .exchanges
            .iter()
            .any(|exchange| *exchange != Exchanging::Done)
        {
            return Stage::Exchange;
        }
        let contracts = setup::variant(self.seats) != Variant::Demon;
        if contracts && contracts::to_declare(self).is_some() {
            return Stage::Declare;
        }
        if draft::to_keep(self).is_some() {
            return Stage::Draft;
        }
        match self.offering {
            Some(Offering::Open { .. }) => Stage::Offer,
            Some(Offering::Offered { .. }) => Stage::Answer,
            None if self.trick.is_complete() => Stage::Place,
            None => Stage::Play,
        }
    }

    /// Whether the table waits for a seat.
    pub(super) fn awaits(&self, seat: Seat) -> bool {
        let player = Some(Player::Seat(seat));
        match self.stage() {
            Stage::Exchange => seat.0 < self.seats && teams::is_to_exchange(self, seat),
            Stage::Declare => contracts::to_declare(self) == Some(seat),
            Stage::Draft => draft::to_keep(self) == Some(seat),
            Stage::Play => self.trick.to_play() == player,
            Stage::Place => self.trick.winning().map(|winning| winning.player) == player,
            Stage::Offer | Stage::Answer => match self.offering {
                Some(Offering::Open { seat: winner }) => winner == seat,
                Some(Offering::Offered { from, .. }) => teams::teammate(self, from) == Some(seat),
                None => false,
            },
            Stage::Over => false,
        }
    }

    /// The moment that an intent has to name now.
    pub(super) fn moment(&self) -> Moment {
        let trick = match self.stage() {
            Stage::Exchange | Stage::Declare | Stage::Draft => 0,
            Stage::Play | Stage::Place | Stage::Offer | Stage::Answer | Stage::Over => self.trick.number,
        };
        Moment {
            round: self.round,
            trick,
            step: self.step,
        }
    }
}
