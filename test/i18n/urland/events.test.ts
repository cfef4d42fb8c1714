import { describe, expect, it } from 'vitest';
import type { Seat } from '#engine/seat.ts';
import type { Event } from '#games/urland/events.ts';
import { sayEvent } from '#i18n/urland/events.ts';
import { urlandIn } from '#i18n/urland/words.ts';

const NAMES = ['Ann', 'Bob', 'Cleo'];
const told = (event: Event): string => sayEvent(event, NAMES, urlandIn('en'));

describe('the final scoring says why', () => {
  it.each<[string, Event, string]>([
    [
      'the most on the map get points',
      { kind: 'final-total', points: [3, 0, 0], ichtos: [12, 9, 11] },
      'Most on the map (12): Ann 3 points.',
    ],
    [
      'several share them',
      { kind: 'final-total', points: [1, 1, 0], ichtos: [12, 12, 11] },
      'Most on the map (12): Ann 1 point; Bob 1 point.',
    ],
    [
      'somebody with fewer on land has the points for it',
      { kind: 'final-land', points: [0, 2, 0], ichtos: [10, 8, 3] },
      'Most on land, apart from Ann, who took those for the map (8): Bob 2 points.',
    ],
    [
      'the most on land have them, if nobody is left out who had as many',
      { kind: 'final-land', points: [0, 2, 0], ichtos: [4, 8, 3] },
      'Most on land (8): Bob 2 points.',
    ],
    [
      'three share too few points, and nobody is left out',
      { kind: 'final-land', points: [0, 0, 0], ichtos: [5, 5, 5] },
      'Most on land: no points.',
    ],
    [
      'those left have none on land',
      { kind: 'final-land', points: [0, 0, 0], ichtos: [0, 7, 0] },
      'Most on land, apart from Bob, who took those for the map: no points.',
    ],
    ['nobody has any', { kind: 'final-land', points: [0, 0, 0], ichtos: [0, 0, 0] }, 'Most on land: no points.'],
  ])('%s', (_, event, words) => {
    expect(told(event)).toBe(words);
  });
});

describe('bids', () => {
  it('are told in the order in which they choose, and why that is so where two are equal', () => {
    expect(told({ kind: 'bids-shown', bids: [4, 2, 4], order: [2, 0, 1] as Seat[] })).toBe(
      'The bids: Cleo 4, Ann 4, and Bob 2. Of equal bids, whoever is further back on the track chooses first.',
    );
    expect(told({ kind: 'bids-shown', bids: [4, 2, 3], order: [0, 2, 1] as Seat[] })).toBe(
      'The bids: Ann 4, Cleo 3, and Bob 2.',
    );
  });
});

it.each<[Event, string]>([
  [
    { kind: 'acted', seat: 0 as Seat, action: { kind: 'land', count: 1, from: 'E', to: 7 } },
    'Ann brings 1 Ichto ashore from Rheic onto land 7.',
  ],
  [
    { kind: 'acted', seat: 0 as Seat, action: { kind: 'bite', area: 7, victim: 1 as Seat } },
    'Ann bites one of Bob’s on land 7.',
  ],
  [
    { kind: 'acted', seat: 0 as Seat, action: { kind: 'bite', area: 'E', victim: 1 as Seat } },
    'Ann bites one of Bob’s in Rheic.',
  ],
])('an action is told with its place: %j', (event, words) => {
  expect(told(event)).toBe(words);
});
