//! Somebody who wants to be forgotten, told on both databases.

use std::path::Path;

use dragonhall_protocol::{ClientMessage, Did, Enter, Refusal, ServerMessage};
use dragonhall_tests::http::get;
use dragonhall_tests::player::{plays_on, plays_out};
use dragonhall_tests::{Player, ServerProcess, dragon_stone, patiently};
use tokio::time::{Duration, sleep};

use crate::SERVER;
use crate::moving::{digests, does};
use crate::receipts::{checks_all, said};
use crate::store::on_both_databases;
use crate::store::place::Place;

on_both_databases! {
    nothing_tells_any_more_what_somebody_was_called_and_said,
}

const NAME: &str = "Quetzalina";
const WORDS: &str = "abracadabra said she";
const ADDRESS: &str = "https://quetzalina.example/turn";
/// What none of these, in whatever spelling, is without.
const TELLING: [&str; 2] = ["quetzalina", "abracadabra"];

fn says(text: &str) -> impl FnOnce(dragonhall_protocol::MessageId) -> ClientMessage {
    let text = text.to_owned();
    move |id| ClientMessage::Say { id, text }
}

fn tells(text: &str) -> bool {
    let text = text.to_lowercase();
    TELLING.iter().any(|word| text.contains(word))
}

/// Whether the file of a database, or its journal, has a byte of it.
fn is_in_files(file: &Path) -> bool {
    [file.to_owned(), file.with_extension("db-wal")]
        .iter()
        .any(|file| {
            let bytes = std::fs::read(file).unwrap_or_default();
            tells(&String::from_utf8_lossy(&bytes))
        })
}

async fn receipts(server: &ServerProcess, player: &Player) -> Vec<String> {
    let path = format!("/api/rooms/{}/games", player.room());
    let games = get(server.socket(), &path).await.json();
    let mut receipts = Vec::new();
    for game in games.as_array().unwrap() {
        let path = format!("{path}/{}/receipt", game["seq"]);
        receipts.push(get(server.socket(), &path).await.body);
    }
    receipts
}

async fn nothing_tells_any_more_what_somebody_was_called_and_said(place: &Place) {
    let mut server = ServerProcess::start_on(SERVER, "serve", place.new_database()).await;
    let mut guest = Player::enters(server.address(), Enter::Create(dragon_stone()), None).await;
    guest.sits("Frost").await;
    let mut leaver = Player::enters(server.address(), Enter::Room(guest.room()), None).await;
    leaver.sits(NAME).await;
    leaver.does(says(WORDS)).await;
    leaver
        .does(|id| ClientMessage::Webhook {
            id,
            url: Some(ADDRESS.to_owned()),
        })
        .await;
    guest.does(says("who is there")).await;
    tokio::join!(guest.begins(), leaver.begins());
    plays_out([&mut guest, &mut leaver]).await;
    let seq = guest.does(|id| ClientMessage::Rematch { id }).await;
    leaver.catches_up(seq).await;
    tokio::join!(guest.begins(), leaver.begins());
    plays_on([&mut guest, &mut leaver], 5).await;
    leaver.does(says(WORDS)).await;
    let before = guest.sees().await;
    let tables = digests(server.database()).await;
    assert!(
        receipts(&server, &guest)
            .await
            .iter()
            .all(|receipt| tells(receipt))
    );

    let seq = leaver.does(|id| ClientMessage::ForgetMe { id }).await;
    guest.catches_up(seq).await;
    let after = guest.seen().clone();
    assert_eq!((&after.table, &after.head), (&before.table, &before.head));
    assert_eq!(after.talk.len(), before.talk.len() - 2);
    let by = after
        .deeds
        .last()
        .map(|deed| (&deed.did, deed.by.as_ref().unwrap().player));
    assert_eq!(by, Some((&Did::WasForgotten, leaver.player())));
    let told = guest.transcript().messages().into_iter().rev();
    let snapshot = told
        .filter(|message| matches!(message, ServerMessage::Snapshot { .. }))
        .map(|message| serde_json::to_string(&message).unwrap())
        .next();
    assert!(!tells(&snapshot.unwrap()));
    assert_eq!(leaver.sees().await.webhook, None);
    leaver
        .may_not(Refusal::NoChange, |id| ClientMessage::ForgetMe { id })
        .await;
    let folded = digests(server.database()).await;
    let of_finished = |tables: &str| tables.split(' ').nth(1).map(str::to_owned);
    assert_eq!(
        of_finished(&folded),
        of_finished(&tables),
        "the tables are what they were"
    );

    plays_out([&mut guest, &mut leaver]).await;
    assert_eq!(
        guest
            .seen()
            .room
            .scores
            .iter()
            .map(|score| score.played)
            .sum::<u32>(),
        4
    );
    let receipts = receipts(&server, &guest).await;
    let receipts: Vec<&str> = receipts.iter().map(String::as_str).collect();
    assert_eq!(receipts.len(), 2);
    let head = guest.seen().head.unwrap().to_string();
    for output in checks_all(&receipts, &["--head", &head]).await {
        let said = said(&output);
        assert!(output.status.success(), "{said}");
        assert!(
            said.contains("Name of seat") && said.contains("withheld."),
            "{said}"
        );
        assert!(said.contains("Game 2 of the room follows game 1."), "{said}");
        assert!(!tells(&said));
    }
    assert!(!receipts.iter().any(|receipt| tells(receipt)));
    if let Some(file) = server.database().strip_prefix("sqlite:") {
        patiently("the last byte to go", async {
            while is_in_files(Path::new(file)) {
                sleep(Duration::from_millis(100)).await;
            }
        })
        .await;
    }
    let last = guest.sees().await;
    assert!(server.terminate().await.success());
    for (table, row) in place.dump(server.database()).await {
        assert!(!tells(&row), "{table}: {row}");
    }
    does(&["check", "--database", server.database()]).await;
    server.start_again().await;
    let rejoined = guest.rejoins().await;
    assert_eq!((rejoined.room.seats, rejoined.talk), (last.room.seats, last.talk));
    leaver.rejoins().await;
    leaver.does(says("here I am")).await;
}
