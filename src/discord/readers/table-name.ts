/** A table by its game and its people, so that two tables can be told apart. */
import type { TableView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';
import { escaped } from './escaped.ts';
import type { Reader } from './reader.ts';

/** Plain text: nothing in it is escaped. */
export function tableName(view: TableView, { names, words }: Reader): string {
  const game = presentationOf(view.game).words.title(words);
  if (view.play) return words.bot.tableName({ game, names });
  const host = view.places.findIndex(({ occupant }) => occupant.kind === 'person' && occupant.person === view.host);
  return words.bot.lobbyName({ game, host: names[host] ?? null });
}

/** The same within a message. */
export const escapedTableName = (view: TableView, reader: Reader): string =>
  tableName(view, { ...reader, names: reader.names.map(escaped) });
