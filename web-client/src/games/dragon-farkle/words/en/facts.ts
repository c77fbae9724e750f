import type { Who } from '../../../../lib/who';
import { number, plural } from '../../../../lib/words/en/grammar';

/** What a finished game is remembered for: two lines of at most 40 characters each. */
export const facts = {
  bestRoll: (who: Who, turn: number, dice: readonly number[], soldiers: number) => ({
    title: `${dice.join(' ')}: ${number(soldiers)} soldiers`,
    text: `${who.you ? 'You' : who.name}, turn ${number(turn)}: the best roll`,
  }),
  turningPoint: (who: Who, turn: number, soldiers: number, lead: number) => ({
    title: `${who.you ? 'You' : who.name} ${soldiers > 0 ? 'gained' : 'lost'} ${number(Math.abs(soldiers))} at once`,
    text: `Turn ${number(turn)} moved the lead most: ${number(lead)}`,
  }),
  needed: (army: number, eaten: number) => ({
    title: `${number(army)} ${plural(army, 'soldier', 'soldiers')} still stood`,
    text: eaten === 0 ? 'The dragon had eaten none' : `The dragon had eaten ${number(eaten)} by then`,
  }),
};
