import type { Allowance } from '../allowance.ts';
import type { Clock } from '../clock.ts';

/** In milliseconds: how long a client waits between two IDENTIFYs. */
const IDENTIFY_EVERY = 5_000;

export type Admission = 'welcome' | 'too-soon' | 'exhausted';

/** Counts IDENTIFYs: one in five seconds for each of `max_concurrency` groups of shards, and so many a day in all. */
export class SessionStarts {
  readonly #clock: Clock;
  readonly #allowance: Allowance;
  readonly #concurrency: number;
  readonly #latest = new Map<number, number>();
  #started: readonly number[] = [];

  constructor(clock: Clock, allowance: Allowance, concurrency: number) {
    this.#clock = clock;
    this.#allowance = allowance;
    this.#concurrency = concurrency;
  }

  get remaining(): number {
    return Math.max(0, this.#allowance.limit - this.#recent().length);
  }

  get total(): number {
    return this.#allowance.limit;
  }

  /** In milliseconds, until one more may start. */
  get resetAfter(): number {
    const [first] = this.#recent();
    return first === undefined ? 0 : first + this.#allowance.per - this.#clock.now();
  }

  admit(shard: number): Admission {
    const now = this.#clock.now();
    const group = shard % this.#concurrency;
    if (now - (this.#latest.get(group) ?? Number.NEGATIVE_INFINITY) < IDENTIFY_EVERY) return 'too-soon';
    if (this.remaining === 0) return 'exhausted';
    this.#latest.set(group, now);
    this.#started = [...this.#recent(), now];
    return 'welcome';
  }

  #recent(): readonly number[] {
    const now = this.#clock.now();
    return this.#started.filter((at) => now - at < this.#allowance.per);
  }
}
