import { describe, expect, it } from 'vitest';
import { GENES } from '#games/urland/genes.ts';
import { MOVE_KINDS } from '#games/urland/rules.ts';
import { claimed, digestOf } from '../../support/golden.ts';
import { ENDINGS, endingOf, eventsIn, goldenGames, goldenName, positionsOf } from '../../support/urland-golden.ts';
import { formatRecord, playRecord } from '../../support/urland-record.ts';

const games = goldenGames().map((game) => {
  const record = playRecord(game.text);
  if (!record.ok) throw new Error(`${game.name}: ${JSON.stringify(record.error)}`);
  return { ...game, ...record.value };
});

describe.each(games)('golden game $name', ({ name, text, colours, entries }) => {
  const positions = positionsOf(text);

  it('leads to the positions it claims', () => {
    expect(positions.at(-1)).toBe(claimed(text, 'last position'));
    expect(digestOf(positions)).toBe(claimed(text, 'digest of all positions'));
  });

  it('ends as its name says', () => {
    expect(goldenName(colours.length, endingOf(colours.length, entries))).toBe(name);
  });

  it('reads and writes the same', () => {
    const withoutRemarks = text.replace(/^#.*\n/gm, '');
    expect(formatRecord({ colours, entries })).toBe(withoutRemarks);
  });
});

describe('the golden games together', () => {
  const moves = games.flatMap(({ entries }) => entries.map(({ move }) => move));

  it.each([3, 4, 5].flatMap((seats) => ENDINGS.map((ending) => goldenName(seats, ending))))('have %s', (name) => {
    expect(games.map((game) => game.name)).toContain(name);
  });

  it.each(MOVE_KINDS)('use the move %s', (kind) => {
    expect(moves.some((move) => move.kind === kind)).toBe(true);
  });

  it.each([...GENES])('sell the gene %s', (gene) => {
    expect(moves.some((move) => move.kind === 'buy' && move.gene === gene)).toBe(true);
  });

  it.each(['panicked', 'lost', 'could-not-pay', 'declined', 'passed-over', 'dived', 'extra-turn'] as const)(
    'show %s',
    (kind) => {
      const events = games.flatMap(({ colours, entries }) => eventsIn(colours.length, entries));
      expect(events.some((event) => event.kind === kind)).toBe(true);
    },
  );
});
