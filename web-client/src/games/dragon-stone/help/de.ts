import { rich, strong } from '../../../lib/rich';
import type { StoneChapter } from './chapters';

/** The guide in German, in our own words. */
export const de: StoneChapter[] = [
  {
    id: 'goal',
    rules: [],
    title: 'Worum es geht',
    text: [
      rich`Zwei Heere aus Drachensteinen teilen sich einen Ring und laufen gegeneinander. Schwarz zieht im Uhrzeigersinn, Weiß andersherum.`,
      rich`Du gewinnst sofort, wenn die andere Seite ${strong('keinen Stein im Kampf')} hat (keinen in der Arena und keinen auf der Matte), oder wenn du ${strong('alle einer Art zerstört')} hast: vier Ranken, drei Wasser oder zwei Feuer. Trifft beides zugleich ein, wird beides genannt.`,
    ],
  },
  {
    id: 'board',
    rules: [],
    title: 'Das Brett',
    text: [
      rich`Der Ring hat ${24} Felder, im Uhrzeigersinn gezählt. Jedes hat einen ${strong('inneren')} und einen ${strong('äußeren')} Platz, also stehen höchstens zwei Steine darauf.`,
      rich`Sechs Felder sind ${strong('Ecken')} mit einer Bucht im Rand: Ranke auf 4 und 12, Wasser auf 8 und 20, Feuer auf 16 und 24.`,
      rich`Außerhalb des Rings hat jede Seite einen ${strong('Vorrat')} mit Steinen, die noch anzuwerben sind, eine ${strong('Matte')} mit Angeworbenen, die hereinwollen, und eine ${strong('Todeszone')} für das, was sie zerstört hat.`,
      rich`Zu Beginn stehen drei Ranken auf deinen Eingangsfeldern; eine Ranke, drei Wasser und zwei Feuer liegen im Vorrat. Das Los bestimmt, wer beginnt.`,
    ],
    picture: 'board',
  },
  {
    id: 'turn',
    rules: ['roll-first', 'roll-once'],
    title: 'Dein Zug',
    text: [
      rich`Wirf beide Würfel, einmal. Jeder Würfel gilt für sich: Er zieht einen Stein genau so weit oder bringt einen Stein herein. Du darfst beide Würfel nacheinander für denselben Stein nehmen, in beliebiger Reihenfolge.`,
      rich`Ein Pasch ist einfach zweimal dieselbe Zahl.`,
    ],
  },
  {
    id: 'moving',
    rules: ['no-stone-there', 'no-such-die'],
    title: 'Ziehen',
    text: [
      rich`Wähle einen freien eigenen Stein und zieh ihn um den vollen Wert eines freien Würfels in deine Richtung. Steine dazwischen stören nicht; jedes Feld zählt als Schritt.`,
      rich`Auf einem leeren Feld nimmt der Stein den inneren Platz.`,
    ],
  },
  {
    id: 'full',
    rules: ['segment-full'],
    title: 'Volle Felder',
    text: [rich`Wo schon zwei Steine stehen, kann keiner bleiben. Vorbeiziehen geht.`],
  },
  {
    id: 'vine',
    rules: ['entangled'],
    title: 'Die Ranke umrankt',
    text: [
      rich`Landet eine Ranke auf einem einzelnen gegnerischen Stein, bleibt sie auf dem äußeren Platz und bindet ihn. Der umrankte Stein kann nicht ziehen; er ist frei, wenn die Ranke geht, oder er flieht.`,
    ],
    picture: 'vine',
  },
  {
    id: 'water',
    rules: [],
    title: 'Das Wasser vertreibt',
    text: [
      rich`Landet ein Wasser auf einem einzelnen gegnerischen Stein, spült es ihn zurück in den Vorrat seines Besitzers und nimmt den inneren Platz.`,
    ],
    picture: 'water',
  },
  {
    id: 'fire',
    rules: [],
    title: 'Das Feuer zerstört',
    text: [
      rich`Landet ein Feuer auf einem einzelnen gegnerischen Stein, verbrennt es ihn für immer. Er kommt in deine Todeszone, und dein Feuer nimmt den inneren Platz.`,
    ],
    picture: 'fire',
  },
  {
    id: 'own',
    rules: ['held'],
    title: 'Eigene festhalten',
    text: [
      rich`Landest du auf einem einzelnen eigenen Stein, kommt der neue nach außen. Er schadet nicht, aber der innere ist festgehalten, bis der äußere weiterzieht. Vor der eigenen Seite gibt es keine Flucht.`,
    ],
    picture: 'hold',
  },
  {
    id: 'escaping',
    rules: ['not-entangled', 'escape-is-the-whole-turn'],
    title: 'Fliehen',
    text: [
      rich`Ein umrankter Stein kann sich losreißen, und das ist dein ${strong('ganzer Zug')}: Bevor ein Würfel gesetzt ist, zieht er um den ${strong('kleineren')} Würfel, mit seiner Kraft wie sonst. Der andere Würfel geht für die Mühe drauf.`,
      rich`Du darfst auch dann fliehen, wenn anderes möglich ist. Geht sonst nichts, musst du. Lässt sich der kleinere Würfel nicht setzen, hilft der größere nicht.`,
    ],
    picture: 'escape',
  },
  {
    id: 'recruiting',
    rules: [],
    title: 'Ecken werben an',
    text: [
      rich`Ein Stein, der seinen Zug oder seine Flucht auf einer Ecke beendet, ruft die dort gemalte Art aus deinem Vorrat auf deine Matte, falls noch eine da ist. Sie kann schon mit deinem nächsten Würfel hereinkommen.`,
    ],
    picture: 'recruit',
  },
  {
    id: 'entering',
    rules: ['entry-by-one-two-three', 'not-on-mat'],
    title: 'Hereinkommen',
    text: [
      rich`Ein Würfel mit 1, 2 oder 3 bringt einen Stein von deiner Matte auf dein Eingangsfeld mit dieser Nummer. Schwarz kommt auf 1, 2, 3 herein, Weiß auf 15, 14, 13. Der Stein landet wie jeder andere und nutzt seine Kraft; nur ein volles Feld hält ihn draußen.`,
    ],
  },
  {
    id: 'must',
    rules: [],
    title: 'Was du musst',
    text: [
      rich`Ein Würfel, der sich setzen lässt, muss gesetzt werden. Die Reihenfolge wählst du, auch wenn der zweite Würfel dann nicht mehr passt. Lässt sich kein Würfel mehr setzen, endet der Zug von selbst.`,
    ],
  },
  {
    id: 'draws',
    rules: [],
    title: 'Unentschieden',
    text: [
      rich`Unentschieden ist es, wenn dieselbe Stellung mit derselben Seite am Zug zum vierten Mal am Anfang eines Zuges steht, oder nach 500 Zügen ohne Sieg.`,
    ],
  },
];
