import type { Chance, ChanceOf } from '../protocol/odds';

/** How likely something is, under the name of what it would follow. */
export interface Odd {
  /** The offer in words; undefined where it follows from the table as it stands. */
  name: string | undefined;
  permille: number;
}

/** Everything that is known of one thing that may happen. */
export interface OddsOf {
  of: ChanceOf;
  odds: Odd[];
}

/** What a player would rather not see happen. */
const UNWELCOME: ReadonlySet<ChanceOf> = new Set(['farkle', 'be_hit']);

/** The chances by what may happen, the best offer first; offers that read alike and are as likely stand there once. */
export function oddsBy(chances: readonly Chance[], nameOf: (offer: number) => string): OddsOf[] {
  const groups = new Map<ChanceOf, Map<string, Odd>>();
  for (const { of, offer, permille } of chances) {
    const name = offer === undefined ? undefined : nameOf(offer);
    const group = groups.get(of) ?? new Map<string, Odd>();
    group.set(`${permille} ${name ?? ''}`, { name, permille });
    groups.set(of, group);
  }
  return [...groups].map(([of, odds]) => ({ of, odds: [...odds.values()].sort(UNWELCOME.has(of) ? rarestFirst : likeliestFirst) }));
}

const likeliestFirst = (one: Odd, other: Odd) => other.permille - one.permille;
const rarestFirst = (one: Odd, other: Odd) => one.permille - other.permille;

/** A chance in whole per cents, as a language writes it; only what never or always happens is 0 % or 100 %. */
export function percent(permille: number, language: string): string {
  const write = (share: number) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  if (permille > 0 && permille < 10) return `< ${write(0.01)}`;
  if (permille > 990 && permille < 1000) return `> ${write(0.99)}`;
  return write(permille / 1000);
}
