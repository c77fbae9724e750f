//! The program: how it starts, stops, and says what is wrong.

use std::net::{SocketAddr, TcpListener};
use std::process::Output;

use dragonhall_protocol::{CloseCode, Enter, GameId};
use dragonhall_tests::player::public;
use dragonhall_tests::postgres::Postgres;
use dragonhall_tests::process::serve;
use dragonhall_tests::{Player, ServerProcess, dragon_stone, patiently};
use tokio::process::Command;

use crate::{PLAYER, SERVER};

async fn fails_to_start(listen: SocketAddr, database: &str) -> String {
    let output = patiently(
        "the end of the program",
        // The log begins before anything can fail.
        serve(SERVER, "serve", listen, database)
            .env("RUST_LOG", "warn")
            .output(),
    )
    .await;
    one_clear_line(&output.expect("a program"))
}

fn one_clear_line(output: &Output) -> String {
    let said = String::from_utf8(output.stderr.clone()).expect("text");
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.starts_with("dragonhall: "), "{said}");
    said
}

fn any_port() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], 0))
}

#[tokio::test]
async fn a_port_in_use_is_named() {
    let taken = TcpListener::bind(any_port()).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let address = taken.local_addr().unwrap();
    let database = format!("sqlite:{}", folder.path().join("hall.db").display());
    let said = fails_to_start(address, &database).await;
    assert!(said.contains(&address.to_string()), "{said}");
}

#[tokio::test]
async fn a_database_that_cannot_be_opened_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let is_a_folder = format!("sqlite:{}", folder.path().display());
    let said = fails_to_start(any_port(), &is_a_folder).await;
    assert!(said.contains(&folder.path().display().to_string()), "{said}");

    let no_database = folder.path().join("notes.txt");
    std::fs::write(
        &no_database,
        "these are notes and no database, and long enough to be taken for one",
    )
    .unwrap();
    let said = fails_to_start(any_port(), &format!("sqlite:{}", no_database.display())).await;
    assert!(said.contains("notes.txt"), "{said}");

    let said = fails_to_start(any_port(), "mysql://somewhere/hall").await;
    assert!(said.contains("sqlite:") && said.contains("postgres://"), "{said}");
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_left_alone() {
    let mut server = ServerProcess::start(SERVER, "serve").await;
    assert!(server.terminate().await.success());
    let database = server.database().to_owned();
    let file = database.strip_prefix("sqlite:").unwrap();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (9999, 'from the future', TRUE, x'00', 0)";
    sqlx::query(newer).execute(&mut connection).await.unwrap();
    sqlx::Connection::close(connection).await.unwrap();
    let before = std::fs::read(file).unwrap();

    let said = fails_to_start(any_port(), &database).await;
    assert!(said.contains("newer version") && said.contains("9999"), "{said}");
    assert_eq!(std::fs::read(file).unwrap(), before);
}

#[tokio::test]
async fn a_database_serves_one_server_at_a_time() {
    let server = ServerProcess::start(SERVER, "serve").await;
    let said = fails_to_start(any_port(), server.database()).await;
    assert!(said.contains("hall.db"), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_serves_one_server_at_a_time() {
    let database = Postgres::of_this_run().new_database();
    let mut first = ServerProcess::start_on(SERVER, "serve", database.clone()).await;
    let mut host = Player::enters(first.address(), Enter::Create(dragon_stone()), None).await;
    let said = fails_to_start(any_port(), &database).await;
    assert!(said.contains("another server is using the database"), "{said}");
    host.sits("Ember").await;
    // What only reads is no second server.
    let rooms = Command::new(SERVER)
        .args(["rooms", "--database", &database])
        .output()
        .await
        .unwrap();
    assert!(rooms.status.success(), "{rooms:?}");
    assert_eq!(String::from_utf8_lossy(&rooms.stdout).lines().count(), 1);
    first.kill().await;
    ServerProcess::start_on(SERVER, "serve", database).await;
}

#[tokio::test]
async fn a_wrong_flag_is_explained() {
    let output = Command::new(SERVER)
        .args(["serve", "--listen=nowhere"])
        .output()
        .await
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--listen"));
}

#[tokio::test]
async fn an_operators_stop_is_a_restart_to_the_players() {
    let mut server = ServerProcess::start(SERVER, "serve").await;
    let mut host = Player::enters(server.address(), Enter::Create(dragon_stone()), None).await;
    host.sits("Ember").await;
    let before = host.sees().await;
    let (status, code) = tokio::join!(server.terminate(), host.is_closed());
    assert!(status.success());
    assert_eq!(code, CloseCode::Restart);
    server.start_again().await;
    assert_eq!(public(&host.rejoins().await), public(&before));
}

#[tokio::test]
async fn the_health_check_knows_whether_a_server_runs() {
    let mut server = ServerProcess::start(SERVER, "serve").await;
    let listen = format!("--listen={}", server.socket());
    let check = async || {
        Command::new(SERVER)
            .args(["healthcheck", &listen])
            .output()
            .await
            .unwrap()
    };
    assert!(check().await.status.success());
    server.kill().await;
    one_clear_line(&check().await);
}

#[tokio::test]
async fn what_is_no_receipt_is_said_to_be_none() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("receipt.json");
    let verify = async || {
        Command::new(SERVER)
            .arg("verify")
            .arg(&file)
            .output()
            .await
            .unwrap()
    };
    assert!(one_clear_line(&verify().await).contains("receipt.json"));
    std::fs::write(&file, "{}").unwrap();
    assert!(one_clear_line(&verify().await).contains("receipt.json"));
}

#[tokio::test]
async fn a_program_from_outside_plays_every_game_to_its_end() {
    let server = ServerProcess::start(SERVER, "serve").await;
    for game in GameId::ALL {
        let mut command = Command::new(PLAYER);
        command.args([server.address().url(), game.as_str()]);
        let output = patiently("the end of a game", command.output()).await.unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        assert!(
            said.starts_with(game.as_str()) && said.ends_with(" moves\n"),
            "{said}"
        );
    }
    assert!(
        !Command::new(PLAYER)
            .arg("ws://127.0.0.1:1/ws")
            .output()
            .await
            .unwrap()
            .status
            .success()
    );
}
