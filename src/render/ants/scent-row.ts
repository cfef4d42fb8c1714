/** Six terrains; those whose pheromone is out are ticked. */
import { TERRAINS } from '#games/ants/box.ts';
import type { Player } from '#games/ants/state.ts';
import type { Box, Shape } from '../scene.ts';
import { stamped } from '../shapes.ts';
import { EMBER } from './theme.ts';

/** `y`: the middle. */
export function scentRow({ scents }: Player, { x, y, width }: Box): Shape[] {
  const each = width / TERRAINS.length;
  return TERRAINS.flatMap((terrain, i): Shape[] => {
    const middle = x + (i + 0.5) * each;
    const hex = stamped(`terrain/${terrain}`, middle, y, 0.42);
    if (!scents.includes(terrain)) return [{ ...hex, opacity: 0.5 }];
    return [hex, stamped(`icon/tick/${EMBER}`, middle + 10, y - 4, 0.09)];
  });
}
