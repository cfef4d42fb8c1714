import { GatewayCloseCodes } from 'discord-api-types/v10';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Emulator, EmulatorOptions } from '#emulator/emulator.ts';
import { anEmulator } from '../stage.ts';
import { RawGateway } from './raw-gateway.ts';

interface Scene {
  readonly emulator: Emulator;
  readonly gateway: RawGateway;
}

type Act = (scene: Scene) => unknown;

/** What makes the gateway hang up with this code, and what just does not. */
interface Case {
  readonly broken: Act;
  readonly inside: Act;
  readonly options?: EmulatorOptions;
  readonly query?: string;
}

/** The gateway listens for heartbeats by the machine's clock, which only these tests turn. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

/** In milliseconds: HELLO does not come sooner. */
const GREET_AFTER = 5;

/** A connection that has heard HELLO. */
async function greeted(emulator: Emulator): Promise<RawGateway> {
  const timers = vi.getTimerCount();
  const gateway = new RawGateway(emulator);
  while (vi.getTimerCount() === timers) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(GREET_AFTER);
  await gateway.next(10);
  return gateway;
}

const identify =
  (fields: object = {}): Act =>
  ({ gateway }) =>
    gateway.identify(fields);

const send =
  (op: number, d: unknown): Act =>
  ({ gateway }) =>
    gateway.send(op, d);

/** A heartbeat of exactly so many bytes. */
const heartbeatOf =
  (bytes: number): Act =>
  ({ gateway }) => {
    const frame = JSON.stringify({ op: 1, d: '' });
    gateway.sendText(JSON.stringify({ op: 1, d: 'x'.repeat(bytes - frame.length) }));
  };

const beats =
  (count: number): Act =>
  ({ gateway }) => {
    for (let n = 1; n <= count; n++) gateway.send(1, null);
  };

/** In milliseconds. */
const INTERVAL = 400;
const PATIENCE = 1.5 * INTERVAL;

const silentFor =
  (milliseconds: number): Act =>
  () =>
    vi.advanceTimersByTime(milliseconds);

/** One beat after another, each at the last moment. */
const beatAtLast: Act = async ({ gateway }) => {
  for (let beat = 1; beat <= 3; beat++) {
    vi.advanceTimersByTime(PATIENCE - 1);
    await gateway.caughtUp();
  }
};

/** Identifies, loses the wire, and comes back saying it heard this much. */
const resumeFrom =
  (sequence: number): Act =>
  async ({ emulator, gateway }) => {
    const lost = await greeted(emulator);
    lost.identify({ intents: 0 });
    const { session_id } = (await lost.next('READY')).d;
    lost.close();
    await lost.closed;
    gateway.resume(session_id, sequence);
  };

/** Identifies as the only shard of a bot that is in so many guilds, and was in one more. */
const identifyIn =
  (guilds: number): Act =>
  ({ emulator, gateway }) => {
    for (let n = 1; n <= guilds; n++) emulator.createGuild({ channels: [] });
    emulator.createGuild({ channels: [] }).removeBot();
    gateway.identify({ intents: 0 });
  };

const speak: Act = async ({ gateway }) => expect((await gateway.next(10)).op).toBe(10);

/** Every code there is; one that Discord adds does not compile without a case. */
const CASES: Readonly<Record<GatewayCloseCodes, Case>> = {
  [GatewayCloseCodes.UnknownError]: {
    broken: ({ emulator }) => emulator.gateway.close(GatewayCloseCodes.UnknownError),
    inside: ({ emulator }) => emulator.gateway.askToReconnect(),
  },
  [GatewayCloseCodes.UnknownOpcode]: { broken: send(99, null), inside: send(1, null) },
  [GatewayCloseCodes.DecodeError]: { broken: heartbeatOf(4_097), inside: heartbeatOf(4_096) },
  [GatewayCloseCodes.NotAuthenticated]: {
    broken: send(3, {}),
    async inside({ gateway }) {
      gateway.identify();
      gateway.send(3, {});
    },
  },
  [GatewayCloseCodes.AuthenticationFailed]: { broken: identify({ token: 'wrong' }), inside: identify() },
  [GatewayCloseCodes.AlreadyAuthenticated]: {
    broken({ gateway }) {
      gateway.identify();
      gateway.identify();
    },
    inside: identify(),
  },
  [GatewayCloseCodes.InvalidSeq]: { broken: resumeFrom(2), inside: resumeFrom(1) },
  [GatewayCloseCodes.RateLimited]: { broken: beats(121), inside: beats(119) },
  [GatewayCloseCodes.SessionTimedOut]: {
    options: { heartbeatInterval: INTERVAL },
    broken: silentFor(PATIENCE),
    inside: beatAtLast,
  },
  [GatewayCloseCodes.InvalidShard]: { broken: identify({ shard: [2, 2] }), inside: identify({ shard: [1, 2] }) },
  [GatewayCloseCodes.ShardingRequired]: { broken: identifyIn(2_501), inside: identifyIn(2_500) },
  [GatewayCloseCodes.InvalidAPIVersion]: { query: 'v=9&encoding=json', broken: () => undefined, inside: speak },
  [GatewayCloseCodes.InvalidIntents]: { broken: identify({ intents: 1 << 30 }), inside: identify({ intents: 0 }) },
  [GatewayCloseCodes.DisallowedIntents]: {
    options: { privilegedIntents: 1 << 1 },
    broken: identify({ intents: 1 << 15 }),
    inside: identify({ intents: 1 << 1 }),
  },
};

const CODES = Object.entries(CASES).map(([code, one]) => [Number(code), one] as const);

describe.each(CODES)('close code %i', (code, { broken, inside, options = {}, query }) => {
  it('ends the connection of whoever breaks its rule', async () => {
    const emulator = await anEmulator(options);
    const gateway = query === undefined ? await greeted(emulator) : new RawGateway(emulator, query);
    await broken({ emulator, gateway });
    expect(await gateway.closed).toBe(code);
    emulator.recording.unknownRoutes.length = 0;
  });

  it('leaves who keeps it connected', async () => {
    const emulator = await anEmulator(options);
    const gateway = await greeted(emulator);
    await inside({ emulator, gateway });
    await gateway.caughtUp();
    expect(gateway.isOpen).toBe(true);
  });
});
