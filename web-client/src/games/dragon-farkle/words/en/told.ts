import { list, number, plural } from '../../../../lib/words/en/grammar';
import { rich, strong, type Rich, type Strong } from '../../../../lib/rich';
import type { Who } from '../../../../lib/who';
import type { EventFace } from '../../reading';
import type { ToldCatalogue } from '../catalogue';
import { companions, items } from './pieces';

const subject = ({ you, name }: Who): string | Strong => (you ? 'You' : strong(name));
const object = ({ you, name }: Who): string | Strong => (you ? 'you' : strong(name));
const whose = ({ you, name }: Who): string | Strong => (you ? 'your' : strong(`${name}’s`));
const has = ({ you }: Who) => (you ? 'have' : 'has');
const soldiers = (count: number) => strong(`${number(count)} ${plural(count, 'soldier', 'soldiers')}`);
const anItem = (count: number) => (count === 1 ? 'a magic item' : `${number(count)} magic items`);
const dice = (faces: readonly number[]) => strong(faces.join(' '));
const wounds = (count: number) => strong(`${number(count)} ${plural(count, 'wound', 'wounds')}`);
const event: Record<EventFace, Rich> = {
  blank: rich``,
  dragon: rich` with the ${strong('dragon')}`,
  rally: rich` with a ${strong('rally')}`,
};

