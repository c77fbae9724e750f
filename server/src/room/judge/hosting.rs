//! What the host chooses.

use std::collections::BTreeSet;

use dragonhall_protocol::{ClockRule, Digest, GameOptions, Phase, PlayerId, Refusal, RoomSettings, Seat};
use dragonhall_rules::{AnyGame, BadTable, any};

use super::{Asking, Judged, again};
use crate::room::entry::What;
use crate::secrets::{below, secret};

const DAY_SECONDS: u32 = 24 * 60 * 60;
/// The longest time that a clock can be set to.
const LONGEST_SECONDS: u32 = 30 * DAY_SECONDS;

/// Another game, or other options; before a game or after one.
pub(super) fn choose_game(asking: &Asking<'_>, game: GameOptions, sit: Option<Vec<Seat>>) -> Judged {
    asking.must_host()?;
    let server_seed = next_seed(asking)?;
    let most = *any::seats(game.game()).end();
    AnyGame::new(&game, most).map_err(|BadTable(detail)| Refusal::BadOptions { detail })?;
    let taken = taken(asking);
    let sit = match sit {
        Some(sit) => {
            if sit.iter().any(|seat| !taken.contains(seat)) || has_doubles(&sit) {
                return Err(Refusal::BadArrangement);
            }
            sit
        }
        None => taken,
    };
    if sit.len() > usize::from(most) {
        return Err(Refusal::TooManySeated { most });
    }
    if server_seed.is_none()
        && game == asking.room.options
        && changes_nothing(&sit)
        && sit == self::taken(asking)
    {
        return Err(Refusal::NoChange);
    }
    let guests = match server_seed {
        Some(_) => again::guests(asking, &game, sit.len()),
        None => Vec::new(),
    };
    Ok(vec![What::GameChosen {
        options: game,
        server_seed,
        sit,
        again: false,
        guests,
    }])
}

/// A new seed of the server's where the game before is over; the present one while none has begun.
pub(super) fn next_seed(asking: &Asking<'_>) -> Result<Option<Digest>, Refusal> {
    match asking.room.phase() {
        Phase::Lobby => Ok(None),
        Phase::Finished => Ok(Some(Digest(secret()))),
        Phase::Revealing | Phase::Playing => Err(Refusal::OnlyInLobby),
    }
}

pub(super) fn settings(asking: &Asking<'_>, settings: RoomSettings) -> Judged {
    asking.must_host()?;
    asking.must_be(Phase::Lobby, Refusal::OnlyInLobby)?;
    let bounds = match settings.clock {
        ClockRule::None => None,
        ClockRule::Turn { seconds } if (5..=LONGEST_SECONDS).contains(&seconds) => None,
        ClockRule::Turn { .. } => Some("A clock for each turn has from 5 seconds to 30 days."),
        ClockRule::Bank { seconds, increment }
            if (10..=LONGEST_SECONDS).contains(&seconds) && increment <= DAY_SECONDS =>
        {
            None
        }
        ClockRule::Bank { .. } => {
            Some("A bank has from 10 seconds to 30 days, and up to a day more with each step.")
        }
    };
    match bounds {
        Some(detail) => Err(Refusal::BadSettings {
            detail: detail.to_owned(),
        }),
        None if settings.listed && asking.room.unlisted => Err(Refusal::Unlisted),
        None if settings == asking.room.settings => Err(Refusal::NoChange),
        None => Ok(vec![What::SettingsChosen { settings }]),
    }
}

pub(super) fn arrange(asking: &Asking<'_>, seats: Vec<Seat>) -> Judged {
    asking.must_host()?;
    asking.must_be(Phase::Lobby, Refusal::OnlyInLobby)?;
    let taken = taken(asking);
    if seats.len() != taken.len() || has_doubles(&seats) || seats.iter().any(|seat| !taken.contains(seat)) {
        return Err(Refusal::BadArrangement);
    }
    if changes_nothing(&seats) {
        return Err(Refusal::NoChange);
    }
    Ok(vec![What::Arranged { seats }])
}

pub(super) fn shuffle(asking: &Asking<'_>) -> Judged {
    asking.must_host()?;
    asking.must_be(Phase::Lobby, Refusal::OnlyInLobby)?;
    let mut seats = taken(asking);
    for last in (1..seats.len()).rev() {
        seats.swap(last, below(last + 1));
    }
    Ok(vec![What::Arranged { seats }])
}

/// Before a game or after one anybody's seat; while a game is on a bot's, unless two or more people play.
pub(super) fn free_seat(asking: &Asking<'_>, seat: Seat) -> Judged {
    asking.must_host()?;
    let seat = asking.taken(seat)?;
    let is_bot = asking.no_bot(seat).is_err();
    match asking.room.phase() {
        Phase::Revealing => Err(Refusal::OnlyInLobby),
        Phase::Playing if !is_bot => Err(Refusal::OwnersSeat { seat }),
        Phase::Playing if asking.room.is_shared() => Err(Refusal::NeedsVote { seat }),
        Phase::Lobby | Phase::Playing | Phase::Finished => Ok(vec![What::Freed {
            seat,
            asks_anew: asking.room.would_begin_without(seat),
        }]),
    }
}

/// The host hands the room over; where the host is away, somebody seated takes it until the host takes it back.
pub(super) fn host(asking: &Asking<'_>, player: PlayerId) -> Judged {
    let own = asking.person()?;
    if asking.room.host == Some(player) {
        return Err(Refusal::NoChange);
    }
    let takes_back = asking.room.absent_host == Some(own) && player == own;
    if asking.room.host != Some(own) && !takes_back {
        asking.seat()?;
        if player != own {
            return Err(Refusal::NotHost);
        }
        let host = asking.room.host;
        if !host.is_some_and(|host| asking.attendance.is_away(host, asking.now)) {
            return Err(Refusal::HostIsHere);
        }
    }
    Ok(vec![What::Hosted {
        player: asking.human(player)?,
    }])
}

pub(super) fn mute(asking: &Asking<'_>, player: PlayerId, muted: bool) -> Judged {
    asking.must_host()?;
    asking.human(player)?;
    if asking.room.muted.contains(&player) == muted {
        return Err(Refusal::NoChange);
    }
    Ok(vec![What::Muted { player, muted }])
}

pub(super) fn taken(asking: &Asking<'_>) -> Vec<Seat> {
    asking.room.occupants().map(|(seat, _)| seat).collect()
}

/// Whether everybody who keeps a seat keeps the same one.
fn changes_nothing(seats: &[Seat]) -> bool {
    seats.iter().copied().eq((0..).map(Seat).take(seats.len()))
}

fn has_doubles(seats: &[Seat]) -> bool {
    seats.iter().collect::<BTreeSet<_>>().len() < seats.len()
}
