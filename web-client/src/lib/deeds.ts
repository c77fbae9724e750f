import type { Deed } from '../protocol/deeds';
import type { Words } from './words';

/** What was done, in one sentence that everybody is told alike. */
export function deedSentence({ by, did }: Deed, words: Words): string {
  const say = words.deeds;
  const who = by?.name ?? say.table;
  switch (did.what) {
    case 'made_key':
      return say.made_key(who, did.whose.name);
    case 'freed_seat':
      return say.freed_seat(who, did.whose.name);
    case 'took_seat':
      return did.from ? say.took_seat_from(who, did.from.name) : say.took_seat(who);
    case 'bot_sat':
      return say.bot_sat(who, did.name);
    case 'bot_goes_on':
      return did.whose ? say.bot_goes_on(who, did.whose.name) : say.bot_goes_on_free(who);
    case 'handed_over':
      return did.from ? say.handed_over(who, did.from.name, did.to.name) : say.handed_over_free(who, did.to.name);
    case 'hosted':
      return by && by.player !== did.who.player ? say.hosted(who, did.who.name) : say.hosts(did.who.name);
    case 'muted':
      if (did.muted && !by) return say.mute_follows(did.who.name);
      return did.muted ? say.muted(who, did.who.name) : say.unmuted(who, did.who.name);
    case 'removed':
      return say.removed(who, did.who.name);
    case 'set_door':
      return say.set_door[did.door](who);
    case 'house':
      return did.act === 'unlisted' ? say.house.unlisted : say.house[did.act](did.whose?.name ?? '');
    case 'fell_asleep':
      return say.fell_asleep;
    case 'moved':
    case 'came_back':
    case 'ended':
    case 'paused':
    case 'resumed':
    case 'woke_up':
    case 'was_forgotten':
      return say[did.what](who);
  }
}
