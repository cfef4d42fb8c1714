/** Plays ten games side by side in one process, and prints how many actions a second were accepted, and what they took. */
import { existsSync, readFileSync } from 'node:fs';
import { openPostgres } from '#store/postgres/database.ts';
import { createPostgresTableStore } from '#store/postgres/table-store.ts';
import { beginGames, timedAction } from './games.ts';

export interface PlayerReport {
  /** Accepted actions a second. */
  readonly rate: number;
  /** CPU time an action, in milliseconds: of this process, and of the server for it. Choosing the moves is counted, too. */
  readonly own: number;
  readonly server: number;
}

const GAMES = 10;
/** For each game, to warm up and to be measured. */
const [WARM_UP, MEASURED] = [15, 60];

const [url = '', name = ''] = process.argv.slice(2);
const database = await openPostgres(url);
/** The server's processes for this one's connections. They know their ids. */
const backends = new Set<number>();
database.pool.on('connect', (client) => backends.add((client as unknown as { processID: number }).processID));
const bench = await beginGames(createPostgresTableStore(database), GAMES, { name });

/** Of Linux, whatever the machine. */
const TICKS_A_SECOND = 100;

/** CPU time of another process, in milliseconds. */
function cpuOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_A_SECOND;
}

function spent(): { own: number; server: number } {
  const { user, system } = process.cpuUsage();
  return { own: (user + system) / 1_000, server: [...backends].reduce((sum, pid) => sum + cpuOf(pid), 0) };
}

async function play(actions: number): Promise<PlayerReport> {
  const [started, before] = [performance.now(), spent()];
  const each = await Promise.all(
    bench.ids.map(async (id) => {
      let accepted = 0;
      while (accepted < actions && (await timedAction(bench, id)) !== null) accepted += 1;
      return accepted;
    }),
  );
  const all = each.reduce((sum, accepted) => sum + accepted, 0);
  const { own, server } = spent();
  return {
    rate: (all / (performance.now() - started)) * 1_000,
    own: (own - before.own) / all,
    server: (server - before.server) / all,
  };
}

await play(WARM_UP);
process.stdout.write(JSON.stringify(await play(MEASURED)));
await database.close();
