/** A table that can't be shown: tells the person who can do something about it, once until it is shown again. */
import type { Logger } from 'pino';
import { recent } from '#shared/recent.ts';
import type { TableId } from '#tables/ids.ts';
import type { Tables } from '#tables/service/tables.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import type { Poster } from '../wire/poster.ts';
import type { Trouble } from '../wire/trouble.ts';

/** The number of tables remembered. */
const MOST_TABLES = 1_000;

export interface Troubles {
  report(view: TableView, reader: Reader, trouble: Trouble): Promise<void>;
  /** The table is shown. */
  settle(id: TableId): void;
}

function wordsFor(trouble: Exclude<Trouble, 'gone'>, { channel }: TableView, { words }: Reader): string {
  const { channelGone, cannotWrite, notTaken, keepsFailing } = words.bot.direct;
  switch (trouble) {
    case 'no-channel':
      return channelGone;
    case 'forbidden':
      return cannotWrite({ channel });
    case 'refused':
      return notTaken({ channel });
    case 'failed':
      return keepsFailing({ channel });
  }
}

interface TroubleParts {
  readonly poster: Poster;
  readonly log: Logger;
  tables(): Tables;
}

export function createTroubles({ poster, log, tables }: TroubleParts): Troubles {
  const told = recent<TableId, Trouble | null>(MOST_TABLES);

  return {
    async report(view, reader, trouble) {
      const { id, channel, host } = view;
      if (trouble === 'gone') return;
      log.warn({ table: id, channel, trouble }, 'a table can not be shown');
      if (host === null || told.get(id, () => null) === trouble) return;
      told.set(id, trouble);
      // The one message that nobody asked for: no other way leads to the host.
      if ((await tables().settings(host)).direct === 'nothing') return;
      await poster.direct(host, { plain: wordsFor(trouble, view, reader), buttons: [], pings: [] });
    },
    settle: (id) => told.drop(id),
  };
}
