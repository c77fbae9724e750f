//! The `dragonhall` program.

use std::process::ExitCode;

use dragonhall_server::cli::Asked;
use mimalloc::MiMalloc;

/// What one thread allocates for a move, others free.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    match Asked::read().and_then(Asked::run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("dragonhall: {error:#}");
            ExitCode::FAILURE
        }
    }
}
