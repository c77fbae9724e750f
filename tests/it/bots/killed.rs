//! The server is killed while a bot thinks.

use dragonhall_protocol::{Enter, Level};
use dragonhall_tests::{Player, ServerProcess, dragon_stone};

use super::{add, without_pauses};
use crate::SERVER;

#[tokio::test]
async fn a_bot_that_was_thinking_when_the_server_was_killed_thinks_again() {
    let mut server = ServerProcess::start(SERVER, "serve").await;
    let mut mara = Player::enters(server.address(), Enter::Create(dragon_stone()), None).await;
    mara.sits("Mara").await;
    mara.does(without_pauses).await;
    mara.does(add(Level::Easy)).await;
    mara.begins().await;
    for _ in 0..3 {
        mara.plays_any().await;
        while mara.seen().is_awaited() {
            mara.plays_any().await;
        }
        let before = mara.seen().seq;
        server.kill().await;
        server.start_again().await;
        assert!(mara.rejoins().await.seq >= before);
        mara.waits_until(|seen| seen.is_awaited()).await;
        assert!(mara.seen().seq > before, "the bot has acted");
    }
}
