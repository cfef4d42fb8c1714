import { seatsOf } from '#engine/seat.ts';
import { STICKS } from './board.ts';
import { PEBBLES } from './box.ts';
import type { State } from './state.ts';
import type { Sticks } from './types.ts';

export const setUp = (seats: number, { goal }: Sticks['options']): State => ({
  goal,
  holders: STICKS.map(() => null),
  pebbles: seatsOf(seats).map(() => PEBBLES),
  turns: 0,
  phase: { kind: 'begin' },
});
