import { describe, expect, it } from 'vitest';
import { COLOURS } from '#games/urland/colours.ts';
import { PAINTS, PALETTES } from '#render/players.ts';
import { PALETTE } from '#render/urland/palette.ts';
import { LAND, WATER } from '#render/urland/theme.ts';
import { ALL_VISIONS, difference, rgbOf, seenBy } from '../support/colour-vision.ts';

const PAIRS = COLOURS.flatMap((a, i) => COLOURS.slice(i + 1).map((b) => [a, b] as const));

/** CIEDE2000: 10 is seen at a glance; the clear palette promises more. */
const APART = { standard: 13, clear: 16 } as const;

describe.each(PALETTES)('the %s palette', (palette) => {
  const paints = PAINTS[palette];

  it.each(PAIRS)('keeps %s and %s well apart for most people', (a, b) => {
    expect(difference(rgbOf(paints[a].fill), rgbOf(paints[b].fill))).toBeGreaterThan(25);
  });

  it.each(ALL_VISIONS.flatMap((vision) => PAIRS.map(([a, b]) => [vision, a, b] as const)))(
    'in %s keeps %s and %s apart',
    (vision, a, b) => {
      const [first, second] = [seenBy(vision, rgbOf(paints[a].fill)), seenBy(vision, rgbOf(paints[b].fill))];
      expect(difference(first, second)).toBeGreaterThan(APART[palette]);
    },
  );

  it.each(COLOURS)('lets letters be read on %s', (colour) => {
    const { fill, ink } = paints[colour];
    expect(Math.abs(luminance(fill) - luminance(ink))).toBeGreaterThan(0.15);
    expect(contrast(fill, ink)).toBeGreaterThan(3.5);
  });

  it('is kept to the last bit in files', () => {
    for (const colour of COLOURS) expect(PALETTE).toContain(paints[colour].fill);
  });
});

/** As WCAG defines them. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = rgbOf(hex).map((c) =>
    c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

describe('the measure of difference', () => {
  /** Sharma, Wu and Dalal's test data pair Lab values; these two are the corners that sRGB can express. */
  it('finds nothing between equals and most between black and white', () => {
    expect(difference([12, 34, 56], [12, 34, 56])).toBe(0);
    expect(difference([0, 0, 0], [255, 255, 255])).toBeCloseTo(100, 1);
  });

  it('sees as red and green what most people do, and not what a deuteranope does', () => {
    const [red, green] = [rgbOf('#b03a2e'), rgbOf('#5a7d2a')];
    const seen = difference(seenBy('deuteranopia', red), seenBy('deuteranopia', green));
    expect(difference(red, green)).toBeGreaterThan(3 * seen);
  });
});

describe('the world', () => {
  it('is painted in colours that files keep', () => {
    for (const colour of Object.values(WATER)) expect(PALETTE).toContain(colour);
    for (const { fill } of Object.values(LAND)) expect(PALETTE).toContain(fill);
  });
});
