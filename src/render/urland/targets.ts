/** The areas one can choose from, lit and lettered; all others lie in the dark. */
import { OCEANS, type Ocean } from '#games/urland/board.ts';
import { landsOf } from '#games/urland/lands.ts';
import type { Position } from '#games/urland/state.ts';
import { closedPath } from '../outline.ts';
import type { Shape } from '../scene.ts';
import { circle, filled, lined, stamped, text } from '../shapes.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './coastlines.ts';
import { BASINS } from './coasts.ts';
import type { Look, Target } from './look.ts';
import { letterSpot } from './plots.ts';
import { AMBER, CREAM, INK } from './theme.ts';
import { landPath } from './traces.ts';

const DARK = 'rgba(14,26,38,0.55)';

/** Seas first, then the lands over them: a region reaches into the sea of its neighbours. */
export function shade(position: Position, { targets }: Look): Shape[] {
  if (targets.length === 0) return [];
  const isLit = new Set(targets.map(({ area }) => area));
  const seas = OCEANS.filter((ocean) => !isLit.has(ocean)).map((ocean) => filled(closedPath(BASINS[ocean]), DARK));
  const lands = landsOf(position)
    .filter((land) => !isLit.has(land))
    .map((land) => filled(landPath(position, land), DARK));
  const litSeas = OCEANS.filter((ocean) => isLit.has(ocean)).flatMap(seaGlow);
  const litLands = landsOf(position)
    .filter((land) => isLit.has(land))
    .map((land) => lined(landPath(position, land), { colour: AMBER, width: 9 }));
  return [...seas, ...litSeas, stamped('lands', MAP_WIDTH / 2, MAP_HEIGHT / 2), ...lands, ...litLands];
}

const seaGlow = (ocean: Ocean): Shape[] => [lined(closedPath(BASINS[ocean]), { colour: AMBER, width: 9 })];

function letter({ area, letter: sign }: Target): Shape[] {
  const spot = letterSpot(area);
  return [
    filled(circle(spot, 27), INK),
    filled(circle(spot, 24), AMBER),
    lined(circle(spot, 24), { colour: CREAM, width: 3 }),
    text(sign, spot.x, spot.y, { size: 40, face: 'strong', colour: INK, maxWidth: 42, align: 'center' }),
  ];
}

export const letters = ({ targets }: Look): Shape[] => targets.flatMap(letter);
