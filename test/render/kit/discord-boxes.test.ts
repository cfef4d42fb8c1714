import { describe, expect, it } from 'vitest';
import { FULL_PICTURE, LEAST_TEXT, leastTextIn, shownOnDesktop } from '#render/kit/discord-boxes.ts';
import { CREAM } from '#render/kit/theme.ts';
import type { Scene, Shape } from '#render/scene.ts';
import { text } from '#render/shapes.ts';
import { faultsOf } from '../picture-laws.ts';

const noDrawings = (symbol: string) => {
  throw new Error(`no drawing is called ${symbol}`);
};

const scene = (shapes: readonly Shape[], height = FULL_PICTURE.height): Scene => ({
  ...FULL_PICTURE,
  height,
  background: '#000000',
  shapes,
});

const word = (words: string, x: number, size: number): Shape =>
  text(words, x, 300, { size, colour: CREAM, maxWidth: 600, least: size });

describe('the sizes at which Discord shows a picture', () => {
  it('let a full picture fill the box of a desktop', () => {
    expect(FULL_PICTURE.width * shownOnDesktop(FULL_PICTURE)).toBe(550);
    expect(FULL_PICTURE.height * shownOnDesktop(FULL_PICTURE)).toBeGreaterThan(349);
  });

  it.each([
    [FULL_PICTURE, LEAST_TEXT],
    [FULL_PICTURE, 39],
    [{ width: 1000, height: 500 }, 28],
    // A high one is shown smaller on a desktop than on a phone.
    [{ width: 1400, height: 1600 }, 60],
    [{ width: 400, height: 200 }, 13],
  ])('ask in %o for letters of %i pixels', (size, least) => {
    expect(leastTextIn(size)).toBe(least);
  });
});

describe('a picture is at fault', () => {
  it.each([
    ['if it is higher than the box', scene([], 900), ['1400 × 900 is higher than 550 : 350']],
    ['if a text is too small', scene([word('tiny', 40, 38)]), ['“tiny” has only 38 pixels']],
    [
      'if a text in a smaller drawing is too small',
      scene([{ kind: 'group', x: 0, y: 0, scale: 0.5, shapes: [word('half', 40, 60)] }]),
      ['“half” has only 30 pixels'],
    ],
    [
      'if two texts lie upon each other',
      scene([word('one', 40, 50), word('two', 60, 50)]),
      ['“one” and “two” lie upon each other'],
    ],
    ['if a text runs out of it', scene([word('edge', 1380, 50)]), ['“edge” runs out of the picture']],
    ['but not if all of it can be read', scene([word('one', 40, 50), word('two', 400, 39)]), []],
  ])('%s', (_, picture, faults) => {
    expect(faultsOf(picture, noDrawings)).toEqual(faults);
  });
});
