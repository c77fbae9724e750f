//! A scripted player, who reads of each update only what it needs to move.

use uuid::Uuid;

use crate::chance::Chance;

const OFFERS: &str = "\"offers\":[";
const OFFER: &str = "{\"intent\":";

/// The two players of one table, who take any of the offered moves.
pub(crate) struct Script {
    table: u64,
    moves: u64,
    chance: Chance,
}

/// A move that is to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    /// Whose it is.
    pub seat: usize,
    /// The message.
    pub act: String,
}

impl Script {
    /// The players of the table with this number; each table is played differently, and always in the same way.
    pub(crate) fn new(table: u64) -> Self {
        Self {
            table,
            moves: 0,
            chance: Chance::new(table),
        }
    }

    /// The next move after what the two seats were shown last; none when the game is over.
    pub(crate) fn next(&mut self, shown: [&str; 2]) -> Option<Turn> {
        let chance = self.chance.draw();
        let (seat, intent) = shown
            .into_iter()
            .enumerate()
            .find_map(|(seat, text)| Some((seat, any_offer(text, chance)?)))?;
        self.moves += 1;
        let id = Uuid::from_u64_pair(self.table, self.moves);
        let act =
            format!(r#"{{"type":"act","id":"{id}","intent":{{"game":"dragon-stone","intent":{intent}}}}}"#);
        Some(Turn { seat, act })
    }
}

/// One of the offered intents as it stands in the text.
fn any_offer(text: &str, chance: u64) -> Option<&str> {
    let offers = &text[text.find(OFFERS)? + OFFERS.len()..];
    let count = offers.matches(OFFER).count() as u64;
    let chosen = chance.checked_rem(count)?;
    let (start, _) = offers.match_indices(OFFER).nth(chosen as usize)?;
    object(&offers[start + OFFER.len()..])
}

/// The JSON object that a text begins with; no string in it contains a brace.
fn object(text: &str) -> Option<&str> {
    let mut depth = 0u32;
    for (index, byte) in text.bytes().enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' if depth == 1 => return Some(&text[..=index]),
            b'}' => depth = depth.checked_sub(1)?,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOTHING: &str = r#"{"type":"update","table":{"awaiting":[1],"offers":[]}}"#;
    const TWO: &str = r#"{"offers":[{"intent":{"do":"roll","turn":1},"effect":{"x":{}}},{"intent":{"do":"move","moment":{"turn":1,"used":0}},"effect":{}}],"outcome":{}}"#;

    #[test]
    fn the_seat_with_offers_moves() {
        let turn = Script::new(7).next([NOTHING, TWO]).expect("a turn");
        assert_eq!(turn.seat, 1);
    }

    #[test]
    fn every_offer_is_taken_some_time_and_as_it_stands() {
        assert_eq!(any_offer(TWO, 0), Some(r#"{"do":"roll","turn":1}"#));
        assert_eq!(
            any_offer(TWO, 1),
            Some(r#"{"do":"move","moment":{"turn":1,"used":0}}"#)
        );
        assert_eq!(any_offer(TWO, 2), any_offer(TWO, 0));
    }

    #[test]
    fn nobody_moves_when_nothing_is_offered() {
        assert_eq!(Script::new(7).next([NOTHING, NOTHING]), None);
    }
}
