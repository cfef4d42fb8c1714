/** The areas that can be chosen, lit and lettered; all others are dark. */
import { type Area, isOcean, OCEANS } from '#games/urland/board.ts';
import { landsOf } from '#games/urland/lands.ts';
import type { Position } from '#games/urland/state.ts';
import { targetLetter } from '../kit/marks.ts';
import { closedPath } from '../outline.ts';
import type { Point, Shape } from '../scene.ts';
import { filled, lined, roundedBox, stamped, text } from '../shapes.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './coastlines.ts';
import { BASINS, LAGOON_SHORES, landPath } from './coasts.ts';
import { isByNumber, type Look, type Target } from './look.ts';
import { badgeOf, LETTER_TILE, letterSpot, NUMBER_TILE } from './plots.ts';
import { AMBER, INK } from './theme.ts';

const DARK = 'rgba(14,26,38,0.55)';

/**
 * Covers all areas except these with a colour. Seas first, then the lands again on top: a region extends under land
 * into the basins of several oceans.
 */
export function veil(position: Position, lit: readonly Area[], colour: string): Shape[] {
  const isLit = new Set(lit);
  const seas = OCEANS.filter((ocean) => !isLit.has(ocean)).map((ocean) => filled(closedPath(BASINS[ocean]), colour));
  const lands = landsOf(position)
    .filter((land) => !isLit.has(land))
    .map((land) => filled(landPath(position, land), colour));
  const lagoons = filled(LAGOON_SHORES.map(closedPath).join(''), colour);
  return [
    ...seas,
    ...rims(position, lit.filter(isOcean)),
    stamped('lands', MAP_WIDTH / 2, MAP_HEIGHT / 2),
    lagoons,
    ...lands,
  ];
}

/** An amber line around each area. */
function rims(position: Position, areas: readonly Area[]): Shape[] {
  const path = (area: Area): string => (isOcean(area) ? closedPath(BASINS[area]) : landPath(position, area));
  return areas.map((area) => lined(path(area), { colour: AMBER, width: 8 }));
}

/** A strait is chosen by one of its regions; the region's whole land is lit. */
const litBy = ({ landOf }: Position, { area }: Target): Area => (isOcean(area) ? area : landOf[area]);

export function shade(position: Position, { targets }: Look): Shape[] {
  const areas = [...new Set(targets.map((target) => litBy(position, target)))];
  if (areas.length === 0) return [];
  return [
    ...veil(position, areas, DARK),
    ...rims(
      position,
      areas.filter((area) => !isOcean(area)),
    ),
  ];
}

/** Beside the number of a land there is room for a tile, not for a circle. */
function tileWith(label: string, { x, y }: Point, { width, height }: typeof NUMBER_TILE): Shape[] {
  const tile = roundedBox({ x: x - width / 2, y: y - height / 2, width, height }, 11);
  return [
    filled(tile, AMBER),
    lined(tile, { colour: INK, width: 3.5 }),
    text(label, x, y, { size: 39, face: 'strong', colour: INK, maxWidth: width, align: 'center' }),
  ];
}

function mark(target: Target): Shape[] {
  const { area, letter } = target;
  if (isOcean(area)) return targetLetter(letter, letterSpot(area));
  if (isByNumber(target)) return tileWith(letter, badgeOf(area), NUMBER_TILE);
  return tileWith(letter, letterSpot(area), LETTER_TILE);
}

export const letters = ({ targets }: Look): Shape[] => targets.flatMap(mark);
