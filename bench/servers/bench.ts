/** What a server costs in memory, with all that discord.js keeps of it, and with what the bot keeps. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { manyServers } from './many-servers.ts';

const CHANNELS = 40;
const ROLES = 25;

const CLIENT = fileURLToPath(new URL('./client.ts', import.meta.url));

export interface Weighed {
  /** In bytes. */
  readonly heap: number;
  readonly resident: number;
  /** In milliseconds of CPU time, from the login until all servers are known. */
  readonly cpu: number;
}

/** In a process of its own. */
async function weigh(how: 'all' | 'little', api: string): Promise<Weighed> {
  const args = ['--expose-gc', '--max-old-space-size=4096', '--import', 'tsx', CLIENT, how];
  const env = { ...process.env, DISCORD_API: api, DISCORD_TOKEN: 'a.b.c' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [weighed] = (await once(child, 'message')) as [Weighed];
  await once(child, 'exit');
  return weighed;
}

const MB = 1_000_000;
const kB = 1_000;

const counts = (process.env['SERVERS'] ?? '1000,10000').split(',').map(Number);
for (const count of [0, ...counts]) {
  const { api, close } = await manyServers({ servers: count, channels: CHANNELS, roles: ROLES });
  for (const how of ['all', 'little'] as const) {
    const { heap, resident, cpu } = await weigh(how, api);
    const each = count === 0 ? '' : `, ${(heap / count / kB).toFixed(1)} kB of heap a server, all else included`;
    const figures = `heap ${(heap / MB).toFixed(0)} MB, resident ${(resident / MB).toFixed(0)} MB, ${(cpu / 1_000).toFixed(1)} s of CPU`;
    console.log(`${count} servers, ${how} kept: ${figures}${each}`);
  }
  close();
}
process.exit(0);
