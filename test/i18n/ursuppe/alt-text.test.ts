import { describe, expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { attackingEntry } from '#games/ursuppe/attacking-play.ts';
import { SPACES } from '#games/ursuppe/board.ts';
import { COLOURS } from '#games/ursuppe/colours.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import { altTextOfBoard, boardInWords } from '#i18n/ursuppe/alt-text.ts';
import type { Cast } from '#i18n/ursuppe/cast.ts';
import { ursuppeIn } from '#i18n/ursuppe/words.ts';
import { laidOut } from '../../support/ursuppe.ts';

const say = ursuppeIn('en');
const cast: Cast = { names: ['Ann', 'Bob', 'Cid', 'Dot'], colours: COLOURS };

describe('the board in words', () => {
  const position = laidOut({
    phase: 'move',
    round: 3,
    card: 'W9',
    amoeba: 2,
    track: [12, 14, 15, 20],
    bp: { red: 4 },
    genes: { red: ['speed'] },
    amoebas: { red: { 2: [8, 1] }, blue: { 5: 8 } },
    cubes: { 8: [1, 0, 0, 3], 9: [0, 0, 0, 0] },
  });

  it.each([
    'Round 3, phase 1: move and feed. Ann’s amoeba 2.',
    'The current sets west, ozone 9.',
    '7 8 island 9 10;',
    ' 8: 1R 3Y, R2’ B5.',
    ' 9: empty.',
    'R Ann at 12, 4 BP, Speed.',
  ])('has all that one needs to play by: %s', (part) => {
    expect(altTextOfBoard(position, cast, say)).toContain(part);
  });

  it('tells every space, in the long form one a line', () => {
    const lines = boardInWords(position, cast, say).split('\n');
    for (const space of SPACES) expect(lines.filter((line) => line.startsWith(`${space}: `))).toHaveLength(1);
  });

  it.each([1, 2, 3])('fits Discord’s limit and tells every space, also late in a crowded game (seed %i)', (seed) => {
    const dice = seededDice(seed);
    const state = URSUPPE.setUp(4, { finish: 'long' });
    const long: Cast = { ...cast, names: cast.names.map((name) => name.repeat(10)) };
    for (let entry = attackingEntry(state, dice); entry; entry = attackingEntry(state, dice)) {
      URSUPPE.enact(state, entry, null);
      const text = altTextOfBoard(state, long, say);
      expect(text.length).toBeLessThanOrEqual(1024);
      expect(text).toMatch(/ 19: [^.]+\. R /);
      expect(text).toMatch(/\. Y [^.]+\.$/);
    }
  });
});
