/** Where the bot keeps its tables during chaos, what goes wrong there, and how it is read from outside. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { type KeptTables, readKept } from './kept.ts';
import { mirrorOf } from './mirror.ts';

export interface ChaosDatabase {
  /** Tell the bot where it is. */
  readonly settings: Readonly<Record<string, string>>;
  /** By kind. Each lasts for a while, in milliseconds, and is over when its promise resolves. */
  readonly faults: Readonly<Record<string, (aWhile: number) => Promise<void>>>;
  kept(): KeptTables;
  close(): Promise<void>;
}

/** For a moment that may not come, in milliseconds. */
const LONGEST_WAIT = 4_000;

export function chaosFile(folder: string): ChaosDatabase {
  const file = join(folder, 'tables.sqlite');
  let kept: KeptTables | null = null;
  /** Once the bot has made it. */
  const keptNow = (): KeptTables => (kept ??= readKept(new SQLite(file, { readonly: true, fileMustExist: true })));
  return {
    settings: { DATABASE_FILE: file },
    faults: {
      async 'database locked'(aWhile) {
        const other = new SQLite(file, { timeout: LONGEST_WAIT });
        other.exec('begin immediate');
        await wait(aWhile);
        other.exec('rollback');
        other.close();
      },
    },
    kept: keptNow,
    close: async () => keptNow().close(),
  };
}

export async function chaosServer(): Promise<ChaosDatabase> {
  const server = await startPostgres({ isDurable: true });
  const url = await server.newDatabase();
  const mirror = await mirrorOf(url);
  const { client, asOf, catchUp: caughtUp, readAnew } = mirror;
  const kept = { ...readKept(client), asOf, caughtUp, readAnew };
  return {
    settings: { DATABASE_URL: url },
    faults: { 'database restarted': () => server.restart() },
    kept: () => kept,
    async close() {
      await mirror.close();
      kept.close();
      await server.stop();
    },
  };
}
