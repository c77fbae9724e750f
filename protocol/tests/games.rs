//! The list of games.

use dragonhall_protocol::{GameId, GameOptions};

#[test]
fn the_id_of_a_game_is_its_name_on_the_wire() {
    for game in GameId::ALL {
        assert_eq!(serde_json::to_value(game).unwrap(), game.as_str());
        assert_eq!(game.as_str().parse(), Ok(game));
        assert_eq!(GameOptions::boxed(game).game(), game);
    }
}

#[test]
fn another_name_is_refused_with_those_that_there_are() {
    let unknown = "chess".parse::<GameId>().unwrap_err().to_string();
    assert!(
        unknown.starts_with("there is no game chess; there are: dragon-stone, "),
        "{unknown}"
    );
}
