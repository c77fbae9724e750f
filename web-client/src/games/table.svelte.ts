import type { RoomSession } from '../lib/session.svelte';
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

/** Shows a decision as movements, for the one who sits on a seat, beginning with the table as it stood. */
interface Shows<Id extends GameId> {
  show(decision: DecisionOf<Id>, seat: Seat | undefined, before: ViewOf<Id>): void;
}

/** What the tables of all games do alike. */
export class TableScript<Id extends GameId> {
  constructor(
    private readonly game: Id,
    private readonly props: () => TableProps<Id>,
  ) {}

  /** The table with what may be done; without a connection it can only be looked at. */
  readonly playable: TableOf<Id> = $derived.by(() => {
    const { session, table } = this.props();
    return session.open ? table : { ...table, offers: [] };
  });

  /** Asks for what an offer does. */
  readonly act = ({ intent }: OfferOf<Id>): void => {
    const { session } = this.props();
    if (session.open) session.act({ game: this.game, intent } as GameIntent);
  };

  /** Shows every decision that is told; the page still shows the table as it stood then. */
  moves(motion: Shows<Id>): void {
    let before: GameTable['view'] | undefined;
    $effect(() => {
      const { session } = this.props();
      return session.follow((told) => {
        if (told.game !== this.game) return;
        for (const decision of told.past) if (before) motion.show(decision as DecisionOf<Id>, session.seat, before as ViewOf<Id>);
        before = told.view;
      });
    });
    $effect(() => {
      before = this.props().table.view;
    });
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
