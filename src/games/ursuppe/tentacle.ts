/** Tentacle: cubes of any colours that go along with an amoeba, once for each step (R-TENTACLE-STEP). */
import { heapSize, isOrderly } from '#engine/menu.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { Space } from './board.ts';
import { tentacleCarries } from './box.ts';
import { type Cubes, cubesOn, hasCubes, heapOn, NO_CUBES } from './cubes.ts';
import type { Refusal } from './refusals.ts';
import { hasGene, type Position } from './state.ts';

/** There is a choice of cubes for an amoeba that leaves this space. */
export const canTake = (position: Position, seat: Seat, from: Space): boolean =>
  hasGene(position, seat, 'tentacle') && hasCubes(position, from);

const NOTHING = { places: NO_CUBES, min: 0, max: 0 };

/** What may be chosen from; nothing where the amoeba does not leave. */
export function takeBounds(position: Position, seat: Seat, from: Space, leaves: boolean) {
  if (!leaves || !canTake(position, seat, from)) return NOTHING;
  const places = heapOn(position, from);
  return { places, min: 0, max: Math.min(tentacleCarries(position.seats), heapSize(places)) };
}

export function refuseTake(
  position: Position,
  seat: Seat,
  from: Space,
  leaves: boolean,
  take: Cubes | undefined,
): Refusal | null {
  if (take === undefined || take.length === 0) return null;
  if (!hasGene(position, seat, 'tentacle')) return { code: 'needs-gene', gene: 'tentacle' };
  if (!leaves) return { code: 'nothing-to-take' };
  if (!isOrderly(take, seatsOf(position.seats))) return { code: 'unruly-cubes' };
  return refuseLoad(position, from, take);
}

function refuseLoad(position: Position, from: Space, take: Cubes): Refusal | null {
  const max = tentacleCarries(position.seats);
  if (heapSize(take) > max) return { code: 'too-many', max };
  const short = take.find(({ place, count }) => count > cubesOn(position, from, place));
  return short ? { code: 'too-many', max: cubesOn(position, from, short.place) } : null;
}
