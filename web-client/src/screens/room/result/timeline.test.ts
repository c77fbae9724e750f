import { expect, it } from 'vitest';
import { timelineOf } from './timeline';

it('banners come from the last to the first, and the title after the winner’s', () => {
  expect(timelineOf(4)).toEqual({ banners: [760, 440, 220, 0], title: 1180, facts: 1300, hearth: 1900 });
  expect(timelineOf(2)).toEqual({ banners: [320, 0], title: 740, facts: 860, hearth: 1460 });
  expect(timelineOf(1).banners).toEqual([0]);
});
