/** The stores, with a word to the log and to whoever watches: what happens at tables, how long they take, what is wrong. */
import type { Logger } from 'pino';
import { type OpenOptions, openStores } from '#store/open-stores.ts';
import type { StoreWatch } from '#store/patient-store.ts';
import type { Stores } from '#store/sql/stores.ts';
import { timedStore } from '#store/timed-store.ts';
import { type TableNews, tellingStore } from '#tables/news.ts';
import { type Problem, StoreTrouble } from '#tables/ports.ts';
import type { BotWatch } from '../watch.ts';

/** One line when a trouble begins, and one when it is over, however many meet it. */
function watchStore(log: Logger, { storeTrouble }: BotWatch): StoreWatch {
  let trouble: StoreTrouble['kind'] | null = null;
  return {
    failed({ kind, message }) {
      if (kind !== trouble) log.error({ trouble: kind, reason: message }, 'the database can not be used');
      trouble = kind;
      storeTrouble(trouble);
    },
    wrote() {
      if (trouble === null) return;
      log.warn({ trouble }, 'the database can be used again');
      trouble = null;
      storeTrouble(trouble);
    },
    lost: (tables) => log.error({ tables }, 'the database is older than it was: changes of these tables are lost'),
  };
}

export function reportTo(log: Logger) {
  return ({ kind, ...about }: Problem): void => {
    if ('error' in about && about.error instanceof StoreTrouble) return;
    if ('error' in about) log.error({ err: about.error, table: about.table }, kind);
    else log.error(about, kind);
  };
}

const tellNews =
  (log: Logger, watch: BotWatch) =>
  ({ event, ...about }: TableNews): void => {
    log.info(about, `table ${event}`);
    watch.happened(event, about.game);
  };

export async function openWatchedStores(
  place: string,
  options: OpenOptions,
  watch: BotWatch,
  log: Logger,
): Promise<Stores> {
  const opened = await openStores(place, watchStore(log, watch), options);
  const { tables, panels, direct, threads, servers, notices, crew, close } = opened;
  return {
    tables: tellingStore(timedStore(tables, watch.stored), tellNews(log, watch)),
    panels: timedStore(panels, watch.stored),
    direct: timedStore(direct, watch.stored),
    threads: timedStore(threads, watch.stored),
    servers: timedStore(servers, watch.stored),
    notices: timedStore(notices, watch.stored),
    crew,
    close,
  };
}
