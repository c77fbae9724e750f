import type { Refusal } from '../protocol/refusal';
import type { Words } from './words';

/** What the page says of a refusal that no rule of a game explains. */
export type HouseRefusal = Exclude<Refusal, { code: 'rule' }> | { code: 'unreachable' };

/** A refusal while the room is in sight: there it can only be the seat that is missing. */
export function refusalInside(refusal: HouseRefusal, words: Words, nameOf: (seat: number) => string): string {
  return refusal.code === 'no_such_room_or_seat' ? words.refusals.no_seat_any_more : refusalSentence(refusal, words, nameOf);
}

/** A refusal in one sentence; `nameOf` names the seats it speaks of. */
export function refusalSentence(refusal: HouseRefusal, words: Words, nameOf: (seat: number) => string): string {
  const say = words.refusals;
  switch (refusal.code) {
    case 'name_too_long':
      return say.name_too_long(refusal.most);
    case 'name_marks':
      return say.name_marks(refusal.most);
    case 'text_too_long':
      return say.text_too_long(refusal.most);
    case 'text_marks':
      return say.text_marks(refusal.most);
    case 'too_many_seated':
      return say.too_many_seated(refusal.most);
    case 'take_backs_used_up':
      return say.take_backs_used_up[refusal.limit](refusal.most);
    case 'house_full':
      return say.house_full[refusal.limit](refusal.most);
    case 'cannot_take_back':
      return say.cannot_take_back[refusal.why];
    case 'webhook_refused':
      return say.webhook_refused[refusal.why];
    case 'not_awaited':
      return say.not_awaited(refusal.awaiting.map(nameOf));
    case 'throttled':
      return say.throttled[refusal.limit](refusal.seconds);
    case 'malformed':
    case 'hello_first':
    case 'already_entered':
    case 'id_reused':
    case 'no_such_room_or_seat':
    case 'bad_options':
    case 'name_empty':
    case 'name_forbidden':
    case 'name_taken':
    case 'name_alike':
    case 'no_such_seat':
    case 'seat_taken':
    case 'table_full':
    case 'already_seated':
    case 'not_seated':
    case 'only_in_lobby':
    case 'only_in_game':
    case 'only_while_revealing':
    case 'already_ready':
    case 'not_ready':
    case 'already_revealed':
    case 'number_mismatch':
    case 'wrong_game':
    case 'stale':
    case 'only_when_over':
    case 'not_host':
    case 'host_is_here':
    case 'no_such_player':
    case 'bad_arrangement':
    case 'bad_settings':
    case 'nameless':
    case 'text_empty':
    case 'text_forbidden':
    case 'muted':
    case 'not_in_sight':
    case 'no_change':
    case 'no_clock':
    case 'seat_is_present':
    case 'odds_off':
    case 'bot_seat':
    case 'not_only_bots':
    case 'owners_seat':
    case 'needs_vote':
    case 'second_seat':
    case 'bot_first':
    case 'no_such_request':
    case 'wrong_key':
    case 'key_too_early':
    case 'unlisted':
    case 'banned':
    case 'body_too_large':
    case 'body_too_late':
    case 'erased':
    case 'no_such_game':
    case 'no_such_view':
    case 'no_such_address':
    case 'house_closed':
    case 'wrong_house_word':
    case 'wrong_invitation':
    case 'removed':
    case 'their_room':
    case 'locked':
    case 'knock_first':
    case 'knocking':
    case 'not_let_in':
    case 'nobody_answered':
    case 'no_such_knock':
    case 'room_gone':
    case 'room_moved':
    case 'not_finished':
    case 'unavailable':
    case 'unreachable':
      return say[refusal.code];
  }
}
