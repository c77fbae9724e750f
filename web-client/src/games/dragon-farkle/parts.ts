import { withWords } from '../../lib/languages';
import { partsOf } from '../face';
import { offerName } from './options';
import { Perspective } from './perspective';
import Primer from './Primer.svelte';
import { drawn } from './reading';
import { resultOf } from './result';
import { texts } from './texts';
import { FARKLE_WORDS } from './words';

export const parts = partsOf<'dragon-farkle'>({
  help: () => import('./Help.svelte').then(withWords),
  Primer,
  shownDraws: (table) => table.past.map(({ notices }) => drawn(notices)),
  texts,
  offerName: ({ view, offers }, offer, room, me, language) =>
    offerName(offers[offer]!, {
      view,
      seen: new Perspective(room, me, view, FARKLE_WORDS[language]),
      seat: me ?? view.to_move,
      words: FARKLE_WORDS[language],
    }),
  result: (table, room, me, language) =>
    resultOf(table, new Perspective(room, me, table.view, FARKLE_WORDS[language]), FARKLE_WORDS[language]),
});
