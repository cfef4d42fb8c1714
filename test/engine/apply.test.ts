import { describe, expect, it } from 'vitest';
import { apply } from '#engine/apply.ts';
import { seededDice } from '#engine/chance.ts';
import { heardBy } from '#engine/event.ts';
import { seat } from '#engine/seat.ts';
import { URLAND } from '#games/urland/game.ts';

const start = URLAND.setUp(3, {});
const volcano = { by: 'chance', move: URLAND.draw(start, seededDice(5)) } as const;

describe('an entry that is applied', () => {
  it('makes a new state and leaves the old one as it was', () => {
    const applied = apply(URLAND, start, volcano);
    expect(applied.ok && applied.value.state.erupted).toHaveLength(1);
    expect(start).toEqual(URLAND.setUp(3, {}));
  });

  it('sends the events to its listener', () => {
    const applied = apply(URLAND, start, volcano);
    const heard = applied.ok ? heardBy(applied.value.events, 'public') : [];
    expect(heard).toEqual([expect.objectContaining({ kind: 'erupted' })]);
  });

  it('is refused where the rules refuse it', () => {
    expect(apply(URLAND, start, { by: seat(0), move: { kind: 'decline' } })).toEqual({
      ok: false,
      error: { code: 'not-your-decision' },
    });
  });
});
