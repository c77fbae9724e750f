//! Plays a game to its end against itself on a server that runs anywhere, by what is offered and nothing else.

use std::process::ExitCode;

use clap::Parser;
use dragonhall_client::{Address, Error, Player};
use dragonhall_protocol::{Enter, GameId, GameOptions};
use uuid::Uuid;

/// After how many moves a game is given up.
const MOST_MOVES: usize = 5_000;

#[derive(Parser)]
struct Line {
    /// The server, as ws://127.0.0.1:8080/ws.
    url: String,
    /// The game.
    #[arg(default_value = "dragon-stone")]
    game: GameId,
}

#[tokio::main]
async fn main() -> ExitCode {
    let Line { url, game } = Line::parse();
    match play(&Address::new(url), game).await {
        Ok(Some(moves)) => println!("{game}: {moves} moves"),
        Ok(None) => return failed(&format!("{game}: no end after {MOST_MOVES} moves")),
        Err(error) => return failed(&format!("{game}: {error}")),
    }
    ExitCode::SUCCESS
}

fn failed(why: &str) -> ExitCode {
    eprintln!("{why}");
    ExitCode::FAILURE
}

/// Two sit down and play; after how many moves the game was over.
async fn play(address: &Address, game: GameId) -> Result<Option<usize>, Error> {
    let mut one = Player::enter(address, Enter::Create(GameOptions::boxed(game)), None).await?;
    let mut two = Player::enter(address, Enter::Room(one.room()), None).await?;
    one.sit("Ember").await?;
    two.sit("Flint").await?;
    tokio::try_join!(one.begin(), two.begin())?;
    for moves in 0..MOST_MOVES {
        while one.seen().outcome().is_none() && !one.seen().is_awaited() && !two.seen().is_awaited() {
            tokio::select! {
                heard = one.next() => drop(heard?),
                heard = two.next() => drop(heard?),
            }
        }
        if one.seen().outcome().is_some() {
            one.leave().await?;
            two.leave().await?;
            return Ok(Some(moves));
        }
        let player = if one.seen().is_awaited() {
            &mut one
        } else {
            &mut two
        };
        // The quietest offer comes first; always taken, some games would go on for ever.
        let offers = player.seen().offers();
        let any = Uuid::new_v4().as_u128() as usize;
        match offers.get(any.checked_rem(offers.len()).unwrap_or_default()) {
            Some(offer) => drop(player.act(offer.clone()).await?),
            None => drop(player.next().await?),
        }
    }
    Ok(None)
}
