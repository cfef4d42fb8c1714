/** From where to where something reaches in a picture. */
import type { GroupShape } from '../scene.ts';

export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const EVERYWHERE: Extent = {
  left: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

export const overlap = (one: Extent, other: Extent): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** This extent, in the measure of a group. */
export const extentWithin = ({ x, y, scale }: GroupShape, { left, right, top, bottom }: Extent): Extent => ({
  left: (left - x) / scale,
  right: (right - x) / scale,
  top: (top - y) / scale,
  bottom: (bottom - y) / scale,
});

/** As much further to all sides. */
export const widened = ({ left, right, top, bottom }: Extent, by: number): Extent => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});

/** In pixels: how much further a shape may be smoothed than its extent. */
export const SMOOTHED = 1;
