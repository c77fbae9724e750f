//! Finished games without the names of those who played.

use dragonhall_protocol::http::PlayedBy;
use serde_json::Value;

use super::FinishedGame;
use super::rows::stored_players;

/// What stays of a finished game when its names go.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Nameless {
    /// The number of the record that ended it.
    pub(super) seq: i64,
    /// Those who played, as they are stored.
    pub(super) players: String,
    /// The receipt.
    pub(super) receipt: String,
}

/// A finished game without its names; bots have theirs from the house, and keep them.
pub(super) fn nameless(game: FinishedGame) -> Nameless {
    let players: Vec<_> = game.players.into_iter().map(without_name).collect();
    Nameless {
        seq: game.seq.cast_signed(),
        players: stored_players(&players),
        receipt: withheld(game.receipt),
    }
}

fn without_name(player: PlayedBy) -> PlayedBy {
    let name = match player.bot {
        None => String::new(),
        Some(_) => player.name,
    };
    PlayedBy { name, ..player }
}

/// A receipt without names and what they could be guessed with: their hashes stay, so that it holds as before.
fn withheld(receipt: String) -> String {
    let Ok(mut value) = serde_json::from_str::<Value>(&receipt) else {
        return String::new();
    };
    let seats = value.get_mut("seats").and_then(Value::as_array_mut);
    for seat in seats.into_iter().flatten().filter_map(Value::as_object_mut) {
        if !seat.contains_key("bot") {
            seat.remove("name");
            seat.remove("name_salt");
        }
    }
    value.to_string()
}

#[cfg(test)]
mod tests {
    use dragonhall_protocol::games::dragon_stone;
    use dragonhall_protocol::{GameOptions, Level, Outcome, RoomId, Time};
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
            options: GameOptions::DragonStone(dragon_stone::Options::default()),
            players: vec![player("Ana", None), player("Onyx 7", Some(Level::Hard))],
            outcome: Outcome::Abandoned,
            decisions: 1,
            began: Time(1),
            ended: Time(2),
            receipt: r#"{"seats":[{"name":"Ana","name_hash":"01","name_salt":"02"},{"bot":"hard","name":"Onyx 7","name_salt":"03"}]}"#.to_owned(),
            keep_names: false,
        };
        assert_eq!(
            nameless(game),
            Nameless {
                seq: 9,
                players: r#"["",{"name":"Onyx 7","bot":"hard"}]"#.to_owned(),
                receipt: r#"{"seats":[{"name_hash":"01"},{"bot":"hard","name":"Onyx 7","name_salt":"03"}]}"#
                    .to_owned(),
            }
        );
    }

    #[test]
    fn what_cannot_be_read_is_not_kept_either() {
        assert_eq!(withheld("Ana and Bo".to_owned()), "");
    }
}
