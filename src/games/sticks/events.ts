import type { Tell as AnyTell } from '#engine/event.ts';
import type { Seat } from '#engine/seat.ts';
import type { Stick } from './board.ts';

/** Everybody hears of everything. */
export type Event =
  | { kind: 'began'; seat: Seat }
  | { kind: 'took'; seat: Seat; stick: Stick }
  /** They want to gather these, and the other player is asked. */
  | { kind: 'reached'; seat: Seat; sticks: readonly Stick[] }
  /** pebbles: how many they have left. */
  | { kind: 'blocked'; seat: Seat; pebbles: number }
  | { kind: 'allowed'; seat: Seat }
  | { kind: 'gathered'; seat: Seat; sticks: readonly Stick[] }
  /** The player who began has the goal: the other one still has this turn. */
  | { kind: 'last-turn'; seat: Seat }
  /** Both where they share it. */
  | { kind: 'won'; seats: readonly Seat[] };

export type Tell = AnyTell<Event>;
