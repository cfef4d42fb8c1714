import { inOrder } from '#engine/questions.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { type Land, OCEANS, type Ocean, REGIONS } from './board.ts';
import type { Tell } from './events.ts';
import { ichtosAt, moveIchtos, totalIn } from './ichtos.ts';
import { oceansOf, touches } from './lands.ts';
import type { MoveOf } from './moves.ts';
import type { Rule } from './rule.ts';
import { ofSeat, ownerOf, type Position, phaseOf, type State } from './state.ts';
import { lastOnTrack } from './track.ts';

/** R-EARS-COUNT: the lands with the most Ichtos, counting those with Ears; none while all lands are empty. */
export function mostCrowded(position: Position): Land[] {
  let most = 1;
  let crowded: Land[] = [];
  for (const land of REGIONS) {
    const total = totalIn(position, land);
    if (total > most) crowded = [];
    if (total >= most) crowded.push(land);
    most = Math.max(most, total);
  }
  return crowded;
}

/** The Environment player has drawn the panic chip: it stays out of the pile until the next epoch. */
export function drawPanic(state: State, tell: Tell): void {
  state.panicked = true;
  tell?.({ kind: 'panic-drawn' });
  const lands = mostCrowded(state);
  const ways = lands.flatMap((land) => oceansOf(state, land).map((ocean) => ({ land, ocean })));
  const [only] = ways;
  if (only === undefined) tell?.({ kind: 'panic-without-effect' });
  else if (ways.length === 1) stampede(state, only.land, only.ocean, tell);
  else state.phase = { kind: 'panic', seat: lastOnTrack(state), lands };
}

/** All Ichtos flee, except that Ears' wait until their owner has said how many leave. */
function stampede(state: State, land: Land, ocean: Ocean, tell: Tell): void {
  const ears = ownerOf(state, 'ears');
  const fled = seatsOf(state.seats).map((seat) => (seat === ears ? 0 : ichtosAt(state, land, seat)));
  for (const seat of seatsOf(state.seats)) moveIchtos(state, seat, land, ocean, ofSeat(fled, seat));
  tell?.({ kind: 'panicked', land, ocean, fled });
  const mustAsk = ears !== null && ichtosAt(state, land, ears) > 0;
  state.phase = mustAsk ? { kind: 'flee', land, ocean } : { kind: 'draw' };
}

const crowdedLands = ({ phase }: Position): readonly Land[] => (phase.kind === 'panic' ? phase.lands : []);

/** The player last on the track decides, even without Ichtos there. */
export const PANIC: Rule<MoveOf<'panic'>> = {
  next: inOrder(
    { kind: 'options', asks: 'land', of: 'land', among: crowdedLands },
    { kind: 'options', asks: 'ocean', of: 'ocean', among: () => OCEANS },
  ),

  refuse(position, _seat, { land, ocean }) {
    if (land === undefined) return null;
    if (!crowdedLands(position).includes(land)) return { code: 'not-most-crowded', land };
    if (ocean === undefined) return null;
    return touches(position, land, ocean) ? null : { code: 'not-touching', from: land, to: ocean };
  },

  enact(state, _seat, { land, ocean }, tell) {
    stampede(state, land, ocean, tell);
  },
};

const standing = (position: Position, seat: Seat): number =>
  position.phase.kind === 'flee' ? ichtosAt(position, position.phase.land, seat) : 0;

/** Ears: the owner decides how many of their Ichtos leave for the common ocean. */
export const FLEE: Rule<MoveOf<'flee'>> = {
  next: inOrder({
    kind: 'amount',
    asks: 'count',
    range: (position, seat) => ({ min: 0, max: standing(position, seat) }),
  }),

  refuse(position, seat, { count }) {
    const max = standing(position, seat);
    return count !== undefined && count > max ? { code: 'too-many', max } : null;
  },

  enact(state, seat, { count }, tell) {
    const { land, ocean } = phaseOf(state, 'flee');
    moveIchtos(state, seat, land, ocean, count);
    tell?.({ kind: 'dived', seat, from: land, ocean, count });
    state.phase = { kind: 'draw' };
  },
};
