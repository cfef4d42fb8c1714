import type { Logger } from 'pino';

/** Discord's refusal is what the visit wants to know: it is logged, and null is what comes of it. */
export type Trying = <T>(what: string, work: () => Promise<T>) => Promise<T | null>;

export const tryingWith =
  (log: Logger): Trying =>
  async (what, work) => {
    try {
      return await work();
    } catch (error) {
      log.info({ err: error }, `doctor: ${what} was refused`);
      return null;
    }
  };
