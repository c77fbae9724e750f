import type { PlayerId, RoomId } from '../protocol/ids';
import type { Talk } from '../protocol/talk';
import { recall, remember } from './memory';

/** How much of the talk is kept on the page. */
const MOST = 300;

/** What is said in a room, as this device shows it. */
export class Talking {
  private heard: readonly Talk[] = $state.raw([]);
  /** Those whose words are not shown on this device. */
  hushed: readonly PlayerId[] = $state.raw([]);
  private read = $state(0);

  /** What was said, oldest first, without those who are hushed. */
  readonly lines = $derived(this.heard.filter(({ player }) => !this.hushed.includes(player)));

  constructor(
    private readonly room: RoomId,
    private readonly me: () => PlayerId | undefined,
  ) {
    const { hushed, read } = recall(room);
    this.hushed = hushed ?? [];
    this.read = read ?? 0;
  }

  /** How much others have said that was not looked at. */
  get unread(): number {
    return this.lines.filter(({ seq, player }) => seq > this.read && player !== this.me()).length;
  }

  /** A snapshot tells the latest again; what is older stays. */
  learn(talk: readonly Talk[]): void {
    const first = talk[0]?.seq ?? Infinity;
    this.heard = [...this.heard.filter(({ seq }) => seq < first), ...talk].slice(-MOST);
  }

  hear(said: Talk): void {
    this.heard = [...this.heard.filter(({ seq }) => seq !== said.seq), said].slice(-MOST);
  }

  /** Everything up to now has been looked at. */
  look(): void {
    const last = this.heard.at(-1)?.seq ?? 0;
    if (last <= this.read) return;
    this.read = last;
    remember(this.room, { read: last });
  }

  /** Shows somebody's words on this device, or hides them. */
  hush(player: PlayerId, quiet: boolean): void {
    const others = this.hushed.filter((each) => each !== player);
    this.hushed = quiet ? [...others, player] : others;
    remember(this.room, { hushed: [...this.hushed] });
  }
}
