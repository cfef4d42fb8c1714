import type { Allowance } from '../allowance.ts';
import type { Clock } from '../clock.ts';

const INVALID: ReadonlySet<number> = new Set([401, 403, 429]);
/** In milliseconds; how long an address is shut out is not published. */
const BARRED_FOR = 3_600_000;

/** Counts answers that a bot should not have asked for; after too many its address is shut out. */
export class InvalidRequests {
  readonly #clock: Clock;
  readonly #allowance: Allowance;
  #since = Number.NEGATIVE_INFINITY;
  #count = 0;
  #barredUntil: number | null = null;

  constructor(clock: Clock, allowance: Allowance) {
    this.#clock = clock;
    this.#allowance = allowance;
  }

  secondsBarred(): number | null {
    const left = (this.#barredUntil ?? 0) - this.#clock.now();
    return left > 0 ? Math.ceil(left / 1_000) : null;
  }

  note(status: number): void {
    if (!INVALID.has(status)) return;
    const now = this.#clock.now();
    if (now - this.#since >= this.#allowance.per) {
      this.#since = now;
      this.#count = 0;
    }
    if (++this.#count < this.#allowance.limit || this.secondsBarred() !== null) return;
    this.#barredUntil = now + BARRED_FOR;
  }
}
