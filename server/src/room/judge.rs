//! Whether a message may be carried out, and which entries it writes.

use dragonhall_protocol::{Digest, GameIntent, Phase, Refusal, Seat, SeatNumber};
use dragonhall_rules::{GameRng, seed};

use super::entry::{Decision, Entry, What};
use super::name;
use super::state::State;

/// Something that somebody in a room wants done.
#[derive(Clone, Debug)]
pub enum Wish {
    Sit { seat: Option<Seat>, name: String },
    Stand,
    Ready { number_hash: Digest },
    Unready,
    Reveal { number: SeatNumber },
    Act { intent: GameIntent },
}

/// What a wish writes into the log, or why it may not be; the room is as it was.
///
/// `seat` is the seat of whoever wishes, `token_hash` what would own a seat taken now.
pub fn judge(room: &State, seat: Option<Seat>, token_hash: Digest, wish: Wish) -> Result<Vec<What>, Refusal> {
    match (wish, seat) {
        (Wish::Sit { .. }, Some(_)) => Err(Refusal::AlreadySeated),
        (Wish::Sit { seat, name }, None) => sit(room, seat, &name, token_hash),
        (_, None) => Err(Refusal::NotSeated),
        (Wish::Stand, Some(seat)) => {
            require(room, Phase::Lobby, Refusal::OnlyInLobby).map(|()| vec![What::Stood { seat }])
        }
        (Wish::Ready { number_hash }, Some(seat)) => ready(room, seat, number_hash),
        (Wish::Unready, Some(seat)) => unready(room, seat),
        (Wish::Reveal { number }, Some(seat)) => reveal(room, seat, number),
        (Wish::Act { intent }, Some(seat)) => act(room, seat, intent),
    }
}

fn require(room: &State, phase: Phase, otherwise: Refusal) -> Result<(), Refusal> {
    if room.phase() == phase {
        Ok(())
    } else {
        Err(otherwise)
    }
}

fn sit(room: &State, seat: Option<Seat>, name: &str, token_hash: Digest) -> Result<Vec<What>, Refusal> {
    require(room, Phase::Lobby, Refusal::OnlyInLobby)?;
    let seat = match seat {
        Some(seat) => match room.seats.get(usize::from(seat.0)) {
            None => return Err(Refusal::NoSuchSeat { seat }),
            Some(Some(_)) => return Err(Refusal::SeatTaken { seat }),
            Some(None) => seat,
        },
        None => {
            let free = room
                .seats
                .iter()
                .position(Option::is_none)
                .ok_or(Refusal::TableFull)?;
            Seat(free as u8)
        }
    };
    let name = name::check(name, room)?;
    Ok(vec![What::Sat {
        seat,
        name,
        token_hash,
    }])
}

fn ready(room: &State, seat: Seat, number_hash: Digest) -> Result<Vec<What>, Refusal> {
    require(room, Phase::Lobby, Refusal::OnlyInLobby)?;
    match room.occupant(seat) {
        Some(occupant) if occupant.number_hash.is_some() => Err(Refusal::AlreadyReady),
        Some(_) => Ok(vec![What::Readied { seat, number_hash }]),
        None => Err(Refusal::NotSeated),
    }
}

fn unready(room: &State, seat: Seat) -> Result<Vec<What>, Refusal> {
    if room.play.is_some() {
        return Err(Refusal::OnlyInLobby);
    }
    match room.occupant(seat) {
        Some(occupant) if occupant.number_hash.is_some() => Ok(vec![What::Unreadied { seat }]),
        Some(_) => Err(Refusal::NotReady),
        None => Err(Refusal::NotSeated),
    }
}

fn reveal(room: &State, seat: Seat, number: SeatNumber) -> Result<Vec<What>, Refusal> {
    require(room, Phase::Revealing, Refusal::OnlyWhileRevealing)?;
    let occupant = room.occupant(seat).ok_or(Refusal::NotSeated)?;
    if occupant.number.is_some() {
        return Err(Refusal::AlreadyRevealed);
    }
    if occupant.number_hash != Some(seed::commitment(&number.0)) {
        return Err(Refusal::NumberMismatch);
    }
    let revealed = What::Revealed { seat, number };
    let others_have_revealed = room
        .occupants()
        .all(|(other, occupant)| other == seat || occupant.number.is_some());
    if !others_have_revealed {
        return Ok(vec![revealed]);
    }
    let opening = open(room, revealed.clone()).ok_or(Refusal::Unavailable)?;
    Ok(vec![revealed, opening])
}

/// The opening of the game, which the last number sets off.
fn open(room: &State, last: What) -> Option<What> {
    let mut complete = room.clone();
    complete
        .apply(
            0,
            Entry {
                cause: None,
                what: last,
            },
        )
        .ok()?;
    let (game, seed) = complete.set_up()?;
    let mut rng = GameRng::for_decision(seed.0, 0);
    let events = game.open(&mut rng);
    Some(What::Began {
        decision: Decision {
            number: 0,
            draws: rng.into_draws(),
            events,
        },
    })
}

fn act(room: &State, seat: Seat, intent: GameIntent) -> Result<Vec<What>, Refusal> {
    require(room, Phase::Playing, Refusal::OnlyInGame)?;
    let play = room.play.as_ref().ok_or(Refusal::OnlyInGame)?;
    let number = play.decisions.len() as u64;
    let mut rng = GameRng::for_decision(play.seed.0, number);
    let events = play.game.decide(seat, &intent, &mut rng)?;
    let decision = Decision {
        number,
        draws: rng.into_draws(),
        events,
    };
    Ok(vec![What::Decided {
        seat,
        intent,
        decision,
    }])
}
