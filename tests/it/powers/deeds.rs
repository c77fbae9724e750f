//! Everybody is told in words who did what, also whoever comes later.

use std::time::Duration;

use dragonhall_protocol::{ClientMessage, Deed, Did, Enter, KeyKind, Motion, Seat, Somebody};
use dragonhall_tests::{Player, TestServer};

use super::{drarkane, let_a_bot_go_on, vote, watch};

fn who(player: &Player, name: &str) -> Somebody {
    Somebody {
        player: player.player(),
        name: name.to_owned(),
    }
}

fn told(deeds: &[Deed]) -> Vec<(Option<&str>, Did)> {
    let by = |deed: &Deed| deed.did.clone();
    deeds
        .iter()
        .map(|deed| (deed.by.as_ref().map(|by| by.name.as_str()), by(deed)))
        .collect()
}

#[tokio::test]
async fn everybody_is_told_what_was_done_to_whom() {
    let mut server = TestServer::prepare().timed_by_hand().start().await;
    let mut table = server.lobby_of(drarkane(), 3).await;
    let mut third = table.remove(2);
    let mut guest = table.remove(1);
    let mut host = table.remove(0);
    let (ember, frost, thorn) = (who(&host, "Ember"), who(&guest, "Frost"), who(&third, "Thorn"));

    host.does(|id| ClientMessage::Mute {
        id,
        player: frost.player,
        muted: true,
    })
    .await;
    let key = host.is_given_a_key(KeyKind::Hop, Some(Seat(1))).await;
    let mut phone = server.spectator(host.room()).await;
    phone.does(|id| ClientMessage::Claim { id, key }).await;
    guest.is_closed().await;
    host.does(|id| ClientMessage::Host {
        id,
        player: frost.player,
    })
    .await;
    phone
        .does(|id| ClientMessage::Host {
            id,
            player: ember.player,
        })
        .await;
    host.sees().await;
    tokio::join!(host.begins(), phone.begins(), third.begins());
    // Of another household than the one that was muted.
    let elsewhere = server.address_from("203.0.113.9");
    let mut kim = Player::enters(elsewhere, Enter::Room(host.room()), None).await;
    kim.does(watch("Kim")).await;
    let to = who(&kim, "Kim");
    third.drops().await;
    let_a_bot_go_on(&server, 2, &mut [&mut host, &mut phone]).await;
    let hand_over = Motion::HandOver {
        seat: Seat(2),
        to: to.player,
    };
    host.does(vote(hand_over)).await;
    phone.does(vote(hand_over)).await;
    server.passes(Duration::from_mins(9));
    host.waits_until(|seen| seen.room.seats[2].as_ref().unwrap().player == to.player)
        .await;
    third.rejoins().await;
    third
        .does(|id| ClientMessage::Sit {
            id,
            seat: Some(Seat(2)),
            name: "Thorn".into(),
        })
        .await;
    host.does(vote(Motion::End)).await;
    phone.does(vote(Motion::End)).await;
    let expected = vec![
        (
            Some("Ember"),
            Did::Muted {
                who: frost.clone(),
                muted: true,
            },
        ),
        (Some("Ember"), Did::MadeKey { whose: frost.clone() }),
        (Some("Frost"), Did::Moved),
        (Some("Ember"), Did::Hosted { who: frost }),
        (Some("Frost"), Did::Hosted { who: ember }),
        (
            None,
            Did::BotGoesOn {
                seat: Seat(2),
                whose: Some(thorn.clone()),
            },
        ),
        (
            None,
            Did::HandedOver {
                seat: Seat(2),
                from: Some(thorn),
                to: to.clone(),
            },
        ),
        (
            Some("Thorn"),
            Did::TookSeat {
                seat: Seat(2),
                from: Some(to),
            },
        ),
        (None, Did::Ended),
    ];
    kim.waits_until(|seen| seen.deeds.len() == expected.len()).await;
    assert_eq!(told(&kim.seen().deeds), expected, "as it happened");
    server.restart().await;
    let later = server.spectator(host.room()).await;
    assert_eq!(
        told(&later.seen().deeds),
        expected,
        "and afterwards, from the log"
    );
}
