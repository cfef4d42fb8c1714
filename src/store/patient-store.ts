/**
 * A store whose troubles are told apart: a lock passes by itself and is waited for, and so does a server that is started
 * again; a full disk, or a file that can't be written, is said in words. The log has one line when it begins, and one when it is over.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { TableId } from '#tables/ids.ts';
import { StoreTrouble } from '#tables/ports.ts';

export interface StoreWatch {
  /** Something could not be read or written. */
  failed(trouble: StoreTrouble): void;
  /** Something was written. */
  wrote(): void;
  /** Later changes of these tables were kept once than the database has now. */
  lost(tables: readonly TableId[]): void;
}

export interface Patience {
  /** Null if it is our own mistake. */
  readonly troubleOf: (error: unknown) => StoreTrouble | null;
  /** How long a trouble that passes is waited for, in milliseconds; four seconds by default. */
  readonly patience?: number | undefined;
}

const PASSING: ReadonlySet<StoreTrouble['kind']> = new Set(['locked', 'unreachable']);

/** In milliseconds: so long a trouble is waited out. */
const TROUBLE_PATIENCE = 4_000;
/** In milliseconds: so long after a try comes the next. */
const PAUSE = 50;

const WRITES = /^(save|keep|mark|drop|forget|setAside|reschedule)/;

async function patiently(
  work: () => Promise<unknown>,
  { troubleOf, patience = TROUBLE_PATIENCE }: Patience,
): Promise<unknown> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === null) throw error;
      if (!PASSING.has(trouble.kind) || performance.now() > end) throw trouble;
      await wait(PAUSE);
    }
  }
}

/** The methods are tried again as they are: those of a store do all or nothing. */
export function patientStore<S extends object>(store: S, watch: StoreWatch, patience: Patience): S {
  const methods = Object.entries(store).map(([name, method]: [string, (...given: unknown[]) => Promise<unknown>]) => {
    const patient = async (...given: unknown[]): Promise<unknown> => {
      try {
        const done = await patiently(() => method(...given), patience);
        if (WRITES.test(name)) watch.wrote();
        return done;
      } catch (error) {
        if (error instanceof StoreTrouble) watch.failed(error);
        throw error;
      }
    };
    return [name, patient] as const;
  });
  return Object.fromEntries(methods) as S;
}
