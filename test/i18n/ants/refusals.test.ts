import { describe, expect, it } from 'vitest';
import type { Refusal } from '#games/ants/refusals.ts';
import { MOVE_KINDS } from '#games/ants/rules.ts';
import { rulingBehind, sayRefusal } from '#i18n/ants/refusals.ts';
import { antsIn } from '#i18n/ants/words.ts';
import { PSEUDO } from '#i18n/languages.ts';
import { isBracketed } from '../../support/bracketed.ts';

const say = antsIn('en');

/** One of each code. */
const REFUSALS: { readonly [C in Refusal['code']]: Extract<Refusal, { code: C }> } = {
  malformed: { code: 'malformed' },
  'game-over': { code: 'game-over' },
  'not-your-decision': { code: 'not-your-decision' },
  'not-now': { code: 'not-now' },
  'not-drawable': { code: 'not-drawable' },
  'no-target': { code: 'no-target', kind: 'play' },
  'no-such-choice': { code: 'no-such-choice' },
  'unruly-order': { code: 'unruly-order' },
  'wrong-count': { code: 'wrong-count', min: 1, max: 2 },
  'must-answer': { code: 'must-answer' },
  'queen-taken': { code: 'queen-taken' },
  'not-in-hand': { code: 'not-in-hand', card: 'R01a' },
  'not-on-display': { code: 'not-on-display', card: 'R01a' },
  'must-take': { code: 'must-take' },
  'no-ants': { code: 'no-ants', column: 'd' },
  'strength-out-of-range': { code: 'strength-out-of-range', max: 4 },
  'too-few-ants': { code: 'too-few-ants', has: 1 },
  'too-few-wild': { code: 'too-few-wild', has: 0 },
  'no-real-ant': { code: 'no-real-ant' },
  'too-few-discs': { code: 'too-few-discs', needs: 2, has: 1 },
  'no-queen-disc': { code: 'no-queen-disc' },
  'too-little': { code: 'too-little', of: 'leaf', needs: 3, has: 1 },
  'wrong-payment': { code: 'wrong-payment', price: 2 },
  'keeps-food-back': { code: 'keeps-food-back', food: 2 },
  'no-room-fits': { code: 'no-room-fits' },
  'room-does-not-fit': { code: 'room-does-not-fit' },
  'room-too-large': { code: 'room-too-large', max: 2 },
  'out-of-stock': { code: 'out-of-stock', size: 4 },
  'hex-explored': { code: 'hex-explored', hex: 'a1' },
  'hex-too-strong': { code: 'hex-too-strong', hex: 'e1', strength: 4 },
  'no-path': { code: 'no-path', length: 3 },
  'path-length': { code: 'path-length', length: 2 },
  'corner-taken': { code: 'corner-taken', corner: 7 },
  'corner-not-reached': { code: 'corner-not-reached', corner: 40 },
  'path-leads-nowhere': { code: 'path-leads-nowhere', corner: 6 },
  'wrong-type': { code: 'wrong-type', card: 'A01a' },
  'no-empty-room': { code: 'no-empty-room', size: 3 },
  'need-not-met': { code: 'need-not-met', need: { need: 'rooms', n: 6 }, has: 4 },
  'symbols-missing': { code: 'symbols-missing', missing: ['Po', 'Po', 'Co'] },
  'wrong-store': { code: 'wrong-store', missing: 2 },
  'store-too-small': { code: 'store-too-small', missing: 4, has: 1 },
  'no-enemy': { code: 'no-enemy', hex: 'b1' },
  'no-explorer-on': { code: 'no-explorer-on', terrain: 'veg' },
  'no-space': { code: 'no-space', difficulty: 1 },
  'space-taken': { code: 'space-taken', space: '1a' },
  'space-too-high': { code: 'space-too-high', space: '3a', difficulty: 2 },
  'must-turn-tile': { code: 'must-turn-tile' },
  'tile-turned': { code: 'tile-turned', tile: 'G1a' },
  'not-the-top-tile': { code: 'not-the-top-tile', tile: 'G1b' },
  'track-full': { code: 'track-full', track: 'e' },
  'no-disc-there': { code: 'no-disc-there' },
  'same-column': { code: 'same-column' },
  'no-such-effect': { code: 'no-such-effect', card: 'S04a' },
  'used-already': { code: 'used-already' },
  'crest-placed': { code: 'crest-placed', symbol: 'Bu' },
  'crests-full': { code: 'crests-full' },
  'too-few-cubes': { code: 'too-few-cubes', of: 'fungus', has: 0 },
  'too-few-tokens': { code: 'too-few-tokens', card: 'R22a' },
  'too-many-larvae': { code: 'too-many-larvae', column: 'f' },
};

describe('every refusal says why', () => {
  it.each(Object.values(REFUSALS))('$code', (refusal) => {
    const words = sayRefusal(refusal, say);
    expect(words).toMatch(/^\S.*\.$/u);
    expect(words).not.toMatch(/undefined|null|\[object|function/);
    expect(words.length).toBeLessThanOrEqual(200);
    expect(isBracketed(sayRefusal(refusal, antsIn(PSEUDO)))).toBe(true);
  });

  it.each(MOVE_KINDS)('also where nothing can be chosen for %s', (kind) => {
    expect(sayRefusal({ code: 'no-target', kind }, say)).toMatch(/\.$/);
  });
});

describe('why can’t I play this card? names what is missing', () => {
  it.each<[Refusal, string]>([
    [
      REFUSALS['symbols-missing'],
      'You miss Poison ×2 and Constitution, and have too few tokens to stand in. Play cards with those symbols, or gain Mutation tokens.',
    ],
    [REFUSALS['need-not-met'], 'It needs 6 room tiles; you have 4.'],
    [REFUSALS['no-empty-room'], 'It needs an empty room tile of size 3 or more. Dig one first.'],
    [REFUSALS['too-little'], 'That costs 3 Leaf; you can pay 1, Fungus included. Forage or incubate for more.'],
  ])('$code', (refusal, words) => {
    expect(sayRefusal(refusal, say)).toBe(words);
  });
});

it('names the ruling behind a refusal', () => {
  expect(rulingBehind(REFUSALS['keeps-food-back'])).toBe('R-STORE-LACK');
  expect(rulingBehind({ code: 'need-not-met', need: { need: 'ants', of: 'f', n: 2 }, has: 1 })).toBe('R-WILD-NEED');
  expect(rulingBehind(REFUSALS['hex-explored'])).toBeNull();
});
