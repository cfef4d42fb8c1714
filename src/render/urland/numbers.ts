/** The number of each land, which shows whether its chip can still come in this epoch. */
import type { Land } from '#games/urland/board.ts';
import { landsOf } from '#games/urland/lands.ts';
import type { View } from '#games/urland/view.ts';
import type { Shape } from '../scene.ts';
import { filled, lined, roundedBox, stamped, text } from '../shapes.ts';
import { badgeOf } from './plots.ts';
import { AMBER, CREAM, INK } from './theme.ts';

const WIDTH = 54;
const HEIGHT = 42;

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

function number(view: View, land: Land): Shape[] {
  const { x, y } = badgeOf(land);
  const state = chipState(view, land);
  const { fill, edge, ink } = STYLES[state];
  const tile = roundedBox({ x: x - WIDTH / 2, y: y - HEIGHT / 2, width: WIDTH, height: HEIGHT }, 13);
  const isHeld = view.hand.includes(land) || view.picked === land;
  return [
    ...(isHeld ? [lined(tile, { colour: AMBER, width: 14 })] : []),
    filled(tile, fill),
    lined(tile, { colour: edge, width: 3.5 }),
    text(String(land), x, y, { size: 40, face: 'strong', colour: ink, maxWidth: 50, align: 'center' }),
    ...(state === 'scored' ? [stamped(`icon/tick/${INK}`, x + 47, y, 0.07)] : []),
  ];
}

export const landNumbers = (view: View): Shape[] => landsOf(view).flatMap((land) => number(view, land));
