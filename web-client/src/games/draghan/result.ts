import type { GameResult, Medal } from '../face';
import { factOf } from './facts';
import { signOf } from './figures';
import { DRAGONS, iconsOf, inParty, type Adventurer, type DraghanTable, type Dragon, type View } from './reading';
import type { DraghanWords } from './words';

/** How a finished game is told: won or lost together, why, and what each player had at the end. */
export function resultOf({ view, facts }: DraghanTable, words: DraghanWords): GameResult {
  const { result } = words;
  const seats = [...new Set(view.party.map(({ seat }) => seat))].sort((a, b) => a - b);
  const { columns, rows } = telling(
    result.columns,
    seats.map((seat) => {
      const all = view.party.filter((each) => each.seat === seat);
      const own = all.filter(inParty);
      const sum = (count: (each: Adventurer) => number) => own.reduce((total, each) => total + count(each), 0);
      return {
        seat,
        banner: all.map(({ hero }) => words.hero(hero.hero)).join(', '),
        values: [own.length, sum(({ gold }) => gold), sum(({ skills }) => iconsOf(skills).length), sum(({ gear }) => gear.length)],
      };
    }),
  );
  const { ending } = view;
  const told = { columns, rows, facts: facts?.map((fact) => factOf(fact, words)), medals: medalsOf(view.campaign, view.ending, words) };
  if (ending?.kind === 'won') {
    return ending.kingdom_freed
      ? { ...told, title: result.freed, why: result.freedWhy(ending.dragon) }
      : { ...told, title: result.won(ending.dragon), why: result.wonWhy };
  }
  return { ...told, lost: true, title: result.lost, why: ending ? result.lostWhy[ending.why] : '' };
}

/** Leaves out what most players have nothing of. */
function telling(columns: string[], rows: GameResult['rows']): Pick<GameResult, 'columns' | 'rows'> {
  const kept = columns.map((_, index) => rows.filter(({ values }) => values[index] === 0).length * 2 <= rows.length);
  const pick = <Each>(all: Each[]) => all.filter((_, index) => kept[index]);
  return { columns: pick(columns), rows: rows.map((row) => ({ ...row, values: pick(row.values) })) };
}

/** The dragons of a campaign: those set aside before, the one that fell today, and those that stand. */
export function medalsOf(campaign: Dragon[] | undefined, ending: View['ending'], words: DraghanWords): Medal[] | undefined {
  if (!campaign) return undefined;
  const today = ending?.kind === 'won' ? ending.dragon : undefined;
  return DRAGONS.map((dragon) => ({
    icon: signOf(dragon),
    name: words.dragon(dragon),
    state: dragon === today ? 'today' : campaign.includes(dragon) ? 'slain' : 'stands',
  }));
}
