//! What whoever runs a server does with commands while it runs.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use dragonhall_client::Error;
use dragonhall_protocol::{
    ClientMessage, CloseCode, Did, Door, Enter, HouseAct, Pass, Phase, Refusal, Role, RoomId, RoomSettings,
    Seat, SeatKey, ServerMessage,
};
use dragonhall_tests::http::{Visitor, get};
use dragonhall_tests::player::plays_on;
use dragonhall_tests::postgres::Postgres;
use dragonhall_tests::{Player, ServerProcess, TestServer, dragon_stone, patiently};
use tempfile::TempDir;
use tokio::process::Command;

use crate::SERVER;
use crate::moving::{does, fails};

/// A server with time by hand, and two players in a game whose second is not there.
async fn deserted() -> (TestServer, Player, Player) {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let mut table = server.table_of(dragon_stone(), 2).await;
    let mut guest = table.remove(1);
    let mut host = table.remove(0);
    guest.drops().await;
    host.waits_until(|seen| seen.presence.present == [Seat(0)]).await;
    (server, host, guest)
}

/// Waits until the table is told of this.
async fn is_told(player: &mut Player, act: HouseAct) {
    let is_of = |did: &Did| matches!(did, Did::House { act: done, .. } if *done == act);
    player
        .waits_until(|seen| seen.deeds.iter().any(|deed| is_of(&deed.did)))
        .await;
}

async fn why_not(server: &TestServer, household: &str, room: RoomId) -> Option<Refusal> {
    let tried = Player::tries_to_enter(server.address_from(household), Enter::Room(room), None).await;
    match tried {
        Ok(_) => None,
        Err(Error::Refused(refusal)) => Some(refusal),
        Err(error) => panic!("{error:?}"),
    }
}

#[tokio::test]
async fn rooms_are_listed_and_shown_as_the_server_and_without_one_as_the_database_knows_them() {
    let mut server = ServerProcess::start(SERVER, "serve").await;
    let database = server.database().to_owned();
    let mut host = Player::enters(server.address(), Enter::Create(dragon_stone()), None).await;
    host.sits("Ember").await;
    let room = host.room().to_string();
    let list = does(&["rooms", "--database", &database]).await;
    let columns: Vec<&str> = list.trim_end().split('\t').collect();
    let code = &host.seen().room.code.0;
    assert_eq!(
        columns[..5],
        [&room, code, "dragon-stone", "lobby", "2 entries"],
        "{list}"
    );
    assert_eq!(columns[8..], ["1 connected", "Ember"], "{list}");
    assert!(
        columns[5].ends_with(" bytes") && columns[7].starts_with("until 20"),
        "{list}"
    );
    let shown = does(&["rooms", "show", &room, "--database", &database]).await;
    assert!(shown.contains("seat 0     Ember, from h-"), "{shown}");
    assert!(!shown.contains("127.0.0.1"), "{shown}");
    let unknown = RoomId(uuid::Uuid::from_u128(7)).to_string();
    let said = fails(&["rooms", "show", &unknown, "--database", &database]).await;
    assert!(said.contains("there is no such room"), "{said}");
    // What is looked at is not woken.
    let mut other = Player::enters(server.address(), Enter::Create(dragon_stone()), None).await;
    other.sits("Frost").await;
    server.kill().await;
    server.start_again().await;
    let shown = does(&["rooms", "show", &room, "--database", &database]).await;
    assert!(shown.contains("asleep") && shown.contains("Ember"), "{shown}");

    server.kill().await;
    let list = does(&["rooms", "--database", &database]).await;
    assert_eq!(list.lines().count(), 2, "{list}");
    assert!(list.contains("Ember") && list.contains("Frost"), "{list}");
    for words in [
        &["rooms", "show", &room][..],
        &["rooms", "close", &room],
        &["bans"],
    ] {
        let said = fails(&[words, &["--database", &database]].concat()).await;
        assert!(said.contains("no server answers at"), "{said}");
    }
}

