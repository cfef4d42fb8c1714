/** Everything that is kept about a person, as a file for their eyes alone. */
import { gzipSync } from 'node:zlib';
import type { Context } from '../wire/context.ts';
import { type Block, file, message, text } from '../wire/message.ts';
import { type Answer, privately } from '../wire/route.ts';
import { tooSoon } from '../wire/too-soon.ts';

/** In bytes: Discord takes ten million, and a slow line should not be busy for long. */
const LARGE = 4_000_000;

function fileOf(data: object): Block {
  const json = Buffer.from(JSON.stringify(data, null, 2));
  return json.length > LARGE ? file('my-data.json.gz', gzipSync(json)) : file('my-data.json', json);
}

export async function exportData(context: Context): Promise<Answer> {
  const { tables, person, words, now } = context;
  const early = tooSoon('export', context);
  if (early) return early;
  const kept = await tables.keptAbout(person);
  const exportedAt = new Date(now()).toISOString();
  return privately(message([text(words.bot.settings.exported), fileOf({ person, exportedAt, kept })]));
}
