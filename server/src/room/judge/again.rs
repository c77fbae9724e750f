//! Who wants another game after one, and a seat in it.

use dragonhall_protocol::{Digest, GameOptions, Phase, PlayerId, Refusal, Role, Seat};
use dragonhall_rules::{AnyGame, any};

use super::hosting::{next_seed, taken};
use super::{Asking, Judged};
use crate::room::entry::What;

/// A seat wants another game; with the last of the people seated it is begun.
///
/// Numbers are sealed here before the server's next seed is, and nobody shows one before all of them are.
pub(super) fn want(asking: &Asking<'_>, seat: Seat, number_hash: Digest) -> Judged {
    let occupant = asking.room.occupant(seat).ok_or(Refusal::NotSeated)?;
    if occupant.again.is_some() {
        return Err(Refusal::AlreadyReady);
    }
    let mut happenings = vec![What::Readied { seat, number_hash }];
    if asking.room.everybody_wants_another_but(seat) {
        happenings.push(next_game(asking)?);
    }
    Ok(happenings)
}

/// A seat takes back that it wants another game.
pub(super) fn want_no_more(asking: &Asking<'_>, seat: Seat) -> Judged {
    let occupant = asking.room.occupant(seat).ok_or(Refusal::NotSeated)?;
    match occupant.again {
        Some(_) => Ok(vec![What::Unreadied { seat }]),
        None => Err(Refusal::NotReady),
    }
}

/// The same game with the same seats, before everybody wants it; anybody seated can ask for it.
pub(super) fn rematch(asking: &Asking<'_>) -> Judged {
    asking.seat()?;
    Ok(vec![next_game(asking)?])
}

/// Somebody who watches would like a seat in the next game, or would not any more.
pub(super) fn ask_for_seat(asking: &Asking<'_>, wants: bool) -> Judged {
    let player = match asking.role {
        Role::Seat(_) => return Err(Refusal::AlreadySeated),
        Role::Companion(_) | Role::Spectator => asking.person()?,
    };
    if asking.room.wishes.contains(&player) == wants {
        return Err(Refusal::NoChange);
    }
    Ok(vec![What::SeatWished { player, wants }])
}

/// The next game: whoever wants it is ready, and where seats are left whoever asked for one sits down.
fn next_game(asking: &Asking<'_>) -> Result<What, Refusal> {
    asking.must_be(Phase::Finished, Refusal::OnlyWhenOver)?;
    let room = asking.room;
    let play = room.play.as_ref().ok_or(Refusal::OnlyWhenOver)?;
    let options = play.game.rematch(&room.options);
    let mut sit = taken(asking);
    let is_person = |seat: &Seat| asking.no_bot(*seat).is_ok();
    let people = sit.iter().filter(|seat| is_person(seat)).count();
    let guests = guests(asking, &options, people);
    // Before a game a bot makes room for anybody, the last one first.
    let most = usize::from(*any::seats(options.game()).end());
    while sit.len() + guests.len() > most {
        let bot = sit.iter().rposition(|seat| !is_person(seat));
        sit.remove(bot.ok_or(Refusal::Unavailable)?);
    }
    Ok(What::GameChosen {
        options,
        server_seed: next_seed(asking)?,
        sit,
        again: true,
        guests,
    })
}

/// Those who are here and asked for a seat, as many as can play beside so many.
pub(super) fn guests(asking: &Asking<'_>, options: &GameOptions, seated: usize) -> Vec<PlayerId> {
    let here = |player: &PlayerId| asking.attendance.is_here(*player);
    let mut guests: Vec<_> = asking.room.wishes.iter().copied().filter(here).collect();
    let can_play = |players: usize| {
        let players = u8::try_from(players).ok();
        players.is_some_and(|players| AnyGame::new(options, players).is_ok())
    };
    while !guests.is_empty() && !can_play(seated + guests.len()) {
        guests.pop();
    }
    guests
}
