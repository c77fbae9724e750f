//! Two whole games that differ in a hidden card: whoever has everything but the server's seed cannot tell by the heads
//! which of them was played.

use dragonhall_protocol::{
    ClientMessage, Digest, GameId, MessageId, Motion, Seat, SeatNumber, ServerMessage,
};
use dragonhall_rules::chain::{self, Decided, End, KEY_DOMAIN, NAME_DOMAIN, Start, StartSeat, canonical};
use dragonhall_rules::receipt::{GameReceipt, read};
use dragonhall_rules::seed::{self, bot_number, game_seed};
use dragonhall_tests::Player;
use dragonhall_tests::http::get;
use hmac::{Hmac, KeyInit, Mac};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::hidden::{Heard, Pair, SEATS, pair};
use crate::secrecy::ROOM;

/// How many heads after the first are tried.
const LATER: usize = 4;

/// A way to make a link of the link before and a text.
#[derive(Clone, Debug, PartialEq)]
enum Way {
    /// A hash of both.
    Plain,
    /// With these bytes as key.
    Key(Vec<u8>),
    /// With a key for each link that follows from these bytes, as the server's seed does it.
    KeyOfEach(Vec<u8>),
    /// With the link before as key.
    Before,
}

impl Way {
    fn link(&self, number: usize, before: &[u8], text: &str) -> Vec<u8> {
        let key = match self {
            Self::Plain => return Sha256::digest([before, text.as_bytes()].concat()).to_vec(),
            Self::Key(key) => key.clone(),
            Self::KeyOfEach(seed) => {
                let number = (number as u64).to_le_bytes();
                authenticate(seed, &[KEY_DOMAIN, &number])
            }
            Self::Before => before.to_vec(),
        };
        authenticate(&key, &[before, text.as_bytes()])
    }

    /// The links of these texts.
    fn chain(&self, texts: &[String]) -> Vec<Vec<u8>> {
        let mut links: Vec<Vec<u8>> = Vec::new();
        for (number, text) in texts.iter().enumerate() {
            let before = links.last().cloned().unwrap_or_default();
            links.push(self.link(number, &before, text));
        }
        links
    }
}

fn authenticate(key: &[u8], parts: &[&[u8]]) -> Vec<u8> {
    let mut code = Hmac::<Sha256>::new_from_slice(key).unwrap();
    parts.iter().for_each(|part| code.update(part));
    code.finalize().into_bytes().to_vec()
}

/// The texts of all links of a game, which need no seed.
fn texts(receipt: &GameReceipt) -> Vec<String> {
    let start = canonical(&Start {
        format: receipt.format,
        room: receipt.room,
        game_number: receipt.game_number.unwrap(),
        game: &receipt.game,
        commitment: receipt.commitment,
        seats: receipt.seats.iter().map(StartSeat::from).collect(),
        previous: receipt.previous,
        began: receipt.played.0,
    });
    let end = canonical(&End {
        ended: receipt.played.1,
        outcome: &receipt.outcome,
    });
    let decisions = receipt.decisions.iter();
    let decisions = decisions.map(|decision| canonical(&Decided::from(decision)));
    [start].into_iter().chain(decisions).chain([end]).collect()
}

/// Everything of two games that they have in common, and what may have been played, but no seed.
struct Knows {
    /// The texts of both games.
    candidates: [Vec<String>; 2],
    /// All that could be a key, or could be made into one.
    words: Vec<Vec<u8>>,
}

