/** The table that is open when somebody first sees the playground. */
import { pluralsOf } from '#i18n/plural.ts';
import type { Opening } from '#playground/playground.ts';
import { type GameId, gameOf } from '#tables/rulebook.ts';
import { titleOf } from './table-lines.ts';

/** How many computers make a game lively, if there are seats for them. */
const LIVELY = 2;

const plural = pluralsOf<'one' | 'other'>('en');

/** Enough computers are seated that one press starts a game. */
export function firstOpening(game: GameId): Opening {
  const { min, max } = gameOf(game).seats;
  const computers = Math.max(min - 1, Math.min(LIVELY, max - 1));
  const against = plural(computers, { one: 'a computer', other: '# computers' });
  const isFull = computers + 1 === max;
  const orWithBob = isFull ? '' : ', or + beside Bob to sit down with him, too';
  return {
    command: game,
    options: { computers },
    hint: `Ann has opened a table for ${titleOf(game)}. Press Start to play against ${against}${orWithBob}.`,
  };
}
