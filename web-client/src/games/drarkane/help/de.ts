import { rich, strong } from '../../../lib/rich';
import type { DrarkaneChapter } from './chapters';

/** The guide in German, in our own words. */
export const de: DrarkaneChapter[] = [
  {
    id: 'goal',
    rules: [],
    title: 'Worum es geht',
    text: [
      rich`Über dem Königreich sammeln sich Drachen. Du spielst Karten in Stichen, sagst vorher, wie viele du gewinnst, und legst das Gewonnene an die Drachen an, bis sie fallen.`,
      rich`Gespielt werden drei Runden. Wer dann die ${strong('meisten Punkte')} hat, gewinnt; bei gleichen Punkten teilt man sich den Sieg.`,
    ],
  },
  {
    id: 'suits',
    rules: [],
    title: 'Die vier Farben',
    text: [
      rich`Schild, Schwert, Axt und Zauberbuch haben je eine Karte von ${1} bis ${10}. ${strong('Zauberbuch ist Trumpf')}: Jede seiner Karten schlägt jeden Schild, jedes Schwert und jede Axt.`,
      rich`Mit weniger als sechs Personen bleiben Ritter und Zauberbücher in der Schachtel: drei Ritter und die 1, 5, 10 zu zweit oder dritt, zwei Ritter und die 1, 10 zu viert, ein Ritter und die 10 zu fünft.`,
    ],
    picture: 'suits',
  },
  {
    id: 'influence',
    rules: [],
    title: 'Einflusskarten',
    text: [
      rich`Sie gehören zu keiner Farbe und dürfen ${strong('immer')} gespielt werden. Die ${strong('dunklen')}, Ritter 11, Königin 12 und König 13, schlagen sogar Trümpfe. Das Drachenei zählt 0 und verliert gegen alles. Die zwei Zauberer gewinnen nie, ändern aber, was gewinnt.`,
    ],
    picture: 'influence',
  },
  {
    id: 'mercenary',
    rules: ['mercenary-counts-zero-or-fourteen'],
    title: 'Der Söldner',
    text: [
      rich`Wer ihn spielt, sagt dabei, ob er ${0} zählt, genau wie das Ei, oder ${14}, eine dunkle Karte über dem König. Das gilt auch, wenn er an einen Drachen angelegt wird.`,
    ],
    picture: 'mercenary',
  },
  {
    id: 'round',
    rules: ['another-step-first'],
    title: 'Eine Runde, Schritt für Schritt',
    text: [
      rich`Alle bekommen eine Hand: 14 Karten zu zweit oder dritt, 11 zu viert, 9 zu fünft, 8 zu sechst. So viele Drachen wie Personen werden aufgedeckt. Alle schließen einen Vertrag, dann beginnen die Stiche.`,
      rich`Nach einem Stich legt sein Gewinner die Karten an. Dann wird ein neuer Drache aufgedeckt, und der Gewinner beginnt den nächsten Stich.`,
      rich`Wer das Spiel beginnt, bestimmt das Los. Spätere Runden beginnt, wer den letzten Stich gewonnen hat.`,
    ],
  },
  {
    id: 'contracts',
    rules: ['contract-out-of-range'],
    title: 'Verträge',
    text: [
      rich`Reihum sagen alle offen an, wie viele Stiche sie in dieser Runde gewinnen: eine Zahl von ${0} bis zur Größe der Hand. Ringe bei deinem Namen stehen für den Vertrag; ein gewonnener Stich füllt einen, ein Stich zu viel ist eine Raute.`,
    ],
  },
  {
    id: 'following',
    rules: ['follow-suit', 'card-not-held'],
    title: 'Eine Karte spielen',
    text: [
      rich`Die erste Farbkarte im Stich bestimmt die Farbe. Wer sie hat, muss sie spielen oder eine Einflusskarte. Wer sie nicht hat, darf alles spielen: mit Zauberbuch trumpfen oder eine Karte abwerfen.`,
      rich`Solange nur Einflusskarten liegen, gilt keine Farbe, und alles darf gespielt werden. Hier wurde Schild ausgespielt:`,
    ],
    picture: 'follow',
  },
  {
    id: 'winning',
    rules: [],
    title: 'Wer den Stich gewinnt',
    text: [
      rich`Die höchste dunkle Karte gewinnt; ohne eine solche das höchste Zauberbuch; ohne dieses die höchste Karte der ausgespielten Farbe. Karten anderer Farben gewinnen nie. Ei und Söldner als 0 gewinnen nur, wenn nichts anderes es kann.`,
      rich`Unter gleichen Karten gewinnt die ${strong('zuerst')} gespielte.`,
    ],
    picture: 'winning',
  },
  {
    id: 'wizards',
    rules: [],
    title: 'Die Zauberer',
    text: [
      rich`Mit dem ${strong('Tiefzauberer')} im Stich gewinnt die niedrigste Zahl, mit dem ${strong('Hochzauberer')} die höchste, gleich in welcher Farbe. Das Ei zählt 0, dunkle Karten zählen 11 bis 14. Beide zusammen heben sich auf.`,
    ],
    picture: 'lowest',
  },
  {
    id: 'zone',
    rules: ['dragon-not-in-zone', 'no-such-slot', 'slot-filled'],
    title: 'Die Kampfzone',
    text: [
      rich`Jeder Drache zeigt seinen ${strong('Schrecken')} und ein bis vier Felder. Karten bleiben von Stich zu Stich auf den Feldern. Ist das letzte Feld gefüllt, fällt der Drache an den, der es gefüllt hat, egal wessen Karten darauf liegen.`,
    ],
    picture: 'dragon',
  },
  {
    id: 'fitting',
    rules: ['does-not-fit', 'fits-nowhere'],
    title: 'Was auf ein Feld passt',
    text: [
      rich`Ein Zeichen mit Zahl verlangt diese Farbe, mindestens so hoch. Gekreuzte Schwerter verlangen irgendeine Farbe, auch Zauberbuch, oder eine dunkle Karte, mindestens so hoch. Ein Helm verlangt eine dunkle Karte. „Jede Karte“ nimmt alles; Ei, Söldner als 0 und Zauberer passen nur dorthin.`,
    ],
  },
  {
    id: 'placing',
    rules: ['not-to-be-placed'],
    title: 'Den Stich anlegen',
    text: [
      rich`Der Gewinner legt die Karten des Stichs einzeln auf Felder, auf die sie passen, in beliebiger Reihenfolge und an beliebige Drachen. ${strong('Was passt, muss angelegt werden')}; wohin, entscheidest du, auch wenn das einen Drachen verschont. Was nirgends passt, wird abgelegt.`,
    ],
  },
  {
    id: 'seventh',
    rules: [],
    title: 'Der siebte Drache',
    text: [
      rich`Vor jedem neuen Stich kommt ein weiterer Drache. Sobald ${strong('sieben')} in der Kampfzone stehen, ist die Runde auf der Stelle vorbei. Verträge zählen mit den bisherigen Stichen. Die Reihe der Köpfe über der Zone zeigt, wie nah es ist.`,
    ],
  },
  {
    id: 'scoring',
    rules: [],
    title: 'Eine Runde werten',
    text: [
      rich`${4} Punkte für jeden Stich, den du gewonnen hast, ${2} für jeden Drachen, den du besiegt hast.`,
      rich`Hast du ${strong('genau')} so viele Stiche wie angesagt, bekommst du auch den Schrecken aller Drachen, die alle zusammen in der Runde besiegt haben. Einen Stich daneben die Hälfte, abgerundet. Weiter daneben nichts.`,
    ],
  },
  {
    id: 'treasures',
    rules: ['objective-not-held'],
    title: 'Schätze',
    text: [
      rich`Mit dieser Erweiterung bekommen alle zwei Ziele zur Hand. Nach den Verträgen behält die erste Person eines geheim und reicht das andere weiter; alle Nächsten nehmen dazu, was kommt, behalten eines und reichen den Rest weiter. Was am Ende übrig ist, liegt offen für alle: die ${strong('Schatzzone')}.`,
      rich`Manche erfüllt man mit einem Stich; sie werden sofort für seinen Gewinner geprüft, das eigene zuerst, und ein offenes bekommt, wer es zuerst schafft. Andere werden am Ende der Runde für alle geprüft. Beendet der siebte Drache die Runde, gibt es keinen Schatz.`,
    ],
    picture: 'objectives',
  },
  {
    id: 'teams',
    rules: ['not-your-teammate', 'give-another-card'],
    title: 'Teams',
    text: [
      rich`Zu viert oder sechst kann man in Paaren spielen, die gegenübersitzen und ihre Punkte zusammenzählen. Vor den Verträgen tauschen Partner je eine Karte: Der Zweite sieht, was kam, und gibt eine ${strong('andere')} zurück.`,
      rich`Nach einem Stich darf sein Gewinner dem Partner eine Karte anbieten. Der gibt sie zurück, oder er behält sie und gibt eine andere. Nur das Paar sieht die Karten. Mit Schätzen kennen Partner ihre Ziele gegenseitig.`,
    ],
  },
  {
    id: 'fallen-king',
    rules: [],
    title: 'Zu zweit: der Gefallene König',
    text: [
      rich`Er spielt als Dritter von einem Stapel mit 14 Karten: immer die oberste, ohne Farbe zu bedienen. Sein Söldner zählt 14. Was er gewinnt, legt er dort an, wo der meiste Schrecken fällt, dann wo die meisten Karten passen. Drachen, die er besiegt, zählen für niemanden, und er schließt keinen Vertrag. Die Runde beginnt mit zwei Drachen.`,
    ],
  },
  {
    id: 'demon',
    rules: [],
    title: 'Allein: der Dämon',
    text: [
      rich`Du hast zehn Karten von allen fünfzig; der Rest ist ein Stapel, von dem der Dämon seine oberste Karte spielt und du nach jedem Stich nachziehst. Du beginnst, danach, wer gewonnen hat. Am Anfang steht ein Drache. Ein weiterer kommt, wenn der Dämon gewonnen hat oder ein Drache fiel.`,
      rich`Schluss ist mit sieben Drachen oder wenn einer fällig ist und keiner mehr da. Dein Ergebnis ist der Schrecken deiner Drachen abzüglich dessen der Drachen des Dämons. Bis 20 bist du ein Verkohlter Dörfler, bis 40 ein Flammenläufer, bis 60 ein Schuppenschlächter, bis 80 die Geißel der Lüfte, darüber eine Legende von Drarkane.`,
    ],
  },
];
