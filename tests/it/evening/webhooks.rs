//! Telling an absent player of the turn, once, and never calling into the server's own network.

use std::time::Duration;

use dragonhall_protocol::http::YourTurn;
use dragonhall_protocol::refusal::WebhookBar;
use dragonhall_protocol::{ClientMessage, Enter, MessageId, Refusal};
use dragonhall_server::config::Edge;
use dragonhall_tests::{Player, TestServer, dragon_stone, patiently};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

fn webhook(url: Option<String>) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::Webhook { id, url }
}

/// Takes one call and gives its body.
async fn called(listener: &TcpListener) -> YourTurn {
    let (mut stream, _) = patiently("a call", listener.accept()).await.unwrap();
    let mut text = String::new();
    loop {
        let mut piece = [0; 4096];
        let count = patiently("a request", stream.read(&mut piece)).await.unwrap();
        text.push_str(std::str::from_utf8(&piece[..count]).unwrap());
        if let Some((head, body)) = text.split_once("\r\n\r\n")
            && let Ok(notice) = serde_json::from_str(body)
        {
            assert!(head.starts_with("POST /turn HTTP/1.1"), "{head}");
            stream
                .write_all(b"HTTP/1.1 204 No Content\r\n\r\n")
                .await
                .unwrap();
            return notice;
        }
    }
}

/// Whoever is here plays until the table waits for the one who is not.
async fn plays_until_the_other_is_awaited(player: &mut Player) {
    while player.seen().is_awaited() {
        player.plays_any().await;
    }
}

/// A table of two, of which the second wants to be told of its turn at this address.
async fn table_with_webhook(server: &TestServer, url: &str) -> [Player; 2] {
    let [mut stays, mut leaves] = server.table(dragon_stone()).await;
    leaves.does(webhook(Some(url.to_owned()))).await;
    // Who is here is told a moment later; from here on both know that both are.
    stays.sees().await;
    [stays, leaves]
}

/// A server whose time is moved by hand, and an address that it may call.
async fn server_and_listener() -> (TestServer, TcpListener, String) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let host = listener.local_addr().unwrap();
    let server = TestServer::prepare()
        .timed_by_hand()
        .config(|config| config.webhook_hosts = vec![host.to_string()])
        .start()
        .await;
    (server, listener, format!("http://{host}/turn"))
}

const MINUTE: Duration = Duration::from_secs(60);

#[tokio::test]
async fn an_absent_player_is_told_once_until_a_decision() {
    let (mut server, listener, url) = server_and_listener().await;
    let [mut stays, mut leaves] = table_with_webhook(&server, &url).await;
    assert_eq!(leaves.sees().await.webhook, Some(url.clone()));
    assert_eq!(
        stays.sees().await.webhook,
        None,
        "nobody else is shown the address"
    );
    leaves.drops().await;
    stays.waits_until(|seen| seen.presence.present.len() == 1).await;
    plays_until_the_other_is_awaited(&mut stays).await;
    server.passes(MINUTE);
    let notice = called(&listener).await;
    assert_eq!((notice.room, notice.seat), (stays.room(), leaves.seat()));

    server.restart().await;
    stays.rejoins().await;
    leaves.rejoins().await;
    plays_until_the_other_is_awaited(&mut leaves).await;
    leaves.drops().await;
    stays
        .waits_until(|seen| seen.presence.present.len() == 1 && seen.is_awaited())
        .await;
    plays_until_the_other_is_awaited(&mut stays).await;
    server.passes(MINUTE);
    called(&listener).await;
    let log = stays.sees().await.seq;
    server.passes(100 * MINUTE);
    assert_eq!(
        stays.sees().await.seq,
        log,
        "there is one notice until the player is back"
    );
}

#[tokio::test]
async fn whoever_comes_and_goes_is_not_called_and_writes_nothing() {
    let (server, listener, url) = server_and_listener().await;
    let [mut stays, mut leaves] = table_with_webhook(&server, &url).await;
    plays_until_the_other_is_awaited(&mut stays).await;
    let before = stays.sees().await.seq;
    for _ in 0..5 {
        leaves.drops().await;
        stays.waits_until(|seen| seen.presence.present.len() == 1).await;
        server.passes(MINUTE / 2);
        leaves.rejoins().await;
        stays.waits_until(|seen| seen.presence.present.len() == 2).await;
    }
    assert_eq!(stays.sees().await.seq, before, "nobody was away for a minute");

    leaves.drops().await;
    stays.waits_until(|seen| seen.presence.present.len() == 1).await;
    server.passes(MINUTE);
    called(&listener).await;
    let told = stays.sees().await.seq;
    assert_eq!(told, before + 1);
    for _ in 0..5 {
        leaves.rejoins().await;
        stays.waits_until(|seen| seen.presence.present.len() == 2).await;
        server.passes(MINUTE / 2);
        leaves.drops().await;
        stays.waits_until(|seen| seen.presence.present.len() == 1).await;
        server.passes(MINUTE);
    }
    assert_eq!(stays.sees().await.seq, told, "nobody was back for a minute");

    leaves.rejoins().await;
    stays.waits_until(|seen| seen.presence.present.len() == 2).await;
    server.passes(MINUTE);
    stays.catches_up(told + 1).await;
    server.passes(10 * MINUTE);
    assert_eq!(stays.sees().await.seq, told + 1, "it is noted once");
}