/** What happened, in English. */
export const told: ToldCatalogue = {
  opened: ({ first }, who) => rich`The lot fell on ${object(who(first))}. Everybody has a companion and a hidden magic item.`,
  turn_began: () => undefined,
  reborn: ({ seat, lost }, who) =>
    rich`${subject(who(seat))} ${who(seat).you ? 'stand' : 'stands'} outside the Keep again; ${companions[lost].name} stayed behind.`,
  joined: ({ seat, companion }, who) => rich`${strong(companions[companion].name)} joined ${object(who(seat))}.`,
  left_keep: ({ seat }, who) => rich`${subject(who(seat))} left the Dragon’s Keep.`,
  recruiting: ({ seat }, who) => rich`${subject(who(seat))} went recruiting.`,
  brawling: ({ seat, defender }, who) => rich`${subject(who(seat))} started a brawl with ${object(who(defender))}.`,
  battling: (notice, who) =>
    notice.wounds > 0
      ? rich`${subject(who(notice.seat))} went into the Final Battle; the dragon still has ${wounds(notice.wounds)}.`
      : rich`${subject(who(notice.seat))} went into the Final Battle.`,
  rolled: (notice, who) =>
    notice.baited === undefined
      ? rich`${subject(who(notice.seat))} rolled ${dice(notice.dice)}${event[notice.event]}.`
      : rich`${subject(who(notice.seat))} rolled ${dice(notice.dice)}, and the bait brought the ${strong('dragon')}.`,
  set_aside: (notice, who) => {
    const act = rich`${subject(who(notice.seat))} set aside ${dice(notice.dice)}`;
    if (notice.eaten > 0) return rich`${act}; the dragon ate ${soldiers(notice.eaten)}.`;
    if (notice.reward === 'double' || notice.reward === 'both')
      return rich`${act}: ${strong(number(notice.soldiers))}, doubled by the rally.`;
    return rich`${act}: ${strong(number(notice.soldiers))}.`;
  },
  drew: (notice, who) =>
    notice.item
      ? rich`${subject(who(notice.seat))} drew ${strong(items[notice.item].name)}.`
      : rich`${subject(who(notice.seat))} drew a magic item.`,
  farkled: (notice, who) => {
    const act = rich`${subject(who(notice.seat))} ${strong('farkled')}`;
    if (notice.kept > 0) return rich`${act}: ${soldiers(notice.soldiers)} lost, ${strong(number(notice.kept))} saved by Sister Wend.`;
    return notice.soldiers > 0 ? rich`${act}: ${soldiers(notice.soldiers)} lost.` : rich`${act}.`;
  },
  discarded: (notice, who) =>
    notice.items
      ? rich`${subject(who(notice.seat))} discarded ${strong(list(notice.items.map((item) => items[item].name)))}.`
      : rich`${subject(who(notice.seat))} discarded ${anItem(notice.count)}, face down.`,
  recruited: (notice, who) =>
    notice.bonus > 0
      ? rich`${soldiers(notice.soldiers + notice.bonus)} joined ${object(who(notice.seat))}, ${notice.bonus} of them through Bram.`
      : rich`${soldiers(notice.soldiers)} joined ${object(who(notice.seat))}.`,
  attacked: (notice, who) =>
    notice.bonus > 0
      ? rich`${subject(who(notice.seat))} attacked with ${strong(number(notice.score))}, ${notice.bonus} of it from Grimbold.`
      : rich`${subject(who(notice.seat))} attacked with ${strong(number(notice.score))}.`,
  settled: (notice, who) => {
    const score = strong(`${number(notice.attack)} : ${number(notice.defence)}`);
    if (notice.winner === undefined) return rich`The brawl ended in a tie, ${score}. Nobody gained anything.`;
    const loser = notice.winner === notice.attacker ? notice.defender : notice.attacker;
    const shield = notice.shield ? ' behind a Mirror Shield' : '';
    return rich`${subject(who(notice.winner))} won the brawl ${score}: ${strong(number(notice.soldiers))} from ${object(who(loser))}${shield}, ${notice.bonus} from the stockpile.`;
  },
  gained: (notice, who) =>
    rich`${subject(who(notice.seat))} now ${has(who(notice.seat))} ${notice.count === 1 ? 'one' : number(notice.count)} more magic ${plural(notice.count, 'item', 'items')}.`,
  fought: (notice, who) => {
    const lost = notice.soldiers > 0 ? rich` ${subject(who(notice.seat))} lost ${soldiers(notice.soldiers)}.` : rich``;
    return notice.damage > 0
      ? rich`The dragon took ${wounds(notice.damage)} and has ${strong(number(notice.wounds))} now.${lost}`
      : rich`The dragon was not hurt.${lost}`;
  },
  army_gone: ({ seat }, who) => rich`The last soldier of ${whose(who(seat))} army was eaten.`,
  die_turned: (notice, who) => rich`${subject(who(notice.seat))} turned a ${notice.from} to ${notice.to} with the Loaded Die.`,
  die_rerolled: (notice) => rich`Old Hobb rolled a ${notice.from} again: ${notice.to}.`,
  second_wind: ({ seat }, who) => rich`${subject(who(seat))} caught a ${strong('Second Wind')}.`,
  horn_blown: ({ seat }, who) => rich`${subject(who(seat))} blew the ${strong('Rally Horn')}.`,
  dragon_tamed: () => rich`${strong('Ember')} turned the dragon away.`,
  event_rerolled: (notice) =>
    rich`Sir Dunstan rolled the event die again${notice.event === 'blank' ? rich`: blank` : event[notice.event]}.`,
  banner_raised: (notice, who) => rich`${subject(who(notice.seat))} raised the ${strong('Battle Banner')}: ${notice.by} more.`,
  struck: (notice, who) => rich`${subject(who(notice.seat))} struck with ${strong('Dragonbane')}: ${wounds(notice.wounds)}.`,
  vanished: ({ seat }, who) => rich`${subject(who(seat))} vanished behind a ${strong('Smoke Bomb')}.`,
  baited: ({ seat, target }, who) => rich`${subject(who(seat))} laid ${strong('Dragon Bait')} for ${object(who(target))}.`,
  chest_opened: (notice, who) => rich`${subject(who(notice.seat))} opened the ${strong('War Chest')}: ${soldiers(notice.soldiers)}.`,
  cloaked: ({ seat }, who) => rich`${subject(who(seat))} put on the ${strong('Cloak of Mist')}.`,
  stolen: (notice, who) =>
    rich`${subject(who(notice.seat))} took ${notice.item ? strong(items[notice.item].name) : 'a magic item'} from ${object(who(notice.from))}.`,
  scared: (notice, who) => rich`Skree scared ${soldiers(notice.soldiers)} out of ${whose(who(notice.target))} army.`,
  items_shuffled: ({ count }) => rich`${strong(number(count))} discarded magic ${plural(count, 'item makes', 'items make')} a new deck.`,
  companions_shuffled: ({ count }) =>
    rich`${strong(number(count))} discarded ${plural(count, 'companion makes', 'companions make')} a new deck.`,
  turn_ended: (notice, who) => {
    if (notice.why === 'repelled') return rich`${subject(who(notice.seat))} fell back, and the dragon healed.`;
    return undefined;
  },
  too_many: ({ seats }, who) => {
    const [first] = seats;
    if (seats.length === 1 && first !== undefined) return rich`${subject(who(first))} ${has(who(first))} too many magic items.`;
    return rich`${strong(list(seats.map((seat) => (who(seat).you ? 'You' : who(seat).name))))} have too many magic items.`;
  },
  dragon_slain: ({ seat }, who) => rich`${subject(who(seat))} ${strong('slew the dragon')}.`,
};
