//! `dragonhall rooms prune`, told on both databases.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use dragonhall_protocol::{Enter, GameId, RoomCode, RoomId, Time};
use dragonhall_server::store::{self, Append, FinishedQuery, NewRoom, Record, Store};
use dragonhall_tests::player::plays_out;
use dragonhall_tests::server::begin_all;
use dragonhall_tests::{Player, ServerProcess, dragon_stone};
use serde_json::json;
use tempfile::TempDir;
use uuid::Uuid;

use crate::SERVER;
use crate::moving::{does, fails, word};
use crate::store::finished::game;
use crate::store::on_both_databases;
use crate::store::place::Place;

on_both_databases! {
    what_would_go_is_said_and_goes_when_it_is_told_to,
    nothing_goes_while_a_server_is_running_or_was_away,
    games_without_a_room_are_backed_up_and_come_back,
}

const DAY: Duration = Duration::from_hours(24);

fn now() -> Time {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    Time(now.as_millis() as u64)
}

/// A room that was opened so many days ago, in which these things have happened since then.
async fn room(store: &dyn Store, code: &str, days: u32, happenings: &[&str]) -> RoomId {
    let id = RoomId(Uuid::new_v4());
    let at = now() - DAY * days;
    let opened = json!({ "code": code, "options": dragon_stone(), "server_seed": "05".repeat(32) });
    let first = Record {
        seq: 1,
        at,
        body: json!({ "what": { "opened": opened } }).to_string(),
    };
    let new = NewRoom {
        id,
        code: RoomCode(code.to_owned()),
        game: GameId::DragonStone,
        first,
    };
    store.create(new).await.unwrap();
    let epoch = store.claim(id).await.unwrap().unwrap().epoch;
    for (seq, body) in (2..).zip(happenings) {
        let record = Record {
            seq,
            at,
            body: (*body).to_owned(),
        };
        store.append(Append::of(id, epoch, vec![record])).await.unwrap();
    }
    id
}

const SAT: &str = r#"{"cause":{"seat":0,"id":"00000000-0000-0000-0000-000000000001"},"what":{"sat":{"seat":0,"name":"Ember","token_hash":"0202020202020202020202020202020202020202020202020202020202020202"}}}"#;

async fn what_would_go_is_said_and_goes_when_it_is_told_to(place: &Place) {
    let url = place.new_database();
    let store = store::open(&url).await.unwrap();
    let unchanged = room(&*store, "OAK-1", 41, &[SAT]).await;
    let unused = room(&*store, "OAK-2", 1, &[]).await;
    let damaged = room(&*store, "OAK-3", 50, &["a dragon ate it"]).await;
    let stays = room(&*store, "OAK-4", 20, &[SAT]).await;
    let epoch = store.claim(unchanged).await.unwrap().unwrap().epoch;
    for (seq, days_ago) in [(3, 41), (4, 39)] {
        let ended = (now() - DAY * days_ago).0;
        let record = Record {
            seq,
            at: now() - DAY * 41,
            body: SAT.to_owned(),
        };
        let finished = Some(Box::new(game(unchanged, seq, ["Ember", "Frost"], ended)));
        let ends = Append {
            finished,
            ..Append::of(unchanged, epoch, vec![record])
        };
        store.append(ends).await.unwrap();
    }
    store.close().await;

    let prune = ["rooms", "prune", "--database", &url, "--keep-games-days", "40"];
    let dry = [&prune[..], &["--dry-run"]].concat();
    let expected = [
        format!("{damaged}\t50 days\tdamaged"),
        format!("{unchanged}\t41 days\tunchanged"),
        format!("{unused}\t1 day\tunused"),
    ];
    let would = does(&dry).await;
    for line in &expected {
        assert!(would.contains(line), "{would}");
    }
    assert!(
        would.ends_with("3 rooms and 1 finished game would be erased.\n"),
        "{would}"
    );
    assert!(!would.contains(&stays.to_string()), "{stays} {would}");
    assert_eq!(does(&dry).await, would, "it is only said");

    let said = does(&prune).await;
    assert_eq!(said, would.replace("would be", "are"));
    let store = store::open(&url).await.unwrap();
    let left: Vec<RoomId> = store.rooms(9).await.unwrap().iter().map(|room| room.id).collect();
    assert_eq!(left, [stays]);
    let games = FinishedQuery {
        game: None,
        player: None,
        room: None,
        most: 9,
    };
    let games = store.finished(games).await.unwrap();
    assert_eq!((games.len(), games[0].seq), (1, 4));
    store.close().await;
    let said = does(&prune).await;
    assert!(
        said.ends_with("0 rooms and 0 finished games are erased.\n"),
        "{said}"
    );
}

