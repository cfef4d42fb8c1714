import { expect, it } from 'vitest';
import { MODULE } from '#games/urland/index.ts';
import { tallyOf } from '#games/urland/tally.ts';
import { goldenGame } from '../../support/finished-game.ts';

const { events, end } = goldenGame(MODULE, '5-players-finish-at-an-epochs-end');

it('each space on the track has its source: the start, lands by role, epochs’ ends, the last count, and jumps', () => {
  const tally = tallyOf(events, end);
  expect(tally?.sources).toEqual([
    { id: 'start', counts: [5, 4, 3, 2, 1] },
    { id: 'environment', counts: [0, 3, 2, 2, 4] },
    { id: 'dummy', counts: [5, 2, 0, 0, 5] },
    { id: 'ichto', counts: [2, 12, 5, 12, 10] },
    { id: 'epoch', counts: [0, 3, 0, 0, 0] },
    { id: 'last-count', counts: [0, 3, 0, 0, 2] },
    { id: 'jumped', counts: [3, 6, 2, 4, 7] },
  ]);
  expect(tally?.course.at(-1)).toEqual(end.track);
});

it('each step is a land or the last count, each part an epoch', () => {
  const tally = tallyOf(events, end);
  const scored = events.filter(({ kind }) => kind === 'scored').length;
  const epochs = 1 + events.filter(({ kind }) => kind === 'epoch-began').length;
  expect(tally?.course).toHaveLength(1 + scored + 1);
  expect(tally?.parts).toHaveLength(epochs);
});

it('every gene has its buyer and its price', () => {
  const tally = tallyOf(events, end);
  expect(tally?.sales.slice(0, 2)).toEqual([
    { seat: 0, gene: 'turbo', price: 0 },
    { seat: 2, gene: 'stink', price: 0 },
  ]);
  const genes = end.genes.map((_, seat) => tally?.sales.filter((sale) => sale.seat === seat).map(({ gene }) => gene));
  expect(genes).toEqual(end.genes);
});

it('a game whose beginning is not known has no tally', () => {
  expect(tallyOf(events.slice(40), end)).toBeNull();
});
