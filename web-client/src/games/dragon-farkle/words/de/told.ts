import { list, number, plural } from '../../../../lib/words/de/grammar';
import { rich, strong, type Rich, type Strong } from '../../../../lib/rich';
import type { Who } from '../../../../lib/who';
import type { EventFace } from '../../reading';
import { companions, items } from './pieces';
import type { ToldCatalogue } from '../catalogue';

/** „Du hast“ oder „Mara hat“. */
const has = ({ you, name }: Who): Rich => (you ? rich`Du hast` : rich`${strong(name)} hat`);
const is = ({ you, name }: Who): Rich => (you ? rich`Du bist` : rich`${strong(name)} ist`);
const subject = ({ you, name }: Who): string | Strong => (you ? 'Du' : strong(name));
const accusative = ({ you, name }: Who): string | Strong => (you ? 'dich' : strong(name));
const dative = ({ you, name }: Who): string | Strong => (you ? 'dir' : strong(name));
const soldiers = (count: number) => strong(`${number(count)} ${plural(count, 'Soldat', 'Soldaten')}`);
const anItem = (count: number) => (count === 1 ? 'einen magischen Gegenstand' : `${number(count)} magische Gegenstände`);
const dice = (faces: readonly number[]) => strong(faces.join(' '));
const wounds = (count: number) => strong(count === 1 ? 'eine Wunde' : `${number(count)} Wunden`);
const event: Record<EventFace, Rich> = {
  blank: rich``,
  dragon: rich` mit dem ${strong('Drachen')}`,
  rally: rich` mit ${strong('Bündnis')}`,
};

