import { untrack } from 'svelte';
import type { RoomSession } from '../lib/session.svelte';
import type { Scene } from '../lib/showing.svelte';
import type { GameId, GameIntent, GameTable } from '../protocol/games';
import type { Seat } from '../protocol/ids';
import type { TableOf } from './face';

/** What a room hands to the table of its game. */
export interface TableProps<Id extends GameId = GameId> {
  session: RoomSession;
  table: TableOf<Id>;
  /** Leads from the table to the result. */
  onresult: () => void;
}

type ViewOf<Id extends GameId> = TableOf<Id>['view'];
type DecisionOf<Id extends GameId> = TableOf<Id>['past'][number];
type OfferOf<Id extends GameId> = TableOf<Id>['offers'][number];

/** Shows decisions as movements. */
export interface Shows<Id extends GameId> {
  /** Starts the movements of a decision, for the one who sits on a seat, and says how long they are looked at. */
  show(decision: DecisionOf<Id>, seat: Seat | undefined, before: ViewOf<Id>, after: ViewOf<Id>): Scene | undefined;
  /** Puts all pieces where they belong, for somebody who does not want to wait. */
  rest(): void;
}

/** What the tables of all games do alike. */
export class TableScript<Id extends GameId> {
  constructor(
    private readonly game: Id,
    private readonly props: () => TableProps<Id>,
  ) {}

  /** The table with what may be done; without a connection, and while something newer is being shown, it can only be looked at. */
  readonly playable: TableOf<Id> = $derived.by(() => {
    const { session, table } = this.props();
    return session.open && !session.showing.ahead ? table : { ...table, offers: [] };
  });

  /** The table whose pieces are on the screen; it is ahead of the words while something is being shown. */
  readonly staged: TableOf<Id> = $derived.by(() => {
    const { session, table } = this.props();
    const { staged } = session.showing;
    return staged?.game === this.game ? (staged as TableOf<Id>) : table;
  });

  /** Asks for what an offer does. */
  readonly act = ({ intent }: OfferOf<Id>): void => {
    const { session } = this.props();
    if (session.open) session.act({ game: this.game, intent } as GameIntent);
  };

  /** Shows every decision that is told before anything speaks of it; a tap or a key ends the movement. */
  moves(motion: Shows<Id>): void {
    $effect(() => {
      const { session } = this.props();
      const { showing } = session;
      const end = untrack(() =>
        showing.direct({
          show: (told) => this.scene(told, motion),
          rest: () => motion.rest(),
        }),
      );
      const finish = () => showing.finish();
      addEventListener('pointerdown', finish, true);
      addEventListener('keydown', finish, true);
      return () => {
        removeEventListener('pointerdown', finish, true);
        removeEventListener('keydown', finish, true);
        untrack(end);
      };
    });
  }

  /** Shows the one decision that was told; of several at once only the end is shown. */
  private scene(told: GameTable, motion: Shows<Id>): Scene | undefined {
    const { session, table } = this.props();
    const [decision, further] = told.past as DecisionOf<Id>[];
    if (told.game !== this.game || !decision || further) return undefined;
    return motion.show(decision, session.seat, table.view as ViewOf<Id>, told.view as ViewOf<Id>);
  }

  /** Begins anew whenever the moment is another: what is chosen belongs to one. */
  beginsWith(moment: () => string | number, begin: () => void): void {
    const present = $derived.by(moment);
    $effect(() => {
      void present;
      begin();
    });
  }
}
