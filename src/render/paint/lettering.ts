import type { CanvasRenderingContext2D } from 'canvas';
import type { Face, TextShape } from '../scene.ts';
import { CAPITALS, fontOf } from './fonts.ts';

const ELLIPSIS = '…';
/** From one line to the next, as a share of the size. */
const LEADING = 1.16;

interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

const fitted = new Map<string, Fitted>();
const MOST_KEPT = 5000;

function widthOf(context: CanvasRenderingContext2D, text: string, face: Face, size: number): number {
  context.font = fontOf(face, size);
  return context.measureText(text).width;
}

/** Letters as people see them, so that an accent is never cut off its letter. */
const graphemes = (text: string): string[] => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

function shortened(text: string, fits: (candidate: string) => boolean): string {
  const letters = graphemes(text);
  while (letters.length > 1) {
    letters.pop();
    const candidate = letters.join('').trimEnd() + ELLIPSIS;
    if (fits(candidate)) return candidate;
  }
  return ELLIPSIS;
}

/** Each line takes as many words as fit; a last line takes all that is left. */
function broken(words: string, lines: number, fits: (candidate: string) => boolean): string[] {
  const result: string[] = [];
  let line = '';
  for (const word of words.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || result.length === lines - 1 || fits(longer)) line = longer;
    else {
      result.push(line);
      line = word;
    }
  }
  return [...result, line];
}

function fitAnew(context: CanvasRenderingContext2D, { text, face, size, least, lines, maxWidth }: TextShape): Fitted {
  const fitsAt = (at: number) => (candidate: string) => widthOf(context, candidate, face, at) <= maxWidth;
  for (let smaller = size; smaller >= least; smaller--) {
    const attempt = broken(text, lines, fitsAt(smaller));
    if (attempt.every(fitsAt(smaller))) return { lines: attempt, size: smaller };
  }
  const attempt = broken(text, lines, fitsAt(least));
  return { lines: attempt.map((line) => (fitsAt(least)(line) ? line : shortened(line, fitsAt(least)))), size: least };
}

/** What is written, and how large: no line wider than the shape allows. */
export function fit(context: CanvasRenderingContext2D, shape: TextShape): Fitted {
  const key = `${shape.face}|${shape.size}|${shape.least}|${shape.lines}|${shape.maxWidth}|${shape.text}`;
  const known = fitted.get(key);
  if (known) return known;
  if (fitted.size >= MOST_KEPT) fitted.clear();
  const result = fitAnew(context, shape);
  fitted.set(key, result);
  return result;
}

export function write(context: CanvasRenderingContext2D, shape: TextShape): void {
  const { lines, size } = fit(context, shape);
  context.font = fontOf(shape.face, size);
  context.textAlign = shape.align;
  context.textBaseline = 'alphabetic';
  for (const [i, line] of lines.entries()) writeLine(context, shape, line, size, i * size * LEADING);
}

function writeLine(
  context: CanvasRenderingContext2D,
  shape: TextShape,
  line: string,
  size: number,
  down: number,
): void {
  const baseline = shape.y + down + (CAPITALS[shape.face] * size) / 2;
  if (shape.halo) {
    context.lineJoin = 'round';
    context.lineWidth = shape.halo.width;
    context.strokeStyle = shape.halo.colour;
    context.strokeText(line, shape.x, baseline);
  }
  context.fillStyle = shape.colour;
  context.fillText(line, shape.x, baseline);
}
