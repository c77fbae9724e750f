//! Offers: everything that a seat may do, with what it would do.

use std::cmp::Reverse;

use dragonhall_protocol::games::drarkane::{Card, Effect, Intent, Moment, Played, Stage, Winning, Wizards};
use dragonhall_protocol::{Offer, Seat};

use super::cards::{Cards, played, suit};
use super::dragons::trophy;
use super::placing::{Placement, placements};
use super::teams::{Offering, received, require_gift, teammate};
use super::tricks::{Trick, playable};
use super::{Table, draft, hopes, objectives, setup};

/// Everything that a seat may do that the table waits for, the quietest first.
///
/// The lowest contract comes first, and so do the card that does not take the trick and the lowest card, no offer
/// and the return of an offered card. A placement that defeats a dragon comes before one that does not, because
/// leaving dragons alive would harm everybody.
pub(super) fn offers(table: &Table, seat: Seat) -> Vec<Offer<Intent, Effect>> {
    let moment = table.moment();
    match table.stage() {
        Stage::Exchange => exchanges(table, seat),
        Stage::Declare => contracts(table, moment),
        Stage::Draft => objectives_to_keep(table, seat, moment),
        Stage::Play => plays(table, seat, moment),
        Stage::Place => places(table, moment),
        Stage::Offer => cards_to_offer(table, seat, moment),
        Stage::Answer => answers(table, seat, moment),
        Stage::Over => Vec::new(),
    }
}

fn exchanges(table: &Table, seat: Seat) -> Vec<Offer<Intent, Effect>> {
    let (Some(to), round) = (teammate(table, seat), table.round) else {
        return Vec::new();
    };
    let gifts = gifts(table, seat, received(table, seat)).into_iter();
    match received(table, seat) {
        None => gifts
            .map(|card| Offer {
                intent: Intent::Give { round, to, card },
                effect: Effect::Give { card, to },
            })
            .collect(),
        Some(received) => gifts
            .map(|card| Offer {
                intent: Intent::GiveBack { round, to, card },
                effect: Effect::GiveBack { card, received, to },
            })
            .collect(),
    }
}

fn contracts(table: &Table, moment: Moment) -> Vec<Offer<Intent, Effect>> {
    let most = setup::hand_size(table.seats);
    let declared: u8 = table
        .champions
        .iter()
        .filter_map(|champion| champion.contract)
        .sum();
    (0..=most)
        .map(|contract| Offer {
            intent: Intent::Declare { moment, contract },
            effect: Effect::Declare {
                contract,
                of: most,
                sum: declared + contract,
            },
        })
        .collect()
}

fn objectives_to_keep(table: &Table, seat: Seat, moment: Moment) -> Vec<Offer<Intent, Effect>> {
    let choice = draft::choice(table, seat).into_iter();
    choice
        .map(|objective| {
            let (passes, to) = draft::passing(table, seat, objective);
            Offer {
                intent: Intent::Keep { moment, objective },
                effect: Effect::Keep {
                    keeps: objectives::card(objective),
                    passes: objectives::cards(&passes),
                    to,
                },
            }
        })
        .collect()
}

fn plays(table: &Table, seat: Seat, moment: Moment) -> Vec<Offer<Intent, Effect>> {
    let trick = &table.trick;
    let to_play = (trick.order.len() - trick.plays.len() - 1) as u8;
    let unseen = hopes::unseen(table, seat);
    playable_in_order(trick, &table.at(seat).hand)
        .into_iter()
        .map(|(card, winning)| Offer {
            intent: play_intent(card, moment),
            effect: Effect::Play {
                card,
                sets: suit(card.card).filter(|_| trick.led().is_none()),
                winning,
                to_play,
                cannot_win: !hopes::can_win(trick, card, &unseen),
                wizards: wizards_with(trick, card),
            },
        })
        .collect()
}

