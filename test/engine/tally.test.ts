import { expect, it } from 'vitest';
import { seat } from '#engine/seat.ts';
import { countingOf } from '#engine/tally.ts';

const [ANN, BOB] = [seat(0), seat(1)];

function aCount() {
  const counting = countingOf({ seats: 2, sources: ['start', 'hunt', 'luck'], deeds: ['paid'] });
  counting.gain('start', ANN, 2);
  counting.gain('start', BOB, 1);
  counting.endStep();
  counting.endPart();
  counting.gain('hunt', BOB, 4);
  counting.endStep();
  counting.gain('hunt', ANN, 3);
  counting.endStep();
  counting.endPart();
  counting.gain('hunt', BOB, 1);
  counting.endStep();
  counting.endPart();
  return counting;
}

it('what is counted is what each seat has, step by step and part by part', () => {
  expect(aCount().tally([5, 6])).toEqual({
    sources: [
      { id: 'start', counts: [2, 1] },
      { id: 'hunt', counts: [3, 5] },
    ],
    deeds: [],
    course: [
      [2, 1],
      [2, 5],
      [5, 5],
      [5, 6],
    ],
    parts: [2, 1],
    best: { seat: BOB, part: 0, from: 1, to: 5 },
    leadChanges: 1,
  });
});

it('what does not add up to the end is not the whole game', () => {
  expect(aCount().tally([5, 7])).toBeNull();
  expect(countingOf({ seats: 2, sources: ['start'], deeds: [] }).tally([0, 0])).toBeNull();
});
