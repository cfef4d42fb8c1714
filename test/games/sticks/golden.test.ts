import { describe, expect, it } from 'vitest';
import { formatRecord } from '#engine/record.ts';
import type { Event } from '#games/sticks/events.ts';
import { MODULE } from '#games/sticks/index.ts';
import { MOVE_KINDS } from '#games/sticks/rules.ts';
import { claimed, digestOf } from '../../support/golden.ts';
import { GOLDEN_NAMES, goldenRecord, nameFor, told } from '../../support/sticks-golden.ts';

const games = GOLDEN_NAMES.map((name) => {
  const text = goldenRecord(name);
  return { name, text, ...told(text) };
});

describe.each(games)('golden game $name', ({ name, text, options, entries, positions, ...rest }) => {
  it('leads to the positions it claims', () => {
    expect(positions.at(-1)).toBe(claimed(text, 'last position'));
    expect(digestOf(positions)).toBe(claimed(text, 'digest of all positions'));
  });

  it('ends as its name says', () => {
    expect(nameFor(rest)).toBe(name);
  });

  it('reads and writes the same', () => {
    const withoutRemarks = text.replace(/^#.*\n/gm, '');
    expect(formatRecord(MODULE, { colours: MODULE.colours, options, entries })).toBe(withoutRemarks);
  });

  it.each(MOVE_KINDS)('uses the move %s', (kind) => {
    expect(entries.some(({ move }) => move.kind === kind)).toBe(true);
  });

  it.each(['began', 'took', 'reached', 'blocked', 'allowed', 'gathered', 'last-turn', 'won'] satisfies Event['kind'][])(
    'shows %s',
    (kind) => {
      expect(rest.events.some((event) => event.kind === kind)).toBe(true);
    },
  );
});
