/** What a game that is over came to, counted from its log. */
import type { PaintScene } from '#render/painting.ts';
import type { Recap } from '#tables/log/recap.ts';
import type { AnyEvent } from '#tables/rulebook.ts';
import type { Tables } from '#tables/service/tables.ts';
import type { TableView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';
import type { Reader } from '../readers/reader.ts';
import { type Board, boardFrom, NO_BOARD } from './board.ts';

const eventsIn = ({ happened }: Recap): AnyEvent[] =>
  happened.flatMap((each) => (each.kind === 'event' ? [each.event] : []));

interface EndParts {
  tables(): Tables;
  readonly paint: PaintScene;
}

export async function endOf(
  { id, game, status, play }: TableView,
  reader: Reader,
  { tables, paint }: EndParts,
): Promise<Board> {
  const { end } = presentationOf(game).pictures;
  if (!play || status !== 'over' || !end) return NO_BOARD;
  const recap = await tables().recap(id, null);
  const sketch = recap.ok ? end(eventsIn(recap.value), play.open, reader) : null;
  return sketch === null ? NO_BOARD : boardFrom(sketch, paint);
}
