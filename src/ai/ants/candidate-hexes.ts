/** The hexes that are worth exploring. */
import type { Seat } from '#engine/seat.ts';
import { gardenIn } from '#games/ants/content/content.ts';
import type { Hex } from '#games/ants/content/garden.ts';
import type { Position } from '#games/ants/state.ts';
import { cubesFrom, harvestersBefore } from './hex-yield.ts';
import { operationsWorth } from './operation-worth.ts';
import { outlookFor } from './outlook.ts';
import { GAINS, MAP } from './weights.ts';

/** Free hexes up to this strength, the best few of each strength. */
export function hexesWorth(position: Position, seat: Seat, strength: number, few: number): Hex[] {
  const { hexes } = gardenIn(position);
  const outlook = outlookFor(position, seat);
  const known = new Set(hexes.filter((_, at) => position.hexes[at]?.explorer === seat).map(({ terrain }) => terrain));
  const before = harvestersBefore(position, seat);
  const rate = (hex: Hex): number =>
    operationsWorth(hex.bonus, outlook) +
    GAINS[hex.cube] * cubesFrom(position, seat, hex, before) +
    (known.has(hex.terrain) ? 0 : MAP.terrain);
  const rated = hexes
    .filter((hex, at) => hex.strength <= strength && position.hexes[at]?.explorer === null)
    .map((hex) => ({ hex, worth: rate(hex) }))
    .sort((a, b) => b.worth - a.worth);
  const count = new Map<number, number>();
  return rated.flatMap(({ hex }) => {
    const before = count.get(hex.strength) ?? 0;
    count.set(hex.strength, before + 1);
    return before < few ? [hex] : [];
  });
}
