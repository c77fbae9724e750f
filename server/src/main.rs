//! The `dragonhall` program.

use std::process::ExitCode;

use clap::Parser;
use dragonhall_server::cli::Line;

#[tokio::main]
async fn main() -> ExitCode {
    match Line::parse().run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("dragonhall: {error:#}");
            ExitCode::FAILURE
        }
    }
}
