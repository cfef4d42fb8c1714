/** Where the shapes of a picture begin and end, from top to bottom. */
import type { Atlas, GroupShape, PathShape, Shape, TextShape, UseShape } from '../scene.ts';
import { depthOfText } from './lettering.ts';
import { pathRows } from './paths.ts';
import { EVERYWHERE, type Rows } from './rows.ts';

/** What is stamped has a whole number of rows, and begins at a whole one. */
const ROUNDED = 1;

function rowsOfPath({ d, stroke }: PathShape): Rows {
  const { top, bottom } = pathRows(d);
  const reach = (stroke?.width ?? 0) / 2;
  return { top: top - reach, bottom: bottom + reach };
}

function rowsOfText(shape: TextShape): Rows {
  const { above, below } = depthOfText(shape);
  return { top: shape.y - above - ROUNDED, bottom: shape.y + below + ROUNDED };
}

function rowsOfGroup({ y, scale, clip }: GroupShape): Rows {
  if (!clip) return EVERYWHERE;
  const top = y + scale * clip.y;
  return { top, bottom: top + scale * clip.height };
}

export type RowsOf = (shape: Shape) => Rows;

/** Law: a shape leaves no trace further from its rows than it may be smoothed. */
export function createRowsOf(atlas: Atlas): RowsOf {
  /** Of drawings: some are long in the making. */
  const heights = new Map<string, number>();

  function heightOf(symbol: string): number {
    const height = heights.get(symbol) ?? atlas(symbol).height;
    heights.set(symbol, height);
    return height;
  }

  function rowsOfUse({ symbol, y, scale }: UseShape): Rows {
    const half = (heightOf(symbol) * scale) / 2 + ROUNDED;
    return { top: y - half, bottom: y + half };
  }

  return (shape) => {
    switch (shape.kind) {
      case 'path':
        return rowsOfPath(shape);
      case 'text':
        return rowsOfText(shape);
      case 'use':
        return rowsOfUse(shape);
      case 'group':
        return rowsOfGroup(shape);
    }
  };
}
