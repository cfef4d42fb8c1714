/** “Suggest a move”: the panel says that somebody thinks about it, then what came of it. Its presser alone sees either. */
import type { TableId } from '#tables/ids.ts';
import type { Refusal } from '#tables/refusals.ts';
import type { Context } from '../wire/context.ts';
import { type Answer, instead, type Press, type Route, refused, tableRoute } from '../wire/route.ts';
import { painted } from './painted.ts';
import { SUGGEST_ROUTE } from './panel.ts';
import type { SeatAtTable } from './seat-context.ts';
import { askingPanel } from './seat-panel.ts';
import { seatedAt } from './seat-reading.ts';
import { freshPanel, showFresh } from './step-route.ts';
import { disabled, suggestionPanel } from './suggestion-panel.ts';

async function suggest(asked: SeatAtTable, context: Context): Promise<Answer> {
  const { tables, person } = context;
  const found = await tables.suggest(asked.table, person, asked.version);
  return found.ok
    ? instead(await painted(context, suggestionPanel(asked, found.value)))
    : notFound(found.error, asked, context);
}

async function notFound(refusal: Refusal, asked: SeatAtTable, context: Context): Promise<Answer> {
  const { play, bot } = context.words;
  if (refusal.code === 'stale') return showFresh(context, asked.table, play.movedOn);
  const panel = askingPanel(asked, { answers: [], note: bot.refusals['no-suggestion'] });
  return refusal.code === 'no-suggestion' && panel ? instead(await painted(context, panel)) : refused(refusal);
}

async function handle(table: TableId, { id: { version } }: Press, context: Context): Promise<Answer> {
  const seated = await seatedAt(context, table);
  if (!seated.ok) return refused(seated.error);
  const asked = seated.value;
  const { play } = context.words;
  if (version !== asked.version) return instead(await painted(context, freshPanel(seated.value, play.movedOn)));
  if (!asked.suggestions) return refused({ code: 'suggestions-off' });
  const panel = askingPanel(asked, { answers: [], note: play.suggesting });
  if (panel === null) return refused({ code: 'not-your-decision' });
  return {
    kind: 'meanwhile',
    message: await painted(context, disabled(panel)),
    result: () => suggest(asked, context),
  };
}

export const SUGGEST: Route = tableRoute(SUGGEST_ROUTE, 'update', handle);
