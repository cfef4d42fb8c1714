import { describe, expect, it } from 'vitest';
import { GENES } from '#games/ursuppe/genes.ts';
import { MOVE_KINDS } from '#games/ursuppe/rules.ts';
import { claimed, digestOf } from '../../support/golden.ts';
import {
  endingOf,
  GOLDEN_NAMES,
  goldenGames,
  goldenName,
  positionsOf,
  RARE_TURNS,
  shownIn,
} from '../../support/ursuppe-golden.ts';
import { formatRecord, playRecord } from '../../support/ursuppe-record.ts';

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

  it('ends as its name says', () => {
    expect(goldenName(colours.length, options.finish, endingOf(end))).toBe(name);
  });

  it('reads and writes the same', () => {
    expect(formatRecord({ colours, options, entries })).toBe(text.replace(/^#.*\n/gm, ''));
  });
});

describe('the golden games together', () => {
  const shown = new Set(
    games.flatMap(({ entries, colours, options }) => [...shownIn(entries, colours.length, options.finish)]),
  );

  it.each(GOLDEN_NAMES)('have %s', (name) => {
    expect(games.map((game) => game.name)).toContain(name);
  });

  it.each(MOVE_KINDS)('use the move %s', (kind) => {
    expect(shown).toContain(kind);
  });

  it.each([...GENES])('sell the gene %s', (gene) => {
    expect(shown).toContain(`buy ${gene}`);
  });

  it.each(RARE_TURNS)('show %s', (turn) => {
    expect(shown).toContain(turn);
  });
});
