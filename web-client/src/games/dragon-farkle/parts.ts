import { partsOf } from '../face';
import Help from './Help.svelte';
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
  result: (table, room, me, language) => resultOf(table, new Perspective(room, me), FARKLE_WORDS[language]),
});
