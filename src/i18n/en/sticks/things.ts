/** What things are called, and the parts that many sentences share. */
import { isIn, type Line, STICKS, type Stick } from '#games/sticks/board.ts';
import { type Goal, STICKS_FOR } from '#games/sticks/box.ts';
import { listsOf, pluralsOf } from '../../plural.ts';

const plural = pluralsOf<'one' | 'other'>('en');
export const list = listsOf('en');

export const sticks = (count: number): string => plural(count, { one: '# stick', other: '# sticks' });
export const pebbles = (count: number): string => plural(count, { one: '# pebble', other: '# pebbles' });

/** By its ends, which everybody sees on the table: “row 11–20”, “column 3–53”. */
export function lineName(line: Line): string {
  const inLine = STICKS.filter((stick) => isIn(line, stick));
  return `${line.startsWith('row') ? 'row' : 'column'} ${inLine.at(0)}–${inLine.at(-1)}`;
}

export const upper = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export interface InLine {
  line: Line;
}

export interface OneStick {
  stick: Stick;
}

export interface SomeSticks {
  sticks: readonly Stick[];
}

export const things = {
  title: 'Sticks',
  about:
    'Two players take numbered sticks from the table, one or a handful at a time, and stop each other with pebbles. A few minutes long.',
  colours: { red: { name: 'Red', letter: 'R' }, blue: { name: 'Blue', letter: 'B' } },
  line: ({ line }: InLine) => upper(lineName(line)),
  options: {
    goal: {
      title: 'Goal',
      about: 'How many sticks end the game',
      choices: { twenty: 'Twenty sticks', ten: 'Ten sticks' } satisfies Record<Goal, string>,
    },
  },
  headline: {
    begin: 'Who begins?',
    turn: ({ name }: { name: string }) => `${name} takes sticks`,
    answer: ({ name }: { name: string }) => `Does ${name} block it?`,
    won: ({ name }: { name: string }) => `${name} wins`,
    shared: 'They share the win',
  },
  player: ({ count, goal, pebbles: left }: { count: number; goal: Goal; pebbles: number }) =>
    `${count} of ${sticks(STICKS_FOR[goal])} · ${pebbles(left)}`,
};
