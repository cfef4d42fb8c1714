/** The jobs that wait for a thread, in the order in which they are begun. */
import type { Commission, Job } from './pool-thread.ts';

/** Nobody is served by this job any more, so it was not done. */
export class LeftOut extends Error {
  constructor(reason: string) {
    super(`left out: ${reason}`);
    this.name = 'LeftOut';
  }
}

/** Of spare jobs. What they are for has mostly changed when the line is longer; and every job takes memory. */
const MOST_SPARE = 16;

/** What a job's place in line goes by. */
export type Haste = Pick<Job<unknown>, 'isUrgent' | 'isSpare'>;

export interface Line<Task, Value> {
  readonly length: number;
  /** How many would be begun before such a job. */
  ahead(job: Haste): number;
  add(commission: Commission<Task, Value>): void;
  next(): Commission<Task, Value> | null;
  /** Nothing is left in line. */
  clear(reason: Error): void;
}

/** Urgent jobs go first, then usual ones, each in order of their coming; then spare ones, the newest first. */
export function createLine<Task, Value>(): Line<Task, Value> {
  interface Waiting extends Commission<Task, Value> {
    /** Called when the job leaves the line: its signal may live for long, and keeps all that listens to it. */
    readonly stopListening: () => void;
  }
  const line: Waiting[] = [];

  const indexOf = (isBehind: (waiting: Waiting) => boolean): number => {
    const found = line.findIndex(isBehind);
    return found === -1 ? line.length : found;
  };

  const ahead = ({ isUrgent, isSpare }: Haste): number => {
    const isFirst = isUrgent === true && isSpare !== true;
    return indexOf(({ job: other }) => other.isSpare === true || (isFirst && !other.isUrgent));
  };

  function leaveOut(waiting: Waiting, reason: string): void {
    const at = line.indexOf(waiting);
    if (at === -1) return;
    line.splice(at, 1);
    waiting.stopListening();
    waiting.reject(new LeftOut(reason));
  }

  function listening(commission: Commission<Task, Value>): Waiting {
    const { unwanted } = commission.job;
    const onUnwanted = (): void => leaveOut(waiting, 'unwanted');
    const waiting = { ...commission, stopListening: () => unwanted?.removeEventListener('abort', onUnwanted) };
    unwanted?.addEventListener('abort', onUnwanted);
    return waiting;
  }

  return {
    get length() {
      return line.length;
    },
    ahead,
    add(commission) {
      if (commission.job.unwanted?.aborted) return commission.reject(new LeftOut('unwanted'));
      const waiting = listening(commission);
      line.splice(ahead(waiting.job), 0, waiting);
      const last = line.at(-1);
      if (last && line.length - ahead({}) > MOST_SPARE) leaveOut(last, 'newer ones came first');
    },
    next() {
      const first = line.shift() ?? null;
      first?.stopListening();
      return first;
    },
    clear(reason) {
      for (const { reject, stopListening } of line.splice(0)) {
        stopListening();
        reject(reason);
      }
    },
  };
}
