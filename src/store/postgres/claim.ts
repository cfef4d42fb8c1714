/**
 * A lock that PostgreSQL keeps for a connection, and gives to the next who waits when that connection ends. Who gives it
 * back can leave a word for the next.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { isWhole, type ShardRange } from '#shared/shard-range.ts';
import { BEGUN, claimLock, type Lock, type Words } from './claim-lock.ts';
import { postgresTroubleOf } from './troubles.ts';
import { ANSWER_WITHIN, connectWatchfully } from './watchful-connection.ts';

export interface Claim {
  /** What the process before has left behind; null if it ended without a word. */
  readonly left: readonly string[] | null;
  /** Resolves with the reason when another process has it. */
  readonly lost: Promise<Error>;
  /** Gives it to whoever stands by, with a word to them, while this process finishes its work. A file is not given away. */
  handOver(left: readonly string[]): Promise<void>;
  release(): Promise<void>;
}

/** A place in the line of those who want the same claim. */
export interface InLine {
  /** Nobody was before us. */
  readonly isFirst: boolean;
  readonly turn: Promise<Claim>;
}

/** In milliseconds. */
const PULSE = 1_000;
/** In milliseconds. After the server was away, whoever had the claim comes first. */
const COURTESY = 3_000;

/**
 * Processes with a range of shards have one claim a range; a process with all of them has the claim to everything, and waits
 * until no other is left. Rejects if the server can't be reached at first. Later on it is waited for.
 */
export async function claimPostgres(url: string, range: ShardRange | null): Promise<InLine> {
  const lock = claimLock(range && !isWhole(range) ? range : null);
  const client = await firstConnect(url);
  if (await lock.tryTo(client)) return { isFirst: true, turn: begin(url, lock, client) };
  // Whoever is told that they stand by hears every word from then on.
  return { isFirst: false, turn: waitInLine(url, lock, client, await lock.words(client)) };
}

/** Null if any other process has any part of it. */
export async function tryClaimPostgres(url: string): Promise<Claim | null> {
  const lock = claimLock(null);
  const client = await firstConnect(url);
  if (await lock.tryTo(client)) return keep(url, lock, client, null);
  await client.end();
  return null;
}

const firstConnect = (url: string): Promise<pg.Client> =>
  connectWatchfully(url).catch((error: unknown) => Promise.reject(postgresTroubleOf(error) ?? error));

/** Again and again while the server is away. */
async function reconnect(url: string): Promise<pg.Client> {
  for (;;) {
    try {
      return await connectWatchfully(url);
    } catch (error) {
      if (postgresTroubleOf(error) === null) throw error;
      await wait(PULSE);
    }
  }
}

async function waitInLine(url: string, lock: Lock, first: pg.Client, heard: Words): Promise<Claim> {
  let words: Words | null = heard;
  for (let client = first; ; client = await reconnect(url)) {
    try {
      words ??= await lock.words(client);
      await lock.wait(client);
      return await begin(url, lock, client, words());
    } catch (error) {
      if (postgresTroubleOf(error) === null) throw error;
      words = null;
      await client.end().catch(() => undefined);
      await wait(COURTESY);
    }
  }
}

/** Whoever else stands by forgets what was left to us. */
async function begin(url: string, lock: Lock, client: pg.Client, left: Claim['left'] = null): Promise<Claim> {
  await lock.say(client, BEGUN);
  return keep(url, lock, client, left);
}

/** Takes it anew after the server was away. */
function keep(url: string, lock: Lock, first: pg.Client, left: Claim['left']): Claim {
  let isReleased = false;
  let isLost = false;
  let held = first;
  /** Under way; the next statement waits for it. */
  let pulse: Promise<unknown> = Promise.resolve();
  const ask = (): Promise<unknown> => (pulse = held.query('select 1'));

  async function untilLost(): Promise<Error> {
    for (;;) {
      await untilSilent(ask);
      await held.end().catch(() => undefined);
      if (!isReleased) held = await reconnect(url);
      if (isReleased) break;
      isLost = (await lock.tryTo(held).catch(() => null)) === false;
      if (isLost) return Object.assign(new Error('another process has the claim'), { code: 'TakenOver' });
    }
    await held.end().catch(() => undefined);
    return new Promise(() => undefined);
  }

  /** A connection that waits for an answer would be cut off, and the server would notice some time later. */
  async function release(): Promise<void> {
    isReleased = true;
    await pulse.catch(() => undefined);
    await held.end().catch(() => undefined);
  }

  return {
    left,
    lost: untilLost(),
    async handOver(word) {
      isReleased = true;
      // Whoever has it by now says what is left to the next.
      if (!isLost) await pulse.then(() => lock.say(held, word)).catch(() => undefined);
      await release();
    },
    release,
  };
}

/** Resolves when the server answers no more. */
async function untilSilent(ask: () => Promise<unknown>): Promise<void> {
  try {
    for (;;) {
      await wait(PULSE, undefined, { ref: false });
      await Promise.race([ask(), wait(ANSWER_WITHIN, undefined, { ref: false }).then(giveUp)]);
    }
  } catch {
    // Whatever it was, the claim is taken anew.
  }
}

function giveUp(): never {
  throw new Error('no answer');
}
