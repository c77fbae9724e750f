import { withWords } from '../../lib/languages';
import { partsOf } from '../face';
import { optionWords } from './options';
import Primer from './Primer.svelte';
import { medalsOf, resultOf } from './result';
import { texts } from './texts';
import { DRAGHAN_WORDS } from './words';

export const parts = partsOf<'draghan'>({
  help: () => import('./Help.svelte').then(withWords),
  Primer,
  texts,
  // What is drawn are places in a deck, which nobody is shown.
  shownDraws: (table) => table.past.map(() => []),
  offerName: ({ view, offers }, offer, _room, _me, language) => optionWords(offers[offer]!, view, DRAGHAN_WORDS[language]).label,
  medals: ({ options }, language) => medalsOf(options.campaign, undefined, DRAGHAN_WORDS[language]),
  result: (table, _room, _me, language) => resultOf(table, DRAGHAN_WORDS[language]),
});
