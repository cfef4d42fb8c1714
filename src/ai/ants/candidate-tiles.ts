/** The room tiles that are worth a thought. */
import type { Seat } from '#engine/seat.ts';
import type { Placement } from '#games/ants/content/nests.ts';
import { coveredBy, nestIn, placesFor } from '#games/ants/rooms.ts';
import { type Position, playerAt } from '#games/ants/state.ts';
import { operationsWorth } from './operation-worth.ts';
import { outlookFor } from './outlook.ts';
import { areasFilled, starPoints } from './tile-gain.ts';
import { OPERATIONS } from './weights.ts';
import { areasWorth } from './worth-of-goals.ts';

interface RatedTile {
  readonly placement: Placement;
  readonly worth: number;
}

/** All places for tiles of these sizes, best first. */
function ratedTiles(position: Position, seat: Seat, min: number, max: number): RatedTile[] {
  const player = playerAt(position, seat);
  const taken = coveredBy(nestIn(position, player), player);
  const stars = player.stars[0] ?? 0;
  const outlook = outlookFor(position, seat);
  const rate = (placement: Placement): RatedTile => {
    const filled = areasFilled(position, seat, placement);
    const star = filled > 0 ? starPoints(position, stars) : 0;
    const areas = areasWorth(position, player, taken | placement.mask, stars + filled);
    const bonus = operationsWorth(placement.bonus, outlook);
    // A small tile leaves strength for others.
    return { placement, worth: star + areas + bonus - OPERATIONS.dig * placement.size };
  };
  return placesFor(position, seat, min, max)
    .map(rate)
    .sort((a, b) => b.worth - a.worth);
}

/** The best few of each size. */
export function tilesFor(position: Position, seat: Seat, min: number, max: number, few: number): Placement[] {
  const found = new Map<number, Placement[]>();
  for (const { placement } of ratedTiles(position, seat, min, max)) {
    const own = found.get(placement.size) ?? [];
    if (own.length < few) found.set(placement.size, [...own, placement]);
  }
  return [...found.values()].flat();
}
