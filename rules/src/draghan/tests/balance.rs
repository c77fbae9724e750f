//! How often simple players win; `dragonhall simulate draghan` plays more games.

use crate::draghan::balance::{Manner, play_games};

const GAMES: u32 = 300;

/// By how many of a hundred games so few may miss the aim by chance.
const CHANCE: u32 = 8;

/// What the numbers on the cards were tuned for: the players, and how many of a hundred games they win together and alone.
const AIMS: [(u8, u32, u32); 3] = [(2, 39, 7), (3, 44, 3), (4, 47, 0)];

#[test]
fn players_who_help_each_other_win_about_as_often_as_they_should() {
    for (players, together, _) in AIMS {
        let won = play_games(players, Manner::Together, GAMES).won_in_a_hundred();
        assert!(won.abs_diff(together) <= CHANCE, "{players}: {won} of a hundred");
    }
}

#[test]
fn players_who_never_help_do_badly() {
    for (players, _, alone) in AIMS {
        let won = play_games(players, Manner::Alone, GAMES).won_in_a_hundred();
        assert!(
            won < 10 && won.abs_diff(alone) <= CHANCE,
            "{players}: {won} of a hundred"
        );
    }
}

#[test]
fn a_solo_player_with_two_characters_wins_about_as_often_as_two_players() {
    let won = play_games(1, Manner::Together, GAMES).won_in_a_hundred();
    assert!(won.abs_diff(39) <= CHANCE, "{won} of a hundred");
}
