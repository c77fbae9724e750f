//! Sitting down, standing up, watching under a name.

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{Phase, Refusal, Role, Seat};

use super::{Asking, Judged, Verdict, name};
use crate::budget::throttled;
use crate::config::DAY;
use crate::room::entry::What;
use crate::room::hearing::CROWDED;

/// A free seat, or the own one that somebody else plays on.
pub(super) fn sit(asking: &Asking<'_>, seat: Option<Seat>, name: &str) -> Judged {
    let room = asking.room;
    let own = match asking.role {
        Role::Seat(_) => return Err(Refusal::AlreadySeated),
        Role::Companion(player) => Some(player),
        Role::Spectator => None,
    };
    match room.phase() {
        Phase::Lobby | Phase::Playing => {}
        Phase::Revealing | Phase::Finished => return Err(Refusal::OnlyInLobby),
    }
    let seat = match seat {
        Some(seat) => match room.seats.get(usize::from(seat.0)) {
            None => return Err(Refusal::NoSuchSeat { seat }),
            // Before a game a bot makes room for anybody.
            Some(Some(occupant)) if occupant.person.bot.is_some() && room.play.is_none() => seat,
            Some(Some(occupant)) if own.is_none() || occupant.owner != own => {
                return Err(Refusal::SeatTaken { seat });
            }
            Some(_) => seat,
        },
        None => {
            let free = room.seats.iter().position(Option::is_none);
            let bot = room
                .occupants()
                .find(|(_, occupant)| occupant.person.bot.is_some());
            match (free, room.phase()) {
                (Some(free), _) => Seat(free as u8),
                (None, Phase::Lobby) if bot.is_some() => bot.map_or(Seat(0), |(seat, _)| seat),
                (None, Phase::Lobby | Phase::Revealing) => return Err(Refusal::TableFull),
                (None, Phase::Playing | Phase::Finished) => return Err(Refusal::OnlyInLobby),
            }
        }
    };
    if room.play.is_some() && room.occupant(seat).is_none() {
        room.may_sit_down(room.player_with(&asking.token_hash), seat)?;
    }
    let (name, given_back) = name::take(name, asking, own)?;
    let mut happenings = vec![What::Sat {
        seat,
        name,
        token_hash: asking.token_hash,
    }];
    happenings.extend(given_back.map(|player| What::Left { player }));
    Ok(happenings)
}

/// A name for somebody who watches.
pub(super) fn watch(asking: &Asking<'_>, name: &str) -> Judged {
    let own = match asking.role {
        Role::Seat(_) => return Err(Refusal::AlreadySeated),
        Role::Companion(player) => Some(player),
        Role::Spectator => None,
    };
    let (name, mut given_back) = name::take(name, asking, own)?;
    if own.is_none() && asking.room.company.len() >= asking.names {
        given_back = given_back.or(asking.left.first().copied());
        given_back.ok_or_else(|| throttled(Limit::Names)(CROWDED))?;
    }
    let person = asking.room.person_as(asking.role);
    if person.is_some_and(|person| person.name == name) {
        return Err(Refusal::NoChange);
    }
    let mut happenings = vec![What::Joined {
        name,
        token_hash: asking.token_hash,
    }];
    happenings.extend(given_back.map(|player| What::Left { player }));
    Ok(happenings)
}

/// A seat is given back before a game or after one, a name at any time.
pub(super) fn stand(asking: &Asking<'_>) -> Judged {
    match (asking.role, asking.room.phase()) {
        (Role::Spectator, _) => Err(Refusal::NotSeated),
        (Role::Companion(player), _) => Ok(vec![What::Left { player }]),
        (Role::Seat(seat), Phase::Lobby | Phase::Finished) => Ok(vec![What::Stood {
            seat,
            asks_anew: asking.room.would_begin_without(seat),
        }]),
        (Role::Seat(_), Phase::Revealing | Phase::Playing) => Err(Refusal::OnlyInLobby),
    }
}

/// The end of the room is put off, once a day at most.
pub(super) fn keep(asking: &Asking<'_>) -> Judged {
    asking.person()?;
    if asking.now < asking.room.changed() + DAY {
        return Err(Refusal::NoChange);
    }
    Ok(vec![What::Kept])
}

/// Somebody who has a name is forgotten, once as long as there is nothing new.
pub(super) fn forget(asking: &Asking<'_>) -> Result<Verdict, Refusal> {
    let player = asking.person()?;
    if asking.room.is_forgotten(player) {
        return Err(Refusal::NoChange);
    }
    Ok(Verdict::Forgets { player })
}

/// Where a seat wants to be told that it is its turn.
pub(super) fn webhook(asking: &Asking<'_>, url: Option<String>) -> Judged {
    let seat = asking.seat()?;
    if let Some(url) = &url {
        asking
            .webhooks
            .check(url)
            .map_err(|why| Refusal::WebhookRefused { why })?;
    }
    let occupant = asking.room.occupant(seat);
    if occupant.is_some_and(|occupant| occupant.person.webhook == url) {
        return Err(Refusal::NoChange);
    }
    Ok(vec![What::WebhookSet { seat, url }])
}
