//! `dragonhall verify`: checks the receipt of a finished game.

use std::path::Path;

use anyhow::{Context, Result};
use dragonhall_rules::receipt::{self, GameReceipt};

/// Checks a receipt and says what it found.
pub fn verify(file: &Path) -> Result<()> {
    let text = std::fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
    let receipt: GameReceipt =
        serde_json::from_str(&text).with_context(|| format!("{} is not a receipt", file.display()))?;
    let verified = receipt::verify(&receipt).context("this receipt does not hold")?;
    println!(
        "This receipt holds: the seals open, every number is in the seed, {} draws come out the same and \
         {} decisions follow the rules.",
        verified.draws, verified.decisions
    );
    Ok(())
}
