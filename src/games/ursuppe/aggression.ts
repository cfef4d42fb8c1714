/** Aggression: once a round, in Phase 5, on any foreign amoeba that shares a space with one of the attacker's. */
import { inOrder, NOTHING_ASKED } from '#engine/questions.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { isOn, numbersOf, spaceOf } from './amoebas.ts';
import { openAttack, refuseAttempt } from './attack.ts';
import type { AmoebaNumber } from './box.ts';
import type { MoveOf } from './moves.ts';
import type { Refusal } from './refusals.ts';
import type { Rule } from './rule.ts';
import type { Position } from './state.ts';
import { beginTurn } from './turns.ts';

/** R-AGGRESSOR: no attacking amoeba is named. Armour does not bar the attack. */
function refusePrey(position: Position, seat: Seat, owner: Seat, prey: AmoebaNumber): Refusal | null {
  if (owner === seat) return { code: 'own-amoeba' };
  const space = spaceOf(position, owner, prey);
  return space !== 0 && isOn(position, seat, space) ? null : { code: 'not-sharing-a-space', seat: owner, amoeba: prey };
}

const preyOf = (position: Position, seat: Seat, owner: Seat): AmoebaNumber[] =>
  numbersOf(position, owner).filter((prey) => refusePrey(position, seat, owner, prey) === null);

const owners = (position: Position, seat: Seat): Seat[] =>
  seatsOf(position.seats).filter((owner) => preyOf(position, seat, owner).length > 0);

/** Why nobody can be attacked now. */
export function refuseAggression(position: Position, seat: Seat): Refusal | null {
  const refusal = refuseAttempt(position, seat);
  if (refusal) return refusal;
  return owners(position, seat).length > 0 ? null : { code: 'no-target', kind: 'aggress' };
}

export const AGGRESS: Rule<MoveOf<'aggress'>> = {
  next: inOrder(
    { kind: 'options', asks: 'owner', of: 'owner', among: owners },
    {
      kind: 'options',
      asks: 'prey',
      of: 'prey',
      among: (position, seat, { owner }) => (owner === undefined ? [] : preyOf(position, seat, owner)),
    },
  ),

  refuse(position, seat, { owner, prey }) {
    const refusal = refuseAggression(position, seat);
    if (refusal || owner === undefined) return refusal;
    if (prey !== undefined) return refusePrey(position, seat, owner, prey);
    return preyOf(position, seat, owner).length > 0 ? null : { code: 'no-target', kind: 'aggress' };
  },

  enact(state, seat, { owner, prey }, tell) {
    openAttack(state, seat, owner, prey, tell);
  },
};

export const PASS: Rule<MoveOf<'pass'>> = {
  next: NOTHING_ASKED,
  refuse: () => null,
  enact(state) {
    state.attack = null;
    beginTurn(state, null);
  },
};
