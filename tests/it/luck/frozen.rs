//! A Postgres that comes late, one that stands still for a while, and a server that does.

use std::time::Duration;

use dragonhall_protocol::{ClockRule, Enter, GameTable, RoomSettings};
use dragonhall_tests::http::get;
use dragonhall_tests::kill::load::Load;
use dragonhall_tests::postgres::Unstarted;
use dragonhall_tests::{Chance, Player, ServerProcess, dragon_stone, patiently};
use futures_util::future::{join, join_all};
use tokio::sync::watch;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use super::{health_becomes, more, nothing_is_missing};
use crate::SERVER;
use crate::evening::settings;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_that_comes_late_and_stands_still_for_a_while_loses_and_doubles_nothing() {
    let postgres = Unstarted::new();
    let settings = vec![("DRAGONHALL_COMMIT_SECONDS", "1".to_owned())];
    let server = ServerProcess::start_with(SERVER, "serve", Some(postgres.database()), settings);
    let starting = tokio::task::spawn_blocking(move || postgres.start());
    let (mut server, postgres) = join(server, starting).await;
    let postgres = postgres.unwrap();

    let (acknowledged, mut answers) = watch::channel(0);
    let load = Load {
        address: server.address(),
        game: dragon_stone(),
        acknowledged,
        stop: CancellationToken::new(),
    };
    let pairs: Vec<_> = (0..3)
        .map(|pair| tokio::spawn(load.clone().pair(Chance::new(pair))))
        .collect();
    more(&mut answers, 60).await;
    health_becomes(&server, 200).await;

    let frozen = postgres.freeze();
    health_becomes(&server, 503).await;
    for path in ["/", "/api/games", "/protocol"] {
        assert_eq!(get(server.socket(), path).await.status, 200, "{path}");
    }
    assert_eq!(get(server.socket(), "/api/codes/EMBER-42").await.status, 503);
    drop(frozen);

    more(&mut answers, 60).await;
    health_becomes(&server, 200).await;
    load.stop.cancel();
    let rooms = patiently("the end of the games", join_all(pairs)).await;
    assert!(server.terminate().await.success());
    nothing_is_missing(server.database(), rooms).await;
}

/// The shortest clock that a room can have, and a little longer than that.
const SHORT: ClockRule = ClockRule::Turn { seconds: 5 };
const LONGER: Duration = Duration::from_secs(6);

#[tokio::test]
async fn a_move_that_lies_in_the_socket_of_a_server_held_still_counts_and_the_clock_does_not() {
    let server = ServerProcess::start(SERVER, "serve").await;
    let mut host = Player::enters(server.address(), Enter::Create(dragon_stone()), None).await;
    let mut guest = Player::enters(server.address(), Enter::Room(host.room()), None).await;
    host.sits("Ember").await;
    guest.sits("Frost").await;
    let clock = settings(RoomSettings {
        clock: SHORT,
        ..RoomSettings::default()
    });
    host.does(clock).await;
    guest.sees().await;
    tokio::join!(host.begins(), guest.begins());
    let (mut awaited, other) = if host.seen().is_awaited() {
        (host, guest)
    } else {
        (guest, host)
    };

    let frozen = server.freeze();
    let intent = awaited.seen().offers().remove(0);
    let thaw = async {
        sleep(LONGER).await;
        drop(frozen);
    };
    let (seq, ()) = join(awaited.plays(intent), thaw).await;
    let Some(GameTable::DragonStone(table)) = &awaited.seen().table else {
        panic!("no table")
    };
    let steads: Vec<_> = table.past.iter().map(|past| past.stead).collect();
    assert_eq!(steads, [None], "the player moved, and not the clock; entry {seq}");
    drop(other);
}
