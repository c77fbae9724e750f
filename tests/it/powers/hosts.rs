//! What a host may do to others, and what not.

use dragonhall_protocol::games::{self, draghan};
use dragonhall_protocol::{
    ClientMessage, GameOptions, KeyKind, Level, MessageId, Motion, Phase, Refusal, Role, RoomSettings, Seat,
    SeatNumber, Watching,
};
use dragonhall_tests::server::begin_all;
use dragonhall_tests::{Player, TestServer, dragon_stone};

use super::{drarkane, vote, watch};
use crate::evening::{dragon_farkle, settings};

fn free(seat: u8) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::FreeSeat { id, seat: Seat(seat) }
}

fn bot(seat: Option<u8>, level: Level) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::AddBot {
        id,
        seat: seat.map(Seat),
        level,
    }
}

fn sit(seat: u8, name: &str) -> impl FnOnce(MessageId) -> ClientMessage {
    let name = name.to_owned();
    move |id| ClientMessage::Sit {
        id,
        seat: Some(Seat(seat)),
        name,
    }
}

/// So many people and so many bots in a game.
async fn table_with_bots(server: &TestServer, game: GameOptions, people: usize, bots: usize) -> Vec<Player> {
    let mut table = server.lobby_of(game, people).await;
    for _ in 0..bots {
        table[0].does(bot(None, Level::Fair)).await;
    }
    begin_all(&mut table).await;
    table
}

#[tokio::test]
async fn a_players_seat_is_moved_or_freed_by_nobody_else_while_a_game_is_on() {
    let server = TestServer::start().await;
    for game in [dragon_stone(), drarkane()] {
        let mut table = server.table_of(game, 2).await;
        let refusal = Refusal::OwnersSeat { seat: Seat(1) };
        let key = |id| ClientMessage::MakeKey {
            id,
            kind: KeyKind::Words,
            seat: Some(Seat(1)),
        };
        table[0].sees().await;
        table[0].is_refused(refusal.clone(), key).await;
        table[0].is_refused(refusal, free(1)).await;
        let own = table[1].is_given_a_key(KeyKind::Words, None).await;
        let mut phone = server.spectator(table[0].room()).await;
        phone.does(|id| ClientMessage::Claim { id, key: own }).await;
        assert_eq!(
            phone.seen().you,
            Role::Seat(Seat(1)),
            "with the owner's key it moves"
        );
    }
}

#[tokio::test]
async fn a_bots_seat_among_others_is_opened_by_a_vote_alone() {
    let server = TestServer::start().await;
    for game in [dragon_farkle(), GameOptions::Draghan(draghan::Options::default())] {
        let mut table = table_with_bots(&server, game, 2, 1).await;
        let mut kim = server.spectator(table[0].room()).await;
        kim.does(watch("Kim")).await;
        table[0]
            .may_not(Refusal::NeedsVote { seat: Seat(2) }, free(2))
            .await;
        let to = kim.player();
        let hand_over = Motion::HandOver { seat: Seat(2), to };
        table[0].does(vote(hand_over)).await;
        assert_eq!(kim.sees().await.you, Role::Companion(to));
        table[1].does(vote(hand_over)).await;
        kim.waits_until(|seen| seen.you == Role::Seat(Seat(2))).await;
    }
}

#[tokio::test]
async fn who_plays_alone_opens_a_bots_seat_for_anybody() {
    let server = TestServer::start().await;
    for game in [dragon_farkle(), GameOptions::Draghan(draghan::Options::default())] {
        let mut table = table_with_bots(&server, game, 1, 1).await;
        table[0].does(free(1)).await;
        let mut kim = server.spectator(table[0].room()).await;
        kim.does(sit(1, "Kim")).await;
        assert_eq!(kim.seat(), Seat(1));
    }
}

#[tokio::test]
async fn a_free_seat_is_given_away_by_a_vote_alone_once_two_people_play() {
    let server = TestServer::start().await;
    let game = GameOptions::Draghan(draghan::Options::default());
    let mut table = table_with_bots(&server, game, 1, 2).await;
    let mut host = table.remove(0);
    host.does(free(1)).await;
    host.does(free(2)).await;
    let mut kim = server.spectator(host.room()).await;
    kim.does(sit(1, "Kim")).await;
    let mut lee = server.spectator(host.room()).await;
    lee.does(watch("Lee")).await;
    lee.may_not(Refusal::NeedsVote { seat: Seat(2) }, sit(2, "Lee"))
        .await;
    let to = lee.player();
    host.sees().await;
    for player in [&mut host, &mut kim] {
        player.does(vote(Motion::HandOver { seat: Seat(2), to })).await;
    }
    lee.waits_until(|seen| seen.you == Role::Seat(Seat(2))).await;
}

