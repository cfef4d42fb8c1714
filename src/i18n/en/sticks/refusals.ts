import { type InLine, lineName, type OneStick, sticks, upper } from './things.ts';

/** Why something can't be done, and what can. */
export const refusals = {
  malformed: 'That is not a choice in this game. Open the menu again.',
  'game-over': 'The game is over.',
  'not-your-decision': 'It is not your turn to decide.',
  'not-now': 'Not now: something else is to be decided first.',
  'stick-gone': ({ stick }: OneStick) => `Somebody has stick ${stick} already. Choose one that still lies there.`,
  'nothing-to-gather': 'No row or column has sticks left that are light enough together. Take a single one.',
  'line-too-short': ({ line }: InLine) =>
    `Too few sticks are left in ${lineName(line)} to gather any. Choose another line.`,
  'line-too-heavy': ({ line }: InLine) =>
    `Even the two lightest of ${lineName(line)} add up to too much. Choose another line.`,
  'too-few': ({ min }: { min: number }) => `Gather at least ${sticks(min)}.`,
  'too-many': ({ max }: { max: number }) => `Gather no more than ${sticks(max)}.`,
  'not-in-order': 'Name the sticks in rising order, each once.',
  'out-of-line': ({ stick, line }: OneStick & InLine) =>
    `${upper(lineName(line))} has no stick ${stick}. Gather sticks of one line.`,
  'too-heavy': ({ sum, max }: { sum: number; max: number }) => `That adds up to ${sum}; ${max} is the most.`,
};
