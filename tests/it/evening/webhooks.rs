//! Telling an absent player of the turn, once, and never calling into the server's own network.

use dragonhall_protocol::http::YourTurn;
use dragonhall_protocol::refusal::WebhookBar;
use dragonhall_protocol::{ClientMessage, MessageId, Refusal};
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

#[tokio::test]
async fn an_absent_player_is_told_once_until_back() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let host = listener.local_addr().unwrap();
    let mut server = TestServer::prepare()
        .config(|config| config.webhook_hosts = vec![host.to_string()])
        .start()
        .await;
    let [mut stays, mut leaves] = server.table(dragon_stone()).await;
    let url = format!("http://{host}/turn");
    leaves.does(webhook(Some(url.clone()))).await;
    assert_eq!(leaves.sees().await.webhook, Some(url.clone()));
    assert_eq!(
        stays.sees().await.webhook,
        None,
        "nobody else is shown the address"
    );
    leaves.drops().await;
    stays.waits_until(|seen| seen.presence.present.len() == 1).await;
    plays_until_the_other_is_awaited(&mut stays).await;
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
    called(&listener).await;
    let log = stays.sees().await.seq;
    stays.does(|id| ClientMessage::Keep { id }).await;
    assert_eq!(
        stays.sees().await.seq,
        log + 1,
        "there is one notice until the player is back"
    );
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
