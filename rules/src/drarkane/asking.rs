//! What comes of an intent, or the rule that forbids it.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Intent, Player, Rule, Stage};

use super::event::Event;
use super::{Table, contracts, draft, placing, rounds, teams, tricks};
use crate::game::Draft;
use crate::rng::GameRng;

/// Writes what comes of an intent of a seat that the table waits for.
pub(super) fn answer(
    table: &mut Draft<Table>,
    seat: Seat,
    intent: Intent,
    rng: &mut GameRng,
) -> Result<(), Rule> {
    let player = Player::Seat(seat);
    match intent {
        Intent::Give { to, card, .. } => teams::give(table, seat, to, card)?,
        Intent::GiveBack { to, card, .. } => teams::give_back(table, seat, to, card)?,
        Intent::Declare { contract, .. } => {
            table.require(Stage::Declare)?;
            contracts::require_in_range(table, contract)?;
            contracts::declare(table, seat, contract, rng);
        }
        Intent::Keep { objective, .. } => {
            table.require(Stage::Draft)?;
            draft::require_held(table, seat, objective)?;
            draft::keep(table, seat, objective, rng);
        }
        Intent::Play { card, .. } => {
            table.require(Stage::Play)?;
            tricks::require_playable(&table.trick, &table.at(seat).hand, card)?;
            let played = tricks::as_played(card)?;
            rounds::play(table, player, played, rng);
        }
        Intent::PlayMercenary { counts, .. } => {
            table.require(Stage::Play)?;
            let played = tricks::mercenary(counts)?;
            tricks::require_playable(&table.trick, &table.at(seat).hand, played.card)?;
            rounds::play(table, player, played, rng);
        }
        Intent::Place {
            card, dragon, slot, ..
        } => {
            table.require(Stage::Place)?;
            let placement = placing::placement(table, card, dragon, slot)?;
            placing::place(table, player, placement);
            rounds::close_trick_when_placed(table, rng);
        }
        Intent::Offer { to, card, .. } => {
            teams::require_teammate(table, seat, to)?;
            table.require(Stage::Offer)?;
            teams::offer(table, seat, to, card)?;
        }
        Intent::OfferNothing { .. } => {
            table.require(Stage::Offer)?;
            table.emit(Event::OfferedNothing { seat });
        }
        Intent::Return { .. } => {
            table.require(Stage::Answer)?;
            teams::hand_back(table, seat);
        }
        Intent::Swap { card, .. } => {
            table.require(Stage::Answer)?;
            teams::swap(table, seat, card)?;
        }
    }
    Ok(())
}

impl Table {
    /// Whether an intent answers the present moment.
    ///
    /// At the start of a round teams exchange at the same time, so an exchange names its round only; one that the
    /// teammate has been quicker with is too late.
    pub(super) fn is_now(&self, seat: Seat, intent: &Intent) -> bool {
        match *intent {
            Intent::Give { round, to, .. } => {
                let with_teammate = teams::teammate(self, seat) == Some(to);
                let first = self.stage() == Stage::Exchange && teams::received(self, seat).is_none();
                round == self.round && (first || !with_teammate)
            }
            Intent::GiveBack { round, to, .. } => {
                let with_teammate = teams::teammate(self, seat) == Some(to);
                round == self.round && (teams::received(self, seat).is_some() || !with_teammate)
            }
            Intent::Declare { moment, .. }
            | Intent::Keep { moment, .. }
            | Intent::Play { moment, .. }
            | Intent::PlayMercenary { moment, .. }
            | Intent::Place { moment, .. }
            | Intent::Offer { moment, .. }
            | Intent::OfferNothing { moment }
            | Intent::Return { moment }
            | Intent::Swap { moment, .. } => moment == self.moment(),
        }
    }

    /// Every step of a round has its time.
    fn require(&self, wanted: Stage) -> Result<(), Rule> {
        let stage = self.stage();
        if stage == wanted {
            Ok(())
        } else {
            Err(Rule::AnotherStepFirst { stage })
        }
    }
}
