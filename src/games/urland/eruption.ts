import { inOrder } from '#engine/questions.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { type Land, OCEANS, type Ocean, type Region, ringOf, volcanoTarget } from './board.ts';
import type { Tell } from './events.ts';
import { ichtosAt, moveEverybody, moveIchtos, toReserve } from './ichtos.ts';
import { oceansOf, touches } from './lands.ts';
import type { MoveOf } from './moves.ts';
import type { Rule } from './rule.ts';
import { ofSeat, ownerOf, type Position, phaseOf, type State } from './state.ts';

/** A land has the number of the chip left in it; without a chip, the lowest number of its regions. */
const nameOf = (position: Position, regions: readonly Region[]): Land =>
  regions.find((region) => !position.erupted.includes(region)) ?? (Math.min(...regions) as Land);

/**
 * Joins the land of the volcano with that of its target, and removes its chip from the game. R-RING: there may be
 * nothing to join.
 */
export function erupt(state: State, volcano: Region, tell: Tell): void {
  const own = state.landOf[volcano];
  const other = state.landOf[volcanoTarget(volcano)];
  const regions = ringOf(volcano).filter((region) => state.landOf[region] === own || state.landOf[region] === other);
  state.erupted.push(volcano);
  const land = nameOf(state, regions);
  for (const region of regions) state.landOf[region] = land;
  if (own !== land) moveEverybody(state, own, land);
  if (other !== land && other !== own) moveEverybody(state, other, land);
  tell?.({ kind: 'erupted', volcano, land, joined: own !== other });
}

const surplus = (position: Position, land: Land, seat: Seat): number => Math.max(0, ichtosAt(position, land, seat) - 1);

/**
 * Each colour keeps 1 in every land that a volcano touched; all others go back to the reserve, except that Ears' dive.
 * Returns the lands, by number, for which the owner of Ears must choose an ocean.
 */
export function takeLosses(state: State, volcanoes: readonly Region[], tell: Tell): Land[] {
  const ears = ownerOf(state, 'ears');
  const touched = [...new Set(volcanoes.map((volcano) => state.landOf[volcano]))].sort((a, b) => a - b);
  for (const land of touched) loseIn(state, land, ears, tell);
  return ears === null ? [] : touched.filter((land) => !diveWithoutChoice(state, land, ears, tell));
}

function loseIn(state: State, land: Land, ears: Seat | null, tell: Tell): void {
  const losses = seatsOf(state.seats).map((seat) => (seat === ears ? 0 : surplus(state, land, seat)));
  for (const seat of seatsOf(state.seats)) toReserve(state, seat, land, ofSeat(losses, seat));
  tell?.({ kind: 'lost', land, losses });
}

/** The owner is asked only if there is a surplus and more than one ocean to dive to. */
function diveWithoutChoice(state: State, land: Land, ears: Seat, tell: Tell): boolean {
  const [ocean, ...others] = oceansOf(state, land);
  if (surplus(state, land, ears) === 0) return true;
  if (ocean === undefined || others.length > 0) return false;
  dive(state, ears, land, ocean, tell);
  return true;
}

function dive(state: State, seat: Seat, land: Land, ocean: Ocean, tell: Tell): void {
  const count = surplus(state, land, seat);
  moveIchtos(state, seat, land, ocean, count);
  tell?.({ kind: 'dived', seat, from: land, ocean, count });
}

/** Land by land, by number. */
const nextLand = ({ phase }: Position): readonly Land[] => (phase.kind === 'dive' ? phase.lands.slice(0, 1) : []);

/** Ears: the surplus dives into one ocean touching the new land. */
export const DIVE: Rule<MoveOf<'dive'>> = {
  next: inOrder(
    { kind: 'options', asks: 'land', of: 'land', among: nextLand },
    { kind: 'options', asks: 'ocean', of: 'ocean', among: () => OCEANS },
  ),

  refuse(position, _seat, { land, ocean }) {
    if (land === undefined) return null;
    if (!nextLand(position).includes(land)) return { code: 'not-next-land', land };
    if (ocean === undefined || touches(position, land, ocean)) return null;
    return { code: 'not-touching', from: land, to: ocean };
  },

  enact(state, seat, { land, ocean }, tell) {
    dive(state, seat, land, ocean, tell);
    phaseOf(state, 'dive').lands.shift();
  },
};
