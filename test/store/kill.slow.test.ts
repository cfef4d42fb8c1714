import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#store/database.ts';
import { createTableStore } from '#store/table-store.ts';
import { tableId } from '#tables/ids.ts';
import { damageOf } from '#tables/integrity.ts';
import { testFolder } from './support/files.ts';

const PLAYER = fileURLToPath(new URL('support/restless-player.ts', import.meta.url));

interface Life {
  readonly table: string;
  /** The last version that was answered for. */
  readonly version: number;
}

/** A real process, killed with no warning once it has been answered so many times. */
function liveAndDie(file: string, known: string | null, answers: number): Promise<Life> {
  return new Promise((resolve, reject) => {
    const args = ['--import', 'tsx', PLAYER, file, ...(known ? [known] : [])];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let complaints = '';
    child.stderr.on('data', (chunk) => (complaints += chunk));
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.split('\nkept ').length > answers) child.kill('SIGKILL');
    });
    child.on('close', (_, signal) => {
      const kept = [...said.matchAll(/^kept (\S+) (\d+)\n/gm)].at(-1);
      if (signal === 'SIGKILL' && kept) resolve({ table: kept[1] ?? '', version: Number(kept[2]) });
      else reject(new Error(`ended by itself: ${complaints}`));
    });
  });
}

describe('a process that is really killed', () => {
  it('has kept everything it answered for, and goes on where it was', { timeout: 120_000 }, async () => {
    const file = join(testFolder(), 'tables.sqlite');
    let known: string | null = null;
    for (const answers of [1, 9, 30, 3, 17]) {
      const life: Life = await liveAndDie(file, known, answers);
      const database = openDatabase(file);
      const store = createTableStore(database);
      const table = store.load(tableId(life.table));
      expect(table && damageOf(table, store.log(table.id))).toBeNull();
      expect(table?.play?.version).toBeGreaterThanOrEqual(life.version);
      database.client.close();
      known = life.table;
    }
  });
});
