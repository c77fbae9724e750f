import type { Perspective } from './perspective';
import type { Notice } from './reading';
import type { FarkleWords } from './words';

/** What a turn came to, as it stands in the bowl until the next begins to move. */
export interface StampWords {
  kind: 'gain' | 'loss' | 'brawl';
  text: string;
}

/** What the latest decision ended, if it ended something. */
export function stampOf(notices: readonly Notice[], seen: Perspective, { bowl }: FarkleWords): StampWords | undefined {
  for (const notice of notices) {
    if (notice.what === 'settled') {
      const winner = notice.winner === undefined ? undefined : seen.who(notice.winner);
      return { kind: 'brawl', text: bowl.settled(winner, notice.attack, notice.defence) };
    }
    if (notice.what === 'recruited') return { kind: 'gain', text: bowl.recruited(seen.who(notice.seat), notice.soldiers + notice.bonus) };
    if (notice.what === 'army_gone') return { kind: 'loss', text: bowl.eaten };
    if (notice.what === 'turn_ended' && notice.why === 'farkled') return { kind: 'loss', text: bowl.farkle };
    if (notice.what === 'turn_ended' && notice.why === 'repelled') return { kind: 'loss', text: bowl.repelled };
  }
  return undefined;
}