async fn nothing_goes_while_a_server_is_running_or_was_away(place: &Place) {
    let url = place.new_database();
    let store = store::open(&url).await.unwrap();
    let old = room(&*store, "OAK-1", 50, &[SAT]).await;
    // The last server was there forty days ago, so the room has been there for ten.
    store.note_alive(now() - DAY * 40).await.unwrap();
    store.close().await;
    let prune = ["rooms", "prune", "--database", &url];
    let said = does(&prune).await;
    assert!(said.starts_with("0 rooms"), "{said}");

    let store = store::open(&url).await.unwrap();
    store.note_alive(now()).await.unwrap();
    store.close().await;
    let mut server = ServerProcess::start_on(SERVER, "serve", url.clone()).await;
    let said = fails(&prune).await;
    assert!(said.contains("another server is using the database"), "{said}");
    let would = does(&[&prune[..], &["--dry-run"]].concat()).await;
    assert!(would.contains(&format!("{old}\t50 days\tunchanged")), "{would}");
    assert!(server.terminate().await.success());
    let said = does(&prune).await;
    assert!(said.contains("1 room and 0 finished games are erased."), "{said}");
}

async fn games_without_a_room_are_backed_up_and_come_back(place: &Place) {
    let url = place.new_database();
    let mut server = ServerProcess::start_on(SERVER, "serve", url.clone()).await;
    let mut host = Player::enters(server.address(), Enter::Create(dragon_stone()), None).await;
    host.sits("Ember").await;
    let mut guest = Player::enters(server.address(), Enter::Room(host.room()), None).await;
    guest.sits("Frost").await;
    let mut players = [host, guest];
    begin_all(&mut players).await;
    plays_out(players.each_mut()).await;
    let room = players[0].room();
    drop(players);
    assert!(server.terminate().await.success());
    let long_ago = "UPDATE records SET at = at - 4000000000";
    place.meddle(&url, long_ago, long_ago).await;
    let said = does(&["rooms", "prune", "--database", &url]).await;
    assert!(
        said.ends_with("1 room and 0 finished games are erased.\n"),
        "{said}"
    );

    let folder = TempDir::new().unwrap();
    let [archive, file] = ["house.dragonhall", "house.db"].map(|name| folder.path().join(name));
    let copy = place.new_database();
    does(&["backup", word(&archive), "--database", &url]).await;
    does(&["backup", word(&file), "--database", &url]).await;
    does(&["copy", "--from", &url, "--to", &copy]).await;
    let restored = place.new_database();
    does(&["restore", word(&archive), "--database", &restored]).await;
    let in_file = format!("sqlite:{}", file.display());
    for url in [&url, &copy, &restored, &in_file] {
        let said = does(&["check", "--database", url]).await;
        assert!(said.contains("0 rooms, 0 entries, 1 finished game"), "{said}");
        assert!(
            said.contains("1 receipt") && said.contains("All of them are whole."),
            "{said}"
        );
        let store = store::open_to_read(url).await.unwrap();
        let receipt = store.receipt(room, None).await.unwrap().unwrap();
        assert!(!receipt.contains("Ember") && !receipt.contains("Frost"));
        store.close().await;
    }
}
