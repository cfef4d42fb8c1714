import { expect, it } from 'vitest';
import { MODULE } from '#games/ursuppe/index.ts';
import { tallyOf } from '#games/ursuppe/tally.ts';
import { goldenGame } from '../../support/finished-game.ts';

const { events, end } = goldenGame(MODULE, '4-players-long-after-round-10');
const tally = tallyOf(events, end);

it('each space on the track comes from the start, from amoebas, from genes, or from a jump', () => {
  expect(tally?.sources).toEqual([
    { id: 'start', counts: [4, 2, 3, 1] },
    { id: 'amoebas', counts: [6, 5, 8, 11] },
    { id: 'genes', counts: [15, 23, 13, 19] },
    { id: 'jumped', counts: [2, 2, 2, 3] },
  ]);
  expect(tally?.course.at(-1)).toEqual(end.track);
});

it('each round is a step', () => {
  expect(tally?.parts).toEqual(Array(10).fill(1));
});

it('every BP for a gene, every birth and every death has been counted', () => {
  expect(tally?.deeds).toEqual([
    { id: 'paid', counts: [40, 38, 32, 33] },
    { id: 'born', counts: [8, 7, 8, 6] },
    { id: 'eaten', counts: [0, 0, 0, 7] },
    { id: 'lost', counts: [6, 6, 6, 5] },
  ]);
});
