import type { Who } from '../../../../lib/who';
import { list, plural } from '../../../../lib/words/en/grammar';
import type { DragonStoneDeed } from '../../../../protocol/dragon-stone';
import type { Kind } from '../../reading';
import { KIND } from './pieces';

const DEED: Record<DragonStoneDeed, (kind: string) => string> = {
  destroyed: (kind) => `burned a ${kind}`,
  expelled: (kind) => `sent a ${kind} home`,
  recruited: (kind) => `recruited a ${kind}`,
};
const subject = ({ you, name }: Who) => (you ? 'You' : name);

/** What a finished game is remembered for: two lines of at most 40 characters each. */
export const facts = {
  bestRoll: (who: Who, turn: number, dice: readonly number[], destroyed: number, expelled: number) => ({
    title: `${subject(who)} rolled ${list(dice.map(String))}`,
    text: `Turn ${turn}: ${[destroyed && `${destroyed} burned`, expelled && `${expelled} sent home`].filter(Boolean).join(', ')}`,
  }),
  turningPoint: (who: Who, turn: number, deed: DragonStoneDeed, kind: Kind) => ({
    title: `${subject(who)} ${DEED[deed](KIND[kind])}`,
    text: `Turn ${turn} moved the lead most`,
  }),
  needed: (who: Who, kind: Kind, left: number) => ({
    title: `${left} ${KIND[kind]} ${plural(left, 'stone', 'stones')} short`,
    text: `${subject(who)} had only those left to burn`,
  }),
};
