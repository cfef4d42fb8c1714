import { expect, it } from 'vitest';
import { firstVisit } from '#app/first-visit.ts';
import { makeUnlikeItself } from '../discord/games/another-game.ts';

it.each([
  [{ min: 2, max: 5 }, 2, 'Press Start to play against 2 computers, or + beside Bob'],
  [{ min: 2, max: 2 }, 1, 'Press Start to play against a computer.'],
  [{ min: 4, max: 6 }, 3, 'Press Start to play against 3 computers, or + beside Bob'],
  [{ min: 2, max: 3 }, 2, 'Press Start to play against 2 computers.'],
])('a game for %o is opened with so many computers that one press starts it: %i', (seats, computers, hint) => {
  makeUnlikeItself('urland', { game: { seats } });
  const visit = firstVisit('urland', []);
  expect(visit.opening).toEqual({ command: 'urland', options: { computers } });
  expect(visit.hint).toContain('Ann has opened a table for Urland.');
  expect(visit.hint).toContain(hint);
});

it('every other game on offer has a table, too, in a channel of its name', () => {
  const { others, hint } = firstVisit('urland', ['ursuppe']);
  expect(others).toEqual([{ command: 'ursuppe', options: { computers: 2 } }]);
  expect(hint).toMatch(/For Ursuppe, go to #ursuppe\.$/);
});
