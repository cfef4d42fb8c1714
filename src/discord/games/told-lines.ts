/** Events as the lines of a list: where several make one sentence, the game says so. */
import type { AnyEvent, GameId } from '#tables/rulebook.ts';
import type { Reader } from '../readers/reader.ts';
import { presentationOf } from './index.ts';

export function toldLines(game: GameId, events: readonly AnyEvent[], reader: Reader): readonly string[] {
  const { news } = presentationOf(game);
  return news.lines?.(events, reader) ?? events.map((event) => news.event(event, reader));
}
