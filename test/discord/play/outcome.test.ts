import { describe, expect, it } from 'vitest';
import { withOutcome } from '#discord/play/outcome.ts';
import { seat } from '#engine/seat.ts';
import type { Event } from '#games/urland/events.ts';
import { reader } from '../games/reader.ts';

const linesOf = (...events: Event[]) => withOutcome('✅ Done.', events, { game: 'urland', reader }).split('\n');

const moved = (to: number): Event => ({ kind: 'marker-moved', seat: seat(2), from: 0, to });

describe('the effects of a decision', () => {
  it('are listed in small letters below it', () => {
    const scored: Event = { kind: 'scored', chip: 8, scoring: 'competition', points: [0, 0, 3], left: [1, 0, 0] };
    expect(linesOf({ kind: 'turn-ended', seat: seat(2) }, scored, moved(3))).toEqual([
      '✅ Done.',
      '-# Land 8 is scored. Competition: Cleo 3 points: 0 → 3; Ann loses 1 Ichto.',
    ]);
  });

  it('say why a marker goes further than its points', () => {
    const scored: Event = { kind: 'scored', chip: 8, scoring: 'coexistence', points: [2, 0, 2], left: [0, 0, 0] };
    const behind: Event = { kind: 'marker-moved', seat: seat(0), from: 4, to: 9 };
    expect(linesOf(scored, moved(2), behind)[1]).toBe(
      '-# Land 8 is scored. All equally strong: Ann 2 points, jumps over 3: 4 → 9; Cleo 2 points: 0 → 2.',
    );
  });

  it('include neither the decision itself nor effects that the panel shows anyway', () => {
    const action = { kind: 'breed', ocean: 'A' } as const;
    expect(linesOf({ kind: 'acted', seat: seat(0), action }, { kind: 'drew', seat: seat(1) })).toEqual(['✅ Done.']);
  });

  it('is a few lines at most, with how it began and how it ended', () => {
    const lines = linesOf(...[1, 2, 3, 4, 5, 6, 7, 8].map(moved), { kind: 'won', seat: seat(2) });
    expect(lines.slice(4)).toEqual([
      '-# Cleo moves from space 0 to 4.',
      '-# … and 4 more, told at the table …',
      '-# Cleo wins!',
    ]);
  });
});
