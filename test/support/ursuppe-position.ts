/** A state made from nothing but the position that a record's reader sees. */
import { seat } from '#engine/seat.ts';
import { bring } from '#games/ursuppe/amoebas.ts';
import type { Finish } from '#games/ursuppe/box.ts';
import { type Gene, type GeneSet, NO_GENES, PLACE, withGene } from '#games/ursuppe/genes.ts';
import { setUp } from '#games/ursuppe/setup.ts';
import type { State } from '#games/ursuppe/state.ts';

const setOf = (genes: readonly Gene[]): GeneSet => genes.reduce(withGene, NO_GENES);

export function stateFrom(position: string, finish: Finish): State {
  const { amoebas, pool, attack, ...said } = JSON.parse(position);
  const state = setUp(said.track.length, { finish });
  const { round, phase, card, deck, order, track, bp, reserve, turn, amoeba, moving } = said;
  Object.assign(state, { round, phase, card, deck, order, track, bp, reserve, turn, amoeba, moving });
  state.genes = said.genes.map(setOf);
  state.armourFor = said.armour_for;
  state.bought = setOf(said.bought);
  state.cubes = said.cubes.flat();
  for (const [gene, count] of Object.entries(pool)) state.pool[PLACE[gene as Gene]] = count as number;
  for (const [owner, own] of amoebas.entries()) {
    for (const [number, space, damage] of own) bring(state, seat(owner), number, space, damage);
  }
  if (attack) {
    const { on, ...rest } = attack;
    state.attack = { owner: on[0], prey: on[1], ...rest };
  }
  return state;
}
