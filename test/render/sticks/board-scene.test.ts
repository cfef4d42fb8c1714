import { describe, expect, it } from 'vitest';
import { seat } from '#engine/seat.ts';
import type { Stick } from '#games/sticks/board.ts';
import { kitAtlas } from '#render/kit/atlas.ts';
import { GENERAL_PALETTE } from '#render/kit/general-palette.ts';
import { createPngWriter } from '#render/paint/indexed-png.ts';
import { createPainter } from '#render/paint/painter.ts';
import { paletteOf } from '#render/paint/palette.ts';
import { PALETTES } from '#render/players.ts';
import { boardAltText, boardScene } from '#render/sticks/board-scene.ts';
import type { Look } from '#render/sticks/look.ts';
import { wordsIn } from '../../support/scenes.ts';
import { sticks, sticksFrom } from '../../support/sticks.ts';
import { faultsOf } from '../picture-laws.ts';

const look: Look = {
  names: ['Ann', 'Bob'],
  colours: ['red', 'blue'],
  palette: 'standard',
  language: 'en',
  marks: [],
};

const LONG_NAMES = ['Wolfgang Amadeus der Große von und zu', 'Żółwik-Łódź Świętopełk Ñandú Peñalosa'];

describe('the picture of the table', () => {
  it('numbers the sticks that lie there, and letters those that somebody has', () => {
    const words = wordsIn(boardScene(sticks({ red: [1, 17], blue: [60] }), look));
    expect(words).toContain('2');
    for (const stick of ['1', '17', '60']) expect(words).not.toContain(stick);
    // On the sticks, and once on each player's card.
    expect(words.filter((word) => word === 'R')).toHaveLength(3);
    expect(words.filter((word) => word === 'B')).toHaveLength(2);
  });

  it('says who is to act, and how everybody stands', () => {
    const words = wordsIn(boardScene(sticks({ red: [1, 17], turn: 'blue' }), look));
    expect(words).toEqual(expect.arrayContaining(['Bob takes sticks', 'Ann', '2 of 20 sticks', '0 of 20 sticks']));
  });

  it('marks the sticks that it is about', () => {
    const plain = boardScene(sticks({}), look).shapes;
    const marked = boardScene(sticks({}), { ...look, marks: [4, 14] as Stick[] }).shapes;
    expect(marked).toHaveLength(plain.length + 2);
  });

  it('calls somebody without a letter that we have by their colour', () => {
    expect(wordsIn(boardScene(sticks({}), { ...look, names: ['🙂', 'Bob'] }))).toContain('Red');
  });

  it.each([sticks({}), sticks({ red: sticksFrom(1, 20), blue: sticksFrom(31, 19), pebbles: [0, 0] })])(
    'is readable at the sizes at which Discord shows it, with the longest names',
    (view) => {
      const scene = boardScene(view, { ...look, names: LONG_NAMES });
      expect(faultsOf(scene, kitAtlas)).toEqual([]);
    },
  );

  it.each(PALETTES)('is painted in the %s palette', (palette) => {
    const painter = createPainter((symbol) => {
      throw new Error(`no drawing is called ${symbol}`);
    });
    const png = createPngWriter(
      paletteOf(GENERAL_PALETTE),
      painter,
    )(boardScene(sticks({ red: [3], blue: [4] }), { ...look, palette }));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
  });
});

describe('the picture in words', () => {
  it('is enough to play by: who acts, who has what, and what lies where', () => {
    const view = sticks({ red: [1, 17], blue: sticksFrom(51, 10), pebbles: [2, 1] });
    expect(boardAltText(view, look)).toBe(
      'Ann takes sticks. R Ann has 2 (1 17) and 2 pebbles. B Bob has 10 (51 52 53 54 55 56 57 58 59 60) and 1 pebble. ' +
        'What still lies there: Row 1–10: 2 3 4 5 6 7 8 9 10. Row 11–20: 11 12 13 14 15 16 18 19 20. ' +
        'Row 21–30: 21 22 23 24 25 26 27 28 29 30. Row 31–40: 31 32 33 34 35 36 37 38 39 40. ' +
        'Row 41–50: 41 42 43 44 45 46 47 48 49 50. Row 51–60: nothing.',
    );
  });

  it('says what somebody reaches for', () => {
    const view = sticks({});
    const phase = { kind: 'answer', seat: seat(1), sticks: [4, 14] as Stick[] } as const;
    expect(boardAltText({ ...view, phase: { ...phase, sticks: [...phase.sticks] } }, look)).toContain(
      'Does Bob block it? To be gathered: 4 and 14.',
    );
  });

  it('fits where Discord shows it, with the longest names', () => {
    const names = LONG_NAMES.map((name) => name.slice(0, 32));
    expect(boardAltText(sticks({}), { ...look, names }).length).toBeLessThanOrEqual(1024);
  });
});
