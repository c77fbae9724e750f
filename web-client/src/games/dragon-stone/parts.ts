import { withWords } from '../../lib/languages';
import './board.css';
import './layout.css';
import { partsOf } from '../face';
import { offerName } from './options';
import { drawn } from './reading';
import { Perspective } from './perspective';
import Primer from './Primer.svelte';
import { resultOf } from './result';
import { texts } from './texts';
import { STONE_WORDS } from './words';

export const parts = partsOf<'dragon-stone'>({
  help: () => import('./Help.svelte').then(withWords),
  Primer,
  shownDraws: (table) => table.past.map(({ notices }) => notices.flatMap(drawn)),
  texts,
  offerName: (table, offer, room, me, language) =>
    offerName(table.offers[offer]!, table.view, new Perspective(room, me, table.view, STONE_WORDS[language]), STONE_WORDS[language]),
  result: (table, room, me, language) =>
    resultOf(table, new Perspective(room, me, table.view, STONE_WORDS[language]), STONE_WORDS[language]),
});
