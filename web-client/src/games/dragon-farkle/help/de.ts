import { rich, strong } from '../../../lib/rich';
import type { FarkleChapter } from './chapters';

/** The guide in German, in our own words. */
export const de: FarkleChapter[] = [
  {
    id: 'goal',
    rules: [],
    title: 'Worum es geht',
    text: [
      rich`Du bist ein Möchtegern-Held. Sammle mit Würfeln eine Armee von ${strong('5.000 Soldaten')}, zieh in die Drachenhöhle und schlag dem Drachen in einem einzigen Endkampf genug Wunden: ${3}, in der ${strong('Legende des Drachen')} ${4} oder ${5}. Wer das als Erster schafft, gewinnt.`,
      rich`Alle haben einen ${strong('Gefährten')}, den jeder sieht, und verdeckte ${strong('magische Gegenstände')}. Das Los entscheidet, wer beginnt; dann geht es reihum.`,
    ],
  },
  {
    id: 'turn',
    rules: ['choose-first', 'action-chosen'],
    title: 'Dein Zug',
    text: [
      rich`Wähle eine Aktion: ${strong('Rekrutierung')}, ein ${strong('Scharmützel')} mit einer anderen Armee oder den ${strong('Endkampf')}. Jede beginnt mit einem Wurf aus sechs Soldatenwürfeln und dem Ereigniswürfel.`,
    ],
  },
  {
    id: 'soldiers',
    rules: ['does-not-score'],
    title: 'Die Soldatentabelle',
    text: [
      rich`Diese Würfel eines Wurfs zählen. Würfel aus verschiedenen Würfen gehören nie zusammen. Fünf gleiche sind vier gleiche und ein weiterer Würfel; zwei Drillinge sind zwei Drillinge; vier gleiche mit einem Paar gelten als drei Paare.`,
    ],
    picture: 'table',
  },
  {
    id: 'setting-aside',
    rules: ['set-aside-first', 'no-roll', 'not-rolled', 'smallest-first'],
    title: 'Herauslegen und weiterwürfeln',
    text: [
      rich`Nach einem Wurf bei Rekrutierung oder Scharmützel legst du ${strong('mindestens einen')} gültigen Würfel heraus; jeder herausgelegte Würfel muss zu einer Kombination gehören. Dann hörst du auf oder wirfst die übrigen Würfel, immer mit dem Ereigniswürfel.`,
      rich`Haben alle deine Würfel gezählt, darfst du ${strong('alle')} noch einmal werfen und weiter sammeln.`,
    ],
  },
  {
    id: 'farkle',
    rules: ['farkled', 'not-farkled'],
    title: 'Farkeln',
    text: [
      rich`Zählt in einem Wurf kein einziger Würfel, hast du ${strong('gefarkelt')}: Was du in diesem Zug an Soldaten und Gegenständen herausgelegt hast, ist verloren, und der Zug ist vorbei. Bevor du ihn hinnimmst, darfst du noch eine Karte spielen, die ihn ändert.`,
    ],
    picture: 'farkle',
  },
  {
    id: 'event-die',
    rules: ['dragon-takes-all', 'no-rally', 'choose-reward'],
    title: 'Der Ereigniswürfel',
    text: [
      rich`Vier seiner Seiten sind ${strong('leer')}: Nichts passiert.`,
      rich`${strong('Drache')}: Alle gültigen Würfel müssen heraus, und der Drache frisst ihre Soldaten. Zählt kein Würfel, ist es kein Farkle: Wirf dieselben Würfel noch einmal oder hör auf und behalte, was du hast.`,
      rich`${strong('Bündnis')}: Die herausgelegten Würfel zählen doppelt, oder du ziehst einen magischen Gegenstand, wie du willst. Zählt kein Würfel, ist es ein Farkle wie jeder andere.`,
      rich`Im Endkampf verletzen die Seiten stattdessen den Drachen.`,
    ],
    picture: 'event',
  },
  {
    id: 'recruiting',
    rules: [],
    title: 'Rekrutierung',
    text: [rich`Hörst du auf, kommen die herausgelegten Soldaten in deine Armee, und bereitliegende Gegenstände gehören dir.`],
  },
  {
    id: 'brawling',
    rules: ['no-such-player', 'not-yourself', 'roll-first'],
    title: 'Scharmützel',
    text: [
      rich`Nenne eine Armee außerhalb der Drachenhöhle, auch eine leere. Du würfelst und legst heraus wie bei der Rekrutierung, aber was du sammelst, ist nur dein ${strong('Wert')}. Ein Farkle macht ihn zu 0.`,
      rich`Dann tut der Verteidiger dasselbe mit ${strong('fünf')} Soldatenwürfeln. Der höhere Wert gewinnt: Der Verlierer gibt die Differenz an Soldaten, soweit er welche hat, und ${500} weitere kommen aus dem Vorrat zum Gewinner.`,
      rich`Im Scharmützel gezogene Gegenstände bleiben beim Gewinner. Bei Gleichstand ändert sich nichts.`,
    ],
    picture: 'brawl',
  },
  {
    id: 'entering',
    rules: ['too-few-soldiers'],
    title: 'In die Drachenhöhle',
    text: [
      rich`Der Endkampf braucht ${strong('5.000 Soldaten')}, wenn dein Zug beginnt, noch vor jeder Karte. Wer vom letzten Zug her noch drin ist, darf mit weniger weiterkämpfen.`,
    ],
  },
  {
    id: 'final-battle',
    rules: ['battle-goes-on'],
    title: 'Der Endkampf',
    text: [
      rich`Hier kosten gültige Würfel: Nach jedem Wurf müssen alle heraus, und so viele deiner Soldaten fallen. Die Drachenseite schlägt ${strong('eine Wunde')}, das Bündnis ${strong('zwei')}; die Wunden kommen vor den Toten. Der Kampf geht von selbst weiter, bis der Drache fällt, du farkelst oder deine Armee weg ist.`,
      rich`Ein Farkle ist ein Wurf mit leerem Ereigniswürfel und ohne gültige Würfel. Dann heilt der Drache alle Wunden.`,
    ],
    picture: 'dragon',
  },
  {
    id: 'keep',
    rules: ['in-the-keep'],
    title: 'In der Drachenhöhle',
    text: [
      rich`Nach einem verlorenen Kampf bleibst du drin. Dort kann dich niemand zum Scharmützel fordern, und im nächsten Zug darfst du wieder kämpfen. Rekrutierung oder Scharmützel führen dich zuerst hinaus.`,
      rich`Eine Armee, die bis zum letzten Soldaten gefressen ist, beginnt im nächsten Zug draußen neu, mit einem neuen Gefährten. Die Gegenstände bleiben.`,
    ],
  },
  {
    id: 'companions',
    rules: [
      'not-your-companion',
      'companion-works-by-itself',
      'once-per-turn',
      'only-recruiting-or-attacking',
      'no-army',
      'too-few-dice',
      'no-dragon-face',
    ],
    title: 'Gefährten',
    text: [rich`Manche bittest du ${strong('einmal in deinem Zug')} um Hilfe, die anderen helfen von selbst.`],
    picture: 'companions',
  },
  {
    id: 'items',
    rules: [
      'not-owned',
      'item-works-by-itself',
      'before-your-action',
      'nobody-to-name',
      'cloaked',
      'already-baited',
      'no-item',
      'roll-waits',
      'brawl-runs',
      'only-in-brawl',
      'not-in-final-battle',
      'only-in-final-battle',
      'too-many-dice',
      'not-neighbours',
      'only-scoring',
      'only-farkle',
      'rally-already',
      'dragon-unhurt',
      'cloaked-already',
    ],
    title: 'Magische Gegenstände',
    text: [
      rich`Niemand sieht deine Gegenstände, bevor du sie spielst; danach werden sie abgeworfen. Nichts wartet auf eine Karte: Spiel sie rechtzeitig. Eine Karte zu einem Wurf kommt vor der Antwort auf den Wurf.`,
    ],
    picture: 'items',
  },
  {
    id: 'drawn-items',
    rules: ['still-set-aside'],
    title: 'Gegenstände, die bereitliegen',
    text: [
      rich`Ein beim Bündnis gezogener Gegenstand liegt bereit, bis der Zug gut geendet hat. Bis dahin kannst du ihn nicht einsetzen; ein Farkle oder ein verlorenes Scharmützel wirft ihn ab.`,
    ],
  },
  {
    id: 'one-item',
    rules: ['turn-is-over', 'not-too-many', 'keep-the-limit'],
    title: 'Ein Gegenstand am Ende eines Zugs',
    text: [
      rich`Am Ende jedes Zugs darf jeder ${strong('einen')} magischen Gegenstand haben; mit dem Plunderbeutel diesen und zwei weitere. Wer mehr hat, wählt verdeckt, was bleibt, bevor der nächste Zug beginnt.`,
    ],
  },
  {
    id: 'decks',
    rules: ['nothing-to-draw'],
    title: 'Leere Stapel',
    text: [rich`Ein leerer Stapel wird beim nächsten Ziehen aus seiner Ablage neu gemischt. Liegt dort nichts, wird nichts gezogen.`],
  },
];
