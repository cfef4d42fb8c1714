/** Shows one table after the other, each by one process at a time. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createQueues } from '#shared/queue.ts';
import type { Crew } from '#tables/crew.ts';
import type { TableId } from '#tables/ids.ts';
import { StoreTrouble } from '#tables/ports.ts';

/** How long somebody else's turn is waited for, and how often it is asked for, in milliseconds. */
const TURN_PATIENCE = 5_000;
const PAUSE = 50;

interface TurnParts {
  readonly crew: Crew;
  readonly log: Logger;
  /** The table waits to be shown again: its turn is kept until then. */
  isWaiting(id: TableId): boolean;
  /** Another process may have had the turn at the same time. */
  lost(id: TableId): void;
}

/** What came of it; or why nothing did: another process has the turn, the store is out of order (which says so itself), or an error, as with `run`. */
export type Tried<T> = T | 'taken' | 'out-of-order' | false;

export interface Turns {
  /** Waits for the turn. False if it does not come, or after an error, which is our own mistake: the log has it. */
  run<T>(id: TableId, work: () => Promise<T>): Promise<T | false>;
  /** Leaves it alone where another process has the turn. */
  runIfFree<T>(id: TableId, work: () => Promise<T>): Promise<Tried<T>>;
  /** Resolves when all that was asked for at this table is done. */
  done(id: TableId): Promise<void>;
  idle(): Promise<void>;
}

export function createTurns({ crew, log, isWaiting, lost }: TurnParts): Turns {
  const queues = createQueues();

  async function takePatiently(id: TableId): Promise<boolean> {
    const end = performance.now() + TURN_PATIENCE;
    while (!(await crew.take(id))) {
      if (performance.now() > end) return false;
      await wait(PAUSE);
    }
    return true;
  }

  async function within<T>(id: TableId, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      if (!isWaiting(id) && !(await crew.give(id))) lost(id);
    }
  }

  function notShown(id: TableId, error: unknown): 'out-of-order' | false {
    if (error instanceof StoreTrouble) return 'out-of-order';
    log.error({ err: error, table: id }, 'a table was not shown');
    return false;
  }

  return {
    async run(id, work) {
      const patient = async () => (await takePatiently(id)) && within(id, work);
      const done = await queues.run(id, patient).catch((error: unknown) => notShown(id, error));
      return done === 'out-of-order' ? false : done;
    },
    runIfFree(id, work) {
      const brief = async () => ((await crew.take(id)) ? within(id, work) : 'taken');
      return queues.run(id, brief).catch((error: unknown) => notShown(id, error));
    },
    done: (id) => queues.run(id, () => undefined),
    idle: () => queues.idle(),
  };
}
