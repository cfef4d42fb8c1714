import { expect, it } from 'vitest';
import { networkOf } from '#ai/search/network.ts';
import LEARNED from '#ai/ursuppe/judge-weights.json' with { type: 'json' };
import { teach } from '../../../scripts/judge/lessons.ts';
import { surpriseAt } from '../../../scripts/judge/training.ts';
import { SCHOOL } from '../../../scripts/ursuppe/school.ts';

it.each([3, 4])('Ursuppe’s judge is less surprised by who wins than somebody who guesses: %i seats', (seats) => {
  const lessons = Array.from({ length: 60 }, (_, game) => teach(SCHOOL, seats, null, 500 + game));
  expect(surpriseAt(lessons, networkOf(LEARNED))).toBeLessThan(Math.log(seats) - 0.3);
});
