//! Watching: names, and what is shown of a game.

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{
    ClientMessage, Enter, GameOptions, GameTable, Refusal, Role, RoomSettings, ServerMessage, Watching,
};
use dragonhall_rules::receipt::GameReceipt;
use dragonhall_rules::{AnyGame, Viewer};
use dragonhall_tests::http::get;
use dragonhall_tests::player::{plays_on, plays_out};
use dragonhall_tests::{Player, TestServer, dragon_stone};
use futures_util::future::join_all;
use serde_json::Value;

use super::{dragon_farkle, settings};

async fn table(server: &TestServer, game: GameOptions, players: usize, watching: Watching) -> Vec<Player> {
    let mut table = server.lobby_of(game, players).await;
    table[0]
        .does(settings(RoomSettings {
            watching,
            ..RoomSettings::default()
        }))
        .await;
    join_all(table.iter_mut().map(|player| async {
        player.sees().await;
        player.begins().await;
    }))
    .await;
    table
}

#[tokio::test]
async fn those_who_watch_have_names_and_are_counted() {
    let mut server = TestServer::start().await;
    let [mut host, _guest] = server.lobby(dragon_stone()).await;
    let mut kim = server.spectator(host.room()).await;
    let _nameless = server.spectator(host.room()).await;
    let watch = |name: &str| {
        let name = name.to_owned();
        move |id| ClientMessage::Watch { id, name }
    };
    kim.is_refused(Refusal::NameTaken, watch("ember")).await;
    kim.is_refused(Refusal::NameEmpty, watch(" ")).await;
    kim.does(watch("Kim")).await;
    let player = kim.player();
    host.waits_until(|seen| seen.presence.spectators == 2 && seen.presence.watching == [player])
        .await;
    assert_eq!(host.seen().room.company[0].name, "Kim");
    host.is_refused(Refusal::AlreadySeated, watch("Other")).await;
    kim.is_refused(Refusal::NotSeated, |id| ClientMessage::Unready { id })
        .await;
    server.restart().await;
    assert_eq!(kim.rejoins().await.you, Role::Companion(player));
    kim.does(|id| ClientMessage::Stand { id }).await;
    assert_eq!(
        (kim.seen().you, kim.seen().room.company.len()),
        (Role::Spectator, 0)
    );
}

#[tokio::test]
async fn a_companion_who_sits_keeps_the_number() {
    let server = TestServer::start().await;
    let mut host = server.host(dragon_stone()).await;
    host.sits("Ember").await;
    let mut kim = server.spectator(host.room()).await;
    kim.does(|id| ClientMessage::Watch {
        id,
        name: "Kim".into(),
    })
    .await;
    let player = kim.player();
    kim.sits("Kim").await;
    assert_eq!((kim.player(), kim.seen().room.company.len()), (player, 0));
}

#[tokio::test]
async fn only_so_many_watch_under_a_name() {
    let server = TestServer::start().await;
    let [host, _guest] = server.lobby(dragon_stone()).await;
    let watch = |number: u32| {
        move |id| ClientMessage::Watch {
            id,
            name: format!("Kim {number}"),
        }
    };
    let mut company = Vec::new();
    for number in 0..50 {
        let address = server.address_from(&format!("192.0.2.{}", number / 5));
        let mut companion = Player::enters(address, Enter::Room(host.room()), None).await;
        companion.does(watch(number)).await;
        company.push(companion);
    }
    let mut late = server.spectator(host.room()).await;
    let refusal = Refusal::Throttled {
        limit: Limit::Names,
        seconds: 10,
    };
    late.is_refused(refusal, watch(50)).await;
    company[7].does(watch(51)).await;
    company[7].does(|id| ClientMessage::Stand { id }).await;
    late.does(watch(50)).await;
}

/// Every table that somebody was shown, with the number of the entry.
fn shown(player: &Player) -> Vec<(u64, GameTable)> {
    let tables = player
        .transcript()
        .messages()
        .into_iter()
        .filter_map(|message| match message {
            ServerMessage::Snapshot { seq, table, .. } | ServerMessage::Update { seq, table, .. } => {
                Some((seq, table?))
            }
            _ => None,
        });
    tables.collect()
}

fn view(table: &GameTable) -> Value {
    serde_json::to_value(table).unwrap()["view"].clone()
}

#[tokio::test]
async fn all_hands_are_shown_at_least_one_round_later_and_at_the_end() {
    let mut server = TestServer::start().await;
    let mut table = table(&server, dragon_farkle(), 3, Watching::Delayed).await;
    let room = table[0].room();
    let mut watcher = server.spectator(room).await;
    let opening = table[0].seen().seq;
    plays_on(&mut table, 60).await;
    server.restart().await;
    for player in &mut table {
        player.rejoins().await;
    }
    watcher.rejoins().await;
    let seq = plays_out(&mut table).await;
    watcher.catches_up(seq).await;

    let path = format!("/api/rooms/{room}/receipt");
    let receipt: GameReceipt = serde_json::from_str(&get(server.socket(), &path).await.body).unwrap();
    let mut game = AnyGame::new(&receipt.game, 3).unwrap();
    let states: Vec<(u32, Value)> = receipt
        .decisions
        .iter()
        .map(|decision| {
            game.apply(&decision.events).unwrap();
            (game.rounds(), view(&game.table(Viewer::Open, [])))
        })
        .collect();
    let shown = shown(&watcher);
    assert!(shown.len() > 3, "a game has more than three rounds");
    let last = states.len() - 1;
    for (seq, table) in &shown {
        let now = (*seq - opening) as usize;
        if now >= last {
            continue;
        }
        let newest = states
            .iter()
            .rposition(|(_, state)| *state == view(table))
            .expect("a table of this game");
        assert!(
            states[newest].0 < states[now].0,
            "after decision {now} the table of decision {newest} was shown"
        );
    }
    assert_eq!(view(&shown.last().unwrap().1), states[last].1);
    assert_eq!(watcher.seen().outcome(), Some(&receipt.outcome));
}

#[tokio::test]
async fn nothing_is_shown_before_the_first_round_is_over() {
    let server = TestServer::start().await;
    let mut table = table(&server, dragon_farkle(), 2, Watching::Delayed).await;
    let mut watcher = server.spectator(table[0].room()).await;
    assert_eq!(watcher.seen().table, None);
    let seq = plays_on(&mut table, 1).await;
    watcher.catches_up(seq).await;
    assert_eq!(watcher.sees().await.table, None);
    assert!(shown(&watcher).is_empty());
    watcher
        .is_refused(Refusal::OnlyInLobby, |id| ClientMessage::Sit {
            id,
            seat: None,
            name: "Kim".into(),
        })
        .await;
}
