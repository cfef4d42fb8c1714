// Finds the colours that serve all pictures of a game's gallery best, and writes them into src/render/GAME/palette.ts.
// To be run again when the style changes: `npx tsx scripts/gallery-palette.ts GAME`.
import { writeFileSync } from 'node:fs';
import { createPainter } from '#render/paint/painter.ts';
import { apart, codeOf, type Rgb, rgbOf, rgbOfCode } from '#render/paint/palette.ts';
import { withPixels } from '#render/paint/pixels.ts';
import { artOf } from '#render/paint/studio.ts';
import { PAINTS } from '#render/players.ts';
import type { Atlas, Scene } from '#render/scene.ts';
import { galleryOf } from './gallery-picture.ts';

/** More would be seen by nobody, and make files larger: most shades are edges between two colours. */
const SIZE = 128;

const [game] = process.argv.slice(2);
if (game === undefined) throw new Error('of which game?');

/** All colours in a game's `theme.ts`, however deep they stand. */
const coloursIn = (theme: unknown): string[] => {
  if (typeof theme === 'object' && theme !== null) return Object.values(theme).flatMap(coloursIn);
  return typeof theme === 'string' && /^#[0-9a-f]{6}$/.test(theme) ? [theme] : [];
};

/** Colours that carry meaning are kept to the last bit. */
const FIXED: Rgb[] = [
  ...Object.values(PAINTS).flatMap((paints) => Object.values(paints).flatMap(({ fill, shade }) => [fill, shade])),
  ...coloursIn(await import(`../src/render/${game}/theme.ts`)),
  '#ffffff',
  '#000000',
].map(rgbOf);

/** How often each colour occurs over all pictures, to 5, 6 and 5 bits. */
function histogram(scenes: readonly Scene[], atlas: Atlas): { colours: Rgb[]; weights: number[] } {
  const painter = createPainter(atlas);
  const counts = new Map<number, number>();
  for (const scene of scenes) {
    withPixels(painter.paint(scene), { left: 0, width: scene.width, height: scene.height }, (pixels) => {
      for (const pixel of pixels) {
        const code = codeOf(pixel);
        counts.set(code, (counts.get(code) ?? 0) + 1);
      }
    });
  }
  const entries = [...counts];
  return {
    colours: entries.map(([code]) => rgbOfCode(code)),
    // Large areas must not take all colours for themselves.
    weights: entries.map(([, count]) => count ** 0.45),
  };
}

function nearest(palette: readonly Rgb[], colour: Rgb): { index: number; distance: number } {
  let best = { index: 0, distance: Number.POSITIVE_INFINITY };
  for (const [index, candidate] of palette.entries()) {
    const distance = apart(candidate, colour);
    if (distance < best.distance) best = { index, distance };
  }
  return best;
}

/** Starts with the colours that are missed most, then moves each to the middle of those it serves (k-means). */
function choose(colours: readonly Rgb[], weights: readonly number[]): Rgb[] {
  const palette = [...FIXED];
  const missed = colours.map((colour) => nearest(palette, colour).distance);
  while (palette.length < SIZE) {
    let worst = 0;
    for (const i of colours.keys())
      if ((missed[i] ?? 0) * (weights[i] ?? 0) > (missed[worst] ?? 0) * (weights[worst] ?? 0)) worst = i;
    const added = colours[worst] ?? [0, 0, 0];
    palette.push(added);
    for (const [i, colour] of colours.entries()) missed[i] = Math.min(missed[i] ?? 0, apart(added, colour));
  }
  for (let round = 0; round < 12; round++) settle(palette, colours, weights);
  return palette;
}

function settle(palette: Rgb[], colours: readonly Rgb[], weights: readonly number[]): void {
  const sums = palette.map(() => [0, 0, 0, 0]);
  for (const [i, colour] of colours.entries()) {
    const sum = sums[nearest(palette, colour).index] ?? [];
    const weight = weights[i] ?? 0;
    for (const channel of [0, 1, 2] as const) sum[channel] = (sum[channel] ?? 0) + colour[channel] * weight;
    sum[3] = (sum[3] ?? 0) + weight;
  }
  for (const [i, [r = 0, g = 0, b = 0, weight = 0]] of sums.entries())
    if (i >= FIXED.length && weight > 0) palette[i] = [r / weight, g / weight, b / weight];
}

const hex = (colour: Rgb): string => `#${colour.map((c) => Math.round(c).toString(16).padStart(2, '0')).join('')}`;

const gallery = Object.values(await galleryOf(game));
const { colours, weights } = histogram(
  gallery.map(({ scene }) => scene),
  (await artOf(game)).atlas,
);
const palette = [...new Set(choose(colours, weights).map(hex))].sort();
const TEN = 10;
const rows = Array.from({ length: Math.ceil(palette.length / TEN) }, (_, row) =>
  palette
    .slice(row * TEN, (row + 1) * TEN)
    .map((colour) => `'${colour}'`)
    .join(', '),
);
writeFileSync(
  new URL(`../src/render/${game}/palette.ts`, import.meta.url),
  `/** The colours of the game's pictures, found by scripts/gallery-palette.ts. */
// biome-ignore format: a table
export const PALETTE = [
${rows.map((row) => `  ${row},`).join('\n')}
] as const;
`,
);
console.log(`${palette.length} colours for ${colours.length}`);