#[tokio::test]
async fn a_bot_among_others_stays_as_strong_as_it_is_and_a_new_one_is_strong() {
    let server = TestServer::start().await;
    let game = GameOptions::Draghan(draghan::Options::default());
    let mut table = table_with_bots(&server, game, 1, 3).await;
    table[0].does(free(1)).await;
    table[0].does(free(2)).await;
    let mut kim = server.spectator(table[0].room()).await;
    kim.does(sit(1, "Kim")).await;
    table[0].sees().await;
    table[0]
        .may_not(Refusal::OnlyInLobby, bot(Some(3), Level::Easy))
        .await;
    table[0].does(bot(Some(2), Level::Easy)).await;
    let seats = &table[0].seen().room.seats;
    assert_eq!(seats[2].as_ref().unwrap().bot, Some(Level::Hard));
}

#[tokio::test]
async fn how_a_room_is_watched_ordered_and_played_is_settled_before_the_numbers_are_shown() {
    let server = TestServer::start().await;
    let mut table = server.lobby_of(drarkane(), 2).await;
    for player in &mut table {
        player.readies(player.number()).await;
    }
    let open_hands = RoomSettings {
        watching: Watching::Delayed,
        odds: true,
        ..RoomSettings::default()
    };
    for is_on in [false, true] {
        if is_on {
            for player in &mut table {
                player.reveals().await;
            }
        }
        let host = &mut table[0];
        let wishes: [fn(MessageId) -> ClientMessage; 6] = [
            |id| ClientMessage::Arrange {
                id,
                seats: vec![Seat(1), Seat(0)],
            },
            |id| ClientMessage::Shuffle { id },
            |id| ClientMessage::Begin { id },
            |id| ClientMessage::ChooseGame {
                id,
                game: dragon_stone(),
                sit: None,
            },
            |id| ClientMessage::Stand { id },
            |id| ClientMessage::Ready {
                id,
                number_hash: dragonhall_protocol::Digest([0; 32]),
            },
        ];
        for wish in wishes {
            host.may_not(Refusal::OnlyInLobby, wish).await;
        }
        host.may_not(Refusal::OnlyInLobby, settings(open_hands)).await;
        host.may_not(Refusal::OnlyWhenOver, |id| ClientMessage::Rematch { id })
            .await;
    }
    table[0]
        .may_not(Refusal::OddsOff, |id| ClientMessage::Odds { id })
        .await;
}

#[tokio::test]
async fn a_bot_that_completes_the_table_begins_no_game_for_those_who_are_ready() {
    let mut server = TestServer::start().await;
    let mut alone = server.host(dragon_stone()).await;
    alone.sits("Ember").await;
    alone.readies(SeatNumber([1; 32])).await;
    alone.does(bot(None, Level::Fair)).await;
    assert_eq!(alone.seen().room.phase, Phase::Revealing, "begun for nobody else");

    let teams = GameOptions::Drarkane(games::drarkane::Options {
        teams: true,
        ..games::drarkane::Options::default()
    });
    let mut table = server.lobby_of(teams, 3).await;
    for player in &mut table {
        player.readies(player.number()).await;
    }
    let seq = table[0].does(bot(None, Level::Fair)).await;
    table[1].catches_up(seq).await;
    server.restart().await;
    for player in &mut table {
        player.is_closed().await;
        let room = player.rejoins().await.room.clone();
        let people = room.seats.iter().flatten().filter(|seat| seat.bot.is_none());
        let ready = people.filter(|seat| seat.number_hash.is_some()).count();
        assert_eq!((room.phase, ready), (Phase::Lobby, 0));
    }
    begin_all(&mut table).await;
    assert_eq!(
        table[1].seen().room.phase,
        Phase::Playing,
        "asked anew, they begin"
    );
}

#[tokio::test]
async fn nobody_who_leaves_or_is_sent_away_begins_a_game_for_those_who_stay() {
    let mut server = TestServer::start().await;
    for way in ["frees", "stands", "removes"] {
        let [mut host, mut guest, mut third] = server.lobby(dragon_farkle()).await;
        host.readies(SeatNumber([1; 32])).await;
        guest.readies(SeatNumber([2; 32])).await;
        let seq = match way {
            "frees" => host.does(free(2)).await,
            "stands" => third.does(|id| ClientMessage::Stand { id }).await,
            _ => {
                let player = third.player();
                host.does(|id| ClientMessage::Remove { id, player }).await
            }
        };
        guest.catches_up(seq).await;
        let ready = |player: &Player| {
            let seats = player.seen().room.seats.iter().flatten();
            seats.filter(|seat| seat.number_hash.is_some()).count()
        };
        assert_eq!(
            (guest.seen().room.phase, ready(&guest)),
            (Phase::Lobby, 0),
            "{way}"
        );
        server.restart().await;
        for player in [&mut host, &mut guest] {
            player.is_closed().await;
            let seen = player.rejoins().await;
            assert_eq!(seen.room.phase, Phase::Lobby, "{way}");
        }
        tokio::join!(host.begins(), guest.begins());
        assert_eq!(guest.seen().room.phase, Phase::Playing, "asked anew, they begin");
    }
}
