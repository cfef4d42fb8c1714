import { describe, expect, it } from 'vitest';
import { defaultOptions, type KeptOptions, readOptions } from '#tables/options.ts';
import { type AnyGame, gameOf } from '#tables/rulebook.ts';

/**
 * A game that has gained a map. Every game before that was played on the old map, and the usual one is new. The tiny map has
 * a goal of its own.
 */
const MAPPED: AnyGame = {
  ...gameOf('sticks'),
  options: [
    { id: 'goal', choices: ['six', 'ten'] },
    { id: 'map', choices: ['new', 'old', 'tiny'] },
  ],
  settleOptions: ({ goal = 'six', map = 'old' }) => ({ goal: map === 'tiny' ? 'ten' : goal, map }),
};

const kept = (game?: KeptOptions['game']): KeptOptions => {
  const { game: _, ...others } = defaultOptions(MAPPED);
  return game ? { ...others, game } : others;
};

describe('stored options of a game that has gained one', () => {
  it.each([
    ['a lobby plays with the usual choice', 'agreeing', { goal: 'ten' }, { goal: 'ten', map: 'new' }],
    ['a lobby from before games had options has the usual ones', 'agreeing', undefined, { goal: 'six', map: 'new' }],
    ['in a lobby one choice settles another', 'agreeing', { goal: 'six', map: 'tiny' }, { goal: 'ten', map: 'tiny' }],
    ['a game that was set up goes on as it began', 'set-up', { goal: 'ten' }, { goal: 'ten', map: 'old' }],
    ['so does one from before games had options', 'set-up', undefined, { goal: 'six', map: 'old' }],
    ['what a game was set up with stays', 'set-up', { goal: 'six', map: 'tiny' }, { goal: 'six', map: 'tiny' }],
  ] as const)('%s', (_, stage, game, expected) => {
    expect(readOptions(kept(game), MAPPED, stage).game).toEqual(expected);
  });
});
