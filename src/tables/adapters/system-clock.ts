import type { Clock } from '../ports.ts';

export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  every(milliseconds, call) {
    const timer = setInterval(call, milliseconds);
    return () => clearInterval(timer);
  },
};
