/** Direct messages to people who are pressing buttons now: each waits until its person has gone. */
import type { PersonId, TableId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import type { Attendance } from '../wire/attendance.ts';
import type { Note } from './notes.ts';

/** A hand to be sent, or a note. */
export interface Errand {
  readonly kind: 'hand' | Note['kind'];
  readonly person: PersonId;
}

export interface Errands {
  /** Of two alike at a table, one is run. */
  later(table: TableId, errand: Errand): void;
  stop(): void;
}

/** How often people are looked for, in milliseconds. */
const TICK = 500;

/** Not kept over a restart, like all direct messages that fail: nothing depends on them. */
export function createErrands(
  clock: Clock,
  attendance: Attendance,
  run: (table: TableId, errand: Errand) => void,
): Errands {
  const waiting = new Map<string, { readonly table: TableId; readonly errand: Errand }>();
  let stopClock: (() => void) | null = null;

  function rest(): void {
    stopClock?.();
    stopClock = null;
  }

  function look(): void {
    for (const [key, { table, errand }] of waiting) {
      if (attendance.isHere(errand.person)) continue;
      waiting.delete(key);
      run(table, errand);
    }
    if (waiting.size === 0) rest();
  }

  return {
    later(table, errand) {
      waiting.set(`${table} ${errand.person} ${errand.kind}`, { table, errand });
      stopClock ??= clock.every(TICK, look);
    },
    stop() {
      waiting.clear();
      rest();
    },
  };
}
