/** Genes as cards, each with its effect and its mutation points. */
import { type Gene, mutationPoints } from '#games/ursuppe/genes.ts';
import type { Box, Scene, Shape } from '../scene.ts';
import { filled, roundedBox, text } from '../shapes.ts';
import { figureShape } from './figures.ts';
import { geneTile } from './gene-tiles.ts';
import { type Look, wordsOf } from './look.ts';
import { CREAM, INK, NIGHT } from './theme.ts';

interface Plan {
  readonly width: number;
  readonly columns: number;
  /** Of the longest effect; 0 where there is no room for effects. */
  readonly lines: number;
}

/** Few genes are written large, all of them fit the box of a desktop. */
function planFor(count: number): Plan {
  if (count <= 3) return { width: 1000, columns: 1, lines: 1 };
  if (count <= 6) return { width: 1200, columns: 2, lines: 2 };
  if (count <= 8) return { width: 1400, columns: 2, lines: 2 };
  return { width: 1400, columns: 3, lines: count <= 12 ? 2 : 0 };
}

const GAP = 10;
const PAD = 16;
const HEAD = 82;
const LINE = 47;
const TILE = 64;
const POINTS_WIDTH = 84;
const EFFECT = '#46535e';

const heightOf = ({ lines }: Plan): number => HEAD + lines * LINE + (lines === 0 ? 0 : 8);

function card(look: Look, gene: Gene, { x, y, width, height }: Box, lines: number): Shape[] {
  const { name, effect } = wordsOf(look).genes[gene];
  const middle = y + HEAD / 2 + 2;
  const maxWidth = width - TILE - 2 * PAD - 14 - POINTS_WIDTH;
  const points = { icon: 'dna', tint: INK, value: mutationPoints(gene), colour: INK } as const;
  return [
    filled(roundedBox({ x, y, width, height }, 22), CREAM),
    ...geneTile(gene, { x: x + PAD - 4, y: middle - TILE / 2 }, TILE),
    text(name, x + TILE + PAD + 8, middle, { size: 48, face: 'strong', colour: INK, maxWidth }),
    ...figureShape(points, { x: x + width - PAD - POINTS_WIDTH + 6, y: middle }),
    ...(lines === 0
      ? []
      : [text(effect, x + PAD, y + HEAD + 20, { size: 41, colour: EFFECT, maxWidth: width - 2 * PAD, lines })]),
  ];
}

/** Law: at least one gene. */
export function genesScene(genes: readonly Gene[], look: Look): Scene {
  const plan = planFor(genes.length);
  const { width, columns, lines } = plan;
  const size = { width: (width - GAP) / columns - GAP, height: heightOf(plan) };
  const rows = Math.ceil(genes.length / columns);
  const boxOf = (i: number): Box => ({
    x: GAP + (i % columns) * (size.width + GAP),
    y: GAP + Math.floor(i / columns) * (size.height + GAP),
    ...size,
  });
  return {
    game: 'ursuppe',
    width,
    height: GAP + rows * (size.height + GAP),
    background: NIGHT,
    shapes: genes.flatMap((gene, i) => card(look, gene, boxOf(i), lines)),
  };
}
