import { list } from '../../../../lib/words/de/grammar';
import { isDragon } from '../../reading';
import type { facts as english } from '../en/facts';
import { CARDS } from './pieces';

const all = (numbers: readonly number[]) => list(numbers.map(String));

/** Woran man sich nach dem Spiel erinnert: zwei Zeilen von höchstens 40 Zeichen. */
export const facts: typeof english = {
  bestFight: (foe, round, icons) => ({
    title: isDragon(foe) ? CARDS.dragons[foe.dragon].name : CARDS.monsters[foe.monster].name,
    text: `Runde ${round}: ${icons} Zeichen auf einmal`,
  }),
  turningPoint: (round, icons) => ({
    title: `Runde ${round}: ${Math.abs(icons)} Zeichen ${icons > 0 ? 'stärker' : 'schwächer'}`,
    text: 'Kein Schritt veränderte die Gruppe mehr',
  }),
  needed: (dragon, needs, brought, short) => ({
    title: `${CARDS.dragons[dragon].name} brauchte ${all(needs)}`,
    text: `Die Gruppe brachte ${all(brought)}${short > 0 ? `: ${short} fehlen` : ''}`,
  }),
  neverMet: (portals) => ({
    title: 'Kein Drache wurde gestellt',
    text: portals === 0 ? 'Kein Portal gefunden' : `${portals} von 3 Portalen gefunden`,
  }),
};
