import type { Perspective } from '../perspective';
import { seatOf } from '../reading';
import type { DrarkaneWords } from '../words';
import type { Count, CountedRow } from './count';

/** Who is ahead after the count, in a sentence. */
export function aheadOf(count: Count, seen: Perspective, { count: say, ranks }: DrarkaneWords): string {
  const { ending } = count;
  if (ending?.kind === 'ranked') return say.solo(ending.score, ranks[ending.rank].name);
  const totalOf = ({ team, before, gain }: CountedRow) => team?.after ?? before + gain;
  const first = count.rows.filter(({ place }) => place === 1);
  const points = Math.max(0, ...first.map(totalOf));
  const own = count.rows.find(({ player }) => seen.whoPlays(player).you);
  const names = first.filter((row) => row !== own).map(({ player }) => seen.who(seatOf(player)!).name);
  const leads = own !== undefined && first.includes(own);
  return say.ahead(names, leads, points, own && !leads ? points - totalOf(own) : undefined);
}
