import type { Attack, Moving, State } from './state.ts';

const copyMoving = ({ seat, amoeba, step, roll, to, take }: Moving): Moving => ({
  seat,
  amoeba,
  step,
  roll: roll.slice(),
  to,
  take: take.slice(),
});

const copyAttack = ({ owner, prey, space, attempt, fought, throws, fled }: Attack): Attack => ({
  owner,
  prey,
  space,
  attempt,
  fought,
  throws,
  fled,
});

/** Shares nothing that the rules change. Field by field, since spreading is slower; it is the view, too, of everybody. */
export function copyState(state: State): State {
  return {
    seats: state.seats,
    finish: state.finish,
    round: state.round,
    phase: state.phase,
    card: state.card,
    deck: state.deck.slice(),
    order: state.order.slice(),
    track: state.track.slice(),
    bp: state.bp.slice(),
    genes: state.genes.slice(),
    armourFor: state.armourFor,
    pool: state.pool.slice(),
    bought: state.bought,
    spaces: state.spaces.slice(),
    damage: state.damage.slice(),
    cubes: state.cubes.slice(),
    reserve: state.reserve.slice(),
    turn: state.turn,
    amoeba: state.amoeba,
    moving: state.moving === null ? null : copyMoving(state.moving),
    attack: state.attack === null ? null : copyAttack(state.attack),
    turns: state.turns,
  };
}
