import { expect, it } from 'vitest';
import { urlandIn } from '#i18n/urland/words.ts';

const urland = urlandIn('en');

it.each([
  [urland.play.made.flee({ count: 1 }), '1 Ichto of yours flees.'],
  [urland.play.made.flee({ count: 2 }), '2 Ichtos of yours flee.'],
  [
    urland.play.situation.dive({ land: 5, count: 1 }),
    '1 Ichto of yours on land 5 would be lost; it dives into the ocean of your choice instead.',
  ],
  [
    urland.play.situation.dive({ land: 5, count: 3 }),
    '3 Ichtos of yours on land 5 would be lost; they dive into the ocean of your choice instead.',
  ],
  [urland.refusals['actions-left']({ left: 1 }), 'Use your action first; an extra turn comes after it.'],
  [urland.refusals['actions-left']({ left: 2 }), 'Use your 2 actions first; an extra turn comes after them.'],
])('one and many are spoken of as such: %s', (said, meant) => {
  expect(said).toBe(meant);
});
