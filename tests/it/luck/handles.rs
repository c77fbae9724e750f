//! A system that gives few file handles.

use std::fs;
use std::path::Path;
use std::time::Duration;

use dragonhall_protocol::Enter;
use dragonhall_tests::http::get;
use dragonhall_tests::{Player, ServerProcess, dragon_stone, patiently};
use rustix::process::{Pid, Resource, Rlimit, getrlimit, prlimit};
use tokio::net::TcpStream;
use tokio::process::Command;
use tokio::time::sleep;

use crate::SERVER;

/// A server that began with these limits, and writes its log into this file.
async fn limited(limits: &str, log: &Path) -> ServerProcess {
    let mut through = Command::new("sh");
    let script = format!("{limits}; exec \"$0\" \"$@\" 2>\"$ERRORS\"");
    through.args(["-c", &script]).env("ERRORS", log);
    ServerProcess::start_through(through, SERVER, "serve").await
}

async fn enters(server: &ServerProcess) -> [Player; 2] {
    let host = Player::enters(server.address(), Enter::Create(dragon_stone()), None).await;
    let guest = Player::enters(server.address(), Enter::Room(host.room()), None).await;
    let mut both = [host, guest];
    for (player, name) in both.iter_mut().zip(["Ember", "Frost"]) {
        player.sits(name).await;
    }
    let [host, guest] = &mut both;
    tokio::join!(host.begins(), guest.begins());
    both
}

async fn play_on(players: &mut [Player; 2]) {
    for _ in 0..5 {
        for player in players.iter_mut() {
            player.sees().await;
            if player.seen().is_awaited() {
                player.plays_any().await;
            }
        }
    }
}

/// The soft limit of a process.
fn soft_limit(server: &ServerProcess) -> u64 {
    let limits = fs::read_to_string(format!("/proc/{}/limits", server.id())).unwrap();
    let line = limits
        .lines()
        .find(|line| line.starts_with("Max open files"))
        .unwrap();
    line.split_whitespace().nth(3).unwrap().parse().unwrap()
}

#[tokio::test]
async fn a_server_takes_as_many_handles_as_it_is_given_and_promises_no_more_places() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let mut server = limited("ulimit -Sn 50; ulimit -Hn 400", &log).await;
    assert_eq!(soft_limit(&server), 400);
    let said = fs::read_to_string(&log).unwrap();
    assert!(
        said.contains("too few file handles") && said.contains("fitting=200"),
        "{said}"
    );

    let mut players = enters(&server).await;
    let mut idle = Vec::new();
    for _ in 0..300 {
        idle.push(TcpStream::connect(server.socket()).await.unwrap());
    }
    // Those who were turned away have gone.
    sleep(Duration::from_secs(1)).await;
    let refused = get(server.socket(), "/api/games").await.status;
    assert!(matches!(refused, 429 | 503), "{refused}");
    play_on(&mut players).await;
    drop(idle);
    let freed = async { while get(server.socket(), "/api/games").await.status != 200 {} };
    patiently("a free place", freed).await;
    let said = fs::read_to_string(&log).unwrap();
    assert!(!said.contains("could not be accepted"), "{said}");
    assert!(server.terminate().await.success());
}

#[tokio::test]
async fn whoever_is_inside_plays_on_while_the_system_has_no_handles_left() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let mut server = limited("true", &log).await;
    let mut players = enters(&server).await;
    let handles = fs::read_dir(format!("/proc/{}/fd", server.id())).unwrap().count() as u64;
    let few = Rlimit {
        current: Some(handles),
        maximum: getrlimit(Resource::Nofile).maximum,
    };
    let process = Pid::from_raw(server.id().cast_signed());
    let before = prlimit(process, Resource::Nofile, few).unwrap();

    let mut waiting = Vec::new();
    for _ in 0..20 {
        waiting.push(TcpStream::connect(server.socket()).await.unwrap());
    }
    let complaints = || {
        let said = fs::read_to_string(&log).unwrap();
        said.matches("connections could not be accepted").count()
    };
    let complained = async {
        while complaints() == 0 {
            sleep(Duration::from_millis(50)).await;
        }
    };
    patiently("a complaint", complained).await;
    play_on(&mut players).await;
    sleep(Duration::from_secs(2)).await;
    assert_eq!(complaints(), 1, "once in a while");

    prlimit(process, Resource::Nofile, before).unwrap();
    drop(waiting);
    let accepted = async { while get(server.socket(), "/api/games").await.status != 200 {} };
    patiently("an accepted connection", accepted).await;
    play_on(&mut players).await;
    assert!(server.terminate().await.success());
}
