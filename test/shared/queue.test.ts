import { describe, expect, it } from 'vitest';
import { createQueues } from '#shared/queue.ts';

const later = () => new Promise((resolve) => setImmediate(resolve));

describe('a queue', () => {
  it('does one thing after the other for each key', async () => {
    const queues = createQueues();
    const done: string[] = [];
    const task = (name: string) => async () => {
      done.push(`${name} begins`);
      await later();
      done.push(`${name} ends`);
    };
    await Promise.all([queues.run('a', task('one')), queues.run('a', task('two'))]);
    expect(done).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  it('lets different keys go on side by side', async () => {
    const queues = createQueues();
    const done: string[] = [];
    const slow = queues.run('a', async () => {
      await later();
      await later();
      done.push('slow');
    });
    await queues.run('b', () => done.push('fast'));
    await slow;
    expect(done).toEqual(['fast', 'slow']);
  });

  it('goes on after a task that failed, and tells only its own caller', async () => {
    const queues = createQueues();
    const failing = queues.run('a', () => {
      throw new Error('no');
    });
    const next = queues.run('a', () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('is idle when all is done, also what was added meanwhile', async () => {
    const queues = createQueues();
    let done = 0;
    void queues.run('a', async () => {
      await later();
      void queues.run('a', async () => {
        await later();
        done += 1;
      });
      done += 1;
    });
    await queues.idle();
    expect(done).toBe(2);
  });
});
