import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#store/sqlite/database.ts';
import { createTableStore } from '#store/sqlite/table-store.ts';
import { tableId } from '#tables/ids.ts';
import { damageOf } from '#tables/log/integrity.ts';
import { ANNA, BEN, CLEO, openHouse, someMove, startTable, value } from '../../tables/support/house.ts';
import { killAfter, testFolder } from '../support/files.ts';

const PLAYER = fileURLToPath(new URL('../support/restless-player.ts', import.meta.url));

interface Life {
  readonly table: string;
  /** The last version that was answered with ok. */
  readonly version: number;
}

/** A real process, killed without warning after so many answers. */
function liveAndDie(file: string, known: string | null, answers: number): Promise<Life> {
  return new Promise((resolve, reject) => {
    // Different dice for every process.
    const args = ['--import', 'tsx', PLAYER, file, String(answers), ...(known ? [known] : [])];
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

/** Reads everything anew, as after a restart. */
function readAgain(file: string) {
  const database = openDatabase(file);
  return { store: createTableStore(database), close: () => database.client.close() };
}

/** A short life of a table. Law: every change answered with ok is there afterwards. */
async function live(file: string, statements: number): Promise<{ answered: number; statements: number }> {
  let answered = 0;
  const killing = killAfter(statements);
  try {
    const house = openHouse({ file, beforeStatement: killing.beforeStatement });
    try {
      const table = await startTable(house, [ANNA, BEN, CLEO]);
      for (let action = 0; action < 4; action++) {
        const { person, version, move } = await someMove(house, table);
        const kept = value(await house.tables.choose(table, person, version, move));
        answered = kept.version ?? answered;
      }
      value(await house.tables.leave(table, BEN));
    } finally {
      await house.tables.idle();
      house.close();
    }
  } catch (error) {
    if (!killing.isDead()) throw error;
  }
  return { answered, statements: killing.statements() };
}

describe('a process killed between two statements', () => {
  it('loses no change that it answered with ok, and leaves nothing half done, wherever it dies', async () => {
    const folder = testFolder();
    const whole = await live(join(folder, 'whole.sqlite'), Number.POSITIVE_INFINITY);
    expect(whole.statements).toBeGreaterThan(60);
    for (let killed = 1; killed < whole.statements; killed++) {
      const file = join(folder, `killed-${killed}.sqlite`);
      const { answered } = await live(file, killed);
      const { store, close } = readAgain(file);
      for (const id of await store.running()) {
        const table = (await store.load(id))?.table;
        expect(table && damageOf(table, await store.log(id))).toBeNull();
        expect(table?.play?.version).toBeGreaterThanOrEqual(answered);
      }
      if (answered > 0) expect(await store.running()).toHaveLength(1);
      close();
    }
  });
});

describe('a process that is really killed', () => {
  it('has kept every change that it answered with ok, and goes on where it was', async () => {
    const file = join(testFolder(), 'tables.sqlite');
    let known: string | null = null;
    for (const answers of [1, 9, 30, 3, 17]) {
      const life: Life = await liveAndDie(file, known, answers);
      const { store, close } = readAgain(file);
      const table = (await store.load(tableId(life.table)))?.table;
      expect(table && damageOf(table, await store.log(table.id))).toBeNull();
      expect(table?.play?.version).toBeGreaterThanOrEqual(life.version);
      close();
      known = life.table;
    }
  });
});