/** What happened, in German. */
export const told: ToldCatalogue = {
  opened: ({ first }, who) => rich`Das Los fiel auf ${accusative(who(first))}. Alle haben einen Gefährten und einen verdeckten Gegenstand.`,
  turn_began: () => undefined,
  reborn: ({ seat, lost }, who) =>
    rich`${subject(who(seat))} ${who(seat).you ? 'stehst' : 'steht'} wieder vor der Drachenhöhle; ${companions[lost].name} blieb zurück.`,
  joined: ({ seat, companion }, who) => rich`${strong(companions[companion].name)} schloss sich ${dative(who(seat))} an.`,
  left_keep: ({ seat }, who) => rich`${has(who(seat))} die Drachenhöhle verlassen.`,
  recruiting: ({ seat }, who) => rich`${has(who(seat))} mit der Rekrutierung begonnen.`,
  brawling: ({ seat, defender }, who) => rich`${has(who(seat))} ein Scharmützel mit ${dative(who(defender))} begonnen.`,
  battling: (notice, who) =>
    notice.wounds > 0
      ? rich`${is(who(notice.seat))} in den Endkampf gezogen; der Drache hat noch ${wounds(notice.wounds)}.`
      : rich`${is(who(notice.seat))} in den Endkampf gezogen.`,
  rolled: (notice, who) =>
    notice.baited === undefined
      ? rich`${has(who(notice.seat))} ${dice(notice.dice)}${event[notice.event]} geworfen.`
      : rich`${has(who(notice.seat))} ${dice(notice.dice)} geworfen, und der Köder brachte den ${strong('Drachen')}.`,
  set_aside: (notice, who) => {
    const act = rich`${has(who(notice.seat))} ${dice(notice.dice)} herausgelegt`;
    if (notice.eaten > 0) return rich`${act}; der Drache fraß ${soldiers(notice.eaten)}.`;
    if (notice.reward === 'double' || notice.reward === 'both')
      return rich`${act}: ${strong(number(notice.soldiers))}, verdoppelt durch das Bündnis.`;
    return rich`${act}: ${strong(number(notice.soldiers))}.`;
  },
  drew: (notice, who) =>
    notice.item
      ? rich`${has(who(notice.seat))} ${strong(items[notice.item].name)} gezogen.`
      : rich`${has(who(notice.seat))} einen magischen Gegenstand gezogen.`,
  farkled: (notice, who) => {
    const act = rich`${has(who(notice.seat))} ${strong('gefarkelt')}`;
    if (notice.kept > 0) return rich`${act}: ${soldiers(notice.soldiers)} verloren, ${strong(number(notice.kept))} rettete Schwester Wend.`;
    return notice.soldiers > 0 ? rich`${act}: ${soldiers(notice.soldiers)} verloren.` : rich`${act}.`;
  },
  discarded: (notice, who) =>
    notice.items
      ? rich`${has(who(notice.seat))} ${strong(list(notice.items.map((item) => items[item].name)))} abgeworfen.`
      : rich`${has(who(notice.seat))} verdeckt ${anItem(notice.count)} abgeworfen.`,
  recruited: (notice, who) =>
    notice.bonus > 0
      ? rich`${soldiers(notice.soldiers + notice.bonus)} kamen zu ${dative(who(notice.seat))}, davon ${notice.bonus} durch Bram.`
      : rich`${soldiers(notice.soldiers)} ${plural(notice.soldiers, 'kam', 'kamen')} zu ${dative(who(notice.seat))}.`,
  attacked: (notice, who) =>
    notice.bonus > 0
      ? rich`${has(who(notice.seat))} mit ${strong(number(notice.score))} angegriffen, davon ${notice.bonus} durch Grimbold.`
      : rich`${has(who(notice.seat))} mit ${strong(number(notice.score))} angegriffen.`,
  settled: (notice, who) => {
    const score = strong(`${number(notice.attack)} : ${number(notice.defence)}`);
    if (notice.winner === undefined) return rich`Das Scharmützel endete ${score} unentschieden. Niemand bekommt etwas.`;
    const loser = notice.winner === notice.attacker ? notice.defender : notice.attacker;
    const shield = notice.shield ? ' trotz Spiegelschild' : '';
    return rich`${has(who(notice.winner))} das Scharmützel ${score} gewonnen: ${strong(number(notice.soldiers))} von ${dative(who(loser))}${shield}, ${notice.bonus} aus dem Vorrat.`;
  },
  gained: (notice, who) => rich`${has(who(notice.seat))} nun ${anItem(notice.count)} mehr.`,
  fought: (notice, who) => {
    const lost = notice.soldiers > 0 ? rich` ${has(who(notice.seat))} ${soldiers(notice.soldiers)} verloren.` : rich``;
    return notice.damage > 0
      ? rich`Der Drache bekam ${wounds(notice.damage)} und hat jetzt ${strong(number(notice.wounds))}.${lost}`
      : rich`Der Drache blieb unverletzt.${lost}`;
  },
  army_gone: ({ seat }, who) =>
    who(seat).you
      ? rich`Der letzte deiner Soldaten wurde gefressen.`
      : rich`Der letzte Soldat von ${strong(who(seat).name)} wurde gefressen.`,
  die_turned: (notice, who) => rich`${has(who(notice.seat))} mit dem Gezinkten Würfel eine ${notice.from} auf ${notice.to} gedreht.`,
  die_rerolled: (notice) => rich`Der alte Hobb warf eine ${notice.from} neu: ${notice.to}.`,
  second_wind: ({ seat }, who) => rich`${has(who(seat))} ${strong('Zweite Luft')} geholt.`,
  horn_blown: ({ seat }, who) => rich`${has(who(seat))} das ${strong('Bündnishorn')} geblasen.`,
  dragon_tamed: () => rich`${strong('Ember')} hat den Drachen abgewiesen.`,
  event_rerolled: (notice) =>
    rich`Sir Dunstan warf den Ereigniswürfel neu${notice.event === 'blank' ? rich`: leer` : event[notice.event]}.`,
  banner_raised: (notice, who) => rich`${has(who(notice.seat))} das ${strong('Schlachtbanner')} gehisst: ${notice.by} mehr.`,
  struck: (notice, who) => rich`${has(who(notice.seat))} mit dem ${strong('Drachenbann')} zugeschlagen: ${wounds(notice.wounds)}.`,
  vanished: ({ seat }, who) => rich`${is(who(seat))} hinter einer ${strong('Rauchbombe')} verschwunden.`,
  baited: ({ seat, target }, who) => rich`${has(who(seat))} ${dative(who(target))} einen ${strong('Drachenköder')} gelegt.`,
  chest_opened: (notice, who) => rich`${has(who(notice.seat))} die ${strong('Kriegskasse')} geöffnet: ${soldiers(notice.soldiers)}.`,
  cloaked: ({ seat }, who) => rich`${has(who(seat))} den ${strong('Nebelmantel')} angelegt.`,
  stolen: (notice, who) =>
    rich`${has(who(notice.seat))} ${dative(who(notice.from))} ${notice.item ? strong(items[notice.item].name) : 'einen Gegenstand'} genommen.`,
  scared: (notice, who) =>
    who(notice.target).you
      ? rich`Skree hat ${soldiers(notice.soldiers)} aus deiner Armee verscheucht.`
      : rich`Skree hat ${strong(who(notice.target).name)} ${soldiers(notice.soldiers)} verscheucht.`,
  items_shuffled: ({ count }) =>
    rich`Aus ${strong(number(count))} ${plural(count, 'abgeworfenen Gegenstand', 'abgeworfenen Gegenständen')} wird ein neuer Stapel.`,
  companions_shuffled: ({ count }) =>
    rich`Aus ${strong(number(count))} ${plural(count, 'abgelegten Gefährten', 'abgelegten Gefährten')} wird ein neuer Stapel.`,
  turn_ended: (notice, who) => {
    if (notice.why === 'repelled') return rich`${is(who(notice.seat))} zurückgewichen, und der Drache hat sich erholt.`;
    return undefined;
  },
  too_many: ({ seats }, who) => {
    const [first] = seats;
    if (seats.length === 1 && first !== undefined) return rich`${has(who(first))} zu viele magische Gegenstände.`;
    return rich`${strong(list(seats.map((seat) => (who(seat).you ? 'du' : who(seat).name))))} haben zu viele magische Gegenstände.`;
  },
  dragon_slain: ({ seat }, who) => rich`${has(who(seat))} ${strong('den Drachen erschlagen')}.`,
};
