/** The panel of one seat when it is opened: the present state of the table. */
import type { TableId } from '#tables/ids.ts';
import type { AnyMove } from '#tables/rulebook.ts';
import type { RouteName } from '../route-names.ts';
import type { Context } from '../wire/context.ts';
import { type Answer, instead, type Press, type Route, refused, tableRoute } from '../wire/route.ts';
import { painted } from './painted.ts';
import type { Panel } from './panel.ts';
import type { SeatAtTable } from './seat-context.ts';
import { askingPanel, waitingPanel } from './seat-panel.ts';
import { seatedAt } from './seat-reading.ts';

/** `note`: a word about the last press; `again`: the move that was just made. */
export function freshPanel(asked: SeatAtTable, note: string | null, again: AnyMove | null = null): Panel {
  const { play } = asked.reader.words;
  if (asked.isOver) return { paragraphs: [note ?? '', play.over], sketches: [], controls: [] };
  // The panel shows a sealed move itself, and it can be changed.
  const news = asked.sealed === null ? note : null;
  return askingPanel(asked, [], { note: news, again }) ?? waitingPanel(asked, note);
}

export const show = async (context: Context, panel: Panel): Promise<Answer> => instead(await painted(context, panel));

export async function showFresh(
  context: Context,
  table: TableId,
  note: string | null,
  again: AnyMove | null = null,
): Promise<Answer> {
  const seated = await seatedAt(context, table);
  return seated.ok ? show(context, freshPanel(seated.value, note, again)) : refused(seated.error);
}

/** Null for a press that the panel did not offer. */
type HandleAtSeat = (asked: SeatAtTable, press: Press, context: Context) => Promise<Answer | null>;

/**
 * A press on the panel of one seat. It counts for the version that the panel was made for: if the game has moved on
 * before or during the press, the answer shows the present state.
 */
export const atVersion = (name: RouteName, handle: HandleAtSeat): Route => ({
  panel: 'play',
  ...tableRoute(name, 'update', async (table, press, context) => {
    const { play } = context.words;
    const seated = await seatedAt(context, table);
    if (!seated.ok) return refused(seated.error);
    const asked = seated.value;
    if (press.id.version !== asked.version) return show(context, freshPanel(asked, play.movedOn));
    const answer = await handle(asked, press, context);
    if (answer === null) return show(context, freshPanel(asked, play.noSuchChoice));
    return orCurrent(answer, table, context);
  }),
});

async function orCurrent(answer: Answer, table: TableId, context: Context): Promise<Answer> {
  if (answer.kind === 'meanwhile') {
    return { ...answer, result: async () => orCurrent(await answer.result(), table, context) };
  }
  const isStale = answer.kind === 'refused' && answer.refusal.code === 'stale';
  return isStale ? showFresh(context, table, context.words.play.movedOn) : answer;
}
