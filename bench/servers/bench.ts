/** What a server costs in memory, with all that discord.js keeps of it, and with what the bot keeps. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Emulator } from '#emulator/emulator.ts';

const CHANNELS = 40;
const ROLES = 25;
/** Discord gives a shard 2,500 servers at most. */
const PER_SHARD = 2_000;

const CLIENT = fileURLToPath(new URL('./client.ts', import.meta.url));

export interface Weighed {
  /** In bytes. */
  readonly heap: number;
  readonly resident: number;
  /** In milliseconds of CPU time, from the login until all servers are known. */
  readonly cpu: number;
}

function openServers(discord: Emulator, count: number): void {
  const channels = Array.from({ length: CHANNELS }, (_, index) => `channel-${index}`);
  for (let n = 0; n < count; n++) {
    const guild = discord.createGuild({ name: `Server ${n}`, channels });
    for (let role = 0; role < ROLES; role++) guild.createRole(`role ${role}`);
    // A guild's shard follows from the millisecond it was made in.
    discord.clock.turn(1);
  }
}

/** In a process of its own. */
async function weigh(how: 'all' | 'little', api: string, token: string): Promise<Weighed> {
  const args = ['--expose-gc', '--max-old-space-size=4096', '--import', 'tsx', CLIENT, how];
  const env = { ...process.env, DISCORD_API: api, DISCORD_TOKEN: token };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [weighed] = (await once(child, 'message')) as [Weighed];
  await once(child, 'exit');
  return weighed;
}

const MB = 1_000_000;
const kB = 1_000;

const counts = (process.env['SERVERS'] ?? '1000,10000').split(',').map(Number);
for (const count of [0, ...counts]) {
  const shards = Math.max(1, Math.ceil(count / PER_SHARD));
  const discord = new Emulator({ rateLimits: false, record: false, shards, maxConcurrency: shards });
  const { api, token } = await discord.listen(0);
  discord.clock.hold();
  openServers(discord, count);
  for (const how of ['all', 'little'] as const) {
    const { heap, resident, cpu } = await weigh(how, api, token);
    const each = count === 0 ? '' : `, ${(heap / count / kB).toFixed(1)} kB of heap a server, all else included`;
    const figures = `heap ${(heap / MB).toFixed(0)} MB, resident ${(resident / MB).toFixed(0)} MB, ${(cpu / 1_000).toFixed(1)} s of CPU`;
    console.log(`${count} servers, ${how} kept: ${figures}${each}`);
  }
  await discord.close();
}
