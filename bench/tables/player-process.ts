/** Plays ten games side by side in one process, and prints how many actions a second were accepted. */
import { openPostgres } from '#store/postgres/database.ts';
import { createPostgresTableStore } from '#store/postgres/table-store.ts';
import { beginGames, timedAction } from './games.ts';

const GAMES = 10;
/** For each game, to warm up and to be measured. */
const [WARM_UP, MEASURED] = [15, 60];

const [url = '', name = ''] = process.argv.slice(2);
const database = await openPostgres(url);
const bench = await beginGames(createPostgresTableStore(database), GAMES, { name });

async function play(actions: number): Promise<number> {
  const started = performance.now();
  const each = await Promise.all(
    bench.ids.map(async (id) => {
      let accepted = 0;
      while (accepted < actions && (await timedAction(bench, id)) !== null) accepted += 1;
      return accepted;
    }),
  );
  return (each.reduce((sum, accepted) => sum + accepted, 0) / (performance.now() - started)) * 1_000;
}

await play(WARM_UP);
process.stdout.write(String(await play(MEASURED)));
await database.close();
