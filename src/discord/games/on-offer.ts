/** How a table is opened, in words: for sentences that send somebody to the command for it. */
import type { Words } from '#i18n/words.ts';
import type { TableId } from '#tables/ids.ts';
import type { GameId } from '#tables/rulebook.ts';
import type { Context } from '../wire/context.ts';
import { presentationOf } from './index.ts';

/** The command that opens a table of a game is called by the game's id. */
export const openingOf = (games: readonly GameId[], { bot }: Words): string => bot.openWith({ commands: games });

/** Of the game at this table; where there is no such table, or no more of its kind, of any game on offer. */
export async function openingAt(table: TableId | null, { tables, games, words }: Context): Promise<string> {
  const view = table === null ? null : await tables.view(table, null);
  return openingOf(view?.ok && games.includes(view.value.game) ? [view.value.game] : games, words);
}

export const isOffered = (game: GameId, { games }: Context): boolean => games.includes(game);

/** For somebody who would open a table of a game that is not. */
export const notOffered = (game: GameId, { games, words }: Context): string =>
  words.bot.opening.notOffered({ game: presentationOf(game).words.title(words), open: openingOf(games, words) });