impl Knows {
    fn of(receipts: &[GameReceipt; 2]) -> Self {
        let receipt = &receipts[0];
        let numbers: Vec<SeatNumber> = receipt.seats.iter().map(|seat| seat.number).collect();
        let mut words: Vec<Vec<u8>> = vec![
            Vec::new(),
            vec![0; 32],
            vec![0xff; 32],
            receipt.commitment.0.to_vec(),
            receipt.room.0.as_bytes().to_vec(),
            receipt.room.to_string().into_bytes(),
            receipt.played.0.0.to_le_bytes().to_vec(),
            receipt.played.0.to_string().into_bytes(),
            numbers.iter().flat_map(|number| number.0).collect(),
            [
                seed::DOMAIN,
                &numbers.iter().flat_map(|number| number.0).collect::<Vec<_>>(),
            ]
            .concat(),
            canonical(&receipt.game).into_bytes(),
        ];
        words.extend([KEY_DOMAIN, NAME_DOMAIN, seed::DOMAIN, seed::BOT_DOMAIN].map(<[u8]>::to_vec));
        for seat in &receipt.seats {
            words.push(seat.number.0.to_vec());
            words.push(seat.number_hash.0.to_vec());
            words.extend(seat.name_salt.map(|salt| salt.0.to_vec()));
            words.extend(seat.name_hash.map(|hash| hash.0.to_vec()));
            words.extend(seat.name.clone().map(String::into_bytes));
        }
        for word in words.clone() {
            words.push(Sha256::digest(&word).to_vec());
            words.push(
                word.iter()
                    .map(|byte| format!("{byte:02x}"))
                    .collect::<String>()
                    .into_bytes(),
            );
            if let Ok(seed) = <[u8; 32]>::try_from(word.as_slice()) {
                words.push(game_seed(&seed, &numbers).0.to_vec());
                words.extend((0..SEATS).map(|seat| bot_number(&seed, Seat(seat)).0.to_vec()));
            }
        }
        Self {
            candidates: receipts.each_ref().map(texts),
            words,
        }
    }

    /// All ways that could have made these heads.
    fn ways(&self, shown: &[Vec<u8>]) -> Vec<Way> {
        let words = self.words.iter().chain(shown);
        let keyed = words.flat_map(|word| [Way::Key(word.clone()), Way::KeyOfEach(word.clone())]);
        [Way::Plain, Way::Before].into_iter().chain(keyed).collect()
    }

    /// Whether some way makes the first head, which is the first with the card in it, of this candidate.
    fn is_told_by_the_opening(&self, candidate: usize, shown: &[Vec<u8>]) -> bool {
        let texts = &self.candidates[candidate][..2];
        let ways = self.ways(shown);
        ways.iter().any(|way| way.chain(texts)[1] == shown[0])
    }

    /// Whether some way makes one of the next heads of the one before it.
    fn is_told_later(&self, candidate: usize, shown: &[Vec<u8>]) -> bool {
        let texts = &self.candidates[candidate];
        self.ways(shown).iter().any(|way| {
            let mut later = (1..shown.len()).map(|at| (at, at + 1)).take(LATER);
            later.any(|(at, link)| way.link(link, &shown[at - 1], &texts[link]) == shown[at])
        })
    }
}

/// The heads that somebody was shown, the first one after the opening.
fn heads_shown_to(player: &Player) -> Vec<Vec<u8>> {
    let mut heads: Vec<Vec<u8>> = Vec::new();
    for message in player.transcript().messages() {
        let (ServerMessage::Snapshot { head, .. } | ServerMessage::Update { head, .. }) = message else {
            continue;
        };
        heads.extend(head.map(|Digest(head)| head.to_vec()));
        heads.dedup();
    }
    heads
}

/// What everybody got at one of two tables, the heads that were shown there, and the receipt of the game.
async fn whole_game(pair: &Pair, table: usize, unaware: Seat) -> (Heard, Vec<Vec<u8>>, GameReceipt) {
    let mut table = pair.played(table).await;
    let heard = table.heard().await;
    let unaware = usize::from(unaware.0);
    let shown = heads_shown_to(&table.company[unaware]);
    assert_eq!(shown, heads_shown_to(&table.company[usize::from(SEATS)]));
    for seat in 0..2 {
        let vote = |id: MessageId| ClientMessage::Vote {
            id,
            motion: Motion::End,
            yes: true,
        };
        table.does(Seat(seat), vote).await;
    }
    let viewer = &mut table.company[unaware];
    viewer.waits_until(|seen| seen.outcome().is_some()).await;
    let path = format!("/api/rooms/{ROOM}/receipt");
    let receipt = read(&get(table.server.socket(), &path).await.body).unwrap();
    assert_eq!(viewer.seen().room.seed, Some(receipt.server_seed));
    (heard, shown, receipt)
}

