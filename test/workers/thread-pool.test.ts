import { describe, expect, it } from 'vitest';
import { seat } from '#engine/seat.ts';
import { createSearchPool } from '#workers/search-pool.ts';
import { createThreadPool } from '#workers/thread-pool.ts';
import { PATIENCE } from '../support/unhurried.ts';

const support = (name: string): URL => new URL(`../support/${name}.ts`, import.meta.url);

describe('a line', () => {
  it('is in order of arrival, except that urgent jobs go first', async () => {
    const options = { name: 'painter', threads: 1, script: support('odd-painter'), farewell: 0 };
    const pool = createThreadPool<string, Uint8Array>(options);
    const order: string[] = [];
    const paint = (task: string, isUrgent = false) =>
      pool.do({ task, patience: PATIENCE, isUrgent }).then(() => order.push(task));
    const all = [paint('first'), paint('second'), paint('third'), paint('urgent', true), paint('also-urgent', true)];
    expect(pool.inLine()).toBe(4);
    await Promise.all(all);
    expect(order).toEqual(['first', 'urgent', 'also-urgent', 'second', 'third']);
    await pool.close();
  });
});

describe('thinkers', () => {
  const question = { game: 'urland', level: 'strong', seat: seat(0), view: {} } as const;
  const budget = { iterations: 1, milliseconds: 1000 };

  it('think for less in a longer line, so that nobody waits for longer, unless a person does', async () => {
    const pool = createSearchPool({ threads: 1, patience: PATIENCE, script: support('echoing-thinker') });
    const searches = Array.from({ length: 9 }, () => pool.search({ question, seed: 1, budget }));
    const awaited = pool.search({ question, seed: 1, budget, isUrgent: true });
    expect(await Promise.all(searches)).toEqual([1000, 1000, 1000, 1000, 1000, 800, 4000 / 6, 4000 / 7, 500]);
    expect(await awaited).toBe(1000);
    await pool.close();
  });
});
