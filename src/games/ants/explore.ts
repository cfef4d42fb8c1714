/** Explore: one disc onto a hex. */
import { inOrder } from '#engine/questions.ts';
import { replaceTask, topOperation } from './agenda.ts';
import { antsQuestions, refuseAnts, sendAnts, strengthsOf } from './ants-action.ts';
import type { HexId } from './content/garden.ts';
import { hasHexFor, hexesFor, refuseHex } from './garden-map.ts';
import type { MoveOf } from './moves.ts';
import { numberIn } from './numbers.ts';
import type { Rule } from './rule.ts';
import { activePlayer, type Position } from './state.ts';

export const EXPLORE: Rule<MoveOf<'explore'>> = {
  next: inOrder<MoveOf<'explore'>, Position>(...antsQuestions('explore'), {
    kind: 'options',
    asks: 'hex',
    of: 'hex',
    among: (position, _seat, { strength = 0 }) => hexesFor(position, strength),
    groupOf: (hex) => String(hex).charAt(0),
  }),

  refuse(position, seat, draft) {
    const refusal = refuseAnts(position, seat, 'explore', draft);
    if (refusal) return refusal;
    const [most = 0] = draft.strength === undefined ? strengthsOf(position, seat, 'explore') : [draft.strength];
    if (draft.hex !== undefined) return refuseHex(position, most, draft.hex);
    return hasHexFor(position, most) ? null : { code: 'no-target', kind: 'explore' };
  },

  enact(state, seat, move, tell) {
    const before = sendAnts(state, seat, 'explore', move, tell);
    activePlayer(state).supply += move.strength - 1;
    replaceTask(state, ...before, { kind: 'place-explorer', hex: move.hex });
  },
};

/** By effect: at strength n, with a disc from the supply. */
function hexesAsked(position: Position): HexId[] {
  const strength = numberIn(topOperation(position, 'explore').n);
  return activePlayer(position).supply > 0 ? hexesFor(position, strength) : [];
}

/** Whether there is one. */
export const asksForHex = (position: Position): boolean =>
  activePlayer(position).supply > 0 && hasHexFor(position, numberIn(topOperation(position, 'explore').n));

export const EXPLORER: Rule<MoveOf<'explorer'>> = {
  next: inOrder({
    kind: 'options',
    asks: 'hex',
    of: 'hex',
    among: hexesAsked,
    groupOf: (hex) => String(hex).charAt(0),
  }),

  refuse: (position, _seat, { hex }) =>
    hex === undefined ? null : refuseHex(position, numberIn(topOperation(position, 'explore').n), hex),

  enact(state, _seat, { hex }) {
    activePlayer(state).supply -= 1;
    replaceTask(state, { kind: 'place-explorer', hex });
  },
};
