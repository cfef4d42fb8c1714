import { acrossStraits, type Land, type Region, volcanoTarget } from './board.ts';
import { regionsOf } from './lands.ts';
import type { Position } from './state.ts';

/** A strait that no volcano has bridged, seen from one of its shores. */
export interface Strait {
  readonly from: Region;
  readonly land: Land;
  /** The volcano that would join the two lands. */
  readonly volcano: Region;
}

export const straitsOf = (position: Position, land: Land): Strait[] =>
  regionsOf(position, land).flatMap((from) =>
    acrossStraits(from)
      .filter((across) => position.landOf[across] !== land)
      .map((across) => ({
        from,
        land: position.landOf[across],
        volcano: volcanoTarget(from) === across ? from : across,
      })),
  );
