import type { Deed } from '../protocol/deeds';
import type { PlayerId, RoomId } from '../protocol/ids';
import type { Talk } from '../protocol/talk';
import { recall, remember } from './memory';

/** How much of the talk is kept on the page. */
const MOST_LINES = 300;

/** For how long words stand at the seat of whoever said them, in milliseconds. */
const SEEN_MS = 6000;

/** What is said in a room, as this device shows it. */
export class Talking {
  private heard: readonly Talk[] = $state.raw([]);
  /** What people did to each other and to the room, oldest first. */
  deeds: readonly Deed[] = $state.raw([]);
  /** Those whose words are not shown on this device. */
  hushed: readonly PlayerId[] = $state.raw([]);
  private read = $state(0);
  /** What was said a moment ago, the latest of each. */
  private fresh: readonly Talk[] = $state.raw([]);

  /** What was said, oldest first, without those who are hushed. */
  readonly lines = $derived(this.heard.filter(({ player }) => !this.hushed.includes(player)));

  /** What stands at the seats at this moment. */
  readonly aloud = $derived(this.fresh.filter(({ player }) => !this.hushed.includes(player)));

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
    const said = this.lines.filter(({ seq, player }) => seq > this.read && player !== this.me());
    const done = this.deeds.filter(({ seq, by }) => seq > this.read && by?.player !== this.me());
    return said.length + done.length;
  }

  /** A snapshot tells the latest again; what is older stays. */
  learn(talk: readonly Talk[]): void {
    const first = talk[0]?.seq ?? Infinity;
    this.heard = [...this.heard.filter(({ seq }) => seq < first), ...talk].slice(-MOST_LINES);
  }

  /** A snapshot tells the latest deeds again, and who was forgotten: what they had said before is said no more. */
  learnDeeds(deeds: readonly Deed[]): void {
    this.deeds = deeds;
    for (const { seq, by, did } of deeds) {
      if (did.what !== 'was_forgotten') continue;
      const stays = (said: Talk) => said.seq > seq || said.player !== by?.player;
      this.heard = this.heard.filter(stays);
      this.fresh = this.fresh.filter(stays);
    }
  }

  hearDeed(deed: Deed): void {
    this.deeds = [...this.deeds, deed].slice(-MOST_LINES);
  }

  hear(said: Talk): void {
    this.heard = [...this.heard.filter(({ seq }) => seq !== said.seq), said].slice(-MOST_LINES);
    this.fresh = [...this.fresh.filter(({ player }) => player !== said.player), said];
    setTimeout(() => (this.fresh = this.fresh.filter(({ seq }) => seq !== said.seq)), SEEN_MS);
  }

  /** Everything up to now has been looked at. */
  look(): void {
    const last = Math.max(this.heard.at(-1)?.seq ?? 0, this.deeds.at(-1)?.seq ?? 0);
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
