/** Logs in, and says what it weighs when all servers are known. */
import { Client, Events, GatewayIntentBits, Options } from 'discord.js';
import { createClient } from '#discord/wire/client.ts';
import type { Weighed } from './bench.ts';

const { DISCORD_API: api = '', DISCORD_TOKEN: token = '' } = process.env;

/** As discord.js has it, but for messages. */
const keepingAll = (): Client =>
  new Client({
    intents: [GatewayIntentBits.Guilds],
    shards: 'auto',
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    rest: { api },
  });

const client = process.argv[2] === 'all' ? keepingAll() : createClient(api);
const before = process.cpuUsage();
const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
await client.login(token);
await ready;
const { user, system } = process.cpuUsage(before);
globalThis.gc?.();
const { heapUsed: heap, rss: resident } = process.memoryUsage();
const weighed: Weighed = { heap, resident, cpu: (user + system) / 1_000 };
process.send?.(weighed);
await client.destroy();
process.exit(0);
