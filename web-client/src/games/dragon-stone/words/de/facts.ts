import { list } from '../../../../lib/words/de/grammar';
import type { DragonStoneDeed } from '../../../../protocol/dragon-stone';
import type { facts as english } from '../en/facts';
import { A, KIND } from './pieces';

const DEED: Record<DragonStoneDeed, { you: string; name: string }> = {
  destroyed: { you: 'verbranntest', name: 'verbrannte' },
  expelled: { you: 'vertriebst', name: 'vertrieb' },
  recruited: { you: 'rekrutiertest', name: 'rekrutierte' },
};

/** Woran man sich nach dem Spiel erinnert: zwei Zeilen von höchstens 40 Zeichen. */
export const facts: typeof english = {
  bestRoll: (who, turn, dice, destroyed, expelled) => ({
    title: `${who.you ? 'Du würfeltest' : `${who.name} würfelte`} ${list(dice.map(String))}`,
    text: `Zug ${turn}: ${[destroyed && `${destroyed} verbrannt`, expelled && `${expelled} vertrieben`].filter(Boolean).join(', ')}`,
  }),
  turningPoint: (who, turn, deed, kind) => ({
    title: `${who.you ? `Du ${DEED[deed].you}` : `${who.name} ${DEED[deed].name}`} ${A[kind]}`,
    text: `Zug ${turn} verschob den Vorsprung`,
  }),
  needed: (who, kind, left) => ({
    title: `Noch ${left} × ${KIND[kind]}`,
    text: `So viel fehlte ${who.you ? 'dir' : who.name} zum Sieg`,
  }),
};
