/** The clock of a bot in an emulator: it goes by the emulator's, and whoever looks at it looks as soon as that was turned. */
import type { Clock as EmulatorClock } from '#emulator/clock.ts';
import type { Clock } from '#tables/ports.ts';

export function clockOf(clock: EmulatorClock): Clock {
  return {
    now: () => clock.now(),
    every(milliseconds, look) {
      let isStopped = false;
      let next = clock.after(milliseconds, fire);
      // Not while the clock is being turned, but after it: once for however far it was turned.
      function fire(): void {
        setImmediate(() => {
          if (isStopped) return;
          next = clock.after(milliseconds, fire);
          look();
        });
      }
      return () => {
        isStopped = true;
        next.cancel();
      };
    },
  };
}