#[tokio::test]
async fn another_address_is_not_called_within_five_minutes() {
    let (server, listener, url) = server_and_listener().await;
    let [mut stays, mut leaves] = table_with_webhook(&server, &url).await;
    plays_until_the_other_is_awaited(&mut stays).await;
    leaves.drops().await;
    stays.waits_until(|seen| seen.presence.present.len() == 1).await;
    server.passes(MINUTE);
    called(&listener).await;
    leaves.rejoins().await;
    stays.waits_until(|seen| seen.presence.present.len() == 2).await;
    leaves.does(webhook(None)).await;
    leaves.does(webhook(Some(url))).await;
    leaves.drops().await;
    stays.waits_until(|seen| seen.presence.present.len() == 1).await;
    let before = stays.sees().await.seq;
    for _ in 0..3 {
        server.passes(MINUTE);
        assert_eq!(stays.sees().await.seq, before);
    }
    for _ in 0..3 {
        server.passes(MINUTE);
        stays.sees().await;
    }
    called(&listener).await;
}

/// Three tables, at each of which somebody is missing who wants to be called; how many of them are called.
async fn calls_for_three_tables(limit: impl FnOnce(&mut Edge)) -> u64 {
    calls_for_three_tables_with(false, limit).await
}

/// The same, and at each table a stranger of a household of its own may look on.
async fn calls_for_three_tables_with(strangers: bool, limit: impl FnOnce(&mut Edge)) -> u64 {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let host = listener.local_addr().unwrap();
    let server = TestServer::prepare()
        .timed_by_hand()
        .config(|config| config.webhook_hosts = vec![host.to_string()])
        .edge(limit)
        .start()
        .await;
    let url = format!("http://{host}/turn");
    let mut waiting = Vec::new();
    let mut looking_on = Vec::new();
    for table in 1..=3 {
        let [mut stays, mut leaves] = table_with_webhook(&server, &url).await;
        if strangers {
            let address = server.address_from(&format!("192.0.2.{table}"));
            looking_on.push(Player::enters(address, Enter::Room(stays.room()), None).await);
        }
        plays_until_the_other_is_awaited(&mut stays).await;
        leaves.drops().await;
        stays.waits_until(|seen| seen.presence.present.len() == 1).await;
        waiting.push((stays.sees().await.seq, stays));
    }
    server.passes(MINUTE);
    called(&listener).await;
    let mut told = 0;
    for (before, stays) in &mut waiting {
        told += stays.sees().await.seq - *before;
    }
    told
}

#[tokio::test]
async fn the_whole_house_calls_only_so_often() {
    assert_eq!(
        calls_for_three_tables(|edge| edge.webhooks_per_minute = 1).await,
        1
    );
}

#[tokio::test]
async fn one_household_has_the_server_call_only_so_often() {
    assert_eq!(
        calls_for_three_tables(|edge| edge.household_webhooks_per_minute = 2).await,
        2
    );
}

#[tokio::test]
async fn a_stranger_who_looks_on_pays_for_no_calls() {
    let two = |edge: &mut Edge| edge.household_webhooks_per_minute = 2;
    assert_eq!(calls_for_three_tables_with(true, two).await, 2);
}

#[tokio::test]
async fn addresses_inside_are_refused() {
    let server = TestServer::start().await;
    let [mut player, _other] = server.lobby(dragon_stone()).await;
    for (url, why) in [
        ("http://127.0.0.1:9/", WebhookBar::Internal),
        ("http://localhost/", WebhookBar::Internal),
        ("http://[::1]:80/", WebhookBar::Internal),
        ("http://169.254.169.254/latest/meta-data", WebhookBar::Internal),
        ("http://192.168.1.1/", WebhookBar::Internal),
        ("gopher://example.org/", WebhookBar::NotAnAddress),
        ("not an address", WebhookBar::NotAnAddress),
    ] {
        player
            .is_refused(Refusal::WebhookRefused { why }, webhook(Some(url.to_owned())))
            .await;
    }
    let mut watcher = server.spectator(player.room()).await;
    watcher.is_refused(Refusal::NotSeated, webhook(None)).await;
    player
        .does(webhook(Some("https://example.org/turn".into())))
        .await;
    player.does(webhook(None)).await;
    let quiet = TestServer::prepare()
        .config(|config| config.no_webhooks = true)
        .start()
        .await;
    let [mut player, _other] = quiet.lobby(dragon_stone()).await;
    let off = Refusal::WebhookRefused { why: WebhookBar::Off };
    player
        .is_refused(off, webhook(Some("https://example.org/turn".into())))
        .await;
}