/// A receipt without what happened in it and where it ends.
fn without_events(receipt: &GameReceipt) -> Value {
    let mut receipt = serde_json::to_value(receipt).unwrap();
    receipt["head"].take();
    for decision in receipt["decisions"].as_array_mut().unwrap() {
        decision["events"].take();
    }
    receipt
}

async fn cannot_be_told_apart(game: GameId, unaware: Seat, number: u8) {
    let pair = pair(game, SEATS, unaware, number)
        .await
        .expect("something hidden");
    let (one_heard, one_shown, one) = whole_game(&pair, 0, unaware).await;
    let (other_heard, other_shown, other) = whole_game(&pair, 1, unaware).await;

    // The games differ in what happened alone, and of that this seat and the public heard nothing.
    assert_eq!(without_events(&one), without_events(&other));
    assert_ne!(one.decisions[0].events, other.decisions[0].events);
    let own = usize::from(unaware.0);
    assert_eq!(one_heard.seats[own], other_heard.seats[own]);
    assert_eq!(one_heard.public, other_heard.public);

    let shown = [one_shown, other_shown];
    let seed = one.server_seed;
    let receipts = [one, other];
    let knows = Knows::of(&receipts);
    for (played, shown) in shown.iter().enumerate() {
        assert_eq!(shown.len(), receipts[played].decisions.len());
        let not_played = 1 - played;
        for candidate in 0..2 {
            assert!(!knows.is_told_by_the_opening(candidate, shown), "{game:?}");
            assert!(!knows.is_told_later(candidate, shown), "{game:?}");
        }

        // With the seed everybody can tell.
        let opened = Way::KeyOfEach(seed.0.to_vec());
        let links = |candidate: usize| opened.chain(&knows.candidates[candidate])[1..=shown.len()].to_vec();
        assert_eq!(&links(played), shown);
        assert!(
            links(not_played)
                .iter()
                .zip(shown)
                .all(|(link, head)| link != head)
        );
        let heads = chain::heads(&receipts[played]).into_iter();
        assert!(
            heads
                .skip(1)
                .zip(shown)
                .all(|(head, shown)| head.0[..] == shown[..])
        );

        // Had the chain a key that anybody knows, its heads would tell which card it was.
        for flaw in flaws(&receipts[played], &knows) {
            let shown = &flaw.chain(&knows.candidates[played])[1..=shown.len()];
            assert!(knows.is_told_by_the_opening(played, shown), "{flaw:?}");
            assert!(!knows.is_told_by_the_opening(not_played, shown), "{flaw:?}");
            assert!(knows.is_told_later(played, shown), "{flaw:?}");
        }
    }
}

/// Ways to make a chain that would give hidden cards away.
fn flaws(receipt: &GameReceipt, knows: &Knows) -> Vec<Way> {
    let numbers: Vec<SeatNumber> = receipt.seats.iter().map(|seat| seat.number).collect();
    let of_numbers = game_seed(&[0; 32], &numbers).0.to_vec();
    let mut flaws = vec![
        Way::Plain,
        Way::Before,
        Way::Key(Vec::new()),
        Way::Key(KEY_DOMAIN.to_vec()),
        Way::KeyOfEach(vec![0; 32]),
        Way::KeyOfEach(receipt.commitment.0.to_vec()),
        Way::KeyOfEach(of_numbers),
        Way::KeyOfEach(numbers[0].0.to_vec()),
    ];
    flaws.extend(knows.words.last().cloned().map(Way::Key));
    flaws
}

#[tokio::test]
async fn the_heads_of_two_games_that_differ_in_a_hidden_card_tell_nothing_without_the_seed() {
    // From these numbers the seeds are made, which must not be what anybody would try.
    for (number, game) in (8..).zip([GameId::Drarkane, GameId::DragonFarkle]) {
        cannot_be_told_apart(game, Seat(number % SEATS), number).await;
    }
}
