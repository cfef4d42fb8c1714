/** Deletes what has been kept long enough: tables that are over, and servers that have removed the bot. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GuildId, TableId } from '../ids.ts';
import type { Clock, Problem, TableStore } from '../ports.ts';
import { DAY, HOUR } from '../time/allowance.ts';
import type { KnownServer, ServerStore } from './server-store.ts';

/** In milliseconds. A server that invites the bot again before then finds everything as it was. */
const SERVER_GONE_AFTER = 30 * DAY;
const EVERY = HOUR;
/** Tables that go in one round; the rest goes in the next. */
const AT_ONCE = 500;

interface Parts {
  readonly tables: TableStore;
  readonly servers: ServerStore;
  readonly clock: Clock;
  /** In days: how long a table stays after its end, unless its server says less. */
  readonly keepDays: number;
  report(problem: Problem): void;
}

export interface Housekeeping {
  /** After a start: the servers where the bot is, of those that this process hears of. */
  foundAt(guilds: readonly GuildId[], isHeardOf?: (guild: GuildId) => boolean): Promise<void>;
  removedFrom(guild: GuildId): Promise<void>;
  invitedTo(guild: GuildId): Promise<void>;
  /** Deletes what is due. */
  tidy(): Promise<void>;
  /** Again and again. The result stops it. */
  run(): () => void;
}

export function createHousekeeping({ tables, servers, clock, keepDays, report }: Parts): Housekeeping {
  let isStopped = false;

  /** Others want the database, too, so they get a turn after each. */
  async function drop(all: readonly TableId[]): Promise<void> {
    for (const table of all) {
      await nextTurn();
      if (isStopped) return;
      await tables.drop(table);
    }
  }

  async function forgetServer(guild: GuildId): Promise<void> {
    await drop(await tables.tablesIn(guild));
    if (!isStopped) await servers.dropServer(guild);
  }

  const isGone = ({ leftAt }: KnownServer, now: number): boolean =>
    leftAt !== null && now - leftAt >= SERVER_GONE_AFTER;

  async function tidy(): Promise<void> {
    const now = clock.now();
    await drop(await tables.spent(now, keepDays, AT_ONCE));
    if (isStopped) return;
    const gone = (await servers.known()).filter((server) => isGone(server, now));
    for (const { guild } of gone) await forgetServer(guild);
  }

  const tidyOrReport = (): void =>
    void tidy().catch((error: unknown) => report({ kind: 'tick-failed', table: null, error }));

  return {
    async foundAt(guilds, isHeardOf = () => true) {
      const present = new Set(guilds);
      const known = await servers.known();
      for (const { guild, leftAt } of known.filter((each) => isHeardOf(each.guild))) {
        const isThere = present.has(guild);
        if (isThere === (leftAt === null)) continue;
        await servers.keepLeft(guild, isThere ? null : clock.now());
      }
    },
    removedFrom: (guild) => servers.keepLeft(guild, clock.now()),
    async invitedTo(guild) {
      const known = (await servers.known()).find((each) => each.guild === guild);
      if (known && known.leftAt !== null) await servers.keepLeft(guild, null);
    },
    tidy,
    run() {
      tidyOrReport();
      const stopClock = clock.every(EVERY, tidyOrReport);
      return () => {
        isStopped = true;
        stopClock();
      };
    },
  };
}
