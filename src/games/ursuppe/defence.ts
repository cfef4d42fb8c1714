/** What the owner of an attacked amoeba does: fight, flee, each once an attack, or yield. */
import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import { deadlyFor, hurt, remove } from './amoebas.ts';
import { failAttack, isPhaseFive } from './attack.ts';
import { type AmoebaNumber, FIGHT_PRICE, PREY_CUBES } from './box.ts';
import { ofEachColour } from './cubes.ts';
import { die } from './deaths.ts';
import type { Tell } from './events.ts';
import type { ChanceOf, MoveOf } from './moves.ts';
import { refuseStepPrice, setOut, stepPrice } from './moving.ts';
import type { Refusal } from './refusals.ts';
import { itself, type Rule, refuseOther, refusePrice } from './rule.ts';
import { attackIn, hasGene, ofSeat, type Position, pay, type State, turnIn } from './state.ts';
import { beginTurn, endActing } from './turns.ts';
import { refusePaidStep, stepQuestions, waysToGo } from './ways.ts';

const attacked = (position: Position): AmoebaNumber => attackIn(position).prey;

/** R-OWN-PREY: nobody defends themselves against themselves. */
const isOwnPrey = (position: Position): boolean => attackIn(position).owner === position.turn;

export function refuseFight(position: Position, seat: Seat): Refusal | null {
  if (isOwnPrey(position)) return { code: 'own-prey' };
  if (!hasGene(position, seat, 'defense')) return { code: 'needs-gene', gene: 'defense' };
  if (attackIn(position).fought) return { code: 'fought-already' };
  return refusePrice(ofSeat(position.bp, seat), FIGHT_PRICE);
}

export function refuseFlight(position: Position, seat: Seat): Refusal | null {
  if (isOwnPrey(position)) return { code: 'own-prey' };
  if (!hasGene(position, seat, 'escape')) return { code: 'needs-gene', gene: 'escape' };
  if (attackIn(position).fled) return { code: 'fled-already' };
  return refuseStepPrice(position, seat);
}

export const FIGHT: Rule<MoveOf<'fight'>> = {
  next: inOrder(itself(attacked)),

  refuse: (position, seat, { amoeba }) => refuseFight(position, seat) ?? refuseOther(amoeba, attacked(position)),

  enact(state, seat, { amoeba }, tell) {
    pay(state, seat, FIGHT_PRICE);
    attackIn(state).fought = true;
    state.phase = 'fight';
    tell?.({ kind: 'fought', seat, amoeba });
  },
};

/** A lost throw is made once more with the defender's Persistence (R-REFIGHT). */
export function throwInFight(state: State, { attacker, defender }: ChanceOf<'fight'>, tell: Tell): void {
  const attack = attackIn(state);
  const { owner, prey } = attack;
  attack.throws += 1;
  tell?.({ kind: 'fight-thrown', seat: owner, amoeba: prey, attacker, defender });
  if (defender > attacker) failAttack(state, tell);
  else if (attack.throws > 1 || !hasGene(state, owner, 'persistence')) state.phase = 'react';
}

/** A move out of turn, with all movement genes. */
export const FLEE: Rule<MoveOf<'flee'>> = {
  next: stepQuestions(attacked, waysToGo),

  refuse: (position, seat, draft) =>
    refuseFlight(position, seat) ?? refusePaidStep(position, seat, attacked(position), draft),

  enact(state, seat, { amoeba, way, take }, tell) {
    const price = stepPrice(state, seat);
    pay(state, seat, price);
    attackIn(state).fled = true;
    tell?.({ kind: 'fled', seat, amoeba, price });
    setOut(state, seat, amoeba, way, take, tell);
  },
};

/** The attack succeeds. */
export const YIELD: Rule<MoveOf<'yield'>> = {
  next: inOrder(itself(attacked)),
  refuse: (position, _seat, { amoeba }) => refuseOther(amoeba, attacked(position)),
  enact(state, _seat, _move, tell) {
    if (isPhaseFive(state)) succeedInPhaseFive(state, tell);
    else devour(state, tell);
  },
};

/** The attacker does not starve, does not eat, excretes nothing. */
function devour(state: State, tell: Tell): void {
  const { owner, prey, space } = attackIn(state);
  remove(state, owner, prey);
  const cubes = ofEachColour(state, space, PREY_CUBES);
  tell?.({ kind: 'eaten', seat: owner, amoeba: prey, by: turnIn(state), space, cubes });
  endActing(state);
}

/** A natural death; but an armoured amoeba is only wounded, and dies if that is too much for it. */
function succeedInPhaseFive(state: State, tell: Tell): void {
  const { owner, prey, space } = attackIn(state);
  if (!hasGene(state, owner, 'armour')) die(state, owner, prey, tell);
  else {
    const damage = hurt(state, owner, prey);
    tell?.({ kind: 'wounded', seat: owner, amoeba: prey, space, damage });
    if (damage >= deadlyFor(state, owner)) die(state, owner, prey, tell);
  }
  state.phase = 'aggression';
  state.attack = null;
  beginTurn(state, null);
}
