import type { Row } from '#games/sticks/board.ts';
import { type Goal, STICKS_FOR } from '#games/sticks/box.ts';
import type { Counted, Named } from '../values.ts';
import { lineName, list, pebbles, type SomeSticks, sticks, upper } from './things.ts';

interface Holding extends Named, SomeSticks {
  letter: string;
  pebbles: number;
}

/** The table as a picture and in words. */
export const board = {
  /** As text of one width. */
  player: ({ name, sticks: count, pebbles: left }: Named & { sticks: number; pebbles: number }) =>
    `${name.padEnd(7)} sticks ${String(count).padStart(2)}   pebbles ${left}`,
  count: ({ count, goal }: Counted & { goal: Goal }) => `${count} of ${sticks(STICKS_FOR[goal])}`,
  alt: {
    headline: ({ headline }: { headline: string }) => (headline.endsWith('?') ? headline : `${headline}.`),
    key: 'What still lies there:',
    row: ({ row, sticks: lying }: SomeSticks & { row: Row }) => `${upper(lineName(row))}: ${lying.join(' ')}.`,
    rowGone: ({ row }: { row: Row }) => `${upper(lineName(row))}: nothing.`,
    reached: ({ sticks: reached }: SomeSticks) => `To be gathered: ${list(reached)}.`,
    holder: ({ name, letter, sticks: held, pebbles: left }: Holding) =>
      `${letter} ${name} has ${held.length === 0 ? 'no sticks' : `${held.length} (${held.join(' ')})`} and ${pebbles(left)}.`,
  },
};
