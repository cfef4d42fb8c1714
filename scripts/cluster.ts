// `npm run cluster`: several processes of the bot, as the settings say. `npm run cluster -- update` replaces one after the other.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { config as readEnvFile } from 'dotenv';
import { pino } from 'pino';
import { startCluster } from '#app/cluster/cluster.ts';
import { recommendedShards } from '#app/cluster/recommended-shards.ts';
import { readConfig } from '#app/config.ts';
import { keepFilesPrivate } from '#app/own-files.ts';
import { isPostgres } from '#store/open-stores.ts';

const FOLDER = 'data';
const PID_FILE = `${FOLDER}/cluster.pid`;

function quit(problem: string): never {
  console.error(problem);
  process.exit(1);
}

function runningCluster(): number {
  try {
    const pid = Number(readFileSync(PID_FILE, 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch {
    return quit(`No cluster runs here: ${PID_FILE} names none. Start it with npm run cluster.`);
  }
}

const [order] = process.argv.slice(2);
if (order === 'update') {
  process.kill(runningCluster(), 'SIGHUP');
  console.log('The cluster replaces its processes one after the other; its log says when each is done.');
  process.exit(0);
}
if (order !== undefined) quit(`npm run cluster, or npm run cluster -- update; not ${order}.`);

const file = readEnvFile({ quiet: true }).parsed ?? {};
const read = readConfig(process.env, Object.keys(file));
if (!read.ok) quit(['These settings are wrong:', ...read.error.map((problem) => `  - ${problem}`)].join('\n'));
const { token, api, database, shards, cluster, health, logLevel } = read.value;
if (token === null) quit('A cluster needs a DISCORD_TOKEN.');
if (!isPostgres(database))
  quit('A cluster needs its tables on a PostgreSQL server: set DATABASE_URL. See docs/scaling.md.');

const log = pino({ level: logLevel });
const range = shards ?? (await recommendedShards(api, token));
keepFilesPrivate();
mkdirSync(FOLDER, { recursive: true });
writeFileSync(PID_FILE, String(process.pid));
const running = await startCluster({
  ...{ shards: range, ...cluster, log },
  healthPort: health?.port ?? null,
  program: ['sh', 'scripts/run.sh'],
  environment: {},
});
process.on('SIGHUP', () => void running.update());
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    rmSync(PID_FILE, { force: true });
    void running.stop().then(() => process.exit(0));
  });
}
