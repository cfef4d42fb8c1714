import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { painter } from '#discord/bot/painter.ts';
import { NOBODY_WATCHES } from '#discord/watch.ts';
import type { Scene } from '#render/scene.ts';

const SCENE: Scene = { game: 'sticks', width: 8, height: 8, background: '#000000', shapes: [] };

/** How a message would go that has waited for so long for a picture which never comes. */
async function afterWaiting(message: 'answer' | 'panel', milliseconds: number, expectedWait: number): Promise<string> {
  const pictures = {
    picture: () => new Promise<Buffer>(() => undefined),
    expectedWait: () => expectedWait,
    close: async () => undefined,
  };
  let kind = 'waits';
  void painter(
    pictures,
    message,
    pino({ level: 'silent' }),
    NOBODY_WATCHES,
  )(SCENE).then((painting) => {
    kind = painting.kind;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return kind;
}

describe('a message that has a picture', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['an answer', 'a painter is free', 0, 799, 'waits'],
    ['an answer', 'a painter is free, but takes too long', 0, 800, 'not-yet'],
    ['an answer', 'the line is short', 100, 799, 'waits'],
    ['an answer', 'the line looked short, but was not', 100, 800, 'not-yet'],
    ['an answer', 'the line is long', 101, 0, 'not-yet'],
    ['a panel', 'a painter is free', 0, 1_499, 'waits'],
    ['a panel', 'a painter is free, but takes too long', 0, 1_500, 'not-yet'],
    ['a panel', 'the line is short', 400, 499, 'waits'],
    ['a panel', 'the line looked short, but was not', 400, 500, 'not-yet'],
    ['a panel', 'the line is long', 401, 0, 'not-yet'],
  ])('%s, where %s (%i ms): after %i ms it %s', async (message, _, line, waited, kind) => {
    expect(await afterWaiting(message === 'an answer' ? 'answer' : 'panel', waited, line)).toBe(kind);
  });
});
