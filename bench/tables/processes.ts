/** Several processes on one PostgreSQL database, each with games of its own that go on side by side. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PostgresServer } from '../../test/support/postgres-server.ts';
import type { PlayerReport } from './player-process.ts';

const PLAYER = fileURLToPath(new URL('player-process.ts', import.meta.url));

async function reportOf(url: string, name: string): Promise<PlayerReport> {
  const child = spawn(process.execPath, ['--import', 'tsx', PLAYER, url, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  await once(child, 'close');
  return JSON.parse(said);
}

export async function measureProcesses(server: PostgresServer): Promise<void> {
  console.log(
    'PostgreSQL on this machine, several processes, ten games side by side in each: accepted actions a second',
  );
  for (const count of [1, 2, 4]) {
    const url = await server.newDatabase();
    const reports = await Promise.all(Array.from({ length: count }, (_, index) => reportOf(url, `process-${index}`)));
    const sumOf = (figure: keyof PlayerReport): number => reports.reduce((sum, each) => sum + each[figure], 0);
    const rate = Math.round(sumOf('rate')).toLocaleString('en').padStart(8);
    const cpu = `${(sumOf('own') / count).toFixed(2)} ms of CPU time, the server's ${(sumOf('server') / count).toFixed(2)} ms`;
    console.log(`  ${count} ${count === 1 ? 'process  ' : 'processes'}  ${rate}, each ${cpu}`);
  }
}
