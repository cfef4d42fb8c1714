/** A line in the log for work that nobody is answered about. */
import type { Logger } from 'pino';
import { StoreTrouble } from '#tables/ports.ts';

/** A trouble of the store has its line already, one for all who meet it. */
export function noteFailure(log: Logger, err: unknown, message: string): void {
  if (!(err instanceof StoreTrouble)) log.error({ err }, message);
}
