import type { ClockRule, RoomSettings } from '../protocol/settings';
import { span } from './time-left';
import type { Words } from './words';

/** How a room is kept, line by line. */
export function settingWords(
  { clock, watching, listed, quick_bots, odds, keep_names }: RoomSettings,
  words: Words,
): { setting: string; label: string; note: string }[] {
  const t = words.roomSheet;
  return [
    { setting: t.clock, label: clockWords(clock, words), note: t.clockWhy },
    { setting: t.watching, label: t.watchings[watching], note: t.watchingWhys[watching] },
    { setting: t.listed, label: listed ? t.listedYes : t.listedNo, note: listed ? t.listedWhy : '' },
    { setting: words.odds.setting, label: odds ? words.odds.on : words.odds.off, note: odds ? words.odds.onWhy : '' },
    ...(keep_names ? [{ setting: t.names, label: t.namesStay, note: t.namesWhy }] : []),
    ...(quick_bots ? [words.quickBots] : []),
  ];
}

/** A clock in words: "1 minute a step". */
export function clockWords(rule: ClockRule, words: Words): string {
  switch (rule.kind) {
    case 'none':
      return words.roomSheet.clocks.none;
    case 'turn':
      return words.clock.turn(span(rule.seconds, words));
    case 'bank':
      return words.clock.bank(span(rule.seconds, words), rule.increment > 0 ? span(rule.increment, words) : undefined);
  }
}
