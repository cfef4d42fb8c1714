/** Struggle for Survival: an amoeba without a basic meal attacks another one in its space. */
import { inOrder } from '#engine/questions.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { numbersOn, spaceOf } from './amoebas.ts';
import { openAttack, refuseAttempt } from './attack.ts';
import type { AmoebaNumber } from './box.ts';
import { actingAmoeba, actingSpace } from './drift.ts';
import { mustEat } from './feeding.ts';
import type { MoveOf } from './moves.ts';
import type { Refusal } from './refusals.ts';
import { itself, type Rule, refuseOther } from './rule.ts';
import { hasGene, hasStruggle, type Position } from './state.ts';

/** Its own Armour protects a player's amoebas from everybody but the player (R-OWN-PREY). */
function refusePrey(position: Position, seat: Seat, owner: Seat, prey: AmoebaNumber): Refusal | null {
  if (spaceOf(position, owner, prey) !== actingSpace(position)) {
    return { code: 'not-on-space', seat: owner, amoeba: prey };
  }
  if (owner !== seat) return hasGene(position, owner, 'armour') ? { code: 'armoured', seat: owner } : null;
  return prey === actingAmoeba(position) ? { code: 'not-itself' } : null;
}

const preyOf = (position: Position, owner: Seat): AmoebaNumber[] => numbersOn(position, owner, actingSpace(position));

/** Null if one of this player's amoebas can be attacked; else why not. */
function refuseOwner(position: Position, seat: Seat, owner: Seat): Refusal | null {
  const reasons = preyOf(position, owner).map((prey) => refusePrey(position, seat, owner, prey));
  return reasons.includes(null) ? null : (reasons[0] ?? { code: 'no-target', kind: 'struggle' });
}

const hasTarget = (position: Position, seat: Seat): boolean =>
  seatsOf(position.seats).some((owner) => refuseOwner(position, seat, owner) === null);

/** Why it can attack nobody now. */
export function refuseStruggle(position: Position, seat: Seat): Refusal | null {
  if (!hasStruggle(position, seat)) return { code: 'needs-gene', gene: 'struggle' };
  if (mustEat(position, seat)) return { code: 'must-eat' };
  const refusal = refuseAttempt(position, seat);
  if (refusal) return refusal;
  return hasTarget(position, seat) ? null : { code: 'no-target', kind: 'struggle' };
}

export const STRUGGLE: Rule<MoveOf<'struggle'>> = {
  next: inOrder(
    itself(actingAmoeba),
    {
      kind: 'options',
      asks: 'owner',
      of: 'owner',
      among: (position) => seatsOf(position.seats).filter((owner) => preyOf(position, owner).length > 0),
    },
    {
      kind: 'options',
      asks: 'prey',
      of: 'prey',
      among: (position, _seat, { owner }) => (owner === undefined ? [] : preyOf(position, owner)),
    },
  ),

  refuse(position, seat, { amoeba, owner, prey }) {
    const refusal = refuseStruggle(position, seat) ?? refuseOther(amoeba, actingAmoeba(position));
    if (refusal || owner === undefined) return refusal;
    if (prey === undefined) return refuseOwner(position, seat, owner);
    return refusePrey(position, seat, owner, prey);
  },

  enact(state, seat, { owner, prey }, tell) {
    openAttack(state, seat, owner, prey, tell);
  },
};
