/** How far the shapes of a picture reach. */
import type { Atlas, GroupShape, PathShape, Shape, UseShape } from '../scene.ts';
import { EVERYWHERE, type Extent, widened } from './extents.ts';
import { extentOfText } from './lettering.ts';
import { pathExtent } from './paths.ts';

/** What is stamped has a whole number of pixels, and begins at a whole one. */
const ROUNDED = 1;

const extentOfPath = ({ d, stroke }: PathShape): Extent => widened(pathExtent(d), (stroke?.width ?? 0) / 2);

function extentOfGroup({ x, y, scale, clip }: GroupShape): Extent {
  if (!clip) return EVERYWHERE;
  const [left, top] = [x + scale * clip.x, y + scale * clip.y];
  return { left, right: left + scale * clip.width, top, bottom: top + scale * clip.height };
}

export type ExtentOf = (shape: Shape) => Extent;

/** Law: a shape leaves no trace further from its extent than it may be smoothed. */
export function createExtentOf(atlas: Atlas): ExtentOf {
  /** Of drawings: some are long in the making. */
  const sizes = new Map<string, { readonly width: number; readonly height: number }>();
  /** A picture asks for each of its shapes again and again. */
  const known = new WeakMap<Shape, Extent>();

  function sizeOf(symbol: string) {
    const size = sizes.get(symbol) ?? atlas(symbol);
    if (!sizes.has(symbol)) sizes.set(symbol, { width: size.width, height: size.height });
    return size;
  }

  function extentOfUse({ symbol, x, y, scale }: UseShape): Extent {
    const { width, height } = sizeOf(symbol);
    const [across, down] = [(width * scale) / 2, (height * scale) / 2];
    return widened({ left: x - across, right: x + across, top: y - down, bottom: y + down }, ROUNDED);
  }

  function extentOf(shape: Shape): Extent {
    switch (shape.kind) {
      case 'path':
        return extentOfPath(shape);
      case 'text':
        return extentOfText(shape);
      case 'use':
        return extentOfUse(shape);
      case 'group':
        return extentOfGroup(shape);
    }
  }

  return (shape) => {
    const extent = known.get(shape) ?? extentOf(shape);
    known.set(shape, extent);
    return extent;
  };
}
