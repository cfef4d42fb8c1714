import { describe, expect, it } from 'vitest';
import { COLOURS } from '#games/ursuppe/colours.ts';
import { PAINTS, PALETTES } from '#render/players.ts';
import { PALETTE } from '#render/ursuppe/palette.ts';
import { ALARM, BROTH, CREAM, INK, ROCK } from '#render/ursuppe/theme.ts';
import { ALL_VISIONS, difference, rgbOf, seenBy } from '../../support/colour-vision.ts';

/** CIEDE2000: 10 is seen at a glance; players’ colours keep as far apart. */
const APART = 13;

describe('the colours of the soup', () => {
  it.each(PALETTES)('are kept to the last bit in files, those of the %s palette too', (palette) => {
    for (const colour of COLOURS) expect(PALETTE).toContain(PAINTS[palette][colour].fill);
    for (const colour of [...BROTH, ...Object.values(ROCK), ALARM]) expect(PALETTE).toContain(colour);
  });

  it.each(ALL_VISIONS)('let rims of cream and ink be seen in every depth of the water in %s', (vision) => {
    const seen = (hex: string) => seenBy(vision, rgbOf(hex));
    for (const water of BROTH) {
      expect(difference(seen(water), seen(CREAM))).toBeGreaterThan(APART);
      expect(difference(seen(water), seen(INK))).toBeGreaterThan(APART);
    }
  });
});
