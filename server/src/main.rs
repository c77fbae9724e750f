//! The `dragonhall` program.

use std::process::ExitCode;

use clap::Parser;
use dragonhall_server::cli::Line;
use mimalloc::MiMalloc;

/// What one thread allocates for a move, others free.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    match Line::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("dragonhall: {error:#}");
            ExitCode::FAILURE
        }
    }
}
