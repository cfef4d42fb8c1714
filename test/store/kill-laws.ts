/** Whatever a process was answered as kept is kept, however and whenever the process dies. */
import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { tableId } from '#tables/ids.ts';
import { damageOf } from '#tables/log/integrity.ts';
import { compiled } from '../support/compiled.ts';
import { ANNA, BEN, CLEO, someMove, startTable, value } from '../tables/support/house.ts';
import type { TestDatabase } from './support/databases.ts';
import { killAfter } from './support/files.ts';

interface Life {
  readonly table: string;
  /** The last version that was answered with ok. */
  readonly version: number;
}

/** A real process, killed without warning after so many answers. */
function liveAndDie({ place }: TestDatabase, known: string | null, answers: number): Promise<Life> {
  return new Promise((resolve, reject) => {
    // Different dice for every process.
    const [program, file] = compiled('test/store/support/restless-player.ts');
    const args = [file, place, String(answers), ...(known ? [known] : [])];
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
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

/** A short life of a table. Law: every change answered with ok is there afterwards. */
async function live(database: TestDatabase, statements: number): Promise<{ answered: number; statements: number }> {
  let answered = 0;
  const killing = killAfter(statements);
  try {
    const house = await database.house({ beforeStatement: killing.beforeStatement });
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
      await house.close();
    }
  } catch (error) {
    if (!killing.isDead()) throw error;
  }
  return { answered, statements: killing.statements() };
}

interface Kills {
  /** So many statements a short life has at least. */
  readonly least: number;
  /** Which of them it dies at: each one, or each third. */
  readonly stride: number;
  /** After how many answers real processes are killed. */
  readonly lives: readonly number[];
}

/** `aDatabase`: an empty one. */
export function killLaws(aDatabase: () => Promise<TestDatabase>, { least, stride, lives }: Kills): void {
  describe('a process killed between two statements', () => {
    it('loses no change that it answered with ok, and leaves nothing half done, wherever it dies', async () => {
      const whole = await live(await aDatabase(), Number.POSITIVE_INFINITY);
      expect(whole.statements).toBeGreaterThan(least);
      for (let killed = 1; killed < whole.statements; killed += stride) {
        const database = await aDatabase();
        const { answered } = await live(database, killed);
        const { store, close } = await database.open();
        for (const { id } of await store.running()) {
          const table = (await store.load(id))?.table;
          expect(table && damageOf(table, await store.log(id))).toBeNull();
          expect(table?.play?.version).toBeGreaterThanOrEqual(answered);
        }
        if (answered > 0) expect(await store.running()).toHaveLength(1);
        await close();
      }
    });
  });

  describe('a process that is really killed', () => {
    it('has kept every change that it answered with ok, and goes on where it was', async () => {
      const database = await aDatabase();
      let known: string | null = null;
      for (const answers of lives) {
        const life: Life = await liveAndDie(database, known, answers);
        const { store, close } = await database.open();
        const table = (await store.load(tableId(life.table)))?.table;
        expect(table && damageOf(table, await store.log(table.id))).toBeNull();
        expect(table?.play?.version).toBeGreaterThanOrEqual(life.version);
        await close();
        known = life.table;
      }
    });
  });
}
