/** A lock that PostgreSQL keeps for a connection, and gives to the next who waits when that connection ends. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { postgresTroubleOf } from './troubles.ts';

export interface Claim {
  /** Resolves with the reason when another process has it. */
  readonly lost: Promise<Error>;
  release(): Promise<void>;
}

/** Any number that nobody else locks in this database. */
const CLAIM = 7_430_116;
/** In milliseconds. */
const PULSE = 1_000;
const ANSWER_WITHIN = 3_000;
/** In milliseconds. After the server was away, whoever had the claim comes first. */
const COURTESY = 3_000;

/** The server notices within seconds that the machine at the other end is gone. */
const WATCHFUL = 'set tcp_keepalives_idle = 3; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3';

/** Rejects if the server can't be reached at first. Later on it is waited for. */
export async function claimPostgres(url: string, standBy: () => void): Promise<Claim> {
  const client = await firstConnect(url);
  if (await isLocked(client)) return keep(url, client);
  standBy();
  return keep(url, await waitInLine(url, client));
}

/** Null if another process has it. */
export async function tryClaimPostgres(url: string): Promise<Claim | null> {
  const client = await firstConnect(url);
  if (await isLocked(client)) return keep(url, client);
  await client.end();
  return null;
}

const firstConnect = (url: string): Promise<pg.Client> =>
  connect(url).catch((error: unknown) => Promise.reject(postgresTroubleOf(error) ?? error));

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_WITHIN, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(WATCHFUL);
  return client;
}

async function isLocked(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_locked: boolean }>('select pg_try_advisory_lock($1) as is_locked', [CLAIM]);
  return rows[0]?.is_locked ?? false;
}

/** Again and again while the server is away. */
async function reconnect(url: string): Promise<pg.Client> {
  for (;;) {
    try {
      return await connect(url);
    } catch (error) {
      if (postgresTroubleOf(error) === null) throw error;
      await wait(PULSE);
    }
  }
}

async function waitInLine(url: string, first: pg.Client): Promise<pg.Client> {
  for (let client = first; ; client = await reconnect(url)) {
    try {
      await client.query('select pg_advisory_lock($1)', [CLAIM]);
      return client;
    } catch (error) {
      if (postgresTroubleOf(error) === null) throw error;
      await client.end().catch(() => undefined);
      await wait(COURTESY);
    }
  }
}

/** Takes it anew after the server was away. */
function keep(url: string, first: pg.Client): Claim {
  let isReleased = false;
  let held = first;

  async function untilLost(): Promise<Error> {
    for (;;) {
      await untilSilent(held);
      await held.end().catch(() => undefined);
      if (isReleased) return new Promise(() => undefined);
      held = await reconnect(url);
      const isOurs = await isLocked(held).catch(() => null);
      if (isOurs === false) return Object.assign(new Error('another process has the claim'), { code: 'TakenOver' });
    }
  }

  return {
    lost: untilLost(),
    async release() {
      isReleased = true;
      await held.end().catch(() => undefined);
    },
  };
}

/** Resolves when the server answers no more. */
async function untilSilent(client: pg.Client): Promise<void> {
  try {
    for (;;) {
      await wait(PULSE, undefined, { ref: false });
      await Promise.race([client.query('select 1'), wait(ANSWER_WITHIN, undefined, { ref: false }).then(giveUp)]);
    }
  } catch {
    // Whatever it was, the claim is taken anew.
  }
}

function giveUp(): never {
  throw new Error('no answer');
}