#[tokio::test]
async fn a_closed_room_says_so_to_those_inside_and_lets_nobody_in() {
    let server = TestServer::start().await;
    let mut players: [Player; 2] = server.table(dragon_stone()).await;
    plays_on(&mut players, 2).await;
    let [mut host, mut guest] = players;
    let room = host.room().to_string();
    let said = does(&["rooms", "close", &room, "--database", &server.database()]).await;
    assert!(said.contains("closed"), "{said}");
    assert_eq!(host.is_closed().await, CloseCode::RoomGone);
    assert_eq!(guest.is_closed().await, CloseCode::RoomGone);
    let back = Player::tries_to_enter(server.address(), Enter::Room(host.room()), Some(host.token())).await;
    assert!(matches!(back.err(), Some(Error::Refused(Refusal::RoomGone))));
    let games = does(&["games", "--database", &server.database()]).await;
    assert!(games.contains("abandoned"), "{games}");
    for act in [&["close", &room][..], &["unlist", &room], &["free", &room, "0"]] {
        let said = fails(&[&["rooms"], act, &["--database", &server.database()]].concat()).await;
        assert!(said.contains("closed already"), "{said}");
    }
}

#[tokio::test]
async fn an_erased_room_is_gone_at_once_whether_it_is_awake_closed_or_asleep() {
    let mut server = TestServer::start().await;
    let mut rooms = Vec::new();
    for _ in 0..3 {
        let mut players: [Player; 2] = server.table(dragon_stone()).await;
        plays_on(&mut players, 2).await;
        rooms.push(players);
    }
    let ids: Vec<_> = rooms.iter().map(|[host, _]| host.room().to_string()).collect();
    let database = server.database();
    let erase = async |room: &str| does(&["rooms", "erase", room, "--database", &database]).await;
    let [host, _] = &mut rooms[0];
    erase(&ids[0]).await;
    assert_eq!(host.is_closed().await, CloseCode::RoomGone);
    does(&["rooms", "close", &ids[1], "--database", &database]).await;
    erase(&ids[1]).await;
    server.restart().await;
    erase(&ids[2]).await;
    for ([host, _], id) in rooms.iter().zip(&ids) {
        assert_eq!(
            get(server.socket(), &format!("/api/rooms/{id}")).await.status,
            404
        );
        let token = Some(host.token());
        let back = Player::tries_to_enter(server.address(), Enter::Room(host.room()), token).await;
        assert!(matches!(
            back.err(),
            Some(Error::Refused(Refusal::NoSuchRoomOrSeat))
        ));
        let said = fails(&["rooms", "erase", id, "--database", &database]).await;
        assert!(said.contains("there is no such room"), "{said}");
    }
    assert_eq!(does(&["rooms", "--database", &database]).await, "");
    let games = does(&["games", "--database", &database]).await;
    assert_eq!(games.lines().count(), 3, "{games}");
    assert!(!games.contains("Ember"), "{games}");
}

#[tokio::test]
async fn a_room_that_was_taken_off_the_list_is_not_put_there_again() {
    let mut server = TestServer::start().await;
    let mut host = server.host(dragon_stone()).await;
    host.sits("Ember").await;
    let public = RoomSettings {
        listed: true,
        ..RoomSettings::default()
    };
    let wish = move |id| ClientMessage::Settings { id, settings: public };
    host.does(wish).await;
    assert!(get(server.socket(), "/api/rooms").await.body.contains("Ember"));
    let room = host.room().to_string();
    does(&["rooms", "unlist", &room, "--database", &server.database()]).await;
    is_told(&mut host, HouseAct::Unlisted).await;
    assert_eq!(get(server.socket(), "/api/rooms").await.body, "[]");
    host.may_not(Refusal::Unlisted, wish).await;
    server.restart().await;
    host.rejoins().await;
    host.may_not(Refusal::Unlisted, wish).await;
    assert_eq!(host.sees().await.room.phase, Phase::Lobby);
}

#[tokio::test]
async fn a_seat_becomes_free_in_a_game_when_its_player_stays_away_for_long_and_not_before() {
    let (server, mut host, mut guest) = deserted().await;
    let (room, database) = (host.room().to_string(), server.database());
    let free = ["rooms", "free", &room, "1", "--database", &database];
    let said = does(&free).await;
    assert!(said.contains("in 10 minutes"), "{said}");
    is_told(&mut host, HouseAct::WillFree).await;
    server.passes(Duration::from_mins(9));
    assert!(host.sees().await.room.seats[1].is_some());
    guest.rejoins().await;
    is_told(&mut host, HouseAct::LetBe).await;
    host.waits_until(|seen| seen.presence.present == [Seat(0), Seat(1)])
        .await;
    // Nobody who is there loses the seat, however often it is said.
    let said = fails(&free).await;
    assert!(said.contains("at the table"), "{said}");
    guest.drops().await;
    host.waits_until(|seen| seen.presence.present == [Seat(0)]).await;
    server.passes(Duration::from_mins(30));
    assert!(
        host.sees().await.room.seats[1].is_some(),
        "nothing is left of what fell"
    );
    let said = does(&free).await;
    assert!(said.contains("the seat is free"), "{said}");
    is_told(&mut host, HouseAct::Freed).await;
    let seen = host.sees().await;
    assert!(seen.room.seats[1].is_none());
    assert_eq!(seen.room.phase, Phase::Playing);
    let said = fails(&free).await;
    assert!(said.contains("nobody sits on seat 1"), "{said}");
}

