import { type Goal, HEAVIEST, STICKS_FOR } from '#games/sticks/box.ts';
import type { Counted, Named } from '../values.ts';
import { type InLine, lineName, list, type OneStick, pebbles, type SomeSticks, sticks, upper } from './things.ts';

/** What somebody chooses, asked and answered in the second person. */
export const play = {
  titles: { turn: 'Your turn', answer: 'Block or allow?', waiting: 'Your seat' },
  situation: {
    turn: ({ count, goal, pebbles: left }: { count: number; goal: Goal; pebbles: number }) =>
      `You have ${count} of ${sticks(STICKS_FOR[goal])} and ${pebbles(left)}.`,
    answer: ({ name, sticks: reached, pebbles: left }: Named & SomeSticks & { pebbles: number }) =>
      `${name} reaches for the sticks **${list(reached)}**. You have ${pebbles(left)}.`,
  },
  questions: {
    turn: 'What will you do?',
    answer: 'Will you let it happen?',
    'take.stick': 'Which stick?',
    'gather.line': 'From which row or column?',
    'gather.sticks': ({ line }: InLine) =>
      `Which sticks of ${lineName(line)}? Two to four of them, with numbers that add up to ${HEAVIEST} at most.`,
  },
  actions: { take: 'Take one stick', gather: 'Gather several', block: 'Block it', allow: 'Allow it' },
  option: {
    stick: ({ stick }: OneStick) => `Stick ${stick}`,
    line: ({ line, count }: InLine & Counted) => `${upper(lineName(line))} (${count} left)`,
    /** Below a stick that goes into a handful. */
    weight: ({ rest }: { rest: number }) => `Leaves ${rest} for the others`,
    confirm: ({ count }: Counted) => (count === 0 ? 'Gather' : `Gather ${sticks(count)}`),
  },
  /** Done, and told to the one who did it. */
  made: {
    take: ({ stick }: OneStick) => `You took stick ${stick}.`,
    gather: ({ sticks: gathered }: SomeSticks) => `You reached for the sticks ${list(gathered)}.`,
    block: 'You blocked it, and that cost you a pebble.',
    allow: 'You let it happen.',
  },
  /** The same as advice. */
  advised: {
    take: ({ stick }: OneStick) => `Take stick ${stick}.`,
    gather: ({ sticks: gathered }: SomeSticks) => `Gather the sticks ${list(gathered)}.`,
    block: 'Block it.',
    allow: 'Allow it.',
  },
  /** Why. */
  reasons: {
    take: ({ stick }: { stick: number }) => `Nobody can block a single stick, and ${stick} is the one to have.`,
    gather: ({ count }: Counted) =>
      `That brings you ${sticks(count)} at once, or costs the other player a pebble to stop.`,
    block: 'So many sticks are worth a pebble.',
    allow: 'Your pebbles are worth more than that.',
  },
};
