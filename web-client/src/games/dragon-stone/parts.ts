import './board.css';
import { partsOf } from '../face';
import { firstNew } from '../hints';
import Help from './Help.svelte';
import { STONE_HINTS } from './hints';
import { offerName } from './options';
import { drawn } from './reading';
import { Perspective } from './perspective';
import Primer from './Primer.svelte';
import { resultOf } from './result';
import Table from './Table.svelte';
import { STONE_WORDS } from './words';

export const parts = partsOf<'dragon-stone'>({
  Table,
  Help,
  Primer,
  shownDraws: (table) => table.past.map(({ notices }) => notices.flatMap(drawn)),
  hint: ({ offers }, language, isNew) => firstNew(STONE_HINTS, offers, language, isNew),
  offerName: (table, offer, room, me, language) =>
    offerName(table.offers[offer]!, table.view, new Perspective(room, me), STONE_WORDS[language]),
  result: (table, room, me, language) => resultOf(table, new Perspective(room, me), STONE_WORDS[language]),
});
