/** Dig: room tiles of total size s, one after the other. */
import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import { replaceTask, topTask } from './agenda.ts';
import { antsQuestions, refuseAnts, sendAnts, strengthsOf } from './ants-action.ts';
import type { RoomId } from './content/nests.ts';
import { sizeOf } from './counters.ts';
import type { MoveOf } from './moves.ts';
import { hasPlaceFor, placesFor, refuseRoom } from './rooms.ts';
import type { Rule } from './rule.ts';
import { activePlayer, activeSeat, type Position, type State } from './state.ts';
import type { Task } from './tasks.ts';

/** R-DIG-REST: with strength left the next tile is a must; what no tile can use is lost. */
const restOf = (left: number): Task[] => (left > 0 ? [{ kind: 'dig', left, isOptional: false }] : []);

const firstTile = (room: RoomId, strength: number): Task[] => [
  { kind: 'place-room', room },
  ...restOf(strength - sizeOf(room)),
  { kind: 'event', event: { on: 'dig' } },
];

const roomsFor = (position: Position, seat: Seat, strength: number): RoomId[] =>
  placesFor(position, seat, 1, strength).map(({ id }) => id);

export const DIG: Rule<MoveOf<'dig'>> = {
  next: inOrder<MoveOf<'dig'>, Position>(...antsQuestions('dig'), {
    kind: 'options',
    asks: 'room',
    of: 'room',
    among: (position, seat, { strength = 0 }) => roomsFor(position, seat, strength),
    groupOf: (room) => String(sizeOf(String(room))),
  }),

  refuse(position, seat, draft) {
    const refusal = refuseAnts(position, seat, 'dig', draft);
    if (refusal) return refusal;
    const [most = 0] = draft.strength === undefined ? strengthsOf(position, seat, 'dig') : [draft.strength];
    if (draft.room !== undefined) return refuseRoom(position, seat, draft.room, 1, most);
    return hasPlaceFor(position, seat, 1, most) ? null : { code: 'no-room-fits' };
  },

  enact(state, seat, move, tell) {
    const before = sendAnts(state, seat, 'dig', move, tell);
    activePlayer(state).supply += move.strength;
    replaceTask(state, ...before, ...firstTile(move.room, move.strength));
  },
};

/** The sizes that are asked for: what is left of a Dig, or exactly that of the operation `room`. */
export function sizesAsked(position: Position): { min: number; max: number } {
  const top = topTask(position);
  if (top?.kind === 'dig') return { min: 1, max: top.left };
  const size = top?.kind === 'do' && top.op.op === 'room' ? top.op.size : 0;
  return { min: size, max: size };
}

export function roomsAsked(position: Position): RoomId[] {
  const { min, max } = sizesAsked(position);
  return placesFor(position, activeSeat(position), min, max).map(({ id }) => id);
}

/** Whether there is one. */
export function asksForRoom(position: Position): boolean {
  const { min, max } = sizesAsked(position);
  return hasPlaceFor(position, activeSeat(position), min, max);
}

export const ROOM: Rule<MoveOf<'room'>> = {
  next: inOrder({
    kind: 'options',
    asks: 'room',
    of: 'room',
    among: roomsAsked,
    groupOf: (room) => String(sizeOf(String(room))),
  }),

  refuse(position, seat, { room }) {
    const { min, max } = sizesAsked(position);
    return room === undefined ? null : refuseRoom(position, seat, room, min, max);
  },

  enact(state, _seat, { room }) {
    placeAsked(state, room);
  },
};

/** The first tile of a Dig by effect brings the event `dig`; later ones find it on the agenda. */
function placeAsked(state: State, room: RoomId): void {
  const top = topTask(state);
  if (top?.kind !== 'dig') return replaceTask(state, { kind: 'place-room', room });
  if (top.isOptional) return replaceTask(state, ...firstTile(room, top.left));
  replaceTask(state, { kind: 'place-room', room }, ...restOf(top.left - sizeOf(room)));
}
