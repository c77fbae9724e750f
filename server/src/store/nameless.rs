//! Finished games without the names of those who played.

use dragonhall_protocol::http::PlayedBy;
use serde_json::Value;

use super::FinishedGame;

impl FinishedGame {
    /// The game without the names of people on these seats; bots have theirs from the house, and keep them.
    pub(crate) fn without_names(self, on: impl Fn(usize) -> bool) -> Self {
        let without = |(seat, player): (usize, PlayedBy)| PlayedBy {
            name: if player.bot.is_none() && on(seat) {
                String::new()
            } else {
                player.name
            },
            bot: player.bot,
        };
        Self {
            players: self.players.into_iter().enumerate().map(without).collect(),
            receipt: withheld(&self.receipt, on),
            ..self
        }
    }
}

/// A receipt without names and what they could be guessed with: their hashes stay, so that it holds as before.
fn withheld(receipt: &str, on: impl Fn(usize) -> bool) -> String {
    let Ok(mut value) = serde_json::from_str::<Value>(receipt) else {
        return String::new();
    };
    let seats = value.get_mut("seats").and_then(Value::as_array_mut);
    let seats = seats.into_iter().flatten().filter_map(Value::as_object_mut);
    for (place, seat) in seats.enumerate() {
        if on(place) && !seat.contains_key("bot") {
            seat.remove("name");
            seat.remove("name_salt");
        }
    }
    value.to_string()
}

#[cfg(test)]
mod tests {
    use dragonhall_protocol::{GameId, GameOptions, Level, Outcome, RoomId, Time};
    use uuid::Uuid;

    use super::*;

    #[test]
    fn people_lose_their_names_and_bots_and_all_hashes_stay() {
        let player = |name: &str, bot| PlayedBy {
            name: name.to_owned(),
            bot,
        };
        let game = FinishedGame {
            room: RoomId(Uuid::nil()),
            seq: 9,
            options: GameOptions::boxed(GameId::ALL[0]),
            players: vec![
                player("Ana", None),
                player("Onyx 7", Some(Level::Hard)),
                player("Bo", None),
            ],
            outcome: Outcome::Abandoned,
            decisions: 1,
            began: Time(1),
            ended: Time(2),
            receipt: r#"{"seats":[{"name":"Ana","name_hash":"01","name_salt":"02"},{"bot":"hard","name":"Onyx 7"},{"name":"Bo"}]}"#
                .to_owned(),
            keep_names: false,
        };
        let names = |game: &FinishedGame| game.players.clone().into_iter().map(|player| player.name);
        let without_ana = game.without_names(|seat| seat == 0);
        assert_eq!(names(&without_ana).collect::<Vec<_>>(), ["", "Onyx 7", "Bo"]);
        assert_eq!(
            without_ana.receipt,
            r#"{"seats":[{"name_hash":"01"},{"bot":"hard","name":"Onyx 7"},{"name":"Bo"}]}"#
        );
        let without_all = without_ana.without_names(|_| true);
        assert_eq!(names(&without_all).collect::<Vec<_>>(), ["", "Onyx 7", ""]);
        assert_eq!(
            without_all.receipt,
            r#"{"seats":[{"name_hash":"01"},{"bot":"hard","name":"Onyx 7"},{}]}"#
        );
    }

    #[test]
    fn what_cannot_be_read_is_not_kept_either() {
        assert_eq!(withheld("Ana and Bo", |_| true), "");
    }
}
