//! What each entry changes.

use std::collections::BTreeMap;

use dragonhall_protocol::receipt::ReceiptSeat;
use dragonhall_protocol::{Digest, GameOptions, Motion, Phase, PlayerId, Seat, Talk, Watching};

use super::clocks::RunningClocks;
use super::later::Later;
use super::people::Occupant;
use super::play::{Decided, Play, TakenBack};
use super::scores::Contender;
use super::{BadLog, Said, State, free_seats};
use crate::room::entry::{By, Cause, Decision, Entry, Touches, What};

/// How much of what was said is kept at hand.
const TALK: usize = 100;

impl State {
    /// Lets the next entry happen, and says what it changed.
    pub fn apply(&mut self, at: u64, entry: Entry) -> Result<Touches, BadLog> {
        let seq = self.seq + 1;
        let said = self.said(&entry);
        let mut touches = entry.what.touches();
        let is_on = touches.table && self.phase() == Phase::Playing;
        self.happen(seq, at, entry.what)
            .ok_or(BadLog::Contradiction(seq))?;
        if let Some(said) = said {
            self.answered.insert(said, seq);
        }
        self.seq = seq;
        self.at = at;
        self.keep_bots_ready();
        if is_on && self.phase() == Phase::Finished {
            self.count_score();
            touches.room = true;
        }
        if touches.room {
            self.changed = at;
        }
        Ok(touches)
    }

    /// The message that caused an entry, while its sender is still who it was.
    fn said(&self, entry: &Entry) -> Option<Said> {
        let Cause { by, id } = entry.cause?;
        let by = match (&entry.what, by) {
            (
                What::Sat { token_hash, .. }
                | What::Joined { token_hash, .. }
                | What::Claimed { token_hash, .. },
                _,
            ) => *token_hash,
            (_, By::Seat(seat)) => self.occupant(seat)?.person.token_hash?,
            (_, By::Player(player)) => self.person(player)?.token_hash?,
        };
        Some(Said { by, id })
    }

