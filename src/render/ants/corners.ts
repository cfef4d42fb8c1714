/** Foragers at the corners, and the trails between those of one colony. */
import { gardenIn } from '#games/ants/content/content.ts';
import type { Position } from '#games/ants/state.ts';
import { badge } from '../kit/marks.ts';
import type { Shape } from '../scene.ts';
import { circle, lined } from '../shapes.ts';
import { type Look, letterOf, paintOf } from './look.ts';
import { CORNER, planOf } from './plan.ts';
import { EMBER, INK } from './theme.ts';

/** Each edge between two foragers of one player. */
export function trails(position: Position, look: Look): Shape[] {
  const garden = gardenIn(position);
  const { corners } = planOf(garden);
  return garden.corners.flatMap(({ beside }, place) => {
    const owner = position.corners[place] ?? null;
    const from = corners[place];
    if (owner === null || !from) return [];
    return beside.flatMap((other) => {
      const to = corners[other];
      if (other < place || position.corners[other] !== owner || !to) return [];
      const edge = `M${from.x} ${from.y}L${to.x} ${to.y}`;
      return [lined(edge, { colour: INK, width: 18 }), lined(edge, { colour: paintOf(look, owner).fill, width: 12 })];
    });
  });
}

/** A light around those that came with the last events. */
export function foragers(position: Position, look: Look): Shape[] {
  const garden = gardenIn(position);
  const { corners } = planOf(garden);
  const fresh = look.events.flatMap((event) => (event.kind === 'foraged' ? [event.corner] : []));
  return garden.corners.flatMap(({ id }, place) => {
    const owner = position.corners[place] ?? null;
    const spot = corners[place];
    if (owner === null || !spot) return [];
    return [
      ...(fresh.includes(id) ? [lined(circle(spot, CORNER + 3), { colour: EMBER, width: 9 })] : []),
      ...badge(paintOf(look, owner), letterOf(look, owner), spot, CORNER - 2),
    ];
  });
}
