import { describe, expect, it, onTestFinished } from 'vitest';
import type { Connection } from '#discord/watch.ts';
import { openHealthServer } from '#monitoring/health-server.ts';
import type { Patient } from '#monitoring/patient.ts';
import { timedComputer } from '#monitoring/timed-computer.ts';
import { StoreTrouble, type TableCount } from '#tables/ports.ts';

const CONNECTED: Connection = { states: ['Ready'], ping: 40, servers: 3 };
const TABLES: readonly TableCount[] = [{ game: 'sticks', status: 'running', tables: 7 }];

const bot = (change: Partial<Patient> = {}): Patient => ({
  connection: () => CONNECTED,
  census: async () => TABLES,
  ...change,
});

async function aServer() {
  const server = await openHealthServer({ host: '127.0.0.1', port: 0 }, '1.2.3');
  onTestFinished(() => server.close());
  const get = async (path: string): Promise<readonly [number, string]> => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`);
    return [response.status, await response.text()];
  };
  return { ...server, get };
}

describe('the health port', () => {
  it('is live as soon as the process is there, and ready once the bot is', async () => {
    const { get, lookAt } = await aServer();
    expect(await get('/live')).toEqual([200, 'live\n']);
    expect(await get('/ready')).toEqual([503, 'the bot is starting or stopping\n']);
    lookAt(bot());
    expect(await get('/ready')).toEqual([200, 'ready\n']);
    lookAt(null);
    expect(await get('/ready')).toEqual([503, 'the bot is starting or stopping\n']);
  });

  it.each<[string, Partial<Patient>]>([
    ['not connected to Discord: Resuming', { connection: () => ({ ...CONNECTED, states: ['Ready', 'Resuming'] }) }],
    ['the database can not be read', { census: () => Promise.reject(new StoreTrouble('broken', 'disk I/O error')) }],
  ])('is not ready while people could not play: %s', async (complaint, change) => {
    const { get, lookAt } = await aServer();
    lookAt(bot(change));
    expect(await get('/ready')).toEqual([503, `${complaint}\n`]);
    expect(await get('/live')).toEqual([200, 'live\n']);
  });

  it('is not ready from when the store is in trouble until something is written again', async () => {
    const { get, lookAt, metrics } = await aServer();
    lookAt(bot());
    metrics.watch.storeTrouble('full');
    expect(await get('/ready')).toEqual([503, 'the database can not be used: full\n']);
    metrics.watch.storeTrouble(null);
    expect(await get('/ready')).toEqual([200, 'ready\n']);
  });

  it('has nothing else', async () => {
    const { get } = await aServer();
    expect(await get('/')).toEqual([404, 'There are /live, /ready and /metrics.\n']);
  });
});

describe('the metrics', () => {
  it('tell what the bot is told to whoever watches, and how it is now', async () => {
    const { get, lookAt, metrics } = await aServer();
    const { watch } = metrics;
    lookAt(bot());
    watch.pressed('play', 'answered');
    watch.calledBack(120);
    watch.pictured('late');
    watch.stored('save', 3);
    watch.requested(429);
    watch.happened('slept', 'sticks');
    metrics.thought('move', 900);
    const [, text] = await get('/metrics');
    for (const line of [
      'games_info{version="1.2.3"} 1',
      'games_tables{game="sticks",status="running"} 7',
      'games_gateway_connections{state="Ready"} 1',
      'games_gateway_ping_seconds 0.04',
      'games_servers 3',
      'games_presses_total{route="play",outcome="answered"} 1',
      'games_callback_seconds_bucket{le="0.1"} 0',
      'games_callback_seconds_bucket{le="0.25"} 1',
      'games_pictures_total{outcome="late"} 1',
      'games_store_seconds_count{operation="save"} 1',
      'games_discord_requests_total{status="429"} 1',
      'games_table_events_total{event="slept",game="sticks"} 1',
      'games_computer_seconds_count{purpose="move"} 1',
    ])
      expect(text).toContain(`${line}\n`);
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  it('are there while the database can not be read, and without a bot', async () => {
    const { get, lookAt } = await aServer();
    expect((await get('/metrics'))[0]).toBe(200);
    lookAt(bot({ census: () => Promise.reject(new Error('gone')) }));
    const [status, text] = await get('/metrics');
    expect(status).toBe(200);
    expect(text).not.toContain('games_tables{');
  });
});

it('thinking is timed whether or not it succeeds', async () => {
  const timed: string[] = [];
  const fails = (): never => {
    throw new Error('no idea');
  };
  const { choose, suggest } = timedComputer({ choose: () => ({ kind: 'wait' }), suggest: fails }, (purpose) =>
    timed.push(purpose),
  );
  const question = { game: 'sticks', level: 'easy', seat: 0, view: {} } as unknown as Parameters<typeof choose>[0];
  expect(await choose(question)).toEqual({ kind: 'wait' });
  await expect(suggest(question, new AbortController().signal)).rejects.toThrow('no idea');
  expect(timed).toEqual(['move', 'suggestion']);
});
