//! How the server's seed and the seats' numbers become the seed of a game.
//!
//! The field calls getting ready and revealing: commit-reveal.

use dragonhall_protocol::receipt::domain;
use dragonhall_protocol::{Digest, Seat, SeatNumber};
use sha2::{Digest as _, Sha256};

/// The words that the hash of a game's seed begins with.
pub const DOMAIN: &[u8] = domain::GAME_SEED.as_bytes();

/// What is published of a seed or a number before it is shown: its SHA-256.
pub fn commitment(secret: &[u8; 32]) -> Digest {
    Digest(Sha256::digest(secret).into())
}

/// The seed of a game: SHA-256 of [`DOMAIN`], the server's seed and every seat's number in the order of the seats.
pub fn game_seed(server_seed: &[u8; 32], numbers: &[SeatNumber]) -> Digest {
    let mut hash = Sha256::new();
    hash.update(DOMAIN);
    hash.update(server_seed);
    for number in numbers {
        hash.update(number.0);
    }
    Digest(hash.finalize().into())
}

/// The words that the hash of a bot's number begins with.
pub const BOT_DOMAIN: &[u8] = domain::BOT_NUMBER.as_bytes();

/// The number of a bot: SHA-256 of [`BOT_DOMAIN`], the server's seed and the seat as one byte.
///
/// It follows from what the server has committed to, so a bot's number gives the server no choice.
pub fn bot_number(server_seed: &[u8; 32], seat: Seat) -> SeatNumber {
    let mut hash = Sha256::new();
    hash.update(BOT_DOMAIN);
    hash.update(server_seed);
    hash.update([seat.0]);
    SeatNumber(hash.finalize().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bots_number_follows_from_the_servers_seed_and_the_seat() {
        let number = bot_number(&[0; 32], Seat(1));
        assert_eq!(number, bot_number(&[0; 32], Seat(1)));
        assert_ne!(number, bot_number(&[0; 32], Seat(2)));
        assert_ne!(number, bot_number(&[1; 32], Seat(1)));
    }

    #[test]
    fn every_number_and_its_seat_change_the_seed() {
        let [a, b, c] = [SeatNumber([1; 32]), SeatNumber([2; 32]), SeatNumber([3; 32])];
        let seed = game_seed(&[0; 32], &[a, b]);
        assert_eq!(seed, game_seed(&[0; 32], &[a, b]));
        assert_ne!(seed, game_seed(&[0; 32], &[b, a]));
        assert_ne!(seed, game_seed(&[0; 32], &[a, c]));
        assert_ne!(seed, game_seed(&[9; 32], &[a, b]));
    }
}
