/** What both kinds of attack have in common: how one opens, and what follows when it fails. */
import type { Seat } from '#engine/seat.ts';
import { standingOf } from './amoebas.ts';
import { type AmoebaNumber, ATTACK_PRICE } from './box.ts';
import type { Tell } from './events.ts';
import type { Refusal } from './refusals.ts';
import { refusePrice } from './rule.ts';
import { attackIn, hasGene, ofSeat, type Position, pay, type State } from './state.ts';

/** R-RETRY: after a failed first attempt, Persistence has a second one for nothing. */
const isSecondOpen = (position: Position, seat: Seat): boolean =>
  position.attack?.attempt === 1 && hasGene(position, seat, 'persistence');

/** Why a player can attack nobody at all now, whatever the targets. */
export function refuseAttempt(position: Position, seat: Seat): Refusal | null {
  if (position.attack === null) return refusePrice(ofSeat(position.bp, seat), ATTACK_PRICE);
  return isSecondOpen(position, seat) ? null : { code: 'no-second-attempt' };
}

/** The attacker pays, but not for a second attempt; then the prey's owner answers. */
export function openAttack(state: State, seat: Seat, owner: Seat, prey: AmoebaNumber, tell: Tell): void {
  const attempt = state.attack === null ? 1 : 2;
  const price = attempt === 1 ? ATTACK_PRICE : 0;
  const space = standingOf(state, owner, prey);
  pay(state, seat, price);
  state.attack = { owner, prey, space, attempt, fought: false, throws: 0, fled: false };
  state.phase = 'react';
  tell?.({ kind: 'attacked', seat, amoeba: state.amoeba, owner, prey, space, attempt, price });
}

/** Back to the attacker: in Phase 1 to feeding, in Phase 5 to Aggression. */
export function failAttack(state: State, tell: Tell): void {
  const { owner, prey } = attackIn(state);
  tell?.({ kind: 'attack-failed', seat: owner, amoeba: prey });
  state.moving = null;
  state.phase = isPhaseFive(state) ? 'aggression' : 'feed';
}

/** No amoeba acts in Phase 5. */
export const isPhaseFive = ({ amoeba }: Position): boolean => amoeba === null;
