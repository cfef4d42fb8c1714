/** A gateway that tells of very many servers, each as the emulator tells of one, with other ids. It answers nothing else. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { Emulator } from '#emulator/emulator.ts';
import { readyJson } from '#emulator/gateway/ready.ts';
import { Session } from '#emulator/gateway/session.ts';
import { guildCreateJson } from '#emulator/wire/guild.ts';
import { guildsOfBot } from '#emulator/world/guilds.ts';

export interface ManyServers {
  readonly api: string;
  close(): void;
}

interface Plan {
  readonly servers: number;
  readonly channels: number;
  readonly roles: number;
}

/** Discord gives a shard 2,500 servers at most. */
const PER_SHARD = 2_000;
/** Ids of two servers differ by so many milliseconds. */
const APART = 1_000n << 22n;

/** What the emulator tells of a server, as the text of an event, and of whom it tells READY. */
async function aServer({ channels, roles }: Plan) {
  const discord = new Emulator({ rateLimits: false });
  await discord.listen(0);
  const guild = discord.createGuild({ channels: Array.from({ length: channels }, (_, index) => `channel-${index}`) });
  for (let role = 0; role < roles; role++) guild.createRole(`role ${role}`);
  const { world } = discord;
  const [told] = guildsOfBot(world);
  if (!told) throw new Error('the bot is on the server');
  const text = JSON.stringify(guildCreateJson(world, told, false));
  const ready = readyJson(discord.discord, new Session([0, 1], 1), []);
  await discord.close();
  return { text, ready: ready as object, id: told.id, people: [world.application.id, world.application.ownerId] };
}

export async function manyServers(plan: Plan): Promise<ManyServers> {
  const { text, ready, id, people } = await aServer(plan);
  const shards = Math.max(1, Math.ceil(plan.servers / PER_SHARD));
  const moved = (each: string, n: number): string => String(BigInt(each) + BigInt(n) * APART);
  const textOf = (n: number): string =>
    text.replace(/"(\d{17,20})"/g, (whole, each: string) => (people.includes(each) ? whole : `"${moved(each, n)}"`));

  function tell(socket: WebSocket, shard: number): void {
    const own = Array.from({ length: plan.servers }, (_, n) => n).filter((n) => n % shards === shard);
    const guilds = own.map((n) => ({ id: moved(id, n), unavailable: true }));
    const session = { ...ready, guilds, shard: [shard, shards], resume_gateway_url: address('ws') };
    socket.send(JSON.stringify({ op: 0, t: 'READY', s: 1, d: session }));
    for (const [index, n] of own.entries())
      socket.send(`{"op":0,"t":"GUILD_CREATE","s":${index + 2},"d":${textOf(n)}}`);
  }

  const limit = { total: 1_000, remaining: 1_000, reset_after: 0, max_concurrency: shards };
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ url: address('ws'), shards, session_start_limit: limit }));
  });
  const address = (scheme: 'http' | 'ws'): string => {
    const bound = server.address();
    return `${scheme}://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
  };
  new WebSocketServer({ server }).on('connection', (socket) => {
    socket.send(JSON.stringify({ op: 10, d: { heartbeat_interval: 41_250 } }));
    socket.on('message', (data) => {
      const { op, d } = JSON.parse(String(data)) as { op: number; d: { shard?: [number, number] } | null };
      if (op === 1) socket.send(JSON.stringify({ op: 11 }));
      if (op === 2) tell(socket, d?.shard?.[0] ?? 0);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { api: `${address('http')}/api`, close: () => server.closeAllConnections() };
}
