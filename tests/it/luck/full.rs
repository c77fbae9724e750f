//! A disk that is full for a while.

use dragonhall_client::Player;
use dragonhall_protocol::Enter;
use dragonhall_tests::http::get;
use dragonhall_tests::kill::load::Load;
use dragonhall_tests::{Chance, ServerProcess, dragon_stone, patiently};
use futures_util::future::join_all;
use rustix::process::{Pid, Resource, Rlimit, getrlimit, prlimit};
use tokio::process::Command;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::{health_becomes, more, nothing_is_missing};
use crate::SERVER;

/// How many pairs play meanwhile.
const PAIRS: u64 = 3;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_acknowledges_nothing_and_the_house_goes_on_when_there_is_room() {
    let mut through = Command::new("sh");
    // Whoever writes where there is no room is told so, and not ended.
    through.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]);
    let mut server = ServerProcess::start_through(through, SERVER, "serve").await;
    let (acknowledged, mut answers) = watch::channel(0);
    let load = Load {
        address: server.address(),
        game: dragon_stone(),
        acknowledged,
        stop: CancellationToken::new(),
    };
    let pairs: Vec<_> = (0..PAIRS)
        .map(|pair| tokio::spawn(load.clone().pair(Chance::new(pair))))
        .collect();
    more(&mut answers, 60).await;

    let process = Pid::from_raw(server.id().cast_signed());
    let no_room = Rlimit {
        current: Some(0),
        maximum: getrlimit(Resource::Fsize).maximum,
    };
    let before = prlimit(process, Resource::Fsize, no_room).unwrap();
    let when_full = *answers.borrow();
    health_becomes(&server, 503).await;
    for path in ["/", "/api/games", "/protocol"] {
        assert_eq!(get(server.socket(), path).await.status, 200, "{path}");
    }
    for _ in 0..3 {
        let newcomer = Player::enter(&server.address(), Enter::Create(dragon_stone()), None).await;
        assert!(newcomer.is_err(), "a room was opened on a full disk");
    }
    assert!(
        *answers.borrow() - when_full <= 2 * PAIRS,
        "every player had at most one message on its way"
    );
    prlimit(process, Resource::Fsize, before).unwrap();

    more(&mut answers, 60).await;
    health_becomes(&server, 200).await;
    load.stop.cancel();
    let rooms = patiently("the end of the games", join_all(pairs)).await;
    assert!(server.terminate().await.success());
    nothing_is_missing(server.database(), rooms).await;
}
