import { type Area, type Land, OCEANS, OCEANS_OF, type Ocean, REGIONS, type Region } from './board.ts';
import type { Position } from './state.ts';

/** A land is there under the number it now goes by, and no other. */
export const isLand = (position: Position, land: Land): boolean => position.landOf[land] === land;

export const landsOf = (position: Position): Land[] => REGIONS.filter((region) => isLand(position, region));

export const regionsOf = (position: Position, land: Land): Region[] =>
  REGIONS.filter((region) => position.landOf[region] === land);

export function touches(position: Position, land: Land, ocean: Ocean): boolean {
  for (const region of REGIONS) {
    if (position.landOf[region] === land && OCEANS_OF[region].includes(ocean)) return true;
  }
  return false;
}

/** A land touches every ocean that any of its regions touches. */
export const oceansOf = (position: Position, land: Land): Ocean[] =>
  OCEANS.filter((ocean) => touches(position, land, ocean));

/** Every area there is now, oceans first. */
export const areasOf = (position: Position): Area[] => [...OCEANS, ...landsOf(position)];

export const areaExists = (position: Position, area: Area): boolean =>
  typeof area === 'string' || isLand(position, area);

/** Region chips still in the game. */
export const chipsLeft = (position: Position): Region[] =>
  REGIONS.filter((region) => !position.erupted.includes(region));
