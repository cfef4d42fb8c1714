/** The immediate effects of a decision, listed below it in the words of the table's panel. */
import type { AnyEvent } from '#tables/rulebook.ts';
import { presentationOf } from '../games/index.ts';
import { toldLines } from '../games/told-lines.ts';
import type { SeatAtTable } from './seat-context.ts';

const MOST_LINES = 6;

/** An epoch may end with a dozen events: its first and last ones matter. */
function shortened(lines: readonly string[], between: (count: number) => string): readonly string[] {
  if (lines.length <= MOST_LINES) return lines;
  const first = lines.slice(0, MOST_LINES - 2);
  return [...first, between(lines.length - first.length - 1), ...lines.slice(-1)];
}

export function withOutcome(
  done: string,
  events: readonly AnyEvent[],
  { game, reader }: Pick<SeatAtTable, 'game' | 'reader'>,
): string {
  const { news } = presentationOf(game);
  const brought = events.filter((event) => news.isNews(event) && !news.isAction(event));
  const lines = toldLines(game, brought, reader);
  const told = shortened(lines, (count) => reader.words.play.moreAtTable({ count }));
  return [done, ...told.map((line) => `-# ${line}`)].join('\n');
}
