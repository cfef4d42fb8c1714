import { randomBytes } from 'node:crypto';
import { shardOf } from '../snowflake.ts';
import { hasIntent } from './intents.ts';
import type { Outgoing } from './outgoing.ts';

/** How many events a session can be told of later, when it resumes. */
const REPLAY_LIMIT = 5_000;

export type Shard = readonly [index: number, count: number];

/** What one shard was told so far; it outlives its connection, so that it can resume. */
export class Session {
  readonly id = randomBytes(16).toString('hex');
  readonly shard: Shard;
  readonly intents: number;
  /** Told every payload as it happens; null while nobody is connected. */
  send: ((payload: string) => void) | null = null;
  disconnectedAt: number | null = null;
  #sequence = 0;
  readonly #sent = new Map<number, string>();

  constructor(shard: Shard, intents: number) {
    this.shard = shard;
    this.intents = intents;
  }

  wants({ guildId, intents }: Outgoing): boolean {
    const [index, count] = this.shard;
    const onThisShard = guildId === null ? index === 0 : count === 1 || shardOf(guildId, count) === index;
    return onThisShard && (intents === 0 || hasIntent(this.intents, intents));
  }

  tell(event: string, json: string): void {
    const sequence = ++this.#sequence;
    const payload = `{"op":0,"t":"${event}","s":${sequence},"d":${json}}`;
    this.#sent.set(sequence, payload);
    this.#sent.delete(sequence - REPLAY_LIMIT);
    this.send?.(payload);
  }

  /** What came after `sequence`; null when it never was, or is too long ago. */
  missedSince(sequence: number): readonly string[] | null {
    const isKept = Number.isInteger(sequence) && sequence >= this.#sequence - REPLAY_LIMIT;
    if (!isKept || sequence > this.#sequence) return null;
    const missed: string[] = [];
    for (let next = sequence + 1; next <= this.#sequence; next++) missed.push(this.#sent.get(next) ?? '');
    return missed;
  }
}
