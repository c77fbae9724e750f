import type { Seat } from '../../protocol/ids';
import type { Stage } from './reading';

/** What a player is about, where several decide at once. */
export type Doing = 'ready' | 'plans' | 'buys' | 'done' | 'chooses';

/** What a seat is about; nothing where one player decides alone. */
export function doingOf(stage: Stage, seat: Seat): Doing | undefined {
  switch (stage.phase) {
    case 'choosing':
      return stage.picks.some((pick) => pick.seat === seat && !pick.hero && !pick.open) ? 'chooses' : 'done';
    case 'planning':
      if (stage.ready.includes(seat)) return 'ready';
      return stage.waiting.includes(seat) ? 'plans' : undefined;
    case 'market':
      if (stage.waiting.includes(seat)) return 'buys';
      return stage.done.includes(seat) ? 'done' : undefined;
    case 'early_healing':
    case 'odd_coins':
    case 'replacing':
    case 'sharing':
    case 'late_healing':
    case 'carrying':
    case 'travelling':
    case 'over':
      return undefined;
  }
}
