/** Several processes on one PostgreSQL database, each with games of its own that go on side by side. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PostgresServer } from '../../test/support/postgres-server.ts';

const PLAYER = fileURLToPath(new URL('player-process.ts', import.meta.url));

/** Accepted actions a second. */
async function rateOf(url: string, name: string): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', PLAYER, url, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  await once(child, 'close');
  return Number(said);
}

export async function measureProcesses(server: PostgresServer): Promise<void> {
  console.log(
    'PostgreSQL on this machine, several processes, ten games side by side in each: accepted actions a second',
  );
  for (const count of [1, 2, 4]) {
    const url = await server.newDatabase();
    const rates = await Promise.all(Array.from({ length: count }, (_, index) => rateOf(url, `process-${index}`)));
    const sum = rates.reduce((total, rate) => total + rate, 0);
    console.log(
      `  ${count} ${count === 1 ? 'process  ' : 'processes'}  ${Math.round(sum).toLocaleString('en').padStart(8)}`,
    );
  }
}
