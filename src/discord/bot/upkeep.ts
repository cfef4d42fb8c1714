/** What the bot does by itself, beside the games: it tidies up, and says what whoever runs it has to say. */
import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import { hasFirst, type ShardRange } from '#shared/shard-range.ts';
import type { Stores } from '#store/sql/stores.ts';
import type { Clock } from '#tables/ports.ts';
import { createHousekeeping } from '#tables/servers/housekeeping.ts';
import type { Tables } from '#tables/service/tables.ts';
import { createNotices } from '../around/notices.ts';
import type { Operator } from '../around/operator.ts';
import { noteFailure } from '../wire/failures.ts';
import { watchMembership } from '../wire/membership.ts';
import type { Poster } from '../wire/poster.ts';
import { reportTo } from './watched-stores.ts';

interface UpkeepParts {
  readonly client: Client;
  readonly shards: ShardRange | null;
  readonly stores: Pick<Stores, 'tables' | 'panels' | 'servers' | 'notices'>;
  readonly tables: Tables;
  readonly poster: Poster;
  readonly clock: Clock;
  readonly log: Logger;
}

export function createUpkeep({ keepDays }: Operator, parts: UpkeepParts) {
  const { client, shards, stores, tables, poster, clock, log } = parts;
  const { tables: store, servers } = stores;
  const notices = createNotices({ store: stores.notices, shards, tables, poster, clock, log });
  const keeping = createHousekeeping({ tables: store, servers, clock, keepDays, report: reportTo(log) });
  const keepHouse = watchMembership(client, shards, keeping, log);
  let clearing: Promise<void> = Promise.resolve();
  const notCleared = (err: unknown): void => noteFailure(log, err, 'the lines of ended games stay');
  return {
    /** The result ends it. */
    async run(ready: Client<true>): Promise<() => void> {
      if (hasFirst(shards)) clearing = stores.panels.forgetEndedLines().catch(notCleared);
      const endings = [notices.run(), await keepHouse(ready)];
      return () => {
        for (const end of endings) end();
      };
    },
    async idle(): Promise<void> {
      await clearing;
      await notices.idle();
    },
  };
}