/// What the Wizards in a trick do with one more.
fn wizards_with(trick: &Trick, card: Played) -> Option<Wizards> {
    let mut then = trick.clone();
    then.plays.push(card);
    card.counts.is_none().then(|| then.wizards())
}

/// Everything that the hand of whoever is to play may play, with who would win the trick then, the quietest first.
pub(super) fn playable_in_order(trick: &Trick, hand: &Cards) -> Vec<(Played, Option<Winning>)> {
    let player = trick.to_play();
    let mut then = trick.clone();
    let mut plays: Vec<_> = playable(trick, hand)
        .map(|card| {
            then.plays.push(card);
            let winning = then.winning();
            then.plays.pop();
            (card, winning)
        })
        .collect();
    plays.sort_by_key(|(card, winning)| {
        let takes = winning.is_some_and(|winning| Some(winning.player) == player);
        (takes, loudness(*card))
    });
    plays
}

fn play_intent(played: Played, moment: Moment) -> Intent {
    match (played.card, played.counts) {
        (Card::Mercenary, Some(counts)) => Intent::PlayMercenary { moment, counts },
        (card, _) => Intent::Play { moment, card },
    }
}

fn places(table: &Table, moment: Moment) -> Vec<Offer<Intent, Effect>> {
    let mut places: Vec<_> = placements(table)
        .map(|Placement { card, dragon, slot }| {
            let standing = table.zone.iter().find(|standing| standing.dragon == dragon);
            let open = standing.map_or(0, |standing| standing.open() - 1);
            let defeats = (open == 0).then(|| trophy(dragon));
            let effect = Effect::Place {
                card,
                dragon,
                slot,
                open,
                defeats,
            };
            let intent = Intent::Place {
                moment,
                card: card.card,
                dragon,
                slot,
            };
            let terror = defeats.map_or(0, |trophy| trophy.terror);
            ((Reverse(terror), open), Offer { intent, effect })
        })
        .collect();
    places.sort_by_key(|(loudness, _)| *loudness);
    places.into_iter().map(|(_, offer)| offer).collect()
}

fn cards_to_offer(table: &Table, seat: Seat, moment: Moment) -> Vec<Offer<Intent, Effect>> {
    let nothing = Offer {
        intent: Intent::OfferNothing { moment },
        effect: Effect::OfferNothing,
    };
    let cards = teammate(table, seat).into_iter().flat_map(|to| {
        let gifts = gifts(table, seat, None).into_iter();
        gifts.map(move |card| Offer {
            intent: Intent::Offer { moment, to, card },
            effect: Effect::Offer { card, to },
        })
    });
    [nothing].into_iter().chain(cards).collect()
}

fn answers(table: &Table, seat: Seat, moment: Moment) -> Vec<Offer<Intent, Effect>> {
    let Some(Offering::Offered {
        from: to,
        card: takes,
    }) = table.offering
    else {
        return Vec::new();
    };
    let back = Offer {
        intent: Intent::Return { moment },
        effect: Effect::Return { card: takes, to },
    };
    let swaps = gifts(table, seat, None).into_iter().map(|gives| Offer {
        intent: Intent::Swap { moment, card: gives },
        effect: Effect::Swap { takes, gives, to },
    });
    [back].into_iter().chain(swaps).collect()
}

/// The cards that a seat may give away, the quietest first.
fn gifts(table: &Table, seat: Seat, received: Option<Card>) -> Vec<Card> {
    let hand = &table.at(seat).hand;
    let mut gifts: Vec<Card> = hand
        .kinds()
        .filter(|card| require_gift(table, seat, *card, received).is_ok())
        .collect();
    gifts.sort_by_key(|card| loudness(played(*card)));
    gifts
}

/// Suits before influence cards, the lower number first; Wizards last.
fn loudness(played: Played) -> (bool, u8) {
    (suit(played.card).is_none(), played.counts.unwrap_or(u8::MAX))
}
