/**
 * Accepted actions through queue, engine and a real database, next to the bare statements (one log row, one snapshot,
 * prepared) of the same database in the same run. Only figures of one run can be compared: disks differ, and so do days.
 * `STORES=postgres` measures that one alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableId } from '#tables/ids.ts';
import { damageOf } from '#tables/log/integrity.ts';
import type { TableStore } from '#tables/ports.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import type { BareStatements } from './bare-statements.ts';
import { type BenchStore, benchFile, benchServer } from './bench-stores.ts';
import { line, ratio, type Series, series } from './figures.ts';
import { type Bench, beginGames, timedAction } from './games.ts';
import { measureProcesses } from './processes.ts';

const STORES = (process.env['STORES'] ?? 'sqlite,postgres').split(',');
const TABLES = 40;
/** Until the compiler has seen everything. */
const WARM_UP = 500;

interface Bared extends Pick<BareStatements, 'title'> {
  readonly times: Series;
}

/**
 * All games to their ends, in turns; after each action, one bare transaction of each sort, so that all meet the same weather.
 * `post`: takes the news away, as the bot does; not counted.
 */
async function playAll(
  bench: Bench,
  bares: readonly BareStatements[],
  post: (id: TableId) => Promise<void>,
): Promise<{ played: Series; bared: Bared[] }> {
  const played: number[] = [];
  const bared = bares.map(({ title, time }) => ({ title, time, times: [] as number[] }));
  let running = [...bench.ids];
  while (running.length > 0) {
    const still: TableId[] = [];
    for (const id of running) {
      const taken = await timedAction(bench, id);
      if (taken === null) continue;
      played.push(taken);
      await post(id);
      for (const { time, times } of bared) times.push(await time());
      still.push(id);
    }
    running = still;
  }
  return {
    played: warm(played),
    bared: bared.map(({ title, times }) => ({ title, times: warm(times) })),
  };
}

const warm = (times: readonly number[]): Series => series(times.slice(WARM_UP));

async function loading(
  store: TableStore,
  ids: readonly TableId[],
): Promise<{ load: Series; replay: Series; rows: number }> {
  const load: number[] = [];
  const replay: number[] = [];
  let rows = 0;
  for (const id of ids) {
    const started = performance.now();
    const table = (await store.load(id))?.table;
    load.push(performance.now() - started);
    if (!table) throw new Error('lost');
    const again = performance.now();
    const log = await store.log(id);
    const damage = damageOf(table, log);
    replay.push(performance.now() - again);
    if (damage) throw new Error(JSON.stringify(damage));
    rows += log.length;
  }
  return { load: series(load), replay: series(replay), rows };
}

async function measure(measured: BenchStore): Promise<void> {
  const bares = await measured.bare();
  const { store, panels, close } = await measured.open();
  const bench = await beginGames(store, TABLES);
  const post = (id: TableId) => panels.markSeen(id, bench.announced.get(id) ?? 0);
  const { played, bared } = await playAll(bench, bares, post);
  for (const bare of bares) await bare.close();
  await close();
  const again = await measured.open();
  const { load, replay, rows } = await loading(again.store, bench.ids);
  await again.close();
  const bytesAnEntry = (await measured.size()) / rows;
  console.log(`${measured.title}, ${played.count} actions of ${TABLES} games, a bare transaction after each
                       a second   median      p99  longest
  accepted actions     ${line(played)}
${bared.map((each) => besides(played, each)).join('\n')}
  a game of 300 rows   ${((bytesAnEntry * 300) / 1024).toFixed(1)} kB on disk, indexes and all (${rows} rows)
  load a table         ${load.median.toFixed(3)} ms
  read and replay 300  ${((replay.median / (rows / TABLES)) * 300).toFixed(2)} ms
`);
}

const besides = (played: Series, { title, times }: Bared): string => `\
  ${title.padEnd(20)} ${line(times)}
  actions beside them  ${ratio(played.rate, times.rate)} by the total, ${ratio(times.median, played.median)} by the median`;

const folder = mkdtempSync(join(tmpdir(), 'bench-tables-'));
const server = await startPostgres({ isDurable: true });
try {
  if (STORES.includes('sqlite')) {
    await measure(benchFile(folder, 'FULL'));
    await measure(benchFile(folder, 'NORMAL'));
  }
  if (STORES.includes('postgres')) {
    await measure(await benchServer(server));
    await measureProcesses(server);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}
