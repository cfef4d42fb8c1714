import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { recent } from '#shared/recent.ts';
import type { TextShape, Typeface } from '../scene.ts';
import type { Extent } from './extents.ts';
import { CAPITALS, fontOf } from './fonts.ts';

const ELLIPSIS = '…';
/** From one line to the next, as a share of the size. */
const LEADING = 1.16;

interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
  /** Of the widest line. */
  readonly width: number;
}

const MOST_FITTED = 5000;
const fitted = recent<string, Fitted>(MOST_FITTED);

function widthOf(context: CanvasRenderingContext2D, text: string, face: Typeface, size: number): number {
  context.font = fontOf(face, size);
  return context.measureText(text).width;
}

/** Letters as people see them, so that an accent is never separated from its letter. */
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

/** Each line takes as many words as fit; the last line takes the rest. */
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
  const widest = (all: readonly string[], at: number) =>
    Math.max(...all.map((line) => widthOf(context, line, face, at)));
  for (let smaller = size; smaller >= least; smaller--) {
    const attempt = broken(text, lines, fitsAt(smaller));
    const width = widest(attempt, smaller);
    if (width <= maxWidth) return { lines: attempt, size: smaller, width };
  }
  const fits = fitsAt(least);
  const cut = broken(text, lines, fits).map((line) => (fits(line) ? line : shortened(line, fits)));
  return { lines: cut, size: least, width: widest(cut, least) };
}

/** The lines of a text and their size: no line is wider than the shape allows. */
export function fitText(context: CanvasRenderingContext2D, shape: TextShape): Fitted {
  const key = `${shape.face}|${shape.size}|${shape.least}|${shape.lines}|${shape.maxWidth}|${shape.text}`;
  return fitted.get(key, () => fitAnew(context, shape));
}

/** A text painted once, and the position of its shape's point in it. */
interface Lettering {
  readonly canvas: Canvas;
  readonly x: number;
  readonly y: number;
}

/** Four for each pixel. */
const bytesOf = ({ canvas: { width, height } }: Lettering): number => 4 * width * height;

/** In bytes: all that a table writes, and what many tables have in common. */
const MOST_LETTERINGS = 12_000_000;
const letterings = recent<string, Lettering>(MOST_LETTERINGS, bytesOf);
const PAD = 4;
/** Of one line, as a share of the size: with accents above and below its letters. */
const DEPTH = 1.55;
/** The part of it above the middle of the capitals. */
const ABOVE = 0.8;

const padOf = ({ halo }: TextShape): number => PAD + (halo?.width ?? 0);

const heightOf = (shape: TextShape, size: number, lines: number): number =>
  Math.ceil(size * (DEPTH + LEADING * (lines - 1))) + 2 * padOf(shape);

/** The canvas of a text, and the position of its shape's point in it. */
function frameOf(shape: TextShape, { lines, size, width: widest }: Fitted) {
  const pad = padOf(shape);
  const width = Math.ceil(widest) + 2 * pad;
  const x = { left: pad, center: Math.round(width / 2), right: width - pad }[shape.align];
  return { x, y: Math.round(pad + size * ABOVE), width, height: heightOf(shape, size, lines.length) };
}

const measuring = createCanvas(1, 1).getContext('2d');

/** To the pixel: a text is stamped. */
export function extentOfText(shape: TextShape): Extent {
  const { x, y, width, height } = frameOf(shape, fitText(measuring, shape));
  const [left, top] = [Math.round(shape.x) - x, Math.round(shape.y) - y];
  return { left, right: left + width, top, bottom: top + height };
}

/** Setting a text is the slowest part of a board, and most texts return in the next picture. */
function letteringOf(context: CanvasRenderingContext2D, shape: TextShape): Lettering {
  const { text, size, face, colour, align, maxWidth, least, lines, halo } = shape;
  const key = JSON.stringify([text, size, face, colour, align, maxWidth, least, lines, halo]);
  return letterings.get(key, () => letterAnew(context, shape));
}

function letterAnew(context: CanvasRenderingContext2D, shape: TextShape): Lettering {
  const fit = fitText(context, shape);
  const { x, y, width, height } = frameOf(shape, fit);
  const canvas = createCanvas(width, height);
  const own = canvas.getContext('2d');
  own.font = fontOf(shape.face, fit.size);
  own.textAlign = shape.align;
  own.textBaseline = 'alphabetic';
  for (const [i, line] of fit.lines.entries())
    writeLine(own, { ...shape, x, y }, line, fit.size, i * fit.size * LEADING);
  return { canvas, x, y };
}

export function write(context: CanvasRenderingContext2D, shape: TextShape): void {
  if (shape.text === '') return;
  const { canvas, x, y } = letteringOf(context, shape);
  context.drawImage(canvas, Math.round(shape.x) - x, Math.round(shape.y) - y);
}

function writeLine(own: CanvasRenderingContext2D, shape: TextShape, line: string, size: number, down: number): void {
  const baseline = shape.y + down + (CAPITALS[shape.face] * size) / 2;
  if (shape.halo) {
    own.lineJoin = 'round';
    own.lineWidth = shape.halo.width;
    own.strokeStyle = shape.halo.colour;
    own.strokeText(line, shape.x, baseline);
  }
  own.fillStyle = shape.colour;
  own.fillText(line, shape.x, baseline);
}