#[tokio::test]
async fn new_words_open_a_seat_in_a_game_when_its_player_stays_away_for_long_and_not_before() {
    let (mut server, mut host, guest) = deserted().await;
    let (room, database) = (host.room().to_string(), server.database());
    let reissue = ["rooms", "reissue", &room, "1", "--database", &database];
    let said = does(&reissue).await;
    let words = said.lines().next().unwrap().to_owned();
    assert!(said.contains("in 10 minutes"), "{said}");
    is_told(&mut host, HouseAct::WillOpen).await;
    let mut phone = server.spectator(host.room()).await;
    let key = SeatKey::Words(words.clone());
    let claim = |id| ClientMessage::Claim { id, key: key.clone() };
    let early = Refusal::KeyTooEarly { seat: Seat(1) };
    phone.may_not(early.clone(), claim).await;
    server.passes(Duration::from_mins(9));
    phone.may_not(early, claim).await;
    // It is all in the log.
    server.restart().await;
    host.rejoins().await;
    let mut phone = server.spectator(host.room()).await;
    phone.sees().await;
    server.passes(Duration::from_mins(10));
    phone.does(claim).await;
    assert_eq!(phone.sees().await.you, Role::Seat(Seat(1)));
    let old = Player::tries_to_enter(server.address(), Enter::Room(host.room()), Some(guest.token())).await;
    let opens_nothing = matches!(old.err(), Some(Error::Refused(Refusal::NoSuchRoomOrSeat)));
    assert!(opens_nothing, "the old token");
    host.waits_until(|seen| seen.presence.present == [Seat(0), Seat(1)])
        .await;
    // Words work once for the seat, and those of before are gone with the player's return.
    phone.drops().await;
    host.waits_until(|seen| seen.presence.present == [Seat(0)]).await;
    server.passes(Duration::from_mins(11));
    let mut thief = server.spectator(host.room()).await;
    thief.may_not(Refusal::WrongKey, claim).await;
    for bytes in fs::read_dir(
        Path::new(database.strip_prefix("sqlite:").unwrap())
            .parent()
            .unwrap(),
    )
    .unwrap()
    {
        let path = bytes.unwrap().path();
        let Ok(bytes) = fs::read(&path) else { continue };
        let words = words.as_bytes();
        assert!(!bytes.windows(words.len()).any(|part| part == words), "{path:?}");
    }
}

#[tokio::test]
async fn before_a_game_seats_are_freed_and_words_open_them_at_once() {
    let server = TestServer::start().await;
    let [mut host, guest] = server.lobby(dragon_stone()).await;
    let (room, database) = (host.room().to_string(), server.database());
    let said = does(&["rooms", "reissue", &room, "1", "--database", &database]).await;
    is_told(&mut host, HouseAct::MadeKey).await;
    let key = SeatKey::Words(said.lines().next().unwrap().to_owned());
    let mut phone = server.spectator(host.room()).await;
    phone.does(|id| ClientMessage::Claim { id, key }).await;
    drop(guest);
    does(&["rooms", "free", &room, "1", "--database", &database]).await;
    is_told(&mut host, HouseAct::Freed).await;
    assert!(host.sees().await.room.seats[1].is_none());
    let said = fails(&["rooms", "free", &room, "9", "--database", &database]).await;
    assert!(said.contains("nobody sits on seat 9"), "{said}");
}

/// What a room's second player's household is called.
fn household_of<'a>(shown: &'a str, name: &str) -> &'a str {
    let line = shown.lines().find(|line| line.contains(name)).unwrap();
    line.rsplit_once("from ").unwrap().1
}

