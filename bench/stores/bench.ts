/**
 * A store with a hundred tables and one with a hundred thousand: how long a start takes, a press, and what is asked beside.
 * `STORES=postgres SIZES=100000` measures one of them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { fillStore } from './many-tables.ts';

const SIZES = (process.env['SIZES'] ?? '100,100000').split(',').map(Number);
const STORES = (process.env['STORES'] ?? 'sqlite,postgres').split(',');
const MEASURE = fileURLToPath(new URL('measure-process.ts', import.meta.url));

type Figures = Readonly<Record<string, number>>;

/** In a process of its own, for its memory's sake. */
async function measure(place: string, count: number): Promise<Figures> {
  const child = spawn(process.execPath, ['--import', 'tsx', MEASURE, place, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  await once(child, 'close');
  return JSON.parse(said);
}

async function measureSizes(title: string, newPlace: (count: number) => Promise<string>): Promise<void> {
  const all: Figures[] = [];
  for (const count of SIZES) {
    const place = await newPlace(count);
    const begun = performance.now();
    const rows = await fillStore(place, count);
    const took = ((performance.now() - begun) / 1_000).toFixed(0);
    console.error(`${count} tables made in ${took} s, ${rows.toFixed(0)} rows of a log each`);
    all.push(await measure(place, count));
  }
  console.log(`${title}, load ${loadavg()[0]?.toFixed(1)}; in milliseconds`.padEnd(46), ...SIZES.map(headed));
  for (const name of Object.keys(all[0] ?? {})) {
    console.log(`  ${name}`.padEnd(46), ...all.map((figures) => (figures[name] ?? 0).toFixed(2).padStart(10)));
  }
}

const headed = (count: number): string => `${count.toLocaleString('en')}`.padStart(10);

const folder = mkdtempSync(join(tmpdir(), 'bench-stores-'));
const server = await startPostgres({ isDurable: true });
try {
  if (STORES.includes('sqlite')) await measureSizes('SQLite', async (count) => join(folder, `${count}.sqlite`));
  if (STORES.includes('postgres')) await measureSizes('PostgreSQL on this machine', () => server.newDatabase());
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}
