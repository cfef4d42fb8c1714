/** Forage: a path of ants along the corners. */
import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import { replaceTask, topOperation } from './agenda.ts';
import { antsQuestions, refuseAnts, sendAnts, strengthsOf } from './ants-action.ts';
import type { CornerId } from './content/garden.ts';
import { longestPath, nextCorners, refusePath } from './garden-map.ts';
import type { MoveOf } from './moves.ts';
import { numberIn } from './numbers.ts';
import type { Rule } from './rule.ts';
import { activePlayer, type Position, playerAt } from './state.ts';

/** Corner by corner. */
const PATH = {
  kind: 'options',
  asks: 'path',
  of: 'corner',
  isListed: true,
  among: (position: Position, seat: Seat, { path = [] }: { readonly path?: readonly CornerId[] }) =>
    nextCorners(position, seat, path),
} as const;

const beforePath = inOrder<MoveOf<'forage'>, Position>(...antsQuestions('forage'));

export const FORAGE: Rule<MoveOf<'forage'>> = {
  next(position, seat, draft) {
    const earlier = beforePath(position, seat, draft);
    if (earlier) return earlier;
    return (draft.path?.length ?? 0) < (draft.strength ?? 0) ? PATH : null;
  },

  refuse(position, seat, draft) {
    const refusal = refuseAnts(position, seat, 'forage', draft);
    if (refusal) return refusal;
    const { strength, path = [] } = draft;
    if (strength !== undefined) return refusePath(position, seat, path, strength);
    // A strength whose path does not exist is illegal.
    const can = strengthsOf(position, seat, 'forage').some((s) => longestPath(position, seat, s) === s);
    return can ? null : { code: 'no-path', length: 1 };
  },

  enact(state, seat, move, tell) {
    const before = sendAnts(state, seat, 'forage', move, tell);
    replaceTask(state, ...before, { kind: 'path', corners: move.path });
  },
};

/** By effect: the longest possible, up to n and the supply. */
export function lengthAsked(position: Position, seat: Seat): number {
  const most = Math.min(numberIn(topOperation(position, 'forage').n), playerAt(position, seat).supply);
  return longestPath(position, seat, most);
}

export const FORAGERS: Rule<MoveOf<'foragers'>> = {
  next: (position, seat, { path = [] }) => (path.length < lengthAsked(position, seat) ? PATH : null),

  refuse(position, seat, { path = [] }) {
    const length = lengthAsked(position, seat);
    return refusePath(position, seat, path, length);
  },

  enact(state, _seat, { path }) {
    activePlayer(state).supply -= path.length;
    replaceTask(state, { kind: 'path', corners: path });
  },
};
