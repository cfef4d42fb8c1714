/** What can be chosen is lit, all else is dark. */
import { spaceOf } from '#games/ursuppe/amoebas.ts';
import { SPACES, type Space } from '#games/ursuppe/board.ts';
import type { Position } from '#games/ursuppe/state.ts';
import type { Shape } from '../scene.ts';
import { boxPath, filled, lined, roundedBox } from '../shapes.ts';
import type { Targets } from './look.ts';
import { boxOf } from './plan.ts';
import { stepArrow } from './steps.ts';
import { AMBER } from './theme.ts';

const DARK = 'rgba(9,32,44,0.5)';

function litBy(position: Position, { spaces, amoebas, from }: Targets): ReadonlySet<Space> {
  const around = amoebas.flatMap(({ seat, amoeba }) => spaceOf(position, seat, amoeba) || []);
  return new Set([...spaces, ...around, ...(from === null ? [] : [from])]);
}

const rim = (space: Space): Shape => {
  const { x, y, width, height } = boxOf(space);
  return lined(roundedBox({ x: x + 4, y: y + 4, width: width - 8, height: height - 8 }, 16), {
    colour: AMBER,
    width: 7,
  });
};

export function shade(position: Position, targets: Targets): Shape[] {
  const lit = litBy(position, targets);
  const dark = SPACES.filter((space) => !lit.has(space))
    .map((space) => boxPath(boxOf(space)))
    .join('');
  return [filled(dark, DARK), ...targets.spaces.map(rim)];
}

/** From the square of the step to each that it can lead to. */
export const ways = ({ from, spaces }: Targets): Shape[] =>
  from === null ? [] : spaces.filter((to) => to !== from).flatMap((to) => stepArrow(from, to, AMBER, 0));
