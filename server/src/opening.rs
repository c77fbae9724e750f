//! Who may open rooms, and how many there may be.

use dragonhall_protocol::http::RoomAddress;
use dragonhall_protocol::refusal::{HouseLimit, Limit};
use dragonhall_protocol::{GameOptions, Pass, Refusal};
use tokio::sync::Mutex;
use tracing::error;

use crate::config::{Capacity, Config};
use crate::house::House;
use crate::household::Household;
use crate::invitation::HouseWord;
use crate::lobby::OpenError;
use crate::store::Usage;

const MEGABYTE_BYTES: u64 = 1_000_000;

/// What is asked of whoever opens a room.
pub(crate) struct Openings {
    word: Option<HouseWord>,
    capacity: Capacity,
    /// Where rooms are counted, they are opened one after the other.
    turn: Mutex<()>,
}

impl Openings {
    /// What the configuration says.
    pub(crate) fn new(config: &Config) -> Self {
        Self {
            word: config.welcome.house_word.as_deref().map(HouseWord::new),
            capacity: config.capacity,
            turn: Mutex::default(),
        }
    }
}

impl House {
    /// Opens a room for somebody who may open one, if there is room for it in the house.
    pub(crate) async fn open_room(
        &self,
        options: GameOptions,
        pass: Option<&Pass>,
        household: Household,
    ) -> Result<RoomAddress, Refusal> {
        self.may_open(pass, household)?;
        self.budgets.spend(Limit::NewRooms, household)?;
        let share = self.budgets.opens(household)?;
        let Openings { capacity, turn, .. } = &self.openings;
        let _turn = match capacity.max_rooms {
            0 => None,
            _ => Some(turn.lock().await),
        };
        self.has_room().await?;
        let room = self.lobby.open(options).await.map_err(OpenError::refusal)?;
        self.budgets.opened(room.room, share);
        Ok(room)
    }

    /// Looks how much the house keeps, where that has a limit.
    pub(crate) async fn measure(&self) {
        let most = self.openings.capacity.max_stored_megabytes;
        if most == 0 {
            return;
        }
        match self.store.usage().await {
            Ok(Usage { bytes, .. }) => {
                let is_full = bytes >= u64::from(most) * MEGABYTE_BYTES;
                self.budgets.keeps_all_it_may(is_full.then_some(most));
            }
            Err(error) => error!(%error, "how much is kept could not be read"),
        }
    }

    /// Whether somebody knows the house's word or is invited, where that is asked for; a household has only so many guesses.
    fn may_open(&self, pass: Option<&Pass>, household: Household) -> Result<(), Refusal> {
        let Some(word) = &self.openings.word else {
            return Ok(());
        };
        let (is_right, refusal) = match pass {
            None | Some(Pass::Knock(_) | Pass::Key(_)) => return Err(Refusal::HouseClosed),
            Some(Pass::Word(said)) => {
                self.budgets.spend(Limit::CodeGuesses, household)?;
                (word.is(said), Refusal::WrongHouseWord)
            }
            Some(Pass::Invitation(invitation)) => {
                self.budgets.spend(Limit::CodeGuesses, household)?;
                (
                    word.signed(invitation, self.clock.now()),
                    Refusal::WrongInvitation,
                )
            }
        };
        if is_right { Ok(()) } else { Err(refusal) }
    }

    /// Whether there is room for one more.
    async fn has_room(&self) -> Result<(), Refusal> {
        self.budgets.may_keep_more()?;
        let most = self.openings.capacity.max_rooms;
        if most == 0 {
            return Ok(());
        }
        let usage = self.store.usage().await.map_err(|error| {
            error!(%error, "the rooms could not be counted");
            Refusal::Unavailable
        })?;
        if usage.rooms >= u64::from(most) {
            let limit = HouseLimit::Rooms;
            return Err(Refusal::HouseFull { limit, most });
        }
        Ok(())
    }
}
