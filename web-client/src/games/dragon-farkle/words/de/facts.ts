import { number, plural } from '../../../../lib/words/de/grammar';
import type { facts as english } from '../en/facts';

/** Woran man sich nach dem Spiel erinnert: zwei Zeilen von höchstens 40 Zeichen. */
export const facts: typeof english = {
  bestRoll: (who, turn, dice, soldiers) => ({
    title: `${dice.join(' ')}: ${number(soldiers)} Soldaten`,
    text: `${who.you ? 'Du' : who.name}, Zug ${number(turn)}: der beste Wurf`,
  }),
  turningPoint: (who, turn, soldiers, lead) => {
    const did = soldiers > 0 ? (who.you ? 'gewannst' : 'gewann') : who.you ? 'verlorst' : 'verlor';
    return {
      title: `${who.you ? 'Du' : who.name} ${did} ${number(Math.abs(soldiers))} auf einmal`,
      text: `Zug ${number(turn)} verschob den Vorsprung: ${number(lead)}`,
    };
  },
  needed: (army, eaten) => ({
    title: `${number(army)} ${plural(army, 'Soldat stand', 'Soldaten standen')} noch`,
    text: eaten === 0 ? 'Der Drache fraß keinen einzigen' : `Der Drache hatte ${number(eaten)} gefressen`,
  }),
};
