import { describe, expect, it } from 'vitest';
import { task } from '#i18n/ursuppe/situation.ts';
import { ursuppeIn } from '#i18n/ursuppe/words.ts';
import { laidOut, type Scene } from '../../support/ursuppe.ts';

const CASES: readonly (readonly [string, Scene, string | null])[] = [
  ['chooses a start space', { phase: 'start', round: 0 }, 'Choose a start space'],
  ['places an amoeba', { phase: 'place', round: 0 }, 'Place an amoeba'],
  ['moves', { phase: 'move', round: 3, amoeba: 2 }, 'Round 3, phase 1: move and feed. Your amoeba 2'],
  ['buys genes', { phase: 'genes', round: 3 }, 'Round 3, phase 3: new genes'],
  ['waits for another', { phase: 'cling', round: 3, amoeba: 2, genes: { blue: ['holding'] } }, null],
];

describe('what a call asks for is said to whoever has the turn', () => {
  it.each(CASES)('and %s', (_, scene, words) => {
    expect(task(laidOut({ turn: 'red', ...scene }), ursuppeIn('en'))).toBe(words);
  });
});
