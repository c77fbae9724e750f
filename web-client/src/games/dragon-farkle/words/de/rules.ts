import { fill, number } from '../../../../lib/words/de/grammar';
import { ruleCatalogue, type RuleCatalogue } from '../../../rule-words';
import type { Rule } from '../../reading';
import { companions, items } from './pieces';
import sentences from './rules.json';

/** Why a rule forbids something in German, what can be done, and the rule's name in the help. */
export const rules: RuleCatalogue<Rule> = ruleCatalogue<Rule, typeof sentences>(sentences, fill, {
  'not-owned': ({ item }) => ({ reason: `${items[item].name} gehört dir nicht.` }),
  'still-set-aside': ({ item }) => ({ reason: `${items[item].name} liegt nur bereit.` }),
  'item-works-by-itself': ({ item }) => ({ reason: `${items[item].name} wirkt von selbst.` }),
  'not-your-companion': ({ companion }) => ({ reason: `${companions[companion].name} begleitet jemand anderen.` }),
  'companion-works-by-itself': ({ companion }) => ({ reason: `${companions[companion].name} hilft ungefragt.` }),
  'once-per-turn': ({ companion }) => ({ reason: `${companions[companion].name} hat in diesem Zug schon geholfen.` }),
  'keep-the-limit': ({ keep }) => ({
    reason: `Genau ${keep === 1 ? 'ein Gegenstand wird' : `${number(keep)} Gegenstände werden`} behalten.`,
  }),
});
