import { expect, it } from 'vitest';
import type { Reason } from '#ai/ursuppe/reason.ts';
import { sayReason } from '#i18n/ursuppe/reasons.ts';
import { ursuppeIn } from '#i18n/ursuppe/words.ts';

it.each<[Reason, string]>([
  [
    { id: 'away-from-hunger', values: { space: 8, percent: 33 } },
    'It would drift to space 8, where it starves. The dice lead it to a meal in 33 of 100 throws.',
  ],
  [
    { id: 'away-from-hunger', values: { space: 8, percent: 100 } },
    'It would drift to space 8, where it starves. One step takes it to a meal.',
  ],
  [{ id: 'meal', values: { cubes: 3, left: 1 } }, 'It eats 3 cubes and leaves 1 more meal for yours here.'],
  [{ id: 'meal', values: { cubes: 3, left: 0 } }, 'It eats 3 cubes. No further meal for yours is left here.'],
  [{ id: 'prey', values: { percent: 100 } }, 'Nothing can save its prey.'],
  [
    { id: 'amoeba-points', values: { count: 5, points: 4, at: 7, space: 8, meals: 2 } },
    'With 5 amoebas that live you score 4 points a round for them. The current takes it to space 8, where 2 meals lie for it.',
  ],
  [
    { id: 'toward-points', values: { more: 1, at: 4, space: 4, meals: 0 } },
    'With one more after it, amoebas bring you more points. The current leaves it there, where no meal lies for it yet.',
  ],
  [{ id: 'save-to-divide', values: { bp: 3, count: 2 } }, 'You keep 3 BP: with the 10 to come they pay for 2 amoebas.'],
])('a reason in words: %o', (reason, words) => {
  expect(sayReason(reason, ursuppeIn('en'))).toBe(words);
});
