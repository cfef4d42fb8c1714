import { expect, it } from 'vitest';
import { MODULE } from '#games/ants/index.ts';
import { scoresOf } from '#games/ants/scoring.ts';
import { tallyOf } from '#games/ants/tally.ts';
import { goldenGame } from '../../support/finished-game.ts';

const { events, end } = goldenGame(MODULE, '4-players-full-standard-own-1');
const tally = tallyOf(events, end);
const scores = scoresOf(end);

it('the points of each source are those of the score', () => {
  for (const { id, counts } of tally?.sources ?? []) expect(counts).toEqual(scores.map((score) => score[id]));
  expect(tally?.course.at(-1)).toEqual(scores.map(({ total }) => total));
});

it('each round is a part, and the last one has the count at the end as a step of its own', () => {
  const { parts = [] } = tally ?? {};
  expect(parts.length).toBe(end.round);
  expect(parts.at(-1)).toBe(2);
  expect(parts.slice(0, -1)).toEqual(Array(end.round - 1).fill(1));
});

it('the count at the end is nobody’s best round', () => {
  if (!tally?.best) throw new Error('some round brought points');
  const { best, course } = tally;
  expect(course.slice(0, -1).map((points) => points[best.seat])).toContain(best.to);
});

it('rooms and explorers are counted', () => {
  const counted = (kind: 'room-placed' | 'explored') =>
    scores.map((_, seat) => events.filter((event) => event.kind === kind && event.seat === seat).length);
  expect(tally?.deeds).toEqual([
    { id: 'rooms', counts: counted('room-placed') },
    { id: 'explorers', counts: counted('explored') },
  ]);
});

it('a story without its end is not counted', () => {
  expect(tallyOf(events.slice(0, -1), end)).toBeNull();
});
