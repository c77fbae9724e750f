import type { Sentences } from '../../../lib/sentences';
import type { DraghanDragon, DraghanGear, DraghanHero, DraghanLocation, DraghanMonster } from '../../../protocol/draghan';
import type { Seat } from '../../../protocol/ids';
import type { Character, Hero, Power } from '../reading';
import type table from './en/table.json';
import type { TABLE } from './inserts';

/** A card in words: its name, and a line that tells a little of it. */
export interface CardWords {
  name: string;
  tale: string;
}

/** Every card of the game in one language; `Card` adds what the grammar of the language needs. */
export interface CardCatalogue<Card extends CardWords> {
  heroes: Record<DraghanHero, Card>;
  gear: Record<DraghanGear, Card>;
  places: Record<DraghanLocation, CardWords>;
  monsters: Record<DraghanMonster, Card>;
  dragons: Record<DraghanDragon, CardWords>;
}

/** Who the characters and seats of a rule are. */
export interface RuleNames {
  hero: (character: Character) => Hero | undefined;
  seat: (seat: Seat) => string;
}

/** What a place does, made of the sentences of `table.json`. */
export function powerIn({ powers, skill }: Pick<Sentences<typeof table, typeof TABLE>, 'powers' | 'skill'>) {
  const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`);
  return (power: Power): string => {
    switch (power.does) {
      case 'encounters':
        return power.more > 0 ? powers.more_encounters : powers.fewer_encounters;
      case 'gold':
        return power.gain > 0 ? powers.gains(power.gain) : powers.loses(-power.gain);
      case 'characters':
        return powers.characters(signed(power.change.by), skill[power.change.skill]);
      case 'foes':
        return powers.foes(skill[power.change.skill], signed(power.change.by));
      case 'market':
      case 'portal':
      case 'heal_all':
      case 'heal_active':
      case 'lose_equipment':
      case 'no_healing':
        return powers[power.does];
    }
  };
}
