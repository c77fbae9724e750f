//! What went into the seed of a game.

use dragonhall_protocol::{Digest, Seat, SeatNumber};

use super::{HONEST, found};
use crate::receipt::{Mismatch, verify};
use crate::seed::{bot_number, commitment, game_seed};

#[test]
fn a_changed_byte_of_any_hash_seed_or_number_is_found() {
    for byte in 0..32 {
        assert_eq!(
            found(|receipt| receipt.commitment.0[byte] ^= 1),
            Mismatch::Commitment
        );
        assert_eq!(
            found(|receipt| receipt.server_seed.0[byte] ^= 1),
            Mismatch::Commitment
        );
        assert_eq!(found(|receipt| receipt.seed.0[byte] ^= 1), Mismatch::Seed);
        for seat in 0..2 {
            let number = Mismatch::Number { seat };
            assert_eq!(found(|receipt| receipt.seats[seat].number.0[byte] ^= 1), number);
            assert_eq!(
                found(|receipt| receipt.seats[seat].number_hash.0[byte] ^= 1),
                number
            );
        }
    }
}

#[test]
fn another_server_seed_with_its_own_hash_is_found() {
    let other = [8; 32];
    let mismatch =
        found(|receipt| (receipt.server_seed, receipt.commitment) = (Digest(other), commitment(&other)));
    assert_eq!(mismatch, Mismatch::Seed);
}

#[test]
fn another_number_with_its_own_hash_is_found() {
    let other = SeatNumber([9; 32]);
    let mismatch = found(|receipt| {
        (receipt.seats[0].number, receipt.seats[0].number_hash) = (other, commitment(&other.0));
    });
    assert_eq!(mismatch, Mismatch::Seed);
}

#[test]
fn swapped_seats_are_found() {
    assert_eq!(found(|receipt| receipt.seats.swap(0, 1)), Mismatch::Seed);
}

#[test]
fn a_table_for_the_wrong_number_of_players_is_found() {
    let mismatch = found(|receipt| {
        receipt.seats.pop();
        receipt.seed = game_seed(&receipt.server_seed.0, &[receipt.seats[0].number]);
    });
    assert!(matches!(mismatch, Mismatch::Table(_)), "{mismatch}");
}

#[test]
fn a_number_that_was_not_shown_comes_from_the_servers_seed() {
    let mut receipt = HONEST.clone();
    receipt.seats[1].number_from_server = true;
    assert_eq!(verify(&receipt), Err(Mismatch::BotNumber { seat: 1 }));
    let claimed = found(|receipt| {
        receipt.seats[1].number = bot_number(&receipt.server_seed.0, Seat(1));
    });
    assert_eq!(claimed, Mismatch::Number { seat: 1 }, "the seat is named");
}
