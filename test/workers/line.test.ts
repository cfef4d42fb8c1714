import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createLine, LeftOut } from '#workers/line.ts';
import type { Job } from '#workers/pool-thread.ts';

type Wish = Pick<Job<string>, 'isUrgent' | 'isSpare' | 'unwanted'>;

/** A line, and what has become of those that were left out. */
function aLine() {
  const line = createLine<string, never>();
  const leftOut: string[] = [];
  const add = (task: string, wish: Wish = {}): void =>
    line.add({
      job: { task, patience: 1, ...wish },
      resolve: () => undefined,
      reject: (error) => leftOut.push(`${task}: ${error instanceof LeftOut}`),
    });
  const order = (): string => Array.from({ length: line.length }, () => line.next()?.job.task).join(' ');
  return { line, leftOut, add, order };
}

describe('the line', () => {
  it('has urgent jobs first, spare ones last and the newest of those first; otherwise who comes first is first', () => {
    const { add, order } = aLine();
    add('a');
    add('old', { isSpare: true });
    add('b');
    add('now', { isUrgent: true });
    add('new', { isSpare: true });
    add('soon', { isUrgent: true });
    add('late', { isUrgent: true, isSpare: true });
    expect(order()).toBe('now soon a b late new old');
  });

  it('leaves out the oldest of too many spare jobs, and none that somebody waits for', () => {
    const { line, add, leftOut } = aLine();
    for (let n = 0; n < 50; n++) add(`awaited${n}`);
    for (let n = 0; n < 18; n++) add(`spare${n}`, { isSpare: true });
    expect(leftOut).toEqual(['spare0: true', 'spare1: true']);
    expect([line.ahead({}), line.ahead({ isUrgent: true }), line.length]).toEqual([50, 0, 66]);
  });

  it('leaves out what is unwanted: while it waits, before it comes, but not once it is begun', () => {
    const { line, add, order, leftOut } = aLine();
    const [begun, waiting, early] = [new AbortController(), new AbortController(), new AbortController()];
    add('begun', { unwanted: begun.signal });
    line.next();
    add('waiting', { unwanted: waiting.signal });
    add('other');
    for (const each of [begun, waiting, early]) each.abort();
    add('early', { unwanted: early.signal });
    expect(leftOut).toEqual(['waiting: true', 'early: true']);
    expect(order()).toBe('other');
  });

  it('keeps nothing of a job that has left it, however long its signal lives', () => {
    const { line, add } = aLine();
    const { signal } = new AbortController();
    const listeners = (): number => getEventListeners(signal, 'abort').length;
    add('begun', { unwanted: signal });
    for (let n = 0; n < 17; n++) add(`spare${n}`, { isSpare: true, unwanted: signal });
    expect([line.length, listeners()]).toEqual([17, 17]);
    line.next();
    expect(listeners()).toBe(16);
    line.clear(new Error('closed'));
    expect(listeners()).toBe(0);
  });
});
