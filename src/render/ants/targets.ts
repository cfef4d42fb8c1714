/** What can be chosen is lit, all else is dark. Corners show their numbers, which are on the buttons. */
import { gardenIn } from '#games/ants/content/content.ts';
import type { Position } from '#games/ants/state.ts';
import type { Point, Shape } from '../scene.ts';
import { circle, filled, lined, text } from '../shapes.ts';
import type { Look, Targets } from './look.ts';
import { CORNER, planOf } from './plan.ts';
import { AMBER, CREAM, EMBER, INK } from './theme.ts';

const DARK = 'rgba(12,24,20,0.5)';

/** Where corners are to be chosen, the hexes around them matter as well: all of them stay bright. */
export function shade(position: Position, { hexes }: Targets): Shape[] {
  if (hexes.length === 0) return [];
  const garden = gardenIn(position);
  const dark = planOf(garden).rims.filter((_, place) => !hexes.includes(garden.hexes[place]?.id ?? ''));
  return [filled(dark.join(''), DARK)];
}

const number = (label: string, spot: Point, fill: string): Shape[] => [
  filled(circle(spot, CORNER + 3), INK),
  filled(circle(spot, CORNER), fill),
  text(label, spot.x, spot.y, { size: 39, face: 'strong', colour: INK, maxWidth: 2 * CORNER - 4, align: 'center' }),
];

function cornerNumbers(position: Position, { corners, path }: Targets): Shape[] {
  const { cornerAt } = gardenIn(position);
  const { corners: spots } = planOf(gardenIn(position));
  const numbered = (ids: readonly number[], fill: string): Shape[] =>
    ids.flatMap((id) => {
      const spot = spots[cornerAt.get(id) ?? -1];
      return spot ? number(String(id), spot, fill) : [];
    });
  return [...numbered(corners, AMBER), ...numbered(path, CREAM)];
}

function pathLine(position: Position, { path }: Targets): Shape[] {
  const { cornerAt } = gardenIn(position);
  const { corners } = planOf(gardenIn(position));
  const spots = path.flatMap((id) => corners[cornerAt.get(id) ?? -1] ?? []);
  const d = spots.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return spots.length < 2 ? [] : [lined(d, { colour: INK, width: 18 }), lined(d, { colour: CREAM, width: 12 })];
}

const rims = (position: Position, hexes: readonly string[], colour: string): Shape[] => {
  const garden = gardenIn(position);
  const lit = planOf(garden).rims.filter((_, place) => hexes.includes(garden.hexes[place]?.id ?? ''));
  return lit.map((rim) => lined(rim, { colour, width: 9 }));
};

export const chosen = (position: Position, targets: Targets): Shape[] => rims(position, targets.hexes, AMBER);

export const places = (position: Position, targets: Targets): Shape[] => [
  ...pathLine(position, targets),
  ...cornerNumbers(position, targets),
];

/** Hexes where something has just happened. */
export function touched(position: Position, { events }: Look): Shape[] {
  const hexes = events.flatMap((event) => (event.kind === 'explored' || event.kind === 'defeated' ? [event.hex] : []));
  return rims(position, hexes, EMBER);
}
