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

/** Null if it is our own mistake. */
type TroubleOf = (error: unknown) => StoreTrouble | null;

const PASSING: ReadonlySet<StoreTrouble['kind']> = new Set(['locked', 'unreachable']);

/** How long a trouble that passes is waited for, and how often it is tried, in milliseconds. */
const PATIENCE = 4_000;
const PAUSE = 50;

const WRITES = /^(save|keep|mark|drop|forget|setAside|reschedule)/;

async function patiently(work: () => Promise<unknown>, troubleOf: TroubleOf): Promise<unknown> {
  const end = performance.now() + PATIENCE;
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
export function patientStore<S extends object>(store: S, watch: StoreWatch, troubleOf: TroubleOf): S {
  const methods = Object.entries(store).map(([name, method]: [string, (...given: unknown[]) => Promise<unknown>]) => {
    const patient = async (...given: unknown[]): Promise<unknown> => {
      try {
        const done = await patiently(() => method(...given), troubleOf);
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
