/**
 * Accepted actions through queue, engine and a real database, next to the bare statements (one log row, one snapshot,
 * prepared) of the same database in the same run. Only figures of one run can be compared: disks differ, and so do days.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededDice } from '#engine/chance.ts';
import { wander } from '#engine/wander.ts';
import { SECRET_SOURCE } from '#tables/adapters/secret-source.ts';
import { SYSTEM_CLOCK } from '#tables/adapters/system-clock.ts';
import { channelId, personId, type TableId } from '#tables/ids.ts';
import { damageOf } from '#tables/log/integrity.ts';
import type { TableStore } from '#tables/ports.ts';
import { gameOf } from '#tables/rulebook.ts';
import { createTables, type Tables } from '#tables/service/tables.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { wanderingPlayer } from '../../test/support/wandering-player.ts';
import type { BareStatements } from './bare-statements.ts';
import { type BenchStore, benchFile, benchServer } from './bench-stores.ts';
import { line, ratio, type Series, series } from './figures.ts';

const TABLES = 40;
/** Until the compiler has seen everything. */
const WARM_UP = 500;
const PEOPLE = ['ada', 'bob', 'cyd', 'dan'].map(personId);
const dice = seededDice(1);

interface Bench {
  readonly tables: Tables;
  readonly store: TableStore;
  readonly ids: readonly TableId[];
}

async function openBench({ open }: BenchStore): Promise<Bench & { close(): Promise<void> }> {
  const { store, close } = await open();
  const tables = createTables({
    store,
    clock: SYSTEM_CLOCK,
    secrets: SECRET_SOURCE,
    dice,
    computer: wanderingPlayer(dice),
    announcer: { announce: () => {} },
    report: (problem) => {
      throw new Error(JSON.stringify(problem));
    },
  });
  const ids: TableId[] = [];
  for (let index = 0; index < TABLES; index++) ids.push(await startTable(tables, index));
  return { tables, store, ids, close };
}

async function startTable(tables: Tables, index: number): Promise<TableId> {
  const [host, ...guests] = PEOPLE;
  if (!host) throw new Error('no host');
  const opened = await tables.open({ game: 'urland', channel: channelId(`channel-${index}`), host });
  if (!opened.ok) throw new Error(opened.error.code);
  const id = opened.value.table;
  for (const guest of guests) await tables.join(id, guest);
  const started = await tables.start(id, host, `click-${index}`);
  if (!started.ok) throw new Error(started.error.code);
  return id;
}

/** One action at one table; the choosing is not counted. Null when the game is over. */
async function timedAction({ tables, store }: Bench, id: TableId): Promise<number | null> {
  const table = (await store.load(id))?.table;
  const seat = table?.play?.waiting[0]?.seat;
  const occupant = seat === undefined ? null : table?.places[seat]?.occupant;
  if (!table?.play || seat === undefined || occupant?.kind !== 'person') return null;
  const game = gameOf(table.game);
  const move = wander(game, game.view(table.play.state, seat), seat, dice);
  const started = performance.now();
  const chosen = await tables.choose(id, occupant.person, table.play.version, move);
  const taken = performance.now() - started;
  if (!chosen.ok) throw new Error(JSON.stringify(chosen.error));
  return taken;
}

/** All games to their ends, in turns; after each action, one bare transaction, so that both meet the same weather. */
async function playAll(bench: Bench, bare: BareStatements): Promise<{ played: Series; bared: Series }> {
  const played: number[] = [];
  const bared: number[] = [];
  let running = [...bench.ids];
  while (running.length > 0) {
    const still: TableId[] = [];
    for (const id of running) {
      const taken = await timedAction(bench, id);
      if (taken === null) continue;
      played.push(taken);
      bared.push(await bare.time());
      still.push(id);
    }
    running = still;
  }
  return { played: series(played.slice(WARM_UP)), bared: series(bared.slice(WARM_UP)) };
}

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
  const bare = await measured.bare();
  const bench = await openBench(measured);
  const { played, bared } = await playAll(bench, bare);
  await bare.close();
  await bench.close();
  const again = await measured.open();
  const { load, replay, rows } = await loading(again.store, bench.ids);
  await again.close();
  const bytesAnEntry = (await measured.size()) / rows;
  console.log(`${measured.title}, ${played.count} actions of ${TABLES} games, one bare transaction after each
                       a second   median      p99  longest
  bare statements      ${line(bared)}
  accepted actions     ${line(played)}
  of the bare ones     ${ratio(played.rate, bared.rate)} by the total, ${ratio(bared.median, played.median)} by the median
  a game of 300 rows   ${((bytesAnEntry * 300) / 1024).toFixed(1)} kB on disk, indexes and all (${rows} rows)
  load a table         ${load.median.toFixed(3)} ms
  read and replay 300  ${((replay.median / (rows / TABLES)) * 300).toFixed(2)} ms
`);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-tables-'));
const server = await startPostgres({ isDurable: true });
try {
  await measure(benchFile(folder, 'FULL'));
  await measure(benchFile(folder, 'NORMAL'));
  await measure(await benchServer(server));
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}
