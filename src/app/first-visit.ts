/** The tables that are open when somebody first sees the playground. */
import { pluralsOf } from '#i18n/plural.ts';
import type { FirstVisit, Opening } from '#playground/playground.ts';
import { type GameId, gameOf } from '#tables/rulebook.ts';
import { titleOf } from './table-lines.ts';

/** How many computers make a game lively, if there are seats for them. */
const LIVELY = 2;

const plural = pluralsOf<'one' | 'other'>('en');

/** Enough computers that one press starts a game. */
function computersFor(game: GameId): number {
  const { min, max } = gameOf(game).seats;
  return Math.max(min - 1, Math.min(LIVELY, max - 1));
}

const openingOf = (game: GameId): Opening => ({ command: game, options: { computers: computersFor(game) } });

/** A table of every game on offer, the first of them where the page begins. */
export function firstVisit(first: GameId, others: readonly GameId[]): FirstVisit {
  const computers = computersFor(first);
  const against = plural(computers, { one: 'a computer', other: '# computers' });
  const orWithBob = computers + 1 === gameOf(first).seats.max ? '' : ', or + beside Bob to sit down with him, too';
  const elsewhere = others.map((game) => ` For ${titleOf(game)}, go to #${game}.`).join('');
  return {
    opening: openingOf(first),
    others: others.map(openingOf),
    hint: `Ann has opened a table for ${titleOf(first)}. Press Start to play against ${against}${orWithBob}.${elsewhere}`,
  };
}
