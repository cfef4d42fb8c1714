import { describe, expect, it } from 'vitest';
import { goldenGames, goldenName, shownIn, wanted } from '../../support/ants-golden.ts';
import { formatRecord, playRecord, positionsOf } from '../../support/ants-record.ts';
import { claimed, digestOf } from '../../support/golden.ts';

const games = goldenGames().map((game) => {
  const record = playRecord(game.text);
  if (!record.ok || record.value.end === null) throw new Error(`${game.name}: ${JSON.stringify(record)}`);
  return { ...game, ...record.value, end: record.value.end };
});

describe.each(games)('golden game $name', ({ name, text, colours, options, entries, end }) => {
  const positions = positionsOf(text);

  it('leads to the positions it claims', () => {
    expect(positions.at(-1)).toBe(claimed(text, 'last position'));
    expect(digestOf(positions)).toBe(claimed(text, 'digest of all positions'));
  });

  it('is over, and played as its name says', () => {
    expect(end.phase).toBe('over');
    expect(name.startsWith(goldenName(colours.length, options))).toBe(true);
  });

  it('reads and writes the same', () => {
    expect(formatRecord({ colours, options, entries })).toBe(text.replace(/^#.*\n/gm, ''));
  });
});

describe('the golden games together', () => {
  const shown = new Set(
    games.flatMap(({ entries, colours, options }) => [...shownIn(entries, colours.length, options)]),
  );

  it.each(wanted())('show %s', (thing) => {
    expect(shown).toContain(thing);
  });
});
