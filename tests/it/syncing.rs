//! An acknowledgement follows the flush to disk that covers it.

use dragonhall_protocol::Enter;
use dragonhall_tests::flushes::{Flushes, flushes};
use dragonhall_tests::{Player, ServerProcess, dragon_stone, patiently};

use crate::{BROKEN_SERVER, SERVER};

/// One player sits down, gets ready and changes their mind again and again, under the eyes of strace.
async fn traced(program: &str, command: &'static str) -> Flushes {
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("trace");
    let calls = "trace=fsync,fdatasync,write,writev,sendto,sendmsg";
    let mut strace = tokio::process::Command::new("strace");
    strace
        .args(["-D", "-f", "-qq", "-y", "-s", "65536", "-e", calls, "-o"])
        .arg(&trace);
    let mut server = ServerProcess::start_through(strace, program, command).await;
    let mut player = Player::enters(server.address(), Enter::Create(dragon_stone()), None).await;
    player.sits("Ember").await;
    for number in 0..20 {
        player
            .readies(dragonhall_protocol::SeatNumber([number; 32]))
            .await;
        player.is_ready_no_more().await;
    }
    server.kill().await;
    let acknowledged = 41;
    let written = async {
        loop {
            let found = flushes(&std::fs::read_to_string(&trace).unwrap());
            if found.acknowledged >= acknowledged {
                return found;
            }
            tokio::task::yield_now().await;
        }
    };
    patiently("the trace", written).await
}

#[tokio::test]
async fn nobody_is_told_of_anything_before_it_is_flushed_to_disk() {
    assert_eq!(
        traced(SERVER, "serve").await,
        Flushes {
            acknowledged: 41,
            too_early: 0
        }
    );
}

#[tokio::test]
async fn a_server_that_answers_before_the_flush_is_caught() {
    assert!(traced(BROKEN_SERVER, "hasty").await.too_early > 0);
}

#[tokio::test]
async fn a_server_that_does_not_flush_is_caught_at_every_answer() {
    let found = traced(BROKEN_SERVER, "unsynced").await;
    assert!(found.too_early >= found.acknowledged - 1, "{found:?}");
}