    /// Nothing if the entry contradicts those before it.
    fn happen(&mut self, seq: u64, at: u64, what: What) -> Option<()> {
        match what {
            What::Opened { .. } => return None,
            What::Sat {
                seat,
                name,
                token_hash,
            } => self.sit(seat, name, token_hash)?,
            What::BotSat { seat, name, level } => self.seat_bot(seat, name, level)?,
            What::Stood { seat } | What::Freed { seat } => {
                *self.seats.get_mut(usize::from(seat.0))? = None;
                self.votes.clear();
            }
            What::Joined { name, token_hash } => {
                let person = self.newcomer(name, token_hash);
                self.watches(person);
            }
            What::Left { player } => self.company.retain(|person| person.player != player),
            What::GameChosen {
                options,
                server_seed,
                sit,
            } => self.choose_game(options, server_seed, &sit)?,
            What::SettingsChosen { settings } => {
                self.settings = settings;
                self.nobody_is_ready();
            }
            What::Arranged { seats } => self.arrange(&seats)?,
            What::Hosted { player } => self.host = Some(player),
            What::Said { player, words } => {
                let name = self.person(player)?.name.clone();
                if self.talk.len() == TALK {
                    self.talk.pop_front();
                }
                self.talk.push_back(Talk {
                    seq,
                    at,
                    player,
                    name,
                    words,
                });
            }
            What::Muted { player, muted: true } => drop(self.muted.insert(player)),
            What::Muted { player, muted: false } => drop(self.muted.remove(&player)),
            What::Voted { seat, motion, yes } => self.vote(seat, motion, yes),
            What::Paused => {
                self.votes.remove(&Motion::Pause);
                self.play.as_mut()?.clocks.as_mut()?.pause(at);
            }
            What::Resumed => {
                let awaiting = self.awaiting();
                self.play.as_mut()?.clocks.as_mut()?.resume(&awaiting, at);
            }
            What::WasAway { from, until } => self.play.as_mut()?.clocks.as_mut()?.stood_still(from, until),
            What::Automated { seat, level } => {
                self.votes.retain(|motion, _| !concerns(motion, seat));
                self.play.as_mut()?.automatic.insert(seat, level);
            }
            What::Returned { seat } => {
                self.votes.retain(|motion, _| !concerns(motion, seat));
                self.occupant_mut(seat)?.person.notified = false;
                if let Some(play) = &mut self.play {
                    play.automatic.remove(&seat);
                }
            }
            What::HandedOver { seat, to } => self.hand_over(seat, to)?,
            What::Abandoned => {
                self.votes.clear();
                self.play.as_mut()?.abandon();
            }
            What::TookBack { seat, seq: of } => {
                let play = self.play.as_mut()?;
                play.take_back(TakenBack { seq, at, seat, of }).then_some(())?;
                let awaiting = play.awaiting();
                if let Some(clocks) = &mut play.clocks {
                    clocks.take_back(&awaiting, at);
                }
            }
            What::KeyMade {
                seat,
                kind,
                hash,
                until,
            } => self.occupant_mut(seat)?.person.keys.make(kind, hash, until),
            What::Claimed {
                player,
                kind,
                token_hash,
            } => self.move_device(player, kind, token_hash)?,
            What::WebhookSet { seat, url } => {
                let person = &mut self.occupant_mut(seat)?.person;
                person.webhook = url;
                person.notified = false;
            }
            What::Notified { seat } => self.occupant_mut(seat)?.person.notified = true,
            What::Kept => {}
            What::Gone => self.gone = true,
            What::Readied { seat, number_hash } => self.occupant_mut(seat)?.number_hash = Some(number_hash),
            What::Unreadied { seat } => match self.phase() {
                Phase::Revealing => self.nobody_is_ready(),
                Phase::Lobby | Phase::Playing | Phase::Finished => self.occupant_mut(seat)?.unready(),
            },
            What::Revealed { seat, number } => self.occupant_mut(seat)?.number = Some(number),
            What::Began { decision } => self.begin(seq, at, decision)?,
            What::Decided {
                seat,
                intent,
                stead,
                decision,
            } => {
                self.play.as_mut()?.decide(Decided {
                    seq,
                    at,
                    asked: Some((seat, intent)),
                    stead,
                    decision,
                    taken_back: false,
                });
                let play = self.play.as_mut()?;
                if play.clocks.is_some() {
                    let awaiting = play.awaiting();
                    play.clocks.as_mut()?.step(seat, &awaiting, at);
                }
            }
        }
        self.pass_hosting_on();
        Some(())
    }

    fn sit(&mut self, seat: Seat, name: String, token_hash: Digest) -> Option<()> {
        let person = self.newcomer(name, token_hash);
        let place = self.seats.get_mut(usize::from(seat.0))?;
        let before = place.take();
        let is_on = self.play.is_some();
        let numbers = before
            .as_ref()
            .filter(|_| is_on)
            .map(|before| (before.number_hash, before.number));
        let mut occupant = Occupant::new(person);
        if let Some((number_hash, number)) = numbers {
            occupant.number_hash = number_hash;
            occupant.number = number;
        }
        *place = Some(occupant);
        if let Some(stand_in) = before {
            self.watches(stand_in.person);
        }
        if let Some(play) = &mut self.play {
            play.automatic.remove(&seat);
        }
        Some(())
    }

    /// Whoever sat there watches from now on, and may take the seat back.
    fn hand_over(&mut self, seat: Seat, to: PlayerId) -> Option<()> {
        let place = self.company.iter().position(|person| person.player == to)?;
        let person = self.company.remove(place);
        let before = self.seats.get_mut(usize::from(seat.0))?.take()?;
        self.seats[usize::from(seat.0)] = Some(Occupant {
            owner: before
                .owner
                .or(before.person.bot.is_none().then_some(before.person.player)),
            number_hash: before.number_hash,
            number: before.number,
            ..Occupant::new(person)
        });
        self.watches(before.person);
        self.votes.retain(|motion, _| !concerns(motion, seat));
        self.play.as_mut()?.automatic.remove(&seat);
        Some(())
    }

