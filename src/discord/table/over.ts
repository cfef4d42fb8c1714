/** After a game: the record, the check of its draws, and a rematch. */
import type { Words } from '#i18n/words.ts';
import type { TableId } from '#tables/ids.ts';
import { type Unverified, verifyRecord } from '#tables/log/verify.ts';
import { hasEnded } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import { refusedByHouse } from '../admin/may-open.ts';
import { isShownOrClosed } from '../commands/first-panel.ts';
import { isOffered, notOffered } from '../games/on-offer.ts';
import { directQuestion } from '../settings/direct-question.ts';
import type { Context } from '../wire/context.ts';
import { customId } from '../wire/custom-id.ts';
import { buttons, file, message, say, text } from '../wire/message.ts';
import { type Answer, deciding, type Press, privately, type Route, refused, tableRoute } from '../wire/route.ts';
import { tooSoon, within } from '../wire/too-soon.ts';
import type { OverRouteName } from './route-names.ts';
import { toldStory } from './told-story.ts';

export const showRecord = (table: TableId, context: Context): Promise<Answer> =>
  within('file', context, () => recordOf(table, context));

async function recordOf(table: TableId, { tables, words }: Context): Promise<Answer> {
  const view = await tables.view(table, null);
  if (!view.ok) return refused(view.error);
  const record = await tables.record(table);
  if (!record.ok) return refused(record.error);
  const name = `${view.value.game}-${table}.${view.value.game}`;
  return privately(message([text(words.bot.over.record), file(name, Buffer.from(record.value))]));
}

const showStory = (table: TableId, context: Context): Promise<Answer> =>
  within('file', context, () => storyOf(table, context));

async function storyOf(table: TableId, context: Context): Promise<Answer> {
  const { tables, words } = context;
  const view = await tables.view(table, null);
  if (!view.ok) return refused(view.error);
  const record = await tables.record(table);
  if (!record.ok) return refused(record.error);
  const story = toldStory(view.value.game, record.value, await context.readerOf(view.value));
  if (story === null) return refused({ code: 'older-rules' });
  return privately(message([text(words.bot.over.story), file(`${view.value.game}-${table}.txt`, Buffer.from(story))]));
}

export function sayUnverified(problem: Unverified, { bot: { over } }: Words): string {
  const { problems, notVerified } = over;
  switch (problem.code) {
    case 'no-seed':
      return notVerified({ reason: problems.noSeed });
    case 'no-record':
      return notVerified({ reason: problems.noRecord(problem) });
    case 'wrong-commitment':
      return notVerified({ reason: problems.wrongCommitment });
    case 'wrong-draw':
      return notVerified({ reason: problems.wrongDraw(problem) });
    case 'other-rules':
      return over.otherRules;
  }
}

/** Why there is nothing to check: not yet, or never. */
const whyNotYet = (view: TableView, { bot: { over } }: Words): string =>
  view.status === 'cancelled' ? over.verifyClosed : over.verifyLater(view);

export const showVerification = (table: TableId, context: Context): Promise<Answer> =>
  within('log', context, () => verificationOf(table, context));

async function verificationOf(table: TableId, { tables, words }: Context): Promise<Answer> {
  const view = await tables.view(table, null);
  if (!view.ok) return refused(view.error);
  const { over } = words.bot;
  if (!hasEnded(view.value)) return privately(say(whyNotYet(view.value, words)));
  const record = await tables.record(table);
  if (!record.ok) return refused(record.error);
  const checked = verifyRecord(record.value);
  return privately(say(checked.ok ? over.verified(checked.value) : sayUnverified(checked.error, words)));
}

/** Somebody else was quicker, most often with the same wish. */
async function alreadyOpen(table: TableId, { tables, person, words, channels }: Context): Promise<Answer> {
  const ended = await tables.view(table, null);
  const busy = ended.ok ? await channels.busyIn(ended.value.channel) : null;
  const view = busy && (await tables.view(busy, person));
  if (!view?.ok) return refused({ code: 'channel-busy' });
  const { id, mine, play } = view.value;
  const { over, lobby } = words.bot;
  if (mine) return privately(say(play ? over.rematchRunning : over.rematchSeated));
  if (play) return refused({ code: 'channel-busy' });
  const join = { id: customId('lobby-join', { table: id }), label: lobby.join, style: 'success' } as const;
  return privately(message([text(over.rematchOpen), buttons(join)]));
}

async function rematch(table: TableId, press: Press, context: Context): Promise<Answer> {
  const ended = await context.tables.view(table, null);
  if (ended.ok && !isOffered(ended.value.game, context)) return privately(say(notOffered(ended.value.game, context)));
  const refusal = await refusedByHouse(press, context);
  if (refusal) return refusal;
  const early = tooSoon('table', context);
  if (early) return early;
  const opened = await context.tables.rematch(table, context.person);
  if (opened.ok && !(await isShownOrClosed(opened.value.table, context))) {
    return privately(say(context.words.bot.opening.notPosted));
  }
  if (opened.ok) return privately(message([text(context.words.bot.over.rematch), ...(await directQuestion(context))]));
  return opened.error.code === 'channel-busy' ? alreadyOpen(table, context) : refused(opened.error);
}

const overRoute = (name: OverRouteName, show: (table: TableId, context: Context) => Promise<Answer>): Route =>
  tableRoute(name, 'private', (table, _, context) => show(table, context));

export const OVER_ROUTES: readonly Route[] = [
  overRoute('over-record', showRecord),
  overRoute('over-story', showStory),
  overRoute('over-verify', showVerification),
  deciding(tableRoute('over-rematch', 'private', rematch)),
];
