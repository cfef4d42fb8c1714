/** Posts of which this process knows that they are out: the store may fail for longer than Discord remembers their keys. */
import { ok, type Result } from '#engine/result.ts';
import { recent } from '#shared/recent.ts';
import type { Posted } from '../wire/own-messages.ts';
import type { Trouble } from '../wire/trouble.ts';
import { mayPass, type PassingTrouble } from './panels.ts';

export interface OnlyOnce {
  isDone(key: string): boolean;
  /** It is posted, and something is left to do with it. */
  isOut(key: string): boolean;
  /** It need not be posted, or posted again. */
  settle(key: string): void;
  /** Posts it unless it is out, then does what is left to do with it. Resolves with the trouble that may pass, if there was one. */
  post(
    key: string,
    send: () => Promise<Result<Posted, Trouble>>,
    then?: (posted: Posted) => Promise<void>,
  ): Promise<PassingTrouble | null>;
}

/** The number of posts remembered. */
const MOST_KEPT = 1_000;

export function createOnlyOnce(): OnlyOnce {
  /** By their keys; null if nothing is left to do. */
  const out = recent<string, Posted | null>(MOST_KEPT);
  const settle = (key: string): void => out.set(key, null);

  return {
    isDone: (key) => out.find(key) === null,
    isOut: (key) => Boolean(out.find(key)),
    settle,
    async post(key, send, then = async () => undefined) {
      const known = out.find(key);
      if (known === null) return null;
      const posted = known ? ok(known) : await send();
      if (!posted.ok) return mayPass(posted.error) ? posted.error : null;
      out.set(key, posted.value);
      await then(posted.value);
      settle(key);
      return null;
    },
  };
}
