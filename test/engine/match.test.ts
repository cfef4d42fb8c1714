import { describe, expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { heardBy } from '#engine/event.ts';
import { drawAll, replay, startMatch, submit } from '#engine/match.ts';
import { leftOf, seat } from '#engine/seat.ts';
import { anyEntry } from '#engine/wander.ts';
import { URLAND } from '#games/urland/index.ts';

const opened = drawAll(URLAND, startMatch(URLAND, 3), seededDice(5));

describe('a match', () => {
  it('lets chance decide until a seat must', () => {
    expect(opened.log).toHaveLength(7);
    expect(URLAND.decision(opened.state).kind).toBe('seats');
    expect(heardBy(opened.events, 'public')).toContainEqual(expect.objectContaining({ kind: 'dealt' }));
  });

  it('takes an entry made on the version it is at, and leaves the old match as it was', () => {
    const entry = anyEntry(URLAND, opened.state, seededDice(1));
    if (!entry) throw new Error('somebody decides');
    const before = structuredClone(opened);
    const next = submit(URLAND, opened, 7, entry);
    expect(next).toMatchObject({ ok: true });
    expect(next.ok && next.value.log).toHaveLength(8);
    expect(opened).toEqual(before);
  });

  it('refuses one made on an older version, and says where it is now', () => {
    expect(submit(URLAND, opened, 6, { by: seat(0), move: { kind: 'done' } })).toEqual({
      ok: false,
      error: { code: 'stale', version: 7 },
    });
  });

  it('refuses what the rules refuse', () => {
    expect(submit(URLAND, opened, 7, { by: seat(0), move: { kind: 'decline' } }).ok).toBe(false);
  });

  it('names the first entry of a log that does not apply', () => {
    const broken = [...opened.log, { by: seat(0), move: { kind: 'decline' } } as const];
    expect(replay(URLAND, 3, broken)).toMatchObject({ ok: false, error: { index: 7 } });
  });

  it('is not started with too few or too many seats', () => {
    expect(() => startMatch(URLAND, 2)).toThrow('invariant');
    expect(() => startMatch(URLAND, 6)).toThrow('invariant');
  });
});

describe('seats', () => {
  it('go round clockwise, and back', () => {
    expect(leftOf(seat(4), 5)).toBe(0);
    expect(leftOf(seat(0), 5, -1)).toBe(4);
    expect(leftOf(seat(1), 3, 7)).toBe(2);
  });
});
