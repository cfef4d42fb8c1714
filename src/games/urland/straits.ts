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

/** The regions across the straits beside one that no volcano has bridged. */
export const openAcross = (position: Position, from: Region): Region[] =>
  acrossStraits(from).filter((across) => position.landOf[across] !== position.landOf[from]);

export const straitsOf = (position: Position, land: Land): Strait[] =>
  regionsOf(position, land).flatMap((from) =>
    openAcross(position, from).map((across) => ({
      from,
      land: position.landOf[across],
      volcano: volcanoTarget(from) === across ? from : across,
    })),
  );
