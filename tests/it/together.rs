//! Several people at one table who act at the same moment.

use dragonhall_protocol::games::draghan::Options;
use dragonhall_protocol::{Answer, ClientMessage, GameIntent, GameOptions, Refusal};
use dragonhall_rules::receipt::{GameReceipt, verify};
use dragonhall_tests::http::get;
use dragonhall_tests::kill::{History, Log, check};
use dragonhall_tests::player::{plays_out, public};
use dragonhall_tests::{Chance, Player, TestServer};

/// How often all speak at once before they finish the game one after the other.
const WAVES: usize = 80;

/// Something that is offered, often the quietest; nothing if nothing is.
fn wish(player: &Player, chance: &mut Chance) -> Option<GameIntent> {
    let mut offers = player.seen().offers();
    if chance.below(2) == 0 {
        offers.truncate(1);
    }
    chance.pick(offers)
}

async fn asks_for(player: &mut Player, wish: Option<GameIntent>) -> Option<Answer> {
    let intent = wish?;
    Some(player.asks(|id| ClientMessage::Act { id, intent }).await)
}

#[tokio::test]
async fn four_players_who_act_at_the_same_moment_have_one_table() {
    let server = TestServer::start().await;
    let mut players: [Player; 4] = server.table(GameOptions::Draghan(Options::default())).await;
    let mut chance = Chance::new(5);
    let (mut accepted, mut refused, mut crowded) = (0, 0, 0);
    for _ in 0..WAVES {
        let [first, second, third, fourth] = &mut players;
        let wishes = [&*first, second, third, fourth].map(|player| wish(player, &mut chance));
        let [one, two, three, four] = wishes;
        let answers = tokio::join!(
            asks_for(first, one),
            asks_for(second, two),
            asks_for(third, three),
            asks_for(fourth, four)
        );
        let mut last = 0;
        let mut at_once = 0;
        for answer in <[Option<Answer>; 4]>::from(answers).into_iter().flatten() {
            match answer {
                Answer::Accepted { seq } => {
                    last = last.max(seq);
                    at_once += 1;
                }
                Answer::Refused {
                    refusal: Refusal::Stale | Refusal::Rule(_) | Refusal::NotAwaited { .. },
                } => refused += 1,
                other => panic!("{other:?}"),
            }
        }
        accepted += at_once;
        crowded += usize::from(at_once > 1);
        for player in &mut players {
            player.catches_up(last).await;
        }
        let tables = players.each_ref().map(|player| public(player.seen()));
        assert!(tables.iter().all(|table| *table == tables[0]));
        if players[0].seen().outcome().is_some() {
            break;
        }
    }
    assert!(
        accepted > WAVES && crowded > 20 && refused > 20,
        "{accepted} accepted, {crowded} times several at once, {refused} refused"
    );

    plays_out(&mut players).await;
    let path = format!("/api/rooms/{}/receipt", players[0].room());
    let receipt: GameReceipt = serde_json::from_str(&get(server.socket(), &path).await.body).unwrap();
    assert_eq!(
        Some(&verify(&receipt).unwrap().outcome),
        players[0].seen().outcome()
    );
    let log = Log::read(server.store().as_ref(), players[0].room()).await;
    let histories = players.each_ref().map(|player| History::of(player.transcript()));
    assert_eq!(check(&histories, &log), []);
}
