import type { Box } from '#render/scene.ts';

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Corners and points along the rim, none further than `step` from the next. */
export function rimOf({ x, y, width, height }: Box, step = 4): { x: number; y: number }[] {
  const points = [];
  for (let dx = 0; dx <= width; dx += step) points.push({ x: x + dx, y }, { x: x + dx, y: y + height });
  for (let dy = 0; dy <= height; dy += step) points.push({ x, y: y + dy }, { x: x + width, y: y + dy });
  return [...points, { x: x + width, y: y + height }];
}

/** All pairs that overlap, to be found empty. */
export const overlapping = <T extends { box: Box }>(items: readonly T[]): (readonly [T, T])[] =>
  items.flatMap((a, i) => items.slice(i + 1).flatMap((b) => (overlap(a.box, b.box) ? [[a, b] as const] : [])));
