import { partsOf } from '../face';
import { firstNew } from '../hints';
import Help from './Help.svelte';
import { FARKLE_HINTS } from './hints';
import { offerName } from './options';
import { Perspective } from './perspective';
import Primer from './Primer.svelte';
import { drawn } from './reading';
import { resultOf } from './result';
import Table from './Table.svelte';
import { FARKLE_WORDS } from './words';

export const parts = partsOf<'dragon-farkle'>({
  Table,
  Help,
  Primer,
  shownDraws: (table) => table.past.map(({ notices }) => drawn(notices)),
  hint: ({ offers }, language, isNew) => firstNew(FARKLE_HINTS, offers, language, isNew),
  offerName: ({ view, offers }, offer, room, me, language) =>
    offerName(offers[offer]!, { view, seen: new Perspective(room, me), seat: me ?? view.to_move, words: FARKLE_WORDS[language] }),
  result: (table, room, me, language) => resultOf(table, new Perspective(room, me), FARKLE_WORDS[language]),
});
