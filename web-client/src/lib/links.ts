import type { RoomId } from '../protocol/ids';
import { at } from './home';

/** The link of a room. */
export function roomLink(room: RoomId): string {
  return location.origin + at(`/r/${room}`);
}

/** A link that moves a seat to the device that opens it; the code is in the fragment, which no server is sent. */
export function hopLink(room: RoomId, hop: string): string {
  return `${roomLink(room)}#hop=${hop}`;
}

/** The code in the fragment of such a link. */
export function hopIn(hash: string): string | undefined {
  return /^#hop=([0-9a-f]+)$/i.exec(hash)?.[1];
}

/** The invitation to open rooms in the fragment of a link of the house. */
export function invitationIn(hash: string): string | undefined {
  return /^#invitation=([0-9a-f]+-[0-9a-f]+)$/i.exec(hash)?.[1];
}

/** What somebody typed or pasted to come in. */
export type Pasted = { room: RoomId; hop?: string; words?: string } | { code: string };

/** A link names its room itself, perhaps with a code or with recovery words; anything else is a room's spoken code. */
export function pasted(text: string): Pasted | undefined {
  const said = text.trim();
  if (!said) return undefined;
  const link = /\/r\/([0-9a-f-]{36})(#\S*)?/i.exec(said);
  if (!link) return { code: said };
  const words = said.slice(link.index + link[0].length).trim();
  return { room: link[1]!.toLowerCase(), hop: hopIn(link[2] ?? ''), words: words || undefined };
}
