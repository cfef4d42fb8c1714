import { expect, it } from 'vitest';
import { firstOpening } from '#app/first-opening.ts';
import { makeUnlikeItself } from '../discord/games/another-game.ts';

it.each([
  [{ min: 2, max: 5 }, 2, 'Press Start to play against 2 computers, or + beside Bob'],
  [{ min: 2, max: 2 }, 1, 'Press Start to play against a computer.'],
  [{ min: 4, max: 6 }, 3, 'Press Start to play against 3 computers, or + beside Bob'],
  [{ min: 2, max: 3 }, 2, 'Press Start to play against 2 computers.'],
])('a game for %o is opened with so many computers that one press starts it: %i', (seats, computers, hint) => {
  makeUnlikeItself('urland', { game: { seats } });
  const opening = firstOpening('urland');
  expect(opening).toMatchObject({ command: 'urland', options: { computers } });
  expect(opening.hint).toContain('Ann has opened a table for Urland.');
  expect(opening.hint).toContain(hint);
});
