import type { Clock } from './clock.ts';

/** The first second of 2015, in milliseconds: where Discord's ids begin to count. */
const DISCORD_EPOCH = 1_420_070_400_000;
const IDS_PER_MILLISECOND = 4096;

/** Hands out ids that look like Discord's: unique, growing, and telling their time of creation. */
export class Snowflakes {
  readonly #clock: Clock;
  #millisecond = 0;
  /** The first id of the millisecond. */
  #first = 0n;
  #count = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  next(): string {
    const now = this.#clock.now();
    if (now > this.#millisecond) this.#startMillisecond(now);
    else if (++this.#count === IDS_PER_MILLISECOND) this.#startMillisecond(this.#millisecond + 1);
    return String(this.#first + BigInt(this.#count));
  }

  /** No id below this one is handed out again: for a world that was saved earlier. */
  continueAfter(id: string): void {
    this.#startMillisecond(Math.max(this.#millisecond, createdAt(id) + 1));
  }

  #startMillisecond(millisecond: number): void {
    this.#millisecond = millisecond;
    this.#first = BigInt(millisecond - DISCORD_EPOCH) << 22n;
    this.#count = 0;
  }
}

/** When an id was made, in milliseconds since 1970. */
export function createdAt(id: string): number {
  return Number(BigInt(id) >> 22n) + DISCORD_EPOCH;
}

/** Sorts the oldest first. */
export function byAge(a: string, b: string): number {
  return BigInt(a) < BigInt(b) ? -1 : 1;
}

/** Which of `shards` shards a guild belongs to. */
export function shardOf(guildId: string, shards: number): number {
  return Number((BigInt(guildId) >> 22n) % BigInt(shards));
}
