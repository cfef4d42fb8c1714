// Finds the codes that make the pictures of all galleries smallest, and writes their lengths into src/render/paint/code-lengths.ts.
// To be run again when pictures have changed much: `npx tsx scripts/code-lengths.ts`. Old codes are never wrong, only longer.
import { writeFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { GAME_IDS } from '#games/index.ts';
import { repeatOf } from '#render/paint/deflate-codes.ts';
import { createStudio } from '#render/paint/studio.ts';
import { TILE } from '#render/paint/tiles.ts';
import type { Scene } from '#render/scene.ts';
import { streamOf } from '../test/support/png-stream.ts';
import { galleryOf, hasGallery } from './gallery-picture.ts';

const SYMBOLS = 286;
const END = 256;
const LONGEST_CODE = 15;
const [LEAST_REPEAT, MOST_REPEAT] = [3, 258] as const;

/** Whatever never occurs has a code, too. */
const counts = new Array<number>(SYMBOLS).fill(1);
const add = (symbol: number, times = 1): void => {
  counts[symbol] = (counts[symbol] ?? 0) + times;
};

/** As `assets/wasm/tiles.ts` packs a row of a tile. */
function countRow(bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0;
    let run = 1;
    while (bytes[at + run] === byte) run += 1;
    at += run;
    let left = run - 1;
    for (; left >= LEAST_REPEAT; left -= Math.min(left, MOST_REPEAT)) add(repeatOf(Math.min(left, MOST_REPEAT)).symbol);
    add(byte, 1 + left);
  }
}

function countPicture({ width }: Scene, rows: Uint8Array): void {
  for (let at = 0; at < rows.length; at += width + 1) {
    add(rows[at] ?? 0);
    for (let left = 0; left < width; left += TILE.width)
      countRow(rows.subarray(at + 1 + left, at + 1 + Math.min(left + TILE.width, width)));
  }
  add(END);
}

interface Tree {
  readonly weight: number;
  readonly symbols: readonly number[];
}

/** Huffman's: the two lightest become one, and all their symbols are a bit longer. */
function lengthsFor(weights: readonly number[]): number[] {
  const lengths = weights.map(() => 0);
  let trees: Tree[] = weights.map((weight, symbol) => ({ weight, symbols: [symbol] }));
  while (trees.length > 1) {
    const [one, other, ...rest] = trees.sort((a, b) => a.weight - b.weight);
    if (one === undefined || other === undefined) break;
    const symbols = [...one.symbols, ...other.symbols];
    for (const symbol of symbols) lengths[symbol] = (lengths[symbol] ?? 0) + 1;
    trees = [...rest, { weight: one.weight + other.weight, symbols }];
  }
  return lengths;
}

/** Deflate has no longer codes: weights come closer to each other until none is needed. */
function limitedLengthsFor(weights: readonly number[]): number[] {
  const lengths = lengthsFor(weights);
  if (Math.max(...lengths) <= LONGEST_CODE) return lengths;
  return limitedLengthsFor(weights.map((weight) => Math.ceil(weight / 2)));
}

const png = createStudio();
for (const game of GAME_IDS.filter(hasGallery))
  for (const { scene } of Object.values(await galleryOf(game)))
    countPicture(scene, inflateSync(streamOf(await png(scene))));

const lengths = limitedLengthsFor(counts);
const A_ROW = 32;
const rows = Array.from({ length: Math.ceil(SYMBOLS / A_ROW) }, (_, row) =>
  lengths.slice(row * A_ROW, (row + 1) * A_ROW).join(', '),
);
writeFileSync(
  new URL('../src/render/paint/code-lengths.ts', import.meta.url),
  `/** In bits: the codes of bytes, of the end and of repeats, found by scripts/code-lengths.ts. */
// biome-ignore format: a table
export const CODE_LENGTHS: readonly number[] = [
${rows.map((row) => `  ${row},`).join('\n')}
];
`,
);
