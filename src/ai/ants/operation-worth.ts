/** What operations promise before anybody knows what exactly comes of them. */
import type { Count, Counter, Operation, TrackId } from '#games/ants/content/content-file.ts';
import type { Outlook } from './outlook.ts';
import { GAINS, OPERATIONS, TRACK_STEPS } from './weights.ts';

/** A counter as it usually stands. */
const USUAL: { readonly [C in Counter]: number } = {
  achievements: 4,
  explorers: 4,
  smallRooms: 5,
  kinds: 6,
  enemies: 3,
  'eggs-e': 2,
  sprouts: 3,
  under: 2,
};

export const usually = (counter: Counter, each: number): number => USUAL[counter] / each;

const MADE: { readonly [T in TrackId]: number } = {
  food: TRACK_STEPS.food,
  leaf: TRACK_STEPS.leaf,
  d: TRACK_STEPS.egg,
  e: TRACK_STEPS.egg,
  f: TRACK_STEPS.egg,
};

/** A step on a track: what it produces until the end. */
const trackWorth = (track: TrackId, { incubations }: Outlook): number => MADE[track] * incubations;

const bestTrack = (of: readonly TrackId[], outlook: Outlook): number =>
  Math.max(0, ...of.map((track) => trackWorth(track, outlook)));

/** A payment of cards is usually one card. */
const usualCount = (count: Count): number => (count === 'paid' ? 1 : count);

export function operationWorth(operation: Operation, outlook: Outlook): number {
  switch (operation.op) {
    case 'gain':
      return usualCount(operation.n) * GAINS[operation.what];
    case 'track':
      return bestTrack(operation.of, outlook);
    case 'or':
      return Math.max(0, ...operation.of.map((each) => operationsWorth(each, outlook)));
    case 'per':
      return usually(operation.counter, operation.each) * operationsWorth(operation.do, outlook);
    case 'incubation':
      return 4;
    case 'room':
      return OPERATIONS.room * operation.size;
    case 'drawKeep':
      return OPERATIONS.drawKeep;
    default:
      return OPERATIONS[operation.op] * ('n' in operation ? usualCount(operation.n) : 1);
  }
}

export function operationsWorth(operations: readonly Operation[], outlook: Outlook): number {
  let worth = 0;
  for (const operation of operations) worth += operationWorth(operation, outlook);
  return worth;
}
