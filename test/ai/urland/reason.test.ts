/** A reason's claims are true on the table. */
import { describe, expect, it } from 'vitest';
import { reasonFor } from '#ai/urland/reason.ts';
import type { Move } from '#games/urland/moves.ts';
import { viewOf } from '#games/urland/view.ts';
import { type Scene, seatOf, urland } from '../../support/urland.ts';

const GREEN = seatOf('green');

const reasonOf = (scene: Scene, move: Move) => reasonFor(viewOf(urland(scene), GREEN), GREEN, move);

const landing: Move = { kind: 'land', from: 'A', to: 5, count: 1 };
const swim = (count: number): Move => ({ kind: 'swim', from: 'A', to: 'B', count });

describe('why Ichtos go ashore', () => {
  it('the land brings points that it did not bring before', () => {
    expect(reasonOf({ ichtos: { A: [0, 0, 3, 0] } }, landing)).toMatchObject({
      id: 'hold-land',
      values: { points: 3 },
    });
  });

  it('the land brings as much without them', () => {
    const scene: Scene = { ichtos: { A: [0, 0, 3, 0], 5: [0, 0, 1, 0] } };
    expect(reasonOf(scene, landing)).toEqual({ id: 'strengthen-land', values: { land: 5, points: 3 } });
  });
});

describe('why Ichtos go ashore where nothing is scored now', () => {
  const toSiberia: Move = { kind: 'land', from: 'A', to: 1, count: 1 };

  it('it comes again in the next epoch', () => {
    const scene: Scene = { ichtos: { A: [0, 0, 3, 0] }, scored: [1] };
    expect(reasonOf(scene, toSiberia)).toEqual({ id: 'settle-land', values: { land: 1 } });
  });

  it('its last chip has left the game', () => {
    const scene: Scene = { ichtos: { A: [0, 0, 3, 0] }, volcanoes: [1, 2, 3] };
    expect(reasonOf(scene, toSiberia)).toEqual({ id: 'end-on-land', values: { land: 1 } });
  });
});

describe('why a gene is bought', () => {
  const buy: Move = { kind: 'buy', gene: 'legs', heap: [{ place: 'A', count: 2 }] };
  const auction = (sold: number): Scene => ({
    ichtos: { A: [0, 0, 3, 0] },
    row: ['legs', 'egg'],
    phase: { kind: 'buy', queue: [GREEN], bids: [0, 0, 2, 0], sold, after: 'turn' },
  });

  it('for a player who may decline says that it is worth its price', () => {
    expect(reasonOf(auction(1), buy)).toEqual({ id: 'gene-worth-its-price', values: { gene: 'legs', price: 2 } });
  });

  it('for a player who must buy does not mention the price', () => {
    expect(reasonOf(auction(0), buy)).toEqual({ id: 'gene-must-be-bought', values: { gene: 'legs' } });
  });
});

describe('why Ichtos swim', () => {
  it.each<[string, Scene, number, ReturnType<typeof reasonOf>]>([
    [
      'they can breed there',
      { ichtos: { A: [0, 0, 3, 0], B: [0, 0, 1, 0] } },
      2,
      { id: 'gather', values: { ocean: 'B', count: 3 } },
    ],
    [
      'with Care of Young two can',
      { ichtos: { A: [0, 0, 3, 0], B: [0, 0, 1, 0] }, genes: { green: ['care'] } },
      1,
      { id: 'gather', values: { ocean: 'B', count: 2 } },
    ],
    [
      'nobody breeds from an empty reserve',
      { ichtos: { A: [0, 0, 26, 0], B: [0, 0, 1, 0] } },
      2,
      { id: 'join-own', values: { ocean: 'B', count: 3 } },
    ],
    [
      'some are there already',
      { ichtos: { A: [0, 0, 3, 0], B: [0, 0, 1, 0] } },
      1,
      { id: 'join-own', values: { ocean: 'B', count: 2 } },
    ],
    ['none is there yet', { ichtos: { A: [0, 0, 3, 0] } }, 1, { id: 'spread-out', values: { ocean: 'B' } }],
  ])('%s', (_, scene, count, reason) => {
    expect(reasonOf(scene, swim(count))).toEqual(reason);
  });
});
