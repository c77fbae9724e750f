//! The evening's score.

use dragonhall_protocol::{Outcome, PlayerId, Score};

/// How everybody did in the finished games of the room, in the order of their first one.
#[derive(Clone, Debug, Default)]
pub(super) struct Scores(Vec<Score>);

/// Whoever a finished game counts for.
pub(super) struct Contender {
    pub player: PlayerId,
    pub name: String,
    pub bot: bool,
}

impl Scores {
    /// Counts a game that has ended, for the players in the order of their seats.
    pub(super) fn count(&mut self, players: impl Iterator<Item = Contender>, outcome: &Outcome) {
        for (seat, Contender { player, name, bot }) in players.enumerate() {
            let won = match outcome {
                Outcome::Abandoned => return,
                Outcome::Places { places } => places.get(seat) == Some(&1),
                Outcome::SharedWin | Outcome::Solo { rank: 1, .. } => true,
                Outcome::SharedLoss | Outcome::Solo { .. } | Outcome::Draw => false,
            };
            let place = match self.0.iter().position(|score| score.player == player) {
                Some(place) => place,
                None => {
                    self.0.push(Score {
                        player,
                        name: String::new(),
                        bot,
                        played: 0,
                        won: 0,
                    });
                    self.0.len() - 1
                }
            };
            let score = &mut self.0[place];
            score.name = name;
            score.played += 1;
            score.won += u32::from(won);
        }
    }

    /// The most wins first, then the fewest games for them.
    pub(super) fn view(&self) -> Vec<Score> {
        let mut scores = self.0.clone();
        scores.sort_by_key(|score| (std::cmp::Reverse(score.won), score.played, score.player));
        scores
    }
}
