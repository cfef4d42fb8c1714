import { describe, expect, it } from 'vitest';
import { URLAND_FACE } from '#discord/faces/urland.ts';

const momentsOf = (...kinds: readonly string[]) =>
  URLAND_FACE.announced(kinds.map((kind) => ({ kind }))).map(({ occasion, events }) => ({
    occasion,
    events: events.map(({ kind }) => kind),
  }));

describe('great moments', () => {
  it('tell an epoch’s end as one, with what it brought and the beginning of the next', () => {
    const kinds = ['epoch-ended', 'scored', 'marker-moved', 'erupted', 'erupted', 'lost', 'epoch-began'];
    expect(momentsOf(...kinds)).toEqual([{ occasion: 'epoch', events: kinds }]);
  });

  it('are over when Ears have dived: a new epoch alone is none', () => {
    expect(momentsOf('dived', 'epoch-began')).toEqual([]);
  });
});
