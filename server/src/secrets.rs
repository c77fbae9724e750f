//! Random secrets, and what is kept of them.

use dragonhall_protocol::{Digest, SeatToken};
use sha2::{Digest as _, Sha256};

/// 256 bits of the system's randomness.
///
/// # Panics
/// When the system has none to give: nothing fair or secret can be done then.
pub fn secret() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system's source of randomness answers");
    bytes
}

/// What is stored of a seat's token.
pub fn token_hash(token: &SeatToken) -> Digest {
    Digest(Sha256::digest(token.0).into())
}
