import { fileURLToPath } from 'node:url';
import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import { GENES } from '#games/urland/genes.ts';
import { fontFile, fontOf } from '#render/paint/fonts.ts';
import { fitText } from '#render/paint/lettering.ts';
import { type Scene, type TextShape, TYPEFACES, type Typeface } from '#render/scene.ts';
import { text } from '#render/shapes.ts';
import { boardScene } from '#render/urland/board-scene.ts';
import { genesScene } from '#render/urland/genes-scene.ts';
import { handScene } from '#render/urland/hand-scene.ts';
import { menuScene } from '#render/urland/menu-scene.ts';
import { EXTREME_VIEWS, LONG_NAMES, LONGEST_ROW } from '../../support/extreme-views.ts';
import { hasSign } from '../../support/font-coverage.ts';
import { lookOf } from '../../support/look.ts';
import { textsOf } from '../../support/scenes.ts';
import { aView } from '../../support/urland-views.ts';

const context = createCanvas(8, 8).getContext('2d');
const widthOf = (line: string, face: Typeface, size: number): number => {
  context.font = fontOf(face, size);
  return context.measureText(line).width;
};
const widest = (shape: TextShape): number => {
  const { lines, size } = fitText(context, shape);
  return Math.max(...lines.map((line) => widthOf(line, shape.face, size)));
};

const plain = (words: string, maxWidth: number, more: Partial<TextShape> = {}): TextShape => ({
  ...text(words, 0, 0, { size: 50, colour: '#000000', maxWidth }),
  ...more,
});

const ALPHABETS = {
  English: 'AZaz09.,:;!?’“”()+−…',
  German: 'ÄÖÜäöüßẞ',
  French: 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛŸàâæçèéêëîïôœùûÿ',
  Spanish: 'ÁÉÍÑÓÚÜáéíñóúü¿¡',
  Polish: 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż',
};
/** Names may also be in these; nothing of ours is. */
const NAMES_ONLY = { Greek: 'ΑΩαωάέήίόύώ', Cyrillic: 'АЯаяЁёЇїЄєЎў' };

const signs = (face: Typeface): ((character: string) => boolean) => hasSign(fileURLToPath(fontFile(face)));
const missing = (face: Typeface, alphabet: string): string[] => [...alphabet].filter((letter) => !signs(face)(letter));

describe('letters', () => {
  it.each(
    TYPEFACES.flatMap((face) =>
      Object.entries(ALPHABETS).map(([language, alphabet]) => [face, language, alphabet] as const),
    ),
  )('of %s have all signs of %s', (face, _, alphabet) => {
    expect(missing(face, alphabet)).toEqual([]);
  });

  it.each(
    (['text', 'strong'] as const).flatMap((face) =>
      Object.values(NAMES_ONLY).map((alphabet) => [face, alphabet] as const),
    ),
  )('of %s can write names like %s', (face, alphabet) => {
    expect(missing(face, alphabet)).toEqual([]);
  });

  it('would be missed: no face writes Chinese', () => {
    for (const face of TYPEFACES) expect(missing(face, '海')).toEqual(['海']);
  });

  it('are those of the project: each face measures differently from a font that does not exist', () => {
    for (const face of TYPEFACES) {
      context.font = '40px NoSuchFont';
      const fallback = context.measureText('Panthalassa').width;
      expect(widthOf('Panthalassa', face, 40)).not.toBe(fallback);
    }
  });
});

describe('a text', () => {
  it('keeps its size where it fits', () => {
    expect(fitText(context, plain('Anna', 400))).toMatchObject({ lines: ['Anna'], size: 50 });
  });

  it('shrinks before anything is cut off', () => {
    const { lines, size } = fitText(context, plain('A rather long name', 360));
    expect(lines).toEqual(['A rather long name']);
    expect(size).toBeLessThan(50);
    expect(size).toBeGreaterThanOrEqual(39);
  });

  it('ends in an ellipsis where shrinking is not enough', () => {
    const { lines, size } = fitText(context, plain('A name that goes on and on and on', 200));
    expect(size).toBe(39);
    expect(lines[0]).toMatch(/^A name.*…$/);
  });

  it('never parts an accent from its letter', () => {
    const { lines } = fitText(context, plain('e\u0301'.repeat(60), 100));
    expect(lines[0]?.replaceAll('e\u0301', '')).toBe('…');
  });

  it('is broken into lines where it may be', () => {
    const { lines } = fitText(context, plain('Fly one or two from a land to any area', 500, { lines: 2 }));
    expect(lines).toHaveLength(2);
    expect(lines.join(' ')).toBe('Fly one or two from a land to any area');
  });

  it.each(['W'.repeat(32), 'i'.repeat(300), 'ŻÓŁĆ'.repeat(10), 'x', 'a b'.repeat(50)])(
    '%s is never wider than allowed',
    (words) => {
      for (const maxWidth of [60, 150, 400])
        for (const lines of [1, 2]) expect(widest(plain(words, maxWidth, { lines }))).toBeLessThanOrEqual(maxWidth);
    },
  );
});

const look = lookOf(LONG_NAMES, { targets: [{ area: 'A', letter: 'W' }] });
const SCENES: readonly (readonly [string, Scene])[] = [
  ...EXTREME_VIEWS.map((view) => [`board: ${view.phase.kind}`, boardScene(view, look)] as const),
  ['board: longest row', boardScene(LONGEST_ROW, look)],
  ['hand', handScene(aView({ seats: 5 }).with({ hand: [10, 11], picked: 12, isPicked: true }).view, look)],
  ['genes', genesScene(GENES, look)],
  ['menu', menuScene(LONGEST_ROW, look, 'A question that is asked at considerable length, is it not?')],
];

describe.each(SCENES)('the texts of %s', (_, scene) => {
  it('lie within the picture', () => {
    for (const shape of textsOf(scene)) {
      if (shape.text === '') continue;
      const width = widest(shape);
      const left = { left: shape.x, center: shape.x - width / 2, right: shape.x - width }[shape.align];
      expect(left, shape.text).toBeGreaterThanOrEqual(0);
      expect(left + width, shape.text).toBeLessThanOrEqual(scene.width);
      expect(shape.y - shape.size / 2, shape.text).toBeGreaterThanOrEqual(0);
      expect(shape.y + shape.size / 2, shape.text).toBeLessThanOrEqual(scene.height);
    }
  });

  it('lose nothing but the ends of long names and titles', () => {
    for (const shape of textsOf(scene)) {
      const { lines } = fitText(context, shape);
      if (!lines.some((line) => line.endsWith('…'))) continue;
      const isFree = LONG_NAMES.some((name) => shape.text.includes(name)) || shape.text.startsWith('A question');
      expect(isFree, shape.text).toBe(true);
    }
  });
});
