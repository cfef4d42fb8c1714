import { expect, it } from 'vitest';
import { createPainters } from '#workers/painters.ts';

it('a painter that never answers is replaced', async () => {
  const script = new URL('../support/odd-painter.ts', import.meta.url);
  // Long enough for a thread to start, even on a busy machine.
  const painters = createPainters({ script, threads: 1, patience: 8000 });
  const bad = painters.paint('hang');
  const waiting = painters.paint('waiting');
  await expect(bad).rejects.toThrow('no answer');
  expect((await waiting).toString()).toBe('waiting');
  await painters.close();
});
