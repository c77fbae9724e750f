import { rich, strong } from '../../../lib/rich';
import type { DraghanChapter } from './chapters';

/** The guide in German, in our own words. */
export const de: DraghanChapter[] = [
  {
    id: 'goal',
    rules: [],
    title: 'Worum es geht',
    text: [
      rich`Ein Geheimbund will einen Drachen befreien. Ihr seid die Gruppe, die das verhindert: Ihr zieht durch Draghan, werdet stärker, geht hinüber ins ${strong('Schattenreich')}, findet dort den Drachen und bezwingt ihn.`,
      rich`Ihr spielt ${strong('zusammen')}. Ihr gewinnt alle oder verliert alle, auch wer keine Figur mehr hat.`,
    ],
  },
  {
    id: 'party',
    rules: ['party-is-chosen', 'not-your-character', 'hero-taken', 'already-open'],
    title: 'Die Gruppe',
    text: [
      rich`Vor der ersten Runde wählen alle eine Figur, gleichzeitig, und wer zuerst kommt, wählt zuerst. Du kannst es auch dem Los überlassen. Wer allein spielt, führt mehrere Figuren; jede hat eigenes Gold und eigene Ausrüstung.`,
      rich`Jede Figur hat gesund drei Zeichen aus ${strong('Stärke')}, ${strong('Charme')} und ${strong('Wissen')}, verletzt nur eines. Alle beginnen mit der obersten Karte des Marktes.`,
    ],
    picture: 'heroes',
  },
  {
    id: 'round',
    rules: ['nothing-to-pass'],
    title: 'Eine Runde',
    text: [
      rich`Die aktive Figur kann heilen; ein neuer Ort wird aufgedeckt; Gegner und Funde erscheinen; ihr plant den Kampf und ruft ihn aus; gibt es einen Markt, öffnet er; die aktive Figur kann eine Karte weitergeben und noch einmal heilen; alle prüfen ihr Gepäck; die Karte wandert weiter.`,
      rich`Was niemanden etwas fragt, geschieht ohne einen Klick.`,
    ],
  },
  {
    id: 'map',
    rules: ['active-player-decides'],
    title: 'Wer die Karte hat',
    text: [
      rich`Die Figur mit der Karte ist die ${strong('aktive')}. Sie wird in dieser Runde bestohlen, verletzt und belohnt, und wer sie führt, entscheidet, wo ihr euch nicht einigt. Am Ende der Runde bekommt die nächste Figur die Karte.`,
    ],
  },
  {
    id: 'places',
    rules: [],
    title: 'Orte',
    text: [
      rich`Jeder Ort wirkt sofort: Er heilt, kostet oder bringt Gold, ändert Fähigkeiten für diese Runde oder schickt eine Begegnung mehr oder weniger. Unter null sinkt keine Fähigkeit, und ein Gegner ändert sich nur dort, wo er diese Fähigkeit verlangt.`,
    ],
    picture: 'places',
  },
  {
    id: 'encounters',
    rules: [],
    title: 'Begegnungen und Diebe',
    text: [
      rich`Es werden so viele Karten aufgedeckt, wie Figuren in der Gruppe sind: Monster und herumliegende Ausrüstung. Ein ${strong('Dieb')} bestiehlt sofort die aktive Figur: um eine Münze, sonst um eine Karte per Los, sonst um nichts.`,
    ],
  },
  {
    id: 'planning',
    rules: ['no-fight-now', 'no-such-foe'],
    title: 'Den Kampf planen',
    text: [
      rich`Alle stellen Figuren vor Gegner, offen und gleichzeitig. Jeder Gegner zeigt, welche Zeichen erfüllt sind (gefüllt) und welche fehlen (gestrichelt). Er fällt, wenn jemand davorsteht und nichts mehr fehlt. Was zu viel ist, verfällt.`,
      rich`Tippe auf einen Gegner oder zieh die Figur dorthin. Alles lässt sich zurücknehmen, bis der Kampf ausgerufen ist.`,
    ],
    picture: 'foe',
  },
  {
    id: 'one-foe',
    rules: ['one-foe-each', 'faces-it'],
    title: 'Ein Gegner je Figur',
    text: [
      rich`Eine Figur steht mit all ihren Zeichen gegen einen Gegner; teilen lassen sie sich nicht. Aber mehrere Figuren können gegen denselben stehen, dann zählen ihre Zeichen zusammen.`,
    ],
  },
  {
    id: 'equipment',
    rules: ['not-its-card', 'faces-nobody', 'faces-another', 'committed-already', 'not-committed'],
    title: 'Ausrüstung im Kampf',
    text: [
      rich`Eine Karte zählt gegen den Gegner, vor dem ihre Figur steht. Mit dem Ausrufen ist sie verbraucht, ob er fällt oder nicht. Bis dahin kannst du sie zurücknehmen; zieht die Figur um, kommt sie mit.`,
    ],
    picture: 'gear',
  },
  {
    id: 'ready',
    rules: ['ready-already', 'not-ready', 'active-player-calls', 'not-all-ready'],
    title: 'Bereit sein und ausrufen',
    text: [
      rich`Passt dir der Plan, sag, dass du bereit bist. Jede Änderung nimmt alle Haken wieder weg. Sind alle anderen bereit, ${strong('ruft')} den Kampf aus, wer die Karte hat.`,
    ],
  },
  {
    id: 'result',
    rules: [],
    title: 'Wie es ausgeht',
    text: [
      rich`Fallen ${strong('alle Monster')}, behält die aktive Figur jede Ausrüstung, die in dieser Runde gefunden wurde. Bleibt auch nur eines stehen, sind die Funde verloren, und die aktive Figur wird verletzt.`,
      rich`In Draghan ziehen stehende Monster weiter, nur die vom Bund ${strong('fliehen')} ins Schattenreich und warten dort auf euch.`,
    ],
  },
  {
    id: 'gold',
    rules: ['no-odd-coins', 'did-not-fight', 'one-odd-coin-each'],
    title: 'Gold',
    text: [
      rich`Ein Monster bezahlt die, die davorstanden, zu gleichen Teilen. Was übrig bleibt, vergibt, wer die Karte hat, höchstens eine Münze je Figur. Es gibt 28 Münzen; ist der Vorrat leer, gibt es nichts. Gold lässt sich nicht verschenken.`,
    ],
  },
  {
    id: 'hurt',
    rules: ['nobody-to-replace', 'only-watching'],
    title: 'Verletzt, und die Gruppe verlassen',
    text: [
      rich`Wer einmal verletzt wird, dreht die Karte um und hat nur noch ein Zeichen. Wer wieder verletzt wird, geht mit allem Besitz. In Draghan kommt dafür jemand, der noch nicht dabei war: gesund, ohne Gold, mit der obersten Karte des Marktes.`,
      rich`Im Schattenreich kommt niemand. Wer keine Figur mehr hat, schaut zu und gibt Rat.`,
    ],
  },
  {
    id: 'healing',
    rules: ['no-healing-now', 'no-healing-card', 'healing-is-no-weapon'],
    title: 'Heilen',
    text: [
      rich`Am Anfang und gegen Ende einer Runde kann die aktive Figur eine eigene Heilkarte nehmen. Im Kampf nützen Heilkarten nichts. Manche Orte heilen umsonst.`,
    ],
    picture: 'healing',
  },
  {
    id: 'market',
    rules: ['market-closed', 'not-for-sale', 'not-enough-gold', 'held-for-another', 'held-already', 'not-held', 'done-already'],
    title: 'Der Markt',
    text: [
      rich`An einem Markt liegen vier Karten offen. Nach dem Kampf kann jede Figur mit eigenem Gold kaufen, und wer zuerst kommt, kauft zuerst. Wer die Karte der Gruppe hat, kann etwas für jemanden reservieren und den Markt schließen. Was übrig ist, kommt unter den Stapel.`,
    ],
  },
  {
    id: 'sharing',
    rules: ['no-sharing-now', 'no-such-companion'],
    title: 'Teilen',
    text: [rich`Einmal je Runde, nach dem Kampf, kann die aktive Figur einer anderen eine Karte geben.`],
  },
  {
    id: 'carrying',
    rules: ['nothing-to-leave', 'not-overfull'],
    title: 'Was man tragen kann',
    text: [
      rich`Am Ende einer Runde behält jede Figur höchstens eine Karte am Kopf, eine am Körper und zwei in den Händen. Zurück bleibt nur, was zu viel ist; die Wahl hat, wem es gehört.`,
    ],
    picture: 'load',
  },
  {
    id: 'portals',
    rules: ['no-portal'],
    title: 'Portale',
    text: [
      rich`Am Ende einer Runde, in der ihr ein Portal findet, entscheidet, wer die Karte hat, ob ihr hindurchgeht. Es gibt kein Zurück, drüben keinen Markt, und geheilt wird dabei niemand. Nach dem dritten Portal müsst ihr gehen.`,
    ],
    picture: 'portals',
  },
  {
    id: 'shadow',
    rules: [],
    title: 'Das Schattenreich',
    text: [
      rich`Hier zahlt niemand Gold. Monster, die stehen bleiben, tauchen in den Stapel zurück. Jeder Ort kommt einmal: Ist einer fällig und keiner mehr da, habt ihr verloren. Größere Gruppen treffen auf Schlimmeres.`,
    ],
  },
  {
    id: 'dragon',
    rules: [],
    title: 'Der Drache',
    text: [
      rich`Ist der Drache aufgedeckt, ${strong('bleiben')} stehende Monster liegen und bewachen ihn. Er fällt in einer Runde, in der alle Monster und der Drache zugleich erfüllt sind; gegen zwei Monster braucht ihr also mindestens drei Figuren. Der Drache allein verletzt niemanden.`,
    ],
    picture: 'dragon',
  },
  {
    id: 'end',
    rules: [],
    title: 'Wie es endet',
    text: [
      rich`Ihr gewinnt, wenn der Drache fällt. Ihr verliert, wenn eine Figur ersetzt werden muss und niemand mehr da ist, wenn im Schattenreich keine Figur mehr übrig ist oder wenn dort kein Ort mehr kommt.`,
    ],
  },
  {
    id: 'campaign',
    rules: [],
    title: 'Ein Feldzug',
    text: [rich`In einem Feldzug kommt ein besiegter Drache nicht wieder. Wer den letzten der vier bezwingt, hat das Königreich befreit.`],
  },
];
