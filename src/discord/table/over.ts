/** When it is over: the record, the check of its draws, and another game. */
import type { Words } from '#i18n/words.ts';
import type { TableId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import { type Unverified, verifyRecord } from '#tables/verify.ts';
import type { Context } from '../context.ts';
import { file, message, say, text } from '../message.ts';
import { type Answer, privately, type Route, refused } from '../route.ts';

export async function showRecord(table: TableId, { tables, words }: Context): Promise<Answer> {
  const view = await tables.view(table, null);
  if (!view.ok) return refused(view.error);
  const record = await tables.record(table);
  if (!record.ok) return refused(record.error);
  const name = `${view.value.game}-${table}.${view.value.game}`;
  return privately(message([text(words.bot.over.record), file(name, Buffer.from(record.value))]));
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
function whyNotYet({ status, play, commitment }: TableView, { bot: { over } }: Words): string {
  if (status === 'cancelled') return play ? over.verifyStopped : over.verifyClosed;
  return play ? over.verifyLater({ commitment }) : over.verifyBefore({ commitment });
}

export async function showVerification(table: TableId, { tables, words }: Context): Promise<Answer> {
  const view = await tables.view(table, null);
  if (!view.ok) return refused(view.error);
  const { over } = words.bot;
  if (view.value.status !== 'over') return privately(say(whyNotYet(view.value, words)));
  const record = await tables.record(table);
  if (!record.ok) return refused(record.error);
  const checked = verifyRecord(record.value);
  return privately(say(checked.ok ? over.verified(checked.value) : sayUnverified(checked.error, words)));
}

async function rematch(table: TableId, { tables, person, words }: Context): Promise<Answer> {
  const opened = await tables.rematch(table, person);
  return opened.ok ? privately(say(words.bot.over.rematch)) : refused(opened.error);
}

const overRoute = (name: string, show: (table: TableId, context: Context) => Promise<Answer>): Route => ({
  name: `over-${name}`,
  manner: 'private',
  handle: ({ id }, context) => (id.table === null ? refused({ code: 'no-such-table' }) : show(id.table, context)),
});

export const OVER_ROUTES: readonly Route[] = [
  overRoute('record', showRecord),
  overRoute('verify', showVerification),
  overRoute('rematch', rematch),
];
