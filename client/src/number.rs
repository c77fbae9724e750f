//! The number that a seat puts into the seed of a game.

use dragonhall_protocol::{Digest, SeatNumber};
use sha2::{Digest as _, Sha256};

/// A number that nobody can guess.
pub fn fresh() -> SeatNumber {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    SeatNumber(bytes)
}

/// What is said of a number before it is shown: its SHA-256.
pub fn hash(number: SeatNumber) -> Digest {
    Digest(Sha256::digest(number.0).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fresh_number_is_no_other_number() {
        assert_ne!(fresh(), fresh());
    }

    #[test]
    fn the_hash_of_a_number_is_its_sha_256() {
        let zeros = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(hash(SeatNumber([0; 32])).to_string(), zeros);
    }
}
