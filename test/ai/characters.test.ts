import { expect, it } from 'vitest';
import { CHARACTERS, charactersOf } from '#ai/characters.ts';
import { LEVELS } from '#ai/levels.ts';
import { MODULES } from '#games/index.ts';

it.each(LEVELS)('there are enough %s characters for a full table of any game', (level) => {
  const most = Math.max(...Object.values(MODULES).map(({ game }) => game.seats.max));
  expect(charactersOf(level).length).toBeGreaterThanOrEqual(most);
});

it('a character at the table is not chosen again', () => {
  const [first, ...rest] = charactersOf('strong');
  expect(first && charactersOf('strong', [first])).toEqual(rest);
});

it('every character has a level that can be played', () => {
  for (const { level } of Object.values(CHARACTERS)) expect(LEVELS).toContain(level);
});
