//! Random secrets, and what is kept of them.
//!
//! The field calls a seat's token: bearer token (capability).

use dragonhall_protocol::{Digest, NameSalt, SeatToken};
use sha2::{Digest as _, Sha256};

/// 256 bits of the system's randomness.
///
/// # Panics
/// When the system has none to give: nothing fair or secret can be done then.
pub(crate) fn secret() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system's source of randomness answers");
    bytes
}

/// What keeps a name from being guessed by its hash.
pub(crate) fn salt() -> NameSalt {
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&secret()[..16]);
    NameSalt(bytes)
}

/// A random number below this one, for a few things.
pub(crate) fn below(bound: usize) -> usize {
    let [a, b, c, d, e, f, g, h, ..] = secret();
    // Among so few things the chances differ by less than one in a billion.
    (u64::from_le_bytes([a, b, c, d, e, f, g, h]) % bound as u64) as usize
}

/// What is stored of a seat's token.
pub(crate) fn token_hash(token: &SeatToken) -> Digest {
    Digest(Sha256::digest(token.0).into())
}
