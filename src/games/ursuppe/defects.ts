/** Gene defects in Phase 2: where the ozone is too thin for a player's genes, some are given back, or BP are paid. */
import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import { environmentOf } from './cards.ts';
import {
  byGene,
  defectValue,
  type Gene,
  type GeneSet,
  genesIn,
  mutationPoints,
  PLACE,
  sumOver,
  withoutGene,
} from './genes.ts';
import type { MoveOf } from './moves.ts';
import type { Refusal } from './refusals.ts';
import { type Rule, refusePrice } from './rule.ts';
import { hasGene, ofSeat, type Position, pay, type State } from './state.ts';
import { nextInPhase } from './turns.ts';

const MUTATION_POINTS = byGene(mutationPoints);

export const mutationPointsIn = (genes: GeneSet): number => sumOver(genes, MUTATION_POINTS);
export const mutationPointsOf = ({ genes }: Position, seat: Seat): number => mutationPointsIn(genes[seat] ?? 0);

/** How many mutation points a player's genes have beyond the ozone; 0 or less means no defect. */
export const excessOf = (position: Position, seat: Seat): number =>
  mutationPointsOf(position, seat) - (position.card === null ? 0 : environmentOf(position.card).ozone);

const worthOf = (genes: readonly Gene[]): number => genes.reduce((sum, gene) => sum + defectValue(gene), 0);

const isInOrder = (genes: readonly Gene[]): boolean =>
  genes.every((gene, index) => index === 0 || PLACE[gene] > PLACE[genes[index - 1] as Gene]);

/** R-DEFECT: nothing is given away for nothing. Overpayment is lost. */
function refuseGift(position: Position, seat: Seat, genes: readonly Gene[]): Refusal | null {
  const excess = excessOf(position, seat);
  const value = worthOf(genes);
  const superfluous = genes.find((gene) => value - defectValue(gene) >= excess);
  if (superfluous !== undefined) return { code: 'superfluous', gene: superfluous };
  return refusePrice(ofSeat(position.bp, seat), excess - value);
}

/** Every set of genes that may be given back. */
export function* everyGift(position: Position, seat: Seat): Generator<Gene[], void> {
  const owned = genesIn(position.genes[seat] ?? 0);
  for (const gift of sets(owned, 0, [], excessOf(position, seat))) {
    if (refuseGift(position, seat, gift) === null) yield gift;
  }
}

/** A gene more than the excess wants is superfluous, so no such set is begun. */
function* sets(owned: readonly Gene[], from: number, chosen: Gene[], missing: number): Generator<Gene[], void> {
  yield chosen;
  for (let at = from; missing > 0 && at < owned.length; at++) {
    const gene = owned[at] as Gene;
    yield* sets(owned, at + 1, [...chosen, gene], missing - defectValue(gene));
  }
}

/** The one set that may be given back, where there is no other. */
export function onlyGift(position: Position, seat: Seat): Gene[] | null {
  const gifts = everyGift(position, seat);
  const first = gifts.next().value ?? null;
  return gifts.next().done ? first : null;
}

/** One that may be given back: nothing, where that can be paid. */
export const firstGift = (position: Position, seat: Seat): Gene[] => everyGift(position, seat).next().value ?? [];

/** It is in no set that may be given back. */
function refuseGene(position: Position, seat: Seat, gene: Gene): Refusal | null {
  for (const gift of everyGift(position, seat)) if (gift.includes(gene)) return null;
  return { code: 'superfluous', gene };
}

export const GIVE: Rule<MoveOf<'give'>> = {
  next: inOrder({
    kind: 'some',
    asks: 'genes',
    of: 'gene',
    among: ({ genes }, seat) => genesIn(genes[seat] ?? 0),
    count: ({ genes }, seat) => ({ min: 0, max: genesIn(genes[seat] ?? 0).length }),
    refuseOne: (position, seat, _draft, option) => refuseGene(position, seat, option as Gene),
  }),

  refuse(position, seat, { genes }) {
    if (genes === undefined) return null;
    if (!isInOrder(genes)) return { code: 'unruly-genes' };
    const foreign = genes.find((gene) => !hasGene(position, seat, gene));
    return foreign ? { code: 'not-owned', gene: foreign } : refuseGift(position, seat, genes);
  },

  enact(state, seat, { genes }, tell) {
    const paid = Math.max(0, excessOf(state, seat) - worthOf(genes));
    pay(state, seat, paid);
    for (const gene of genes) giveBack(state, seat, gene);
    tell?.({ kind: 'gave', seat, genes: [...genes], paid });
    nextInPhase(state);
  },
};

/** It is in the pool at once. */
export function giveBack(state: State, seat: Seat, gene: Gene): void {
  state.genes[seat] = withoutGene(state.genes[seat] ?? 0, gene);
  state.pool[PLACE[gene]] = (state.pool[PLACE[gene]] ?? 0) + 1;
  if (gene === 'armour') state.armourFor = null;
}
