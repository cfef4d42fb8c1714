/** What a decision brought about at once, below what was decided: as the table's own panel tells it. */
import type { AnyEvent } from '#tables/rulebook.ts';
import { faceOf } from '../games/faces.ts';
import type { Setting } from './panel.ts';

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
  { game, reader }: Pick<Setting, 'game' | 'reader'>,
): string {
  const face = faceOf(game);
  const brought = events.filter((event) => face.isNews(event) && !face.isAction(event));
  const lines = brought.map((event) => face.event(event, reader));
  const told = shortened(lines, (count) => reader.words.play.moreAtTable({ count }));
  return [done, ...told.map((line) => `-# ${line}`)].join('\n');
}
