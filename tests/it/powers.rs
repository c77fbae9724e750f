//! Who may do what to whom: the table of powers in ARCHITECTURE.md, a test a row.

mod attacks;
mod deeds;
mod hands;
mod hosts;
mod votes;

use dragonhall_protocol::games::drarkane;
use dragonhall_protocol::{ClientMessage, GameOptions, Level, MessageId, Motion, Seat};
use dragonhall_tests::{Player, TestServer};

/// A game with hidden hands.
pub(crate) fn drarkane() -> GameOptions {
    GameOptions::Drarkane(drarkane::Options::default())
}

/// A vote for this.
pub(crate) fn vote(motion: Motion) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::Vote {
        id,
        motion,
        yes: true,
    }
}

/// A name for somebody who watches.
pub(crate) fn watch(name: &str) -> impl FnOnce(MessageId) -> ClientMessage {
    let name = name.to_owned();
    move |id| ClientMessage::Watch { id, name }
}

/// A bot that goes on for this seat.
pub(crate) fn automatic(seat: u8) -> Motion {
    Motion::Automatic {
        seat: Seat(seat),
        level: Level::Hard,
    }
}

/// Lets a bot go on for a seat whose player is gone, by the votes of all others; time is moved by hand.
pub(crate) async fn let_a_bot_go_on(server: &TestServer, seat: u8, others: &mut [&mut Player]) {
    for other in others.iter_mut() {
        other
            .waits_until(|seen| !seen.presence.present.contains(&Seat(seat)))
            .await;
        other.does(vote(automatic(seat))).await;
    }
    server.passes(std::time::Duration::from_secs(60));
    for other in others.iter_mut() {
        other
            .waits_until(|seen| {
                let taken = seen.room.seats[usize::from(seat)].as_ref();
                taken.is_some_and(|taken| taken.automatic.is_some())
            })
            .await;
    }
}
