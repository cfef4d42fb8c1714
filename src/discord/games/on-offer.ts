/** The commands that open a table, in words, for sentences that mention them. */
import type { Words } from '#i18n/words.ts';
import type { TableId } from '#tables/ids.ts';
import type { GameId } from '#tables/rulebook.ts';
import type { Context } from '../wire/context.ts';
import { presentationOf } from './index.ts';

/** The command that opens a table has the game's id as its name. */
export const openingOf = (games: readonly GameId[], { bot }: Words): string => bot.openWith({ commands: games });

/**
 * The command for the game at this table; without a table, or if its game is no longer offered, for any game on offer.
 * In a conversation with the bot it could not be used.
 */
export async function openingAt(table: TableId | null, { tables, games, words, guild }: Context): Promise<string> {
  const view = table === null ? null : await tables.view(table, null);
  const open = openingOf(view?.ok && games.includes(view.value.game) ? [view.value.game] : games, words);
  return guild === null ? words.bot.openInServer({ open }) : open;
}

export const isOffered = (game: GameId, { games }: Context): boolean => games.includes(game);

/** For a person who tries to open a table of a game that is not offered. */
export const notOffered = (game: GameId, { games, words }: Context): string =>
  words.bot.opening.notOffered({ game: presentationOf(game).words.title(words), open: openingOf(games, words) });
