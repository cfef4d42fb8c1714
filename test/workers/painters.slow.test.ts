import { BroadcastChannel } from 'node:worker_threads';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPainters, type Painters, type PaintersOptions } from '#workers/painters.ts';
import { BELL } from '../support/odd-painter-bell.ts';
import { PATIENCE } from '../support/unhurried.ts';

const ODD = new URL('../support/odd-painter.ts', import.meta.url);

let painters: Painters | null = null;
const hire = (options: Partial<PaintersOptions> = {}): Painters => {
  painters = createPainters({ script: ODD, threads: 1, patience: PATIENCE, ...options });
  return painters;
};
function ring(): void {
  const bell = new BroadcastChannel(BELL);
  bell.postMessage('go');
  bell.close();
}
const said = async (picture: Promise<Buffer>): Promise<string> => (await picture).toString();

afterEach(async () => {
  await painters?.close();
  painters = null;
});

describe('painters', () => {
  it('paint what they are given, one scene at a time', async () => {
    const { paint } = hire();
    const words = await Promise.all(['one', 'two', 'three'].map((order) => said(paint(order))));
    expect(words).toEqual(['one', 'two', 'three']);
  });

  it('let the others through while one is slow', async () => {
    const { paint } = hire({ threads: 2 });
    await Promise.all([paint('warm'), paint('up')]);
    const slow = paint('held');
    expect(await Promise.all([paint('quick'), paint('next')].map(said))).toEqual(['quick', 'next']);
    ring();
    expect(await said(slow)).toBe('held');
  });

  it('report a scene that fails, and go on with the next', async () => {
    const { paint } = hire();
    await expect(paint('fail')).rejects.toThrow('failed');
    expect(await said(paint('next'))).toBe('next');
  });

  it.each([
    ['throws', 'throw', 'threw'],
    ['dies', 'die', 'left with code 3'],
  ])('are replaced when one %s', async (_, order, reason) => {
    const { paint } = hire();
    const next = paint('next');
    await next;
    const bad = paint(order);
    const waiting = paint('waiting');
    await expect(bad).rejects.toThrow(reason);
    expect(await said(waiting)).toBe('waiting');
  });

  it('are replaced when one never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { paint } = hire({ patience: 8_000 });
    const bad = paint('hang');
    const waiting = paint('waiting');
    vi.advanceTimersByTime(8_000);
    await expect(bad).rejects.toThrow('no answer in 8000 ms');
    expect(await said(waiting)).toBe('waiting');
  });

  it('refuse every scene once they are closed', async () => {
    const { paint, close } = hire();
    await paint('warm');
    const under = paint('held');
    const waiting = paint('waiting');
    const turnedAway = Promise.all([
      expect(under).rejects.toThrow('gone home'),
      expect(waiting).rejects.toThrow('gone home'),
    ]);
    const closed = close();
    await turnedAway;
    ring();
    await closed;
    await expect(paint('late')).rejects.toThrow('gone home');
  });
});
