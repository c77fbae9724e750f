//! A chain of keyed hashes over everything that happens in a game.
//!
//! The field calls this: hash chain (tamper-evident log).
//!
//! Its head is shown while the game goes on. Each link has a key of its own that follows from the server's seed, so
//! that a head tells nothing to those who do not know the seed, and everything can be checked once it is shown.

use dragonhall_protocol::receipt::{Asked, Draw, Format, ReceiptDecision, ReceiptSeat, TakeBack, domain};
use dragonhall_protocol::{
    Digest, GameIntent, GameOptions, Level, NameSalt, Outcome, Receipt, RoomId, Seat, SeatNumber, Stead, Time,
};
use hmac::{Hmac, KeyInit, Mac};
use serde::Serialize;
use serde_json::Value;
use sha2::{Digest as _, Sha256};

/// The words that the key of a link is made with.
pub const KEY_DOMAIN: &[u8] = domain::CHAIN_KEY.as_bytes();

/// The words that the hash of a name begins with.
pub const NAME_DOMAIN: &[u8] = domain::NAME.as_bytes();

/// What stands for a name in the chain: SHA-256 of [`NAME_DOMAIN`], the salt and the name.
pub fn name_hash(salt: &NameSalt, name: &str) -> Digest {
    let mut hash = Sha256::new();
    hash.update(NAME_DOMAIN);
    hash.update(salt.0);
    hash.update(name);
    Digest(hash.finalize().into())
}

/// The chain of a game, as far as it has come.
#[derive(Clone, Debug)]
pub struct Chain {
    server_seed: [u8; 32],
    links: u64,
    head: Digest,
}

impl Chain {
    /// The first link, which holds what was fixed when the game began.
    pub fn begin(server_seed: &[u8; 32], start: &Start<'_>) -> Self {
        let mut chain = Self {
            server_seed: *server_seed,
            links: 0,
            head: Digest([0; 32]),
        };
        chain.link(&[], start);
        chain
    }

    /// The link of a decision.
    pub fn decided(&mut self, decision: &Decided<'_, impl Serialize>) {
        self.follow(decision);
    }

    /// The link of a step that was taken back.
    pub fn took_back(&mut self, taken: &TakeBack) {
        self.follow(taken);
    }

    /// The last link.
    pub fn ended(&mut self, end: &End<'_>) {
        self.follow(end);
    }

    /// The hash of everything so far.
    pub fn head(&self) -> Digest {
        self.head
    }

    fn follow(&mut self, happening: &impl Serialize) {
        let before = self.head.0;
        self.link(&before, happening);
    }

    fn link(&mut self, before: &[u8], happening: &impl Serialize) {
        let key = authenticate(&self.server_seed, &[KEY_DOMAIN, &self.links.to_le_bytes()]);
        let text = canonical(happening);
        self.head = Digest(authenticate(&key, &[before, text.as_bytes()]));
        self.links += 1;
    }
}

/// What was fixed when a game began; names stand in it as hashes.
#[derive(Clone, Debug, Serialize)]
pub struct Start<'a> {
    /// The format of the receipt.
    pub format: Format,
    /// The room.
    pub room: RoomId,
    /// Which game of the evening it is.
    pub game_number: u32,
    /// The game and its options.
    pub game: &'a GameOptions,
    /// SHA-256 of the server's seed.
    pub commitment: Digest,
    /// The seats in order.
    pub seats: Vec<StartSeat>,
    /// The head of the room's game before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub previous: Option<Digest>,
    /// When it began.
    pub began: Time,
}

/// A seat of a game that begins: what its place in the receipt says, without the name and its salt.
#[derive(Clone, Debug, Serialize)]
pub struct StartSeat {
    #[serde(skip_serializing_if = "Option::is_none")]
    name_hash: Option<Digest>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bot: Option<Level>,
    number_hash: Digest,
    number: SeatNumber,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    number_from_server: bool,
}

impl From<&ReceiptSeat> for StartSeat {
    fn from(seat: &ReceiptSeat) -> Self {
        Self {
            name_hash: seat.name_hash,
            bot: seat.bot,
            number_hash: seat.number_hash,
            number: seat.number,
            number_from_server: seat.number_from_server,
        }
    }
}

/// A decision as it stands in the chain: what the receipt says of it, but for whether it was taken back later.
#[derive(Clone, Debug, Serialize)]
pub struct Decided<'a, Events> {
    /// Its number.
    pub number: u64,
    /// Who asked for what.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<AskedRef<'a>>,
    /// When it was stored.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Time>,
    /// What decided in the seat's place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stead: Option<Stead>,
    /// Its draws.
    pub draws: &'a [Draw],
    /// What happened.
    pub events: &'a Events,
}

/// What a seat asked for.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct AskedRef<'a> {
    /// The seat.
    pub seat: Seat,
    /// Its intent.
    pub intent: &'a GameIntent,
}

