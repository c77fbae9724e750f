import { withWords } from '../../lib/languages';
import { partsOf } from '../face';
import { offerName } from './options';
import { Perspective } from './perspective';
import Primer from './Primer.svelte';
import { resultOf } from './result';
import { texts } from './texts';
import { DRARKANE_WORDS } from './words';

export const parts = partsOf<'drarkane'>({
  help: () => import('./Help.svelte').then(withWords),
  Primer,
  texts,
  // All chance is shuffling, and no card tells which draw put it where it lies.
  shownDraws: (table) => table.past.map(() => []),
  offerName: ({ offers }, offer, _room, _me, language) => offerName(offers[offer]!, DRARKANE_WORDS[language]),
  result: (table, room, me, language) => {
    const words = DRARKANE_WORDS[language];
    return resultOf(table, new Perspective(room, me, table.view, words), words);
  },
});
