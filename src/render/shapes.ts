/** Simple figures as path data, and short ways to write a shape. */
import { LEAST_TEXT } from './kit/discord-boxes.ts';
import type { Box, Drawing, Fill, PathShape, Point, Shape, Stroke, TextShape, Typeface, UseShape } from './scene.ts';

/** How far a Bézier's handles reach to draw a quarter of a circle. */
const QUARTER = 0.5523;

export function circle({ x, y }: Point, r: number): string {
  const k = r * QUARTER;
  return (
    `M${x - r} ${y}C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}` +
    `C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}Z`
  );
}

export function roundedBox({ x, y, width, height }: Box, r: number): string {
  const [right, bottom] = [x + width, y + height];
  const k = r * (1 - QUARTER);
  return (
    `M${x + r} ${y}L${right - r} ${y}C${right - k} ${y} ${right} ${y + k} ${right} ${y + r}` +
    `L${right} ${bottom - r}C${right} ${bottom - k} ${right - k} ${bottom} ${right - r} ${bottom}` +
    `L${x + r} ${bottom}C${x + k} ${bottom} ${x} ${bottom - k} ${x} ${bottom - r}` +
    `L${x} ${y + r}C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}Z`
  );
}

export const boxPath = ({ x, y, width, height }: Box): string =>
  `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`;

export const filled = (d: string, fill: Fill, opacity = 1): PathShape => ({ kind: 'path', d, fill, opacity });

export const lined = (d: string, stroke: Stroke, opacity = 1): PathShape => ({ kind: 'path', d, stroke, opacity });

export const stamped = (symbol: string, x: number, y: number, scale = 1): UseShape => ({
  kind: 'use',
  symbol,
  x,
  y,
  scale,
});

/** Shifts top-left coordinates to a drawing's centre origin. */
export const fromCorner = (width: number, height: number, shapes: readonly Shape[]): Drawing => ({
  width,
  height,
  shapes: [{ kind: 'group', x: -width / 2, y: -height / 2, scale: 1, shapes }],
});

interface Style {
  readonly size: number;
  readonly colour: string;
  readonly maxWidth: number;
  readonly face?: Typeface;
  readonly align?: TextShape['align'];
  readonly least?: number;
  readonly lines?: number;
  readonly halo?: Stroke;
}

export const text = (words: string, x: number, y: number, style: Style): TextShape => ({
  kind: 'text',
  text: words,
  x,
  y,
  face: 'text',
  align: 'left',
  lines: 1,
  least: Math.min(LEAST_TEXT, style.size),
  ...style,
});
