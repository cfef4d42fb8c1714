import type { Changes } from '../changes.ts';
import type { VisibleMessage } from './visible.ts';

/** Text it contains, a pattern, or any condition. */
export type Sight = string | RegExp | ((message: VisibleMessage) => boolean);

export function matches(sight: Sight, message: VisibleMessage): boolean {
  if (typeof sight === 'string') return message.text.includes(sight);
  return sight instanceof RegExp ? sight.test(message.text) : sight(message);
}

/** All of a screen, a line each: for whoever looked in vain. */
export function screenText(messages: readonly VisibleMessage[]): string {
  return messages
    .map(({ channel, author, text, thinking }) => `  #${channel} ${author}: ${thinking ? '…' : text}`)
    .join('\n');
}

export interface Watch<T> {
  readonly look: () => T | null;
  /** In milliseconds, by the machine's clock; on a machine too busy to keep time, longer. */
  readonly within: number;
  readonly complaint: () => string;
}

/** In milliseconds. Patience is counted in beats: a process that gets no time to work beats late. */
const BEAT = 100;

/** What is looked for, now or after whichever change brings it; rejects when none does in time. */
export function soon<T>(changes: Changes, { look, within, complaint }: Watch<T>): Promise<T> {
  const now = look();
  if (now !== null) return Promise.resolve(now);
  return new Promise((resolve, reject) => {
    const unsubscribe = changes.subscribe(() => {
      const found = look();
      if (found === null) return;
      clearInterval(patience);
      unsubscribe();
      resolve(found);
    });
    let beats = Math.ceil(within / BEAT);
    const patience = setInterval(
      () => {
        if (--beats > 0) return;
        clearInterval(patience);
        unsubscribe();
        reject(new Error(complaint()));
      },
      Math.min(BEAT, within),
    );
  });
}
