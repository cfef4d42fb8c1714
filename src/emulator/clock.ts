/** A deadline on the emulator's clock; cancelling one that has passed does nothing. */
export interface Deadline {
  cancel(): void;
}

interface Pending {
  readonly due: number;
  readonly act: () => void;
  wake: NodeJS.Timeout | null;
}

/**
 * The one clock everything in the emulator is measured by. It runs with the machine's clock until a test holds it, and
 * can be turned forward at any time: deadlines that come due fire in order, with `now()` at their own moment.
 */
export class Clock {
  #ahead = 0;
  #heldAt: number | null = null;
  readonly #pending = new Set<Pending>();

  now(): number {
    return (this.#heldAt ?? Date.now()) + this.#ahead;
  }

  /** Stops the clock where it is; from now on it moves only when turned. */
  hold(): void {
    this.#heldAt ??= Date.now();
    this.#rearm();
  }

  /** Lets a held clock run again from where it stands. */
  release(): void {
    if (this.#heldAt === null) return;
    this.#ahead += this.#heldAt - Date.now();
    this.#heldAt = null;
    this.#rearm();
  }

  /** Moves time forward by `milliseconds`. */
  turn(milliseconds: number): void {
    if (milliseconds < 0) throw new RangeError('time only moves forward');
    const target = this.now() + milliseconds;
    for (let next = this.#nextDue(target); next !== null; next = this.#nextDue(target)) {
      this.#ahead += Math.max(0, next.due - this.now());
      this.#fire(next);
    }
    this.#ahead += Math.max(0, target - this.now());
    this.#rearm();
  }

  after(milliseconds: number, act: () => void): Deadline {
    const pending: Pending = { due: this.now() + milliseconds, act, wake: null };
    this.#pending.add(pending);
    this.#arm(pending);
    return { cancel: () => this.#drop(pending) };
  }

  /** Forgets every deadline, so that nothing fires after the emulator is closed. */
  stop(): void {
    for (const pending of this.#pending) this.#drop(pending);
  }

  #nextDue(target: number): Pending | null {
    let next: Pending | null = null;
    for (const pending of this.#pending) {
      if (pending.due <= target && (next === null || pending.due < next.due)) next = pending;
    }
    return next;
  }

  #fire(pending: Pending): void {
    this.#drop(pending);
    pending.act();
  }

  #drop(pending: Pending): void {
    if (pending.wake !== null) clearTimeout(pending.wake);
    pending.wake = null;
    this.#pending.delete(pending);
  }

  #rearm(): void {
    for (const pending of this.#pending) this.#arm(pending);
  }

  #arm(pending: Pending): void {
    if (pending.wake !== null) clearTimeout(pending.wake);
    pending.wake = null;
    if (this.#heldAt !== null) return;
    pending.wake = setTimeout(() => this.#fire(pending), Math.max(0, pending.due - this.now()));
    pending.wake.unref();
  }
}
