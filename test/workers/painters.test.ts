import { afterEach, describe, expect, it } from 'vitest';
import { createPainters, type Painters, type PaintersOptions } from '#workers/painters.ts';

const ODD = new URL('../support/odd-painter.ts', import.meta.url);

let painters: Painters | null = null;
const hire = (options: Partial<PaintersOptions> = {}): Painters => {
  painters = createPainters({ script: ODD, threads: 1, ...options });
  return painters;
};
const said = async (picture: Promise<Buffer>): Promise<string> => (await picture).toString();

afterEach(async () => {
  await painters?.close();
  painters = null;
});

describe('painters', () => {
  it('paint what they are given, one scene at a time', async () => {
    const { paint } = hire();
    const words = await Promise.all(['one 20', 'two 0', 'three 5'].map((order) => said(paint(order))));
    expect(words).toEqual(['one', 'two', 'three']);
  });

  it('let a second one through while the first is slow, and no third', async () => {
    const { paint } = hire({ threads: 2 });
    await Promise.all([paint('warm'), paint('up')]);
    const order: string[] = [];
    const note = (word: string) => order.push(word);
    await Promise.all([
      paint('slow 1000').then(() => note('slow')),
      paint('quick 0').then(() => note('quick')),
      paint('next 0').then(() => note('next')),
    ]);
    expect(order).toEqual(['quick', 'next', 'slow']);
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

  it('turn everybody away once they have gone home', async () => {
    const { paint, close } = hire();
    const under = paint('slow 300');
    const waiting = paint('waiting');
    const turnedAway = Promise.all([
      expect(under).rejects.toThrow('gone home'),
      expect(waiting).rejects.toThrow('gone home'),
    ]);
    await close();
    await turnedAway;
    await expect(paint('late')).rejects.toThrow('gone home');
  });
});
