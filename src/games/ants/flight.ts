/** The Nuptial Flight: one advance after the other, and swarming on the way. */
import { NOTHING_ASKED } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import { popTask, topTaskOf } from './agenda.ts';
import { SWARMS } from './box.ts';
import { contentOf } from './content/content.ts';
import type { Tell } from './events.ts';
import type { MoveOf } from './moves.ts';
import type { Rule } from './rule.ts';
import { activePlayer, activeSeat, type Position, playerAt, type State } from './state.ts';
import { doAll, NO_SOURCE, type Task, type TaskOf } from './tasks.ts';

const squareOf = ({ flight }: Position, seat: Seat): number => flight.findIndex((discs) => discs.includes(seat));

/** R-FLIGHT-END: on the last square advances are lost. */
export const canFly = (position: Position, seat: Seat): boolean =>
  squareOf(position, seat) < contentOf(position).file.flight.last;

/** One step; the rest of them goes below what the square sets off. */
export function advance(state: State, count: number, tell: Tell): void {
  const seat = activeSeat(state);
  popTask(state);
  if (count <= 0 || !canFly(state, seat)) return;
  const to = squareOf(state, seat) + 1;
  lift(state, seat);
  land(state, seat, to);
  tell?.({ kind: 'flew', seat, to });
  const rest: Task = { kind: 'do', op: { op: 'flight', n: count - 1 }, source: NO_SOURCE };
  if (count > 1) state.agenda.push(rest);
  const area = contentOf(state).file.flight.swarms.find(({ square }) => square === to)?.id;
  if (area) state.agenda.push({ kind: 'swarm', area });
  for (const task of doAll(contentOf(state).flightBonus.get(to) ?? []).toReversed()) state.agenda.push(task);
}

function lift(state: State, seat: Seat): void {
  const square = squareOf(state, seat);
  state.flight = state.flight.with(square, state.flight[square]?.filter((disc) => disc !== seat) ?? []);
}

/** On top of those that are there. */
function land(state: State, seat: Seat, square: number): void {
  state.flight = state.flight.with(square, [...(state.flight[square] ?? []), seat]);
}

/** A free space in an area without an own disc, and a disc for the next flight. */
export function canSwarm(position: Position, { area }: TaskOf<'swarm'>): boolean {
  const seat = activeSeat(position);
  const spaces = position.swarms[SWARMS.indexOf(area)] ?? [];
  const square = contentOf(position).file.flight.swarms.find(({ id }) => id === area)?.square;
  return (
    spaces.includes(null) &&
    !spaces.includes(seat) &&
    playerAt(position, seat).supply > 0 &&
    squareOf(position, seat) === square
  );
}

export const SWARM: Rule<MoveOf<'swarm'>> = {
  next: NOTHING_ASKED,
  refuse: () => null,

  enact(state, seat, _move, tell) {
    const { area } = topTaskOf(state, 'swarm');
    const at = SWARMS.indexOf(area);
    const spaces = state.swarms[at] ?? [];
    const space = spaces.indexOf(null);
    popTask(state);
    lift(state, seat);
    state.swarms = state.swarms.with(at, spaces.with(space, seat));
    activePlayer(state).supply -= 1;
    land(state, seat, 0);
    tell?.({ kind: 'swarmed', seat, area, space });
  },
};

export const STAY: Rule<MoveOf<'stay'>> = {
  next: NOTHING_ASKED,
  refuse: () => null,
  enact: popTask,
};
