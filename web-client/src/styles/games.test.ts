import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The colours that a rule gives, by their names. */
function colours(css: string, selector: string): Record<string, string> {
  const rule = css.slice(css.indexOf(`${selector} {`)).split('}')[0]!;
  return Object.fromEntries([...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name!, value!]));
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const NIGHT = colours(read('./tokens.css'), "[data-theme='dark']");
const DAY = colours(read('./tokens.css'), "[data-theme='light']");

describe.each(Object.keys(GAMES))('the colour of %s', (game) => {
  const own = colours(read('./games.css'), `[data-game='${game}']`);

  it('can be read by night, on its own ground and on the hall', () => {
    for (const ground of [own['game-deep']!, NIGHT.bg!, NIGHT.surface!]) expect(contrast(own['game-bright']!, ground)).toBeGreaterThan(4.5);
    expect(contrast('#fff3dc', own['game-middle']!)).toBeGreaterThan(4.5);
  });

  it('can be read by day and on paper', () => {
    for (const ground of [DAY.bg!, DAY.surface!, '#ecdab4']) expect(contrast(own['game-paper-ink']!, ground)).toBeGreaterThan(4.5);
  });

  it('frames by night', () => {
    expect(contrast(own['game-line']!, NIGHT.bg!)).toBeGreaterThan(3);
  });
});
