/** Rows of a picture. */
import type { GroupShape } from '../scene.ts';

export interface Rows {
  readonly top: number;
  readonly bottom: number;
}

export const EVERYWHERE: Rows = { top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };

export const overlap = (one: Rows, other: Rows): boolean => one.top < other.bottom && other.top < one.bottom;

/** These rows, in the measure of a group. */
export const rowsWithin = ({ y, scale }: GroupShape, { top, bottom }: Rows): Rows => ({
  top: (top - y) / scale,
  bottom: (bottom - y) / scale,
});

/** In pixels: how much further a shape may be smoothed than its rows. */
export const SMOOTHED = 1;

/** Where a shape must be to leave a trace in these rows. */
export const smoothedInto = ({ top, bottom }: Rows): Rows => ({ top: top - SMOOTHED, bottom: bottom + SMOOTHED });
