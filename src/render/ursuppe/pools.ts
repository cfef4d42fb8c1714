/** What is on each square: its number, its food, and those who live there. */
import { seatsOf } from '#engine/seat.ts';
import { SPACES, type Space } from '#games/ursuppe/board.ts';
import { cubesOn } from '#games/ursuppe/cubes.ts';
import type { Position } from '#games/ursuppe/state.ts';
import type { Point, Shape } from '../scene.ts';
import { circle, filled, lined, roundedBox, stamped, text } from '../shapes.ts';
import { type Body, crowdOn } from './crowd.ts';
import { colourOf, type Look } from './look.ts';
import { boxOf } from './plan.ts';
import { AMBER, FOAM, INK } from './theme.ts';

const NUMBER: Point = { x: 25, y: 24 };

/** A space that can be chosen has its number on a tile, as on its button. */
function number(space: Space, isLit: boolean): Shape[] {
  const { x, y } = boxOf(space);
  const spot = { x: x + NUMBER.x, y: y + NUMBER.y };
  const style = { size: 39, maxWidth: 44, align: 'center' } as const;
  if (!isLit) {
    const halo = { colour: 'rgba(8,50,62,0.6)', width: 6 };
    return [text(String(space), spot.x, spot.y, { ...style, face: 'strong', colour: FOAM, halo })];
  }
  const tile = roundedBox({ x: spot.x - 22, y: spot.y - 19, width: 44, height: 38 }, 11);
  return [
    filled(tile, AMBER),
    lined(tile, { colour: INK, width: 3.5 }),
    text(String(space), spot.x, spot.y, { ...style, face: 'strong', colour: INK }),
  ];
}

/** One place for each colour, so that one sees at once what is missing. */
function food(position: Position, look: Look, space: Space): Shape[] {
  const { x, y, width, height } = boxOf(space);
  const step = position.seats === 3 ? 56 : 46.5;
  const first = x + width / 2 - ((position.seats - 1) * step) / 2;
  return seatsOf(position.seats).map((colour) => {
    const count = cubesOn(position, space, colour);
    const spot = { x: first + colour * step, y: y + height - 25 };
    if (count === 0) return filled(circle(spot, 5), INK, 0.28);
    return stamped(`food/${look.palette}/${colourOf(look, colour)}/${count}`, spot.x, spot.y);
  });
}

const bodyShape = ({ symbol, x, y, scale }: Body): Shape => stamped(symbol, x, y, scale);

export interface Haloed {
  readonly has: (body: Body) => boolean;
  readonly light: string;
}

/** The first of these lights that a body has is seen. */
function haloOf(body: Body, look: Look, lights: readonly Haloed[]): Shape[] {
  const found = lights.find(({ has }) => has(body));
  if (!found) return [];
  return [stamped(`halo/${colourOf(look, body.seat)}/${found.light}`, body.x, body.y, body.scale)];
}

export function poolShapes(position: Position, look: Look, lights: readonly Haloed[]): Shape[] {
  return SPACES.flatMap((space) => [
    ...number(space, look.targets?.spaces.includes(space) ?? false),
    ...food(position, look, space),
    ...crowdOn(position, look, space).flatMap((body) => [...haloOf(body, look, lights), bodyShape(body)]),
  ]);
}
