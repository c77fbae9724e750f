//! The table as one viewer sees it, built up from nothing.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{
    CardOffer, Draft, Exchange, Exchanged, Kept, Player, PlayerView, Slot, Stage, StandingDragon, Treasures,
    Trick as TrickView, Variant, View,
};

use super::blocked::blocked;
use super::champion::Champion;
use super::dragons::{Standing, TROPHY, card, trophy};
use super::notices::{between, may_know};
use super::rounds::SEVENTH;
use super::teams::{Exchanging, Offering, sides, teammate};
use super::tricks::Trick;
use super::{Table, demon, draft, objectives, scoring, setup};
use crate::game::Viewer;

/// The table as a viewer sees it.
pub(super) fn view(table: &Table, viewer: Viewer) -> View {
    let variant = setup::variant(table.seats);
    let own = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public | Viewer::Open => None,
    };
    View {
        options: table.options,
        variant,
        moment: table.moment(),
        rounds: setup::rounds(table.seats),
        dealt: setup::hand_size(table.seats),
        stage: table.stage(),
        own,
        first: table.first,
        players: table
            .players()
            .zip(&table.champions)
            .map(|(player, champion)| player_view(table, viewer, player, champion))
            .collect(),
        blocked: own.map_or(Vec::new(), |seat| blocked(table, seat)),
        trick: trick_view(&table.trick),
        last_trick: table.last_trick.as_ref().map(trick_view),
        zone: table.zone.iter().map(standing_view).collect(),
        dragons_left: table.dragons.len() as u8,
        until_seventh: SEVENTH.saturating_sub(table.zone.len()) as u8,
        terror: scoring::terror_of_all(table),
        discards: table.discards.to_vec(),
        undealt: setup::undealt(table.seats),
        exchanges: exchange_views(table, viewer),
        offer: offer_view(table, viewer),
        treasures: table.options.treasures.then(|| treasures_view(table, own)),
        sheet: table.sheet.clone(),
        totals: match variant {
            Variant::Demon => Vec::new(),
            Variant::FallenKing | Variant::Base => scoring::totals(table),
        },
        score: (variant == Variant::Demon).then(|| demon::score(table)),
        ending: table.ending.clone(),
    }
}

fn player_view(table: &Table, viewer: Viewer, player: Player, champion: &Champion) -> PlayerView {
    let seat = match player {
        Player::Seat(seat) => Some(seat),
        Player::FallenKing | Player::Demon => None,
    };
    let mate = seat.and_then(|seat| teammate(table, seat));
    let sees_hand = seat.is_some_and(|seat| may_know(viewer, seat));
    let is_teammate = mate.is_some_and(|mate| viewer == Viewer::Seat(mate));
    let objective_is_told = is_teammate && draft::to_keep(table).is_none();
    let kept = champion.kept.map(|kept| Kept {
        card: (sees_hand || objective_is_told || champion.completed.contains(&kept))
            .then(|| objectives::card(kept)),
    });
    let shown = |visible: bool| {
        if visible {
            champion.shown.to_vec()
        } else {
            Vec::new()
        }
    };
    PlayerView {
        player,
        teammate: mate,
        cards: match player {
            Player::Seat(_) => champion.hand.len() as u8,
            Player::FallenKing | Player::Demon => table.pile.len() as u8,
        },
        hand: sees_hand.then(|| champion.hand.to_vec()),
        known: shown(is_teammate),
        shown: shown(sees_hand),
        lacks: champion.lacks.to_vec(),
        contract: champion.contract,
        tricks: champion.tricks,
        dragons: champion.dragons.iter().map(|dragon| trophy(*dragon)).collect(),
        kept,
        completed: objectives::cards(&champion.completed),
    }
}

fn trick_view(trick: &Trick) -> TrickView {
    TrickView {
        trick: trick.number,
        order: trick.order.clone(),
        plays: trick.plays().collect(),
        led: trick.led(),
        wizards: trick.wizards(),
        winning: trick.winning(),
        unplaced: trick.unplaced.clone(),
        felled: trick.felled.clone(),
    }
}

fn standing_view(standing: &Standing) -> StandingDragon {
    StandingDragon {
        dragon: standing.dragon,
        terror: card(standing.dragon).terror,
        trophy: TROPHY,
        slots: standing
            .slots()
            .map(|(ask, filled)| Slot { ask, filled })
            .collect(),
    }
}

fn exchange_views(table: &Table, viewer: Viewer) -> Vec<Exchange> {
    let pairs = sides(table).zip(&table.exchanges);
    pairs
        .filter_map(|(seats, exchange)| {
            let seats: [Seat; 2] = seats.try_into().ok()?;
            let state = match *exchange {
                Exchanging::NotBegun => Exchanged::NotBegun,
                Exchanging::Half { by, card } => Exchanged::Half {
                    by,
                    card: between(viewer, seats[0], seats[1], card),
                },
                Exchanging::Done => Exchanged::Done,
            };
            Some(Exchange { seats, state })
        })
        .collect()
}

fn offer_view(table: &Table, viewer: Viewer) -> Option<CardOffer> {
    match table.offering {
        Some(Offering::Offered { from, card }) => {
            let to = teammate(table, from)?;
            Some(CardOffer {
                from,
                to,
                card: between(viewer, from, to, card),
            })
        }
        Some(Offering::Open { .. }) | None => None,
    }
}

fn treasures_view(table: &Table, own: Option<Seat>) -> Treasures {
    Treasures {
        zone: objectives::cards(&table.treasure_zone),
        drafting: draft::to_keep(table).filter(|_| table.stage() == Stage::Draft),
        draft: own.map(|seat| Draft {
            dealt: objectives::cards(&table.at(seat).dealt),
            received: draft::received(table, seat).map(|received| objectives::cards(&received)),
            passed: table
                .at(seat)
                .kept
                .map(|kept| objectives::cards(&draft::passing(table, seat, kept).0)),
        }),
    }
}