impl<'a, Events> From<&'a ReceiptDecision<Events>> for Decided<'a, Events> {
    fn from(decision: &'a ReceiptDecision<Events>) -> Self {
        Self {
            number: decision.number,
            asked: decision
                .asked
                .as_ref()
                .map(|Asked { seat, intent }| AskedRef { seat: *seat, intent }),
            at: decision.at,
            stead: decision.stead,
            draws: &decision.draws,
            events: &decision.events,
        }
    }
}

/// The end of a game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct End<'a> {
    /// When it ended.
    pub ended: Time,
    /// How.
    pub outcome: &'a Outcome,
}

/// What a link of the chain holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// What was fixed when the game began.
    Start,
    /// A decision, by its number.
    Decided(u64),
    /// That this decision was taken back.
    TookBack(u64),
    /// The end of the game.
    End,
}

/// Every link of the chain of a receipt, each with the head that it makes.
pub fn links<Events: Serialize>(receipt: &Receipt<Events>) -> Vec<(Link, Digest)> {
    let mut chain = Chain::begin(
        &receipt.server_seed.0,
        &Start {
            format: receipt.format,
            room: receipt.room,
            game_number: receipt.game_number.unwrap_or_default(),
            game: &receipt.game,
            commitment: receipt.commitment,
            seats: receipt.seats.iter().map(StartSeat::from).collect(),
            previous: receipt.previous,
            began: receipt.played.0,
        },
    );
    let mut links = vec![(Link::Start, chain.head())];
    let mut take_backs = receipt.take_backs.iter().peekable();
    for (after, decision) in (1..).zip(&receipt.decisions) {
        chain.decided(&Decided::from(decision));
        links.push((Link::Decided(decision.number), chain.head()));
        while let Some(taken) = take_backs.next_if(|taken| taken.after == after) {
            chain.took_back(taken);
            links.push((Link::TookBack(taken.decision), chain.head()));
        }
    }
    chain.ended(&End {
        ended: receipt.played.1,
        outcome: &receipt.outcome,
    });
    links.push((Link::End, chain.head()));
    links
}

/// Every head that the game of a receipt had, from its beginning to its end.
pub fn heads<Events: Serialize>(receipt: &Receipt<Events>) -> Vec<Digest> {
    links(receipt).into_iter().map(|(_, head)| head).collect()
}

fn authenticate(key: &[u8; 32], parts: &[&[u8]]) -> [u8; 32] {
    let mut code = Hmac::<Sha256>::new_from_slice(key).expect("a key may have any length");
    parts.iter().for_each(|part| code.update(part));
    code.finalize().into_bytes().into()
}

/// Something as JSON in one way only: members sorted by name, no spaces, as RFC 8785 writes whole numbers and strings.
pub fn canonical(value: &impl Serialize) -> String {
    let value = serde_json::to_value(value).expect("everything in a receipt can be written as JSON");
    let mut text = String::new();
    write(&value, &mut text);
    text
}

fn write(value: &Value, text: &mut String) {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            text.push_str(&value.to_string())
        }
        Value::Array(items) => {
            text.push('[');
            for (place, item) in items.iter().enumerate() {
                if place > 0 {
                    text.push(',');
                }
                write(item, text);
            }
            text.push(']');
        }
        Value::Object(members) => {
            let mut members: Vec<_> = members.iter().collect();
            members.sort_by_key(|(name, _)| *name);
            text.push('{');
            for (place, (name, member)) in members.into_iter().enumerate() {
                if place > 0 {
                    text.push(',');
                }
                text.push_str(&Value::from(name.as_str()).to_string());
                text.push(':');
                write(member, text);
            }
            text.push('}');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_are_sorted_and_strings_are_written_as_rfc_8785_says() {
        let value =
            serde_json::json!({ "b": [1, true, null, {}], "a": "é\u{1}\"\\\n\u{7f}🐉", "B": u32::MAX });
        assert_eq!(
            canonical(&value),
            "{\"B\":4294967295,\"a\":\"é\\u0001\\\"\\\\\\n\u{7f}🐉\",\"b\":[1,true,null,{}]}"
        );
    }

    #[test]
    fn every_link_has_a_key_of_its_own() {
        let key = |link: u64| authenticate(&[7; 32], &[KEY_DOMAIN, &link.to_le_bytes()]);
        assert_ne!(key(0), key(1));
        let first = Digest(authenticate(&key(0), &[b"{}"]));
        let mut chain = Chain {
            server_seed: [7; 32],
            links: 0,
            head: Digest([0; 32]),
        };
        chain.link(&[], &serde_json::json!({}));
        assert_eq!(chain.head(), first);
        chain.follow(&serde_json::json!([]));
        assert_eq!(chain.head(), Digest(authenticate(&key(1), &[&first.0, b"[]"])));
    }
}
