/**
 * “Suggest a move”: the panel says that a computer is thinking, then shows the result. Only its presser sees either.
 */
import type { Refusal } from '#tables/refusals.ts';
import type { Context } from '../wire/context.ts';
import { type Answer, type Press, type Route, refused } from '../wire/route.ts';
import { tooSoon } from '../wire/too-soon.ts';
import { atVersion, show } from './fresh-panel.ts';
import { painted } from './painted.ts';
import { SUGGEST_ROUTE } from './panel.ts';
import type { SeatAtTable } from './seat-context.ts';
import { askingPanel } from './seat-panel.ts';
import { rememberLesson } from './seat-reading.ts';
import { disabled, suggestionPanel } from './suggestion-panel.ts';

async function suggest(asked: SeatAtTable, context: Context): Promise<Answer> {
  const { tables, person } = context;
  const found = await tables.suggest(asked.table, person, asked.version);
  if (!found.ok) return notFound(found.error, asked, context);
  const isFirst = await rememberLesson(context, 'suggestion');
  return show(context, suggestionPanel(asked, found.value, { isFirst }));
}

async function notFound(refusal: Refusal, asked: SeatAtTable, context: Context): Promise<Answer> {
  const panel = askingPanel(asked, [], { note: context.words.bot.refusals['no-suggestion'] });
  return refusal.code === 'no-suggestion' && panel ? show(context, panel) : refused(refusal);
}

async function handle(asked: SeatAtTable, _: Press, context: Context): Promise<Answer> {
  if (!asked.suggestions) return refused({ code: 'suggestions-off' });
  const panel = askingPanel(asked, [], { note: context.words.play.suggesting });
  if (panel === null) return refused({ code: 'not-your-decision' });
  const early = tooSoon('suggestion', context);
  if (early) return early;
  return {
    kind: 'meanwhile',
    message: await painted(context, disabled(panel)),
    result: () => suggest(asked, context),
  };
}

export const SUGGEST: Route = atVersion(SUGGEST_ROUTE, handle);
