//! Odds, where the table allows them.

use dragonhall_protocol::{ChanceOf, ClientMessage, ClockRule, Refusal, RoomSettings, Watching};
use dragonhall_tests::{Player, TestServer};

use crate::evening::{dragon_farkle, settings};

const WITH_ODDS: RoomSettings = RoomSettings {
    clock: ClockRule::None,
    watching: Watching::Public,
    listed: false,
    quick_bots: false,
    odds: true,
    keep_names: false,
};

#[tokio::test]
async fn players_may_ask_for_the_odds_where_the_table_plays_with_them() {
    let server = TestServer::start().await;
    let mut players = server.lobby_of(dragon_farkle(), 2).await;
    players[0].does(settings(WITH_ODDS)).await;
    players[0]
        .is_refused(Refusal::OnlyInGame, |id| ClientMessage::Odds { id })
        .await;
    let mut spectator = server.spectator(players[0].room()).await;
    futures_util::future::join_all(players.iter_mut().map(Player::begins)).await;
    spectator
        .may_not(Refusal::NotSeated, |id| ClientMessage::Odds { id })
        .await;
    let mut found = Vec::new();
    for _ in 0..20 {
        for player in &mut players {
            if !player.sees().await.is_awaited() {
                continue;
            }
            let chances = player.is_told_the_odds().await;
            let offers = player.seen().offers().len();
            assert!(chances.iter().all(|chance| {
                chance.permille <= 1000 && chance.offer.is_none_or(|offer| usize::from(offer) < offers)
            }));
            found.extend(chances);
            player.plays_any().await;
        }
    }
    assert!(found.iter().any(|chance| chance.of == ChanceOf::Farkle));
}

#[tokio::test]
async fn tables_play_without_odds_unless_the_host_wants_them() {
    let server = TestServer::start().await;
    let mut players = server.table_of(dragon_farkle(), 2).await;
    players[0].sees().await;
    players[0]
        .may_not(Refusal::OddsOff, |id| ClientMessage::Odds { id })
        .await;
}
