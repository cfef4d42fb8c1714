import {
  type Area,
  COAST_BITS,
  isOcean,
  type Land,
  OCEAN_BIT,
  OCEANS,
  type Ocean,
  REGIONS,
  type Region,
  ringOf,
} from './board.ts';
import type { Refusal } from './refusals.ts';
import type { Position } from './state.ts';

/** A land exists under its present number only. */
export const isLand = (position: Position, land: Land): boolean => position.landOf[land] === land;

export const landsOf = (position: Position): Land[] => REGIONS.filter((region) => isLand(position, region));

export const regionsOf = (position: Position, land: Land): Region[] =>
  REGIONS.filter((region) => position.landOf[region] === land);

/** Called at every landing: uses bits, and only the ring that the land can be part of. */
export function touches(position: Position, land: Land, ocean: Ocean): boolean {
  for (const region of ringOf(land)) {
    if (position.landOf[region] === land && (COAST_BITS[region] & OCEAN_BIT[ocean]) !== 0) return true;
  }
  return false;
}

/** A land touches every ocean that any of its regions touches. */
export const oceansOf = (position: Position, land: Land): Ocean[] =>
  OCEANS.filter((ocean) => touches(position, land, ocean));

/** Every present area, oceans first. */
export const areasOf = (position: Position): Area[] => [...OCEANS, ...landsOf(position)];

export const refuseUnlessThere = (position: Position, area: Area): Refusal | null =>
  isOcean(area) || isLand(position, area) ? null : { code: 'no-such-land', land: area };

/** Region chips still in the game. */
export const chipsLeft = (position: Position): Region[] =>
  REGIONS.filter((region) => !position.erupted.includes(region));

/** Spelled out: spreading an object with numbers for keys takes four times as long. */
export const copyLandOf = (lands: Readonly<Position['landOf']>): Position['landOf'] => ({
  1: lands[1],
  2: lands[2],
  3: lands[3],
  4: lands[4],
  5: lands[5],
  6: lands[6],
  7: lands[7],
  8: lands[8],
  9: lands[9],
  10: lands[10],
  11: lands[11],
  12: lands[12],
});
