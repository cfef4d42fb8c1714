import type { Every } from './regularly.ts';

/** In milliseconds. */
const GATHER_FOR = 1_000;

/** Says at most once a second what has come together, each thing once, and so many of them at most. */
export function gathered<T>(clock: Every, most: number, say: (all: readonly T[]) => void): (one: T) => void {
  const all = new Set<T>();
  let stopClock: (() => void) | null = null;

  function sayAll(): void {
    stopClock?.();
    stopClock = null;
    const now = [...all].slice(0, most);
    all.clear();
    say(now);
  }

  return (one) => {
    all.add(one);
    stopClock ??= clock.every(GATHER_FOR, sayAll);
  };
}
