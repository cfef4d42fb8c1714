import type { CanvasRenderingContext2D } from 'canvas';
import type { Face, TextShape } from '../scene.ts';
import { CAPITALS, fontOf } from './fonts.ts';

const ELLIPSIS = '…';

interface Fitted {
  readonly text: string;
  readonly size: number;
}

const fitted = new Map<string, Fitted>();
const MOST_KEPT = 5000;

function widthOf(context: CanvasRenderingContext2D, text: string, face: Face, size: number): number {
  context.font = fontOf(face, size);
  return context.measureText(text).width;
}

/** Letters as people see them, so that an accent or an emoji is never cut in two. */
const graphemes = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

function shortened(context: CanvasRenderingContext2D, { text, face, least, maxWidth }: TextShape): string {
  const letters = graphemes(text);
  while (letters.length > 1) {
    letters.pop();
    const candidate = letters.join('').trimEnd() + ELLIPSIS;
    if (widthOf(context, candidate, face, least) <= maxWidth) return candidate;
  }
  return ELLIPSIS;
}

function fitAnew(context: CanvasRenderingContext2D, shape: TextShape): Fitted {
  const { text, face, size, least, maxWidth } = shape;
  const width = widthOf(context, text, face, size);
  if (width <= maxWidth) return { text, size };
  // Hinting makes widths grow in jumps, so the estimate is checked downwards.
  for (let smaller = Math.min(size - 1, Math.ceil((size * maxWidth) / width)); smaller >= least; smaller--)
    if (widthOf(context, text, face, smaller) <= maxWidth) return { text, size: smaller };
  return { text: shortened(context, shape), size: least };
}

/** What is written, and how large: at most as wide as the shape allows. */
export function fit(context: CanvasRenderingContext2D, shape: TextShape): Fitted {
  const key = `${shape.face}|${shape.size}|${shape.least}|${shape.maxWidth}|${shape.text}`;
  const known = fitted.get(key);
  if (known) return known;
  if (fitted.size >= MOST_KEPT) fitted.clear();
  const result = fitAnew(context, shape);
  fitted.set(key, result);
  return result;
}

export function write(context: CanvasRenderingContext2D, shape: TextShape): void {
  const { text, size } = fit(context, shape);
  context.font = fontOf(shape.face, size);
  context.textAlign = shape.align;
  context.textBaseline = 'alphabetic';
  const baseline = shape.y + (CAPITALS[shape.face] * size) / 2;
  if (shape.halo) {
    context.lineJoin = 'round';
    context.lineWidth = shape.halo.width;
    context.strokeStyle = shape.halo.colour;
    context.strokeText(text, shape.x, baseline);
  }
  context.fillStyle = shape.colour;
  context.fillText(text, shape.x, baseline);
}
