import { describe, expect, it } from 'vitest';
import { toldOn } from '#discord/announcer/story.ts';

describe('the lines of a panel', () => {
  const old = { before: ['a', 'b'], since: ['c', 'a'] };

  it.each([
    ['grow with the news', { added: ['d'], takenBack: [] }, { before: ['a', 'b'], since: ['c', 'a', 'd'] }],
    ['lose what is undone', { added: [], takenBack: ['a'] }, { before: ['a', 'b'], since: ['c'] }],
    ['lose it twice if it was told twice', { added: [], takenBack: ['a', 'a'] }, { before: ['b'], since: ['c'] }],
    ['never show what was undone at once', { added: ['d'], takenBack: ['d'] }, old],
    ['stay as they are where it is not among them any more', { added: [], takenBack: ['x'] }, old],
  ])('%s', (_, news, after) => {
    expect(toldOn(old, news)).toEqual(after);
  });
});
