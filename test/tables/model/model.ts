/** People do anything, and the process dies anywhere. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TableId } from '#tables/ids.ts';
import type { TestDatabase } from '../../store/support/databases.ts';
import { timesAsOften } from '../../support/seeds.ts';
import { type Deed, type Done, perform, readyMove, someDeed } from './deeds.ts';
import { checkLogs, checkTable } from './laws.ts';
import { createWorld, PEOPLE, type World } from './world.ts';

type DeedRow = readonly [Deed['kind'], table: number, person: number, luck: number, Deed['death']];

/** What once broke a law, as the test prints it: tried in every run, before new ones. */
const ONCE_FAILED: readonly (readonly DeedRow[])[] = [];

/** Counts what happened in all runs: a test in which nothing happens would pass too. */
interface Tally {
  tables: number;
  accepted: number;
  refused: number;
  deaths: number;
  undone: number;
  stoodIn: number;
  finished: number;
}

class DoIt implements fc.AsyncCommand<Tally, World> {
  readonly deed: Deed;

  constructor(deed: Deed) {
    this.deed = deed;
  }

  check(): boolean {
    return true;
  }

  async run(tally: Tally, world: World): Promise<void> {
    world.arm(this.deed.death);
    const done = await perform(world, this.deed).catch((error: unknown): Done => {
      if (!world.isDead()) throw error;
      return { asked: null, answers: [] };
    });
    await world.house.tables.idle();
    const isKilled = world.isDead();
    if (isKilled) await world.reopen();
    world.arm(null);
    expect(world.house.problems).toEqual([]);
    checkLogs(world, done, isKilled);
    for (const id of world.tables) checkTable(world, id);
    count(tally, world, done, isKilled);
  }

  toString(): string {
    const { kind, table, person, luck, death } = this.deed;
    return JSON.stringify([kind, table, person, luck, death] satisfies DeedRow);
  }
}

function count(tally: Tally, world: World, { answers }: Done, isKilled: boolean): void {
  tally.accepted += answers.filter(({ ok }) => ok).length;
  tally.refused += answers.filter(({ ok }) => !ok).length;
  tally.deaths += isKilled ? 1 : 0;
  const facts = world.facts.splice(0);
  tally.undone += facts.filter(({ kind }) => kind === 'undone').length;
  tally.stoodIn += facts.filter(({ kind }) => kind === 'stood-in').length;
}

const doIt = ([kind, table, person, luck, death]: DeedRow): DoIt => new DoIt({ kind, table, person, luck, death });

async function isWoken({ house }: World, id: TableId): Promise<boolean> {
  for (const person of PEOPLE) if ((await house.tables.wake(id, person)).ok) return true;
  return false;
}

/** No table is stuck: if people come back and click, every game comes to its end. */
async function finish(world: World, id: TableId): Promise<boolean> {
  for (const person of PEOPLE) await world.house.tables.takeBack(id, person);
  for (let step = 0; step < 3_000; step++) {
    const table = world.house.kept.table(id);
    if (!table?.play || table.status === 'over') return table?.status === 'over';
    if (table.status === 'asleep' && !(await isWoken(world, id))) return false;
    const ready = readyMove(world, id, step, true);
    if (ready) await world.house.tables.choose(id, ready.person, ready.version, ready.move);
    else await world.house.pass(5_000);
  }
  throw new Error(`${id} is stuck`);
}

/** `runs`: each in an empty database, with up to 120 deeds. `often`: how often things happen in them, at least. */
export function modelLaws(aDatabase: () => Promise<TestDatabase>, runs: number, often: Partial<Tally>): void {
  it('lose nothing, do nothing twice and never get stuck, whatever people do and whenever the process dies', async () => {
    const tally: Tally = { tables: 0, accepted: 0, refused: 0, deaths: 0, undone: 0, stoodIn: 0, finished: 0 };
    const commands = fc.commands([someDeed.map((deed) => new DoIt(deed))], { size: 'max', maxCommands: 120 });
    const property = fc.asyncProperty(commands, async (deeds) => {
      const world = await createWorld(await aDatabase());
      try {
        await fc.asyncModelRun(() => ({ model: tally, real: world }), deeds);
        for (const id of world.tables) if (await finish(world, id)) tally.finished += 1;
        for (const id of world.tables) checkTable(world, id);
        tally.tables += world.tables.length;
      } finally {
        await world.close();
      }
    });
    const examples = ONCE_FAILED.map((rows): [DoIt[]] => [rows.map(doIt)]);
    await fc.assert(property, { numRuns: timesAsOften(runs) + examples.length, examples });
    for (const [what, least] of Object.entries(often))
      expect(tally).toHaveProperty(
        what,
        expect.toSatisfy((times: number) => times > least),
      );
  });
}
