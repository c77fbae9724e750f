//! Bots at the table: who adds them, how they play, and what becomes of one that fails.

mod failing;
mod killed;
mod odds;
mod playing;
mod resting;
mod seating;

use dragonhall_protocol::{ClientMessage, GameOptions, Level, MessageId, RoomSettings, Seat};
use dragonhall_tests::{Player, TestServer};

/// Lets a bot sit down on the first free seat.
fn add(level: Level) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::AddBot {
        id,
        seat: None,
        level,
    }
}

/// Lets a bot sit down on this seat.
fn add_on(seat: u8, level: Level) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::AddBot {
        id,
        seat: Some(Seat(seat)),
        level,
    }
}

/// A room whose bots do not pause.
fn without_pauses(id: MessageId) -> ClientMessage {
    ClientMessage::Settings {
        id,
        settings: RoomSettings {
            quick_bots: true,
            ..RoomSettings::default()
        },
    }
}

/// Somebody alone with so many bots, in a game that has just begun.
pub(crate) async fn alone_with_bots(
    server: &TestServer,
    game: GameOptions,
    bots: usize,
    level: Level,
) -> Player {
    let mut mara = server.host(game).await;
    mara.sits("Mara").await;
    mara.does(without_pauses).await;
    for _ in 0..bots {
        mara.does(add(level)).await;
    }
    mara.begins().await;
    mara
}

/// Plays on until the game is over.
async fn plays_to_the_end(player: &mut Player) {
    loop {
        player
            .waits_until(|seen| seen.is_awaited() || seen.outcome().is_some())
            .await;
        if player.seen().outcome().is_some() {
            return;
        }
        // Where several act at once, a bot may have been faster.
        let mut offers = player.seen().offers();
        offers.truncate(1);
        let intent = offers.pop().expect("an offer to an awaited seat");
        player.asks(|id| ClientMessage::Act { id, intent }).await;
    }
}
