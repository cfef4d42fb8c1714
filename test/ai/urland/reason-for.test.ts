/** A reason's claims are true on the table. */
import { describe, expect, it } from 'vitest';
import { reasonFor } from '#ai/urland/reason-for.ts';
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
      values: { points: 3, before: 0 },
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

describe('what tips the balance', () => {
  const BLUE = seatOf('blue');

  it.each<[string, Scene, Move, ReturnType<typeof reasonOf>]>([
    [
      'a rival gets less',
      { ichtos: { A: [0, 0, 3, 0], 5: [1, 2, 2, 0] }, genes: { green: ['teeth'] } },
      { kind: 'bite', area: 5, victim: BLUE },
      { id: 'deny-land', values: { land: 5, percent: 8, victim: BLUE, points: 0, before: 3 } },
    ],
    [
      'a few more would bring points',
      { ichtos: { A: [0, 0, 3, 0], 5: [2, 3, 0, 0] } },
      { kind: 'land', from: 'A', to: 5, count: 1 },
      { id: 'prepare-land', values: { land: 5, percent: 8, more: 2, points: 3 } },
    ],
    [
      'a rival who was alone is so no longer',
      { ichtos: { 5: [0, 1, 1, 0], A: [0, 0, 3, 0] }, genes: { green: ['teeth'] } },
      { kind: 'bite', area: 5, victim: BLUE },
      { id: 'hold-land', values: { land: 5, percent: 8, points: 3, before: 2 } },
    ],
    [
      'a rival can no longer overtake',
      { ichtos: { 5: [0, 2, 3, 0], A: [0, 0, 3, 0] } },
      { kind: 'land', from: 'A', to: 5, count: 1 },
      { id: 'secure-land', values: { land: 5, points: 3, rival: BLUE } },
    ],
    [
      'they are not needed there, and an eruption would take them',
      { ichtos: { 5: [0, 0, 3, 0] } },
      { kind: 'retreat', heap: [{ place: 5, count: 2 }] },
      { id: 'save-idle', values: { count: 2, land: 5 } },
    ],
    [
      'a rival in the water has fewer young',
      { ichtos: { A: [0, 3, 1, 0] }, genes: { green: ['teeth'] } },
      { kind: 'bite', area: 'A', victim: BLUE },
      { id: 'stunt-rival', values: { ocean: 'A', victim: BLUE, young: 0, before: 1 } },
    ],
  ])('%s', (_, scene, move, reason) => {
    expect(reasonOf(scene, move)).toEqual(reason);
  });

  it('a bid that nobody can match comes first, that of somebody further back among equals', () => {
    const auction: Scene = {
      ichtos: { A: [4, 2, 9, 1] },
      row: ['legs'],
      track: [5, 5, 3, 5],
      phase: { kind: 'bid', waiting: [GREEN], after: 'turn' },
    };
    expect(reasonOf(auction, { kind: 'bid', amount: 4 }).id).toBe('bid-beats-all');
    expect(reasonOf({ ...auction, track: [3, 5, 5, 6] }, { kind: 'bid', amount: 4 }).id).toBe('bid-for-choice');
    expect(reasonOf(auction, { kind: 'bid', amount: 3 }).id).toBe('bid-for-choice');
  });
});
