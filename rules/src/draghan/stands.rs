//! How foes stand against those who face them.

use dragonhall_protocol::games::draghan::{Character, Foe, Forecast, Harm, Health, Power, Skills, Stand};

use super::party::Member;
use super::skills::{changed, changed_where_shown, count, missing, plus};
use super::{Table, content};

impl Table {
    /// What the card of a foe asks for.
    pub(super) fn printed_needs(&self, foe: Foe) -> Skills {
        match foe {
            Foe::Monster(monster) => content::monster(monster).needs,
            Foe::Dragon(dragon) => content::dragon_needs(dragon, usize::from(self.size)),
        }
    }

    /// What a foe asks for in this round.
    pub(super) fn needs(&self, foe: Foe) -> Skills {
        let printed = self.printed_needs(foe);
        if let Some(Power::Foes { change }) = self.power() {
            changed_where_shown(printed, change)
        } else {
            printed
        }
    }

    /// The icons of a character in this round.
    pub(super) fn icons(&self, member: &Member) -> Skills {
        let card = content::hero(member.hero);
        let side = match member.health {
            Health::Healthy => card.healthy,
            Health::Hurt => card.hurt,
            Health::Gone => return Skills::default(),
        };
        if let Some(Power::Characters { change }) = self.power() {
            changed(side, change)
        } else {
            side
        }
    }

    /// How a foe stands, or stood when the result was called.
    pub(super) fn stand(&self, foe: Foe) -> Stand {
        let called = self
            .foes
            .iter()
            .find(|fighter| fighter.foe == foe)
            .and_then(|fighter| fighter.called);
        called.unwrap_or_else(|| self.stand_against(&self.party, foe))
    }

    /// How a foe would stand against this party.
    pub(super) fn stand_against(&self, party: &[Member], foe: Foe) -> Stand {
        let facing = party.iter().filter(|member| member.faces == Some(foe));
        let (mut total, mut faced) = (Skills::default(), false);
        for member in facing {
            let cards = member.committed.iter().map(|card| content::gear(card).gives);
            total = cards.fold(plus(total, self.icons(member)), plus);
            faced = true;
        }
        let missing = missing(self.needs(foe), total);
        let short = count(missing);
        Stand {
            foe,
            total,
            missing,
            short,
            met: faced && short == 0,
        }
    }

    /// Who faces a foe.
    pub(super) fn facing(&self, foe: Foe) -> impl Iterator<Item = Character> {
        self.living()
            .filter(move |(_, member)| member.faces == Some(foe))
            .map(|(character, _)| character)
    }

    /// What the result of the fight is, if it is called as things stand.
    pub(super) fn forecast(&self) -> Forecast {
        let is_monster = |foe: &Foe| matches!(foe, Foe::Monster(_));
        let all_met = self.foes.iter().all(|fighter| self.stand(fighter.foe).met);
        let (falls, stands): (Vec<Foe>, Vec<Foe>) =
            self.foes.iter().map(|fighter| fighter.foe).partition(|foe| {
                if is_monster(foe) {
                    self.stand(*foe).met
                } else {
                    all_met
                }
            });
        let dragon_falls = !falls.iter().all(is_monster);
        let monsters_fall = !stands.iter().any(is_monster);
        Forecast {
            claims: monsters_fall && !self.found.is_empty() && !dragon_falls,
            harm: if monsters_fall { Harm::None } else { self.harm() },
            wins: dragon_falls,
            falls,
            stands,
        }
    }

    /// What befalls the active character if a monster stands.
    pub(super) fn harm(&self) -> Harm {
        match self.holder().map(|holder| holder.health) {
            Some(Health::Healthy) => Harm::Hurt,
            Some(Health::Hurt) => Harm::Leaves,
            Some(Health::Gone) | None => Harm::None,
        }
    }
}
