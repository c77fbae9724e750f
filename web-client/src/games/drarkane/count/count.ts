import type { DrarkaneEnding, DrarkaneLine, DrarkaneTrophy } from '../../../protocol/drarkane';
import type { Seat } from '../../../protocol/ids';
import { playerIn, seatOf, terrorOf, type Dragon, type Notice, type NoticeOf, type Participant, type View } from '../reading';
import { pointsOf, teamOf, type TeamSign } from '../teams';

/** What a player made of the round, and what they had before. */
export interface CountedRow {
  player: Participant;
  /** Absent against the Demon, where nobody makes a contract. */
  line?: DrarkaneLine;
  before: number;
  gain: number;
  team?: { sign: TeamSign; before: number; after: number };
  /** 1 for whoever is ahead now; those with the same points share a place. */
  place: number;
}

/** The end of a round, or of the game against the Demon. */
export interface Count {
  round: number;
  /** The trick in which it ended, and how many there could have been; none is counted against the Demon. */
  trick: number;
  tricks: number;
  /** The seventh dragon, if it has ended the round. */
  seventh: Dragon | undefined;
  /** The dragons that stand at the end, the seventh last. */
  standing: Dragon[];
  /** The dragons that the players have defeated, in their order. */
  trophies: DrarkaneTrophy[];
  terror: number;
  /** In the order of the table, the reader last. */
  rows: CountedRow[];
  /** Whether objectives are scored in this game. */
  treasures: boolean;
  /** How the game ended; absent where another round follows. */
  ending: DrarkaneEnding | undefined;
  /** Who leads the first trick of the next round. */
  leader: Participant | undefined;
  /** Whether the next round is the last. */
  lastNext: boolean;
}

const find = <What extends Notice['what']>(notices: readonly Notice[], what: What): NoticeOf<What> | undefined =>
  notices.find((notice): notice is NoticeOf<What> => notice.what === what);

/** What is to be counted after a decision; nothing in mid-round. `before` is the table as it stood, `after` as it stands. */
export function countOf(notices: readonly Notice[], before: View, after: View, seat: Seat | undefined): Count | undefined {
  const ending = find(notices, 'ended')?.ending;
  const sheet = find(notices, 'round_scored')?.sheet;
  if (!sheet && ending?.kind !== 'ranked') return undefined;
  const revealed = notices.findLast((notice) => notice.what === 'revealed');
  const seventh = revealed?.what === 'revealed' && revealed.until_seventh === 0 ? revealed.dragon : undefined;
  const felled = notices.flatMap((notice) => (notice.what === 'defeated' ? [notice] : []));
  const players = before.players.flatMap(({ player }) => (seatOf(player) === undefined ? [] : [player]));
  const trophies = players.flatMap((player) => [
    ...(playerIn(before, player)?.dragons ?? []),
    ...felled.filter(({ by }) => seatOf(by) === seatOf(player)).map(({ dragon, terror }) => ({ dragon, terror })),
  ]);
  const rows = sheet ? scored(sheet.lines, before, after, seat) : against(before, after);
  return {
    round: before.moment.round,
    trick: before.moment.trick,
    tricks: sheet ? before.dealt : 0,
    seventh,
    standing: sheet ? sheet.standing : after.zone.map(({ dragon }) => dragon),
    trophies,
    terror: trophies.reduce((sum, { terror }) => sum + terror, 0),
    rows,
    treasures: before.options.treasures,
    ending,
    leader: find(notices, 'round_began')?.leader,
    lastNext: before.moment.round + 1 === before.rounds,
  };
}

/** The seats of a scored round. */
function scored(lines: readonly DrarkaneLine[], before: View, after: View, own: Seat | undefined): CountedRow[] {
  const seats = lines.map((_, seat) => seat);
  const order = own === undefined ? seats : [...seats.slice(own + 1), ...seats.slice(0, own + 1)];
  const totalOf = (seat: Seat) => after.totals.find(({ seats }) => seats.includes(seat))?.points ?? 0;
  return order.map((seat) => {
    const player = { seat };
    const [had, has] = [before, after].map((view) => teamOf(view, seat, playerIn(view, player) ?? {}));
    return {
      player,
      line: lines[seat]!,
      before: pointsOf(before, seat),
      gain: lines[seat]!.points,
      team: had && has && { sign: has.sign, before: had.points, after: has.points },
      place: 1 + after.totals.filter(({ points }) => points > totalOf(seat)).length,
    };
  });
}

/** The two who fought for the dragons in the Demon's game. */
function against(before: View, after: View): CountedRow[] {
  const [you, demon] = [before.players[0]!.player, 'demon' as const].map((player) => ({
    player,
    before: 0,
    gain: terrorOf(playerIn(after, player)),
  }));
  return [
    { ...demon!, place: demon!.gain > you!.gain ? 1 : 2 },
    { ...you!, place: you!.gain >= demon!.gain ? 1 : 2 },
  ];
}
