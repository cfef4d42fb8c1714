/** Genes as tiles with their signs. */
import { type Gene, isAdvanced } from '#games/ursuppe/genes.ts';
import type { Point, Shape } from '../scene.ts';
import { filled, roundedBox, stamped } from '../shapes.ts';
import { GOLD, INK, LEAF, MUTED } from './theme.ts';

/** Advanced genes are golden. */
const fillOf = (gene: Gene): string => (isAdvanced(gene) ? GOLD : LEAF);

/** A thousandth is less than a pixel; rounded, equal tiles are painted once. */
const scaleFor = (size: number): number => Math.round(((size - 8) * 1000) / 512) / 1000;

/** `x`, `y`: the corner at the top left. */
export const geneTile = (gene: Gene, { x, y }: Point, size: number, isBright = true): Shape[] => [
  filled(
    roundedBox({ x, y, width: size, height: size }, size / 4),
    isBright ? fillOf(gene) : MUTED,
    isBright ? 1 : 0.6,
  ),
  stamped(`icon/${gene}/${INK}`, x + size / 2, y + size / 2, scaleFor(size)),
];