#[tokio::test]
async fn a_household_is_banned_for_its_time_whatever_the_server_does_and_no_address_is_kept() {
    const ADDRESS: &str = "203.0.113.9";
    let mut server = TestServer::prepare().timed_by_hand().start().await;
    let mut host = server.host(dragon_stone()).await;
    host.sits("Ember").await;
    let room = host.room();
    let mut guest = Player::enters(server.address_from(ADDRESS), Enter::Room(room), None).await;
    guest.sits("Frost").await;
    let (id, database) = (room.to_string(), server.database());
    let shown = does(&["rooms", "show", &id, "--database", &database]).await;
    let name = household_of(&shown, "Frost").to_owned();
    assert_ne!(name, household_of(&shown, "Ember"));

    let said = does(&["ban", &name, "--hours", "30", "--database", &database]).await;
    assert!(said.contains(&name), "{said}");
    assert_eq!(guest.is_closed().await, CloseCode::Restart);
    host.waits_until(|seen| seen.presence.present == [Seat(0)]).await;
    let is_banned = |refusal| matches!(refusal, Some(Refusal::Banned { .. }));
    assert!(is_banned(why_not(&server, ADDRESS, room).await));
    assert_eq!(why_not(&server, "203.0.113.10", room).await, None);
    let visitor = Visitor::of(server.socket()).with("x-forwarded-for", ADDRESS);
    let open = visitor
        .post("/api/rooms", r#"{"game": "dragon-stone", "options": {}}"#)
        .await;
    assert_eq!((open.status, open.body.contains("banned")), (403, true));

    server.restart().await;
    assert!(
        is_banned(why_not(&server, ADDRESS, room).await),
        "after a restart"
    );
    let list = does(&["bans", "--database", &database]).await;
    assert!(list.starts_with(&name), "{list}");
    let folder = Path::new(database.strip_prefix("sqlite:").unwrap())
        .parent()
        .unwrap();
    for file in fs::read_dir(folder).unwrap() {
        let Ok(bytes) = fs::read(file.unwrap().path()) else {
            continue;
        };
        assert!(
            !bytes
                .windows(ADDRESS.len())
                .any(|part| part == ADDRESS.as_bytes())
        );
    }
    server.passes(Duration::from_hours(29));
    assert!(is_banned(why_not(&server, ADDRESS, room).await), "before its end");
    server.passes(Duration::from_hours(2));
    assert_eq!(why_not(&server, ADDRESS, room).await, None, "after its end");
    assert_eq!(does(&["bans", "--database", &database]).await, "");

    guest.rejoins().await;
    let shown = does(&["rooms", "show", &id, "--database", &database]).await;
    let today = household_of(&shown, "Frost").to_owned();
    assert_ne!(today, name, "another day, another name");
    let said = fails(&["ban", &name, "--database", &database]).await;
    assert!(said.contains("no household was called"), "{said}");
    does(&["ban", &today, "--database", &database]).await;
    assert!(is_banned(why_not(&server, ADDRESS, room).await));
    does(&["unban", &today, "--database", &database]).await;
    assert_eq!(why_not(&server, ADDRESS, room).await, None);
    let said = fails(&["unban", &today, "--database", &database]).await;
    assert!(said.contains("is banned"), "{said}");
}

#[tokio::test]
async fn whoever_knocks_from_a_household_that_is_banned_waits_no_more() {
    const ADDRESS: &str = "203.0.113.9";
    let server = TestServer::start().await;
    let mut host = server.host(dragon_stone()).await;
    host.sits("Ember").await;
    let room = host.room();
    let mut guest = Player::enters(server.address_from(ADDRESS), Enter::Room(room), None).await;
    guest.sits("Frost").await;
    let door = Door::Knock;
    host.does(|id| ClientMessage::Door { id, door }).await;
    let outside = server
        .address_from(ADDRESS)
        .with_pass(Pass::Knock("Gale".to_owned()));
    let knocks = Player::tries_to_enter(outside, Enter::Room(room), None);
    let bans = async {
        while !matches!(host.hears().await, ServerMessage::Knocks { knocks } if !knocks.is_empty()) {}
        let at = ["--database", &server.database()];
        let shown = does(&[&["rooms", "show", &room.to_string()], &at[..]].concat()).await;
        does(&[&["ban", household_of(&shown, "Frost")], &at[..]].concat()).await;
        while !matches!(host.hears().await, ServerMessage::Knocks { knocks } if knocks.is_empty()) {}
    };
    let (tried, ()) = tokio::join!(knocks, bans);
    assert!(matches!(
        tried.err(),
        Some(Error::Refused(Refusal::NobodyAnswered))
    ));
}

#[tokio::test]
async fn a_server_on_postgres_answers_where_its_socket_was_put_and_keeps_its_bans() {
    let folder = TempDir::new().unwrap();
    let socket = folder.path().join("desk");
    let socket = socket.to_str().unwrap();
    let database = Postgres::of_this_run().new_database();
    let settings = vec![("DRAGONHALL_ADMIN_SOCKET", socket.to_owned())];
    let mut server = ServerProcess::start_with(SERVER, "serve", Some(database.clone()), settings).await;
    let mut host = Player::enters(server.address(), Enter::Create(dragon_stone()), None).await;
    host.sits("Ember").await;
    let room = host.room().to_string();
    let at = ["--database", &database, "--admin-socket", socket];
    let shown = does(&[&["rooms", "show", &room], &at[..]].concat()).await;
    let name = household_of(&shown, "Ember").to_owned();
    does(&[&["ban", &name], &at[..]].concat()).await;
    assert_eq!(host.is_closed().await, CloseCode::Restart);
    server.kill().await;
    server.start_again().await;
    let list = does(&[&["bans"], &at[..]].concat()).await;
    assert!(list.starts_with(&name), "{list}");
    let said = fails(&["rooms", "show", &room, "--database", &database]).await;
    assert!(said.contains("--admin-socket"), "{said}");
}

/// The socket beside a database.
fn socket_of(database: &str) -> PathBuf {
    format!("{}.socket", database.strip_prefix("sqlite:").unwrap()).into()
}

#[tokio::test]
async fn the_socket_is_its_owners_alone_and_replaces_only_one_that_was_left() {
    let mut server = ServerProcess::start(SERVER, "serve").await;
    let socket = socket_of(server.database());
    let mode = fs::metadata(&socket).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    server.kill().await;
    assert!(socket.exists());
    server.start_again().await;
    assert_eq!(does(&["bans", "--database", server.database()]).await, "");
    assert!(server.terminate().await.success());
    assert!(!socket.exists());

    // A file that is none is left alone: the server goes without, unless it was named.
    fs::write(&socket, "notes").unwrap();
    server.start_again().await;
    assert_eq!(fs::read_to_string(&socket).unwrap(), "notes");
    server.kill().await;
    let named = Command::new(SERVER)
        .args(["serve", "--listen=127.0.0.1:0", "--database", server.database()])
        .arg("--admin-socket")
        .arg(&socket)
        .output();
    let output = patiently("the end of the program", named).await.unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.lines().last().unwrap().contains("no socket"), "{said}");
}

