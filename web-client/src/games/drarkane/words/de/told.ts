import { list } from '../../../../lib/words/de/grammar';
import { rich, strong } from '../../../../lib/rich';
import type { Who } from '../../../../lib/who';
import type { Card, ObjectiveCard } from '../../reading';
import type { DrarkaneWords } from '..';
import { cardName, dragons, objectives, ranks, whyName } from './pieces';

const subject = ({ you, name }: Who) => (you ? 'Du' : strong(name));
const dative = ({ you, name }: Who) => (you ? 'dir' : strong(name));
/** A verb that follows its subject. */
const does = ({ you }: Who, yours: string, theirs: string) => (you ? yours : theirs);
const named = (card: Card | undefined, counts?: number) => (card ? strong(cardName(card, counts)) : 'eine Karte');
const objectiveNames = (cards: readonly ObjectiveCard[]) => list(cards.map(({ objective }) => objectives[objective].name));

/** What happened, one line for each kind of event; the log and the chronicle say the same. */
export const told: DrarkaneWords['told'] = {
  roundBegan: (round, leader) => rich`Runde ${round}. ${subject(leader)} ${does(leader, 'beginnst', 'beginnt')} den ersten Stich.`,
  fightBegan: (leader) => rich`${subject(leader)} ${does(leader, 'beginnst', 'beginnt')} den ersten Stich gegen den Dämon.`,
  gave: (from, to, card) => rich`${subject(from)} ${does(from, 'gibst', 'gibt')} ${dative(to)} ${named(card)}.`,
  gaveBack: (from, to, card) => rich`${subject(from)} ${does(from, 'gibst', 'gibt')} ${dative(to)} dafür ${named(card)}.`,
  declared: (who, contract) => rich`${subject(who)} ${does(who, 'sagst', 'sagt')} ${contract} an.`,
  kept: (who, kept) =>
    rich`${subject(who)} ${does(who, 'behältst', 'behält')} ${kept ? strong(objectives[kept.objective].name) : 'ein Ziel'}.`,
  passed: (who, to, cards) =>
    rich`${subject(who)} ${does(who, 'reichst', 'reicht')} ${dative(to)} ${cards ? strong(objectiveNames(cards)) : 'den Rest'} weiter.`,
  treasures: (zone) =>
    zone.length > 0 ? rich`In der Schatzzone liegen ${strong(objectiveNames(zone))}.` : rich`Die Schatzzone bleibt leer.`,
  teammateKept: (card) => rich`Dein Partner behält ${strong(objectives[card.objective].name)}.`,
  led: (who, card, counts) => rich`${subject(who)} ${does(who, 'spielst', 'spielt')} ${named(card, counts)} aus.`,
  played: (who, card, counts) => rich`${subject(who)} ${does(who, 'spielst', 'spielt')} ${named(card, counts)}.`,
  ahead: (who, why, led) => rich`${subject(who)} ${does(who, 'liegst', 'liegt')} vorn: ${whyName(why, led)}.`,
  trickWon: (who, card, counts, why, led) =>
    rich`${subject(who)} ${does(who, 'gewinnst', 'gewinnt')} den Stich mit ${named(card, counts)}: ${whyName(why, led)}.`,
  firstOfEquals: rich`Unter gleichen Karten gewinnt die erste.`,
  placed: (card, counts, dragon) => rich`${named(card, counts)} kommt an ${strong(dragons[dragon])}.`,
  defeated: (who, dragon, terror) =>
    rich`${subject(who)} ${does(who, 'besiegst', 'besiegt')} ${strong(dragons[dragon])}, Schrecken ${terror}.`,
  discarded: (cards) => rich`Abgelegt: ${list(cards.map(({ card, counts }) => cardName(card, counts)))}.`,
  completed: (who, { objective, points }) =>
    rich`${subject(who)} ${does(who, 'erfüllst', 'erfüllt')} ${strong(objectives[objective].name)}, Schatz ${points}.`,
  revealed: (dragon) => rich`${strong(dragons[dragon])} taucht auf.`,
  oneMore: rich`Der nächste ist der siebte.`,
  seventh: rich`Es ist der siebte Drache.`,
  drew: (who, card) => rich`${subject(who)} ${does(who, 'ziehst', 'zieht')} ${named(card)}.`,
  reshuffled: (cards) => rich`Aus der Ablage wird ein neuer Stapel mit ${cards} Karten.`,
  offered: (from, to, card) => rich`${subject(from)} ${does(from, 'bietest', 'bietet')} ${dative(to)} ${named(card)} an.`,
  offeredNothing: (who) => rich`${subject(who)} ${does(who, 'bietest', 'bietet')} nichts an.`,
  returned: (from, to) => rich`${subject(from)} ${does(from, 'gibst', 'gibt')} ${dative(to)} die Karte zurück.`,
  swapped: (from, to, card) =>
    rich`${subject(from)} ${does(from, 'behältst', 'behält')} die Karte und ${does(from, 'gibst', 'gibt')} ${dative(to)} ${card ? strong(cardName(card)) : 'eine andere'}.`,
  roundScored: ({ round, end, terror }) =>
    end === 'seventh_dragon'
      ? rich`Sieben Drachen beenden Runde ${round}. Erbeuteter Schrecken: ${terror}.`
      : rich`Runde ${round} ist ausgespielt. Erbeuteter Schrecken: ${terror}.`,
  ended: (ending, winners) => {
    if (ending.kind === 'ranked') return rich`Der Kampf mit dem Dämon endet bei ${ending.score}: ${strong(ranks[ending.rank].name)}.`;
    const [first] = winners;
    const verb = winners.length > 1 ? (winners.some(({ you }) => you) ? 'gewinnt' : 'gewinnen') : first?.you ? 'gewinnst' : 'gewinnt';
    return rich`${strong(list(winners.map(({ you, name }) => (you ? 'Du' : name))))} ${verb} das Spiel.`;
  },
};
