import type { DraghanDragon, DraghanGear, DraghanHero, DraghanLocation, DraghanMonster } from '../../../protocol/draghan';
import type { Seat } from '../../../protocol/ids';
import type { Character, Hero } from '../reading';

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
