/** The number of each land, which shows whether its chip can still come in this epoch. */
import type { Land } from '#games/urland/board.ts';
import { landsOf } from '#games/urland/lands.ts';
import type { View } from '#games/urland/view.ts';
import type { Point, Shape } from '../scene.ts';
import { circle, filled, lined, roundedBox, stamped, text } from '../shapes.ts';
import { isByNumber, type Look } from './look.ts';
import { badgeOf, NUMBER_TILE } from './plots.ts';
import { AMBER, CREAM, INK } from './theme.ts';

type ChipState = 'coming' | 'scored' | 'gone';

function chipState(view: View, land: Land): ChipState {
  if (view.erupted.includes(land)) return 'gone';
  return view.scored.includes(land) ? 'scored' : 'coming';
}

const STYLES: Readonly<Record<ChipState, { readonly fill: string; readonly edge: string; readonly ink: string }>> = {
  coming: { fill: CREAM, edge: INK, ink: INK },
  scored: { fill: INK, edge: AMBER, ink: AMBER },
  gone: { fill: 'rgba(60,50,48,0.35)', edge: 'rgba(60,50,48,0.5)', ink: CREAM },
};

const tileAround = ({ x, y }: Point): string => {
  const { width, height } = NUMBER_TILE;
  return roundedBox({ x: x - width / 2, y: y - height / 2, width, height }, 11);
};

/** On a chip that the viewer has seen, and that somebody else holds. */
function eye({ x, y }: Point): Shape[] {
  const corner = { x: x - NUMBER_TILE.width / 2, y: y - NUMBER_TILE.height / 2 };
  return [filled(circle(corner, 15), INK), filled(circle(corner, 11), AMBER), filled(circle(corner, 5), INK)];
}

function number(view: View, look: Look, land: Land): Shape[] {
  const isLettered = look.targets.some((target) => target.area === land && !isByNumber(target));
  const spot = badgeOf(land, isLettered);
  const state = chipState(view, land);
  const { fill, edge, ink } = STYLES[state];
  const tile = tileAround(spot);
  const isHeld = view.hand.includes(land) || view.picked === land;
  return [
    ...(isHeld ? [lined(tile, { colour: AMBER, width: 13 })] : []),
    filled(tile, fill),
    lined(tile, { colour: edge, width: 3.5 }),
    text(String(land), spot.x, spot.y, { size: 39, face: 'strong', colour: ink, maxWidth: 44, align: 'center' }),
    ...(view.known.includes(land) && !isHeld ? eye(spot) : []),
    ...(state === 'scored' && !isLettered ? [stamped(`icon/tick/${INK}`, spot.x + 38, spot.y, 0.052)] : []),
  ];
}

export const landNumbers = (view: View, look: Look): Shape[] =>
  landsOf(view).flatMap((land) => number(view, look, land));
