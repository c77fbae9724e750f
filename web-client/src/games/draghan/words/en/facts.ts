import { list, plural } from '../../../../lib/words/en/grammar';
import { isDragon, type Dragon, type Foe } from '../../reading';
import { CARDS } from './pieces';

const all = (numbers: readonly number[]) => list(numbers.map(String));
const signs = (count: number) => `${count} ${plural(count, 'sign', 'signs')}`;

/** What a finished game is remembered for: two lines of at most 40 characters each. */
export const facts = {
  bestFight: (foe: Foe, round: number, icons: number) => ({
    title: isDragon(foe) ? CARDS.dragons[foe.dragon].name : CARDS.monsters[foe.monster].name,
    text: `Round ${round}: met with ${signs(icons)} at once`,
  }),
  turningPoint: (round: number, icons: number) => ({
    title: `Round ${round}: ${signs(Math.abs(icons))} ${icons > 0 ? 'stronger' : 'weaker'}`,
    text: 'No other step changed the party more',
  }),
  needed: (dragon: Dragon, needs: readonly number[], brought: readonly number[], short: number) => ({
    title: `${CARDS.dragons[dragon].name} needed ${all(needs)}`,
    text: `The party brought ${all(brought)}${short > 0 ? `, ${short} short` : ''}`,
  }),
  neverMet: (portals: number) => ({
    title: 'No dragon was ever fought',
    text: portals === 0 ? 'No Portal was found' : `${portals} of 3 Portals found`,
  }),
};
