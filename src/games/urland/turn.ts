/** The turn of an Ichto player: how many actions it has, the extra turn, and its end. */
import { NOTHING_ASKED } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import { EXTRA_ACTIONS, normalActions } from './box.ts';
import { isExtinct } from './ichtos.ts';
import type { MoveOf } from './moves.ts';
import type { Refusal } from './refusals.ts';
import type { Rule } from './rule.ts';
import { hasGene, ofSeat, type PhaseOf, type Position, phaseOf } from './state.ts';

export const actionsOf = (position: Position, seat: Seat): number =>
  normalActions(position.seats) + (hasGene(position, seat, 'warm') ? 1 : 0);

const canPlayExtra = (position: Position, turn: PhaseOf<'actions'>): boolean =>
  !turn.extraPlayed && ofSeat(position.extraTurns, turn.seat) > 0;

/** R-EXTINCT: when a player's last Ichto leaves the map, their turn ends. */
export const isTurnOver = (position: Position, turn: PhaseOf<'actions'>): boolean =>
  (turn.left === 0 && !canPlayExtra(position, turn)) || isExtinct(position, turn.seat);

/** Why the player can't play an extra-turn chip now. */
export function refuseExtra(position: Position, seat: Seat): Refusal | null {
  const { left, extraPlayed } = phaseOf(position, 'actions');
  if (extraPlayed) return { code: 'extra-turn-played' };
  if (ofSeat(position.extraTurns, seat) === 0) return { code: 'no-extra-turn' };
  // R-STRADDLE: the chip is played when the normal actions are over, so no move can use some of both.
  return left > 0 ? { code: 'actions-left', left } : null;
}

export const EXTRA: Rule<MoveOf<'extra'>> = {
  next: NOTHING_ASKED,
  refuse: refuseExtra,
  enact(state, seat, _move, tell) {
    state.extraTurns[seat] = ofSeat(state.extraTurns, seat) - 1;
    state.phase = { kind: 'actions', seat, left: EXTRA_ACTIONS, extraPlayed: true };
    tell?.({ kind: 'extra-turn', seat });
  },
};

/** Ends the turn with everything left in it, including the choice of an extra turn. */
export const DONE: Rule<MoveOf<'done'>> = {
  next: NOTHING_ASKED,
  refuse: () => null,
  enact(state, seat) {
    state.phase = { kind: 'actions', seat, left: 0, extraPlayed: true };
  },
};
