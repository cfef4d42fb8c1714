/** Work that knows how it has ended, for those who watch the bot. */
import type { PressOutcome } from '../watch.ts';
import type { Work } from './guarded-work.ts';

export interface CountedWork {
  readonly work: Work;
  /** Law: `failed` until the work is done. */
  outcome(): PressOutcome;
}

/** `as`: what it counts as if all goes well. */
export function countedWork(work: Work, as: PressOutcome = 'answered'): CountedWork {
  let outcome: PressOutcome = 'failed';
  return {
    async work(context) {
      const given = await work(context);
      outcome = given.kind === 'refused' ? 'refused' : as;
      return given;
    },
    outcome: () => outcome,
  };
}
