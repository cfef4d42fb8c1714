/** Positions of Sticks in a few words, and lines of a record played on them. */
import { apply } from '#engine/apply.ts';
import { invariant } from '#engine/invariant.ts';
import { type Seat, seat } from '#engine/seat.ts';
import { COLOURS, type Colour, type Goal } from '#games/sticks/box.ts';
import type { Event } from '#games/sticks/events.ts';
import { STICKS_GAME } from '#games/sticks/game.ts';
import { RECORD } from '#games/sticks/record.ts';
import type { Refusal } from '#games/sticks/refusals.ts';
import type { State } from '#games/sticks/state.ts';
import type { Entry } from '#games/sticks/types.ts';

export const seatOf = (colour: Colour): Seat => seat(COLOURS.indexOf(colour));

export interface Scene {
  /** The sticks that each has. */
  readonly red?: readonly number[];
  readonly blue?: readonly number[];
  /** Red's, then Blue's; 3 each if it isn't said. */
  readonly pebbles?: readonly [number, number];
  readonly goal?: Goal;
  /** Whose turn it is: Red's, if it isn't said. */
  readonly turn?: Colour;
  /** Who began: Red, if it isn't said. */
  readonly began?: Colour;
}

/** Somewhere in the middle of a game, at the beginning of a turn. */
export function sticks({ red = [], blue = [], pebbles = [3, 3], goal = 'twenty', turn = 'red', began = 'red' }: Scene) {
  const state = STICKS_GAME.setUp(COLOURS.length, { goal });
  for (const stick of red) state.holders[stick - 1] = seatOf('red');
  for (const stick of blue) state.holders[stick - 1] = seatOf('blue');
  const turns = turn === began ? 11 : 12;
  return { ...state, pebbles: [...pebbles], turns, phase: { kind: 'turn', seat: seatOf(turn) } } satisfies State;
}

/** The first so many sticks from this one on. */
export const sticksFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

function entryIn(line: string, state: State): Entry {
  const entry = RECORD.parseEntry(line, COLOURS, state);
  invariant(entry !== null, `${line} can be read`);
  return entry;
}

export const refusalOf = (state: State, line: string): Refusal | null =>
  STICKS_GAME.refuse(state, entryIn(line, state));

/** Throws where a line is illegal. */
export function play(start: State, ...lines: readonly string[]): { state: State; events: Event[] } {
  let state = start;
  const events: Event[] = [];
  for (const line of lines) {
    const applied = apply(STICKS_GAME, state, entryIn(line, state));
    invariant(applied.ok, `${line} is legal`);
    state = applied.value.state;
    events.push(...applied.value.events.map(({ event }) => event));
  }
  return { state, events };
}
