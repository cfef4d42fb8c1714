/** What a decision brought about at once, below what was decided: as the table's own panel tells it. */
import type { AnyEvent } from '#tables/rulebook.ts';
import { presentationOf } from '../games/index.ts';
import type { SeatAtTable } from './seat-context.ts';

const MOST_LINES = 6;

/** An epoch may end with a dozen: how it begins and how it ends is what counts. */
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
  const lines = brought.map((event) => news.event(event, reader));
  const told = shortened(lines, (count) => reader.words.play.moreAtTable({ count }));
  return [done, ...told.map((line) => `-# ${line}`)].join('\n');
}