    fn choose_game(&mut self, options: GameOptions, server_seed: Option<Digest>, sit: &[Seat]) -> Option<()> {
        let mut before = std::mem::replace(&mut self.seats, free_seats(&options));
        for (place, seat) in self.seats.iter_mut().zip(sit) {
            let mut occupant = before.get_mut(usize::from(seat.0))?.take()?;
            occupant.owner = None;
            *place = Some(occupant);
        }
        for occupant in before.into_iter().flatten() {
            self.watches(occupant.person);
        }
        self.options = options;
        self.nobody_is_ready();
        self.votes.clear();
        if let Some(server_seed) = server_seed {
            self.server_seed = server_seed;
            self.game_number += 1;
            self.play = None;
        }
        Some(())
    }

    fn arrange(&mut self, seats: &[Seat]) -> Option<()> {
        let free = free_seats(&self.options);
        let mut before = std::mem::replace(&mut self.seats, free);
        for (place, seat) in self.seats.iter_mut().zip(seats) {
            *place = before.get_mut(usize::from(seat.0))?.take();
        }
        self.nobody_is_ready();
        Some(())
    }

    fn nobody_is_ready(&mut self) {
        self.occupants_mut().for_each(Occupant::unready);
    }

    fn vote(&mut self, seat: Seat, motion: Motion, yes: bool) {
        let votes = self.votes.entry(motion).or_default();
        if yes {
            votes.insert(seat);
        } else {
            votes.remove(&seat);
        }
        self.votes.retain(|_, votes| !votes.is_empty());
    }

    fn begin(&mut self, seq: u64, at: u64, decision: Decision) -> Option<()> {
        self.seats.retain(Option::is_some);
        self.ready_bots(true);
        let seats: Vec<(PlayerId, ReceiptSeat)> = self
            .occupants()
            .map(|(_, occupant)| {
                let seat = ReceiptSeat {
                    name: occupant.person.name.clone(),
                    bot: occupant.person.bot,
                    number_hash: occupant.number_hash?,
                    number: occupant.number?,
                };
                Some((occupant.person.player, seat))
            })
            .collect::<Option<_>>()?;
        let numbers: Vec<_> = seats.iter().map(|(_, seat)| seat.number).collect();
        let (set_up, seed) = self.set_up(&numbers)?;
        let later = (self.settings.watching == Watching::Delayed).then(|| Later::new(set_up.clone()));
        let mut play = Play {
            game: set_up.clone(),
            set_up,
            seed,
            seats,
            decisions: Vec::new(),
            taken_back: Vec::new(),
            automatic: BTreeMap::new(),
            clocks: None,
            later,
            abandoned: false,
        };
        play.decide(Decided {
            seq,
            at,
            asked: None,
            stead: None,
            decision,
            taken_back: false,
        });
        play.clocks = RunningClocks::start(self.settings.clock, self.seats.len(), &play.awaiting(), at);
        self.votes.clear();
        self.play = Some(play);
        Some(())
    }

    fn count_score(&mut self) {
        let Some(play) = &self.play else { return };
        let Some(outcome) = play.outcome() else { return };
        let players: Vec<_> = (0..)
            .map(Seat)
            .zip(&play.seats)
            .map(|(seat, (began, receipt))| {
                let whose = self
                    .occupant(seat)
                    .map(|occupant| occupant.owner.unwrap_or(occupant.person.player));
                let player = whose.unwrap_or(*began);
                let person = self.person(player);
                Contender {
                    player,
                    name: person.map_or(&receipt.name, |person| &person.name).clone(),
                    bot: person.map_or(receipt.bot, |person| person.bot).is_some(),
                }
            })
            .collect();
        self.scores.count(players.into_iter(), &outcome);
    }
}

/// Whether a motion is about this seat.
fn concerns(motion: &Motion, of: Seat) -> bool {
    match motion {
        Motion::Pause | Motion::End => false,
        Motion::Automatic { seat, .. } | Motion::HandOver { seat, .. } => *seat == of,
    }
}