#[tokio::test]
async fn whatever_the_operator_does_leaves_a_line_in_the_log() {
    let folder = TempDir::new().unwrap();
    let database = format!("sqlite:{}", folder.path().join("hall.db").display());
    let log = folder.path().join("log");
    let mut server = Command::new(SERVER)
        .args(["serve", "--listen=127.0.0.1:0", "--log-format=json"])
        .args(["--database", &database])
        .env_remove("RUST_LOG")
        .stdout(Stdio::null())
        .stderr(fs::File::create(&log).unwrap())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let opening = async { while !socket_of(&database).exists() {} };
    patiently("the socket", opening).await;
    let room = RoomId(uuid::Uuid::from_u128(7)).to_string();
    let said = fails(&["rooms", "close", &room, "--database", &database]).await;
    assert!(said.contains("there is no such room"), "{said}");
    fails(&["ban", "h-0000000000", "--database", &database]).await;
    server.kill().await.unwrap();
    let lines = fs::read_to_string(&log).unwrap();
    let audit: Vec<serde_json::Value> = lines
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok())
        .filter(|line: &serde_json::Value| line["target"] == "audit")
        .collect();
    assert_eq!(audit.len(), 2, "{lines}");
    assert_eq!(audit[0]["fields"]["done"], false);
    assert_eq!(audit[0]["fields"]["act"], "Close");
    assert!(audit[0]["fields"]["uid"].is_u64(), "{lines}");
    assert_eq!(audit[1]["fields"]["household"], "h-0000000000");
    assert!(
        !lines.contains(&room),
        "whoever reads the log enters no room by it"
    );
}
