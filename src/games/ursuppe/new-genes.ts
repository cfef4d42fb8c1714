/** New genes in Phase 3: one after the other, as many as a player can pay. */
import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import { giveBack } from './defects.ts';
import {
  ADVANCED_GENES,
  type AdvancedGene,
  type ArmoursBasis,
  basesOf,
  CHEAPEST,
  cardsOf,
  GENES,
  type Gene,
  genesInGame,
  holds,
  isAdvanced,
  PLACE,
  priceOf,
  withGene,
} from './genes.ts';
import type { MoveOf } from './moves.ts';
import type { Refusal } from './refusals.ts';
import { type Rule, refusePrice } from './rule.ts';
import { hasGene, ofSeat, type Position, pay, type State } from './state.ts';

/** The advanced gene that a player gave this one for, if they still own it. R-ARMOUR: of its two, only the one given. */
const advancedInstead = (position: Position, seat: Seat, gene: Gene): AdvancedGene | undefined =>
  ADVANCED_GENES.find(
    (advanced) =>
      hasGene(position, seat, advanced) &&
      (advanced === 'armour' ? position.armourFor === gene : basesOf(advanced).includes(gene)),
  );

/** A basic gene is given for an advanced one only if it was owned before this turn. */
function refuseBasis(position: Position, seat: Seat, basis: Gene): Refusal | null {
  if (!hasGene(position, seat, basis)) return { code: 'needs-gene', gene: basis };
  return holds(position.bought, basis) ? { code: 'bought-this-turn', gene: basis } : null;
}

/** Null if one of the basic genes will do. Else why not: a gene bought in this turn says more than one that is missing. */
function refuseBases(position: Position, seat: Seat, gene: AdvancedGene): Refusal | null {
  let refusal: Refusal | null = null;
  for (const basis of basesOf(gene)) {
    const next = refuseBasis(position, seat, basis);
    if (next === null) return null;
    if (refusal === null || next.code === 'bought-this-turn') refusal = next;
  }
  return refusal;
}

/** Why a player can't have this gene now. */
export function refusePurchase(position: Position, seat: Seat, gene: Gene): Refusal | null {
  if (cardsOf(gene, position.seats) === 0) return { code: 'not-in-game', gene };
  if (hasGene(position, seat, gene)) return { code: 'owned-already', gene };
  const advanced = advancedInstead(position, seat, gene);
  if (advanced) return { code: 'given-for', gene, advanced };
  if (position.pool[PLACE[gene]] === 0) return { code: 'not-in-pool', gene };
  const refusal = isAdvanced(gene) ? refuseBases(position, seat, gene) : null;
  return refusal ?? refusePrice(ofSeat(position.bp, seat), priceOf(gene));
}

export const canBuyAny = (position: Position, seat: Seat): boolean =>
  ofSeat(position.bp, seat) >= CHEAPEST && GENES.some((gene) => refusePurchase(position, seat, gene) === null);

/** What may be asked for in exchange. */
const inExchange = (gene: Gene | undefined): readonly (Gene | 'nothing')[] =>
  gene !== undefined && isAdvanced(gene) ? basesOf(gene) : ['nothing'];

export const BUY: Rule<MoveOf<'buy'>> = {
  next: inOrder(
    { kind: 'options', asks: 'gene', of: 'gene', among: ({ seats }) => genesInGame(seats) },
    { kind: 'options', asks: 'gives', of: 'given', among: (_position, _seat, { gene }) => inExchange(gene) },
  ),

  refuse(position, seat, { gene, gives }) {
    if (gene === undefined) return null;
    const refusal = refusePurchase(position, seat, gene);
    if (refusal || gives === undefined) return refusal;
    if (!inExchange(gene).includes(gives)) return { code: 'wrong-gene-given', gene };
    return gives === 'nothing' ? null : refuseBasis(position, seat, gives);
  },

  enact(state, seat, { gene, gives }, tell) {
    const price = priceOf(gene);
    pay(state, seat, price);
    if (gives !== 'nothing') giveBack(state, seat, gives);
    take(state, seat, gene);
    if (gene === 'armour') state.armourFor = gives as ArmoursBasis;
    tell?.({ kind: 'bought', seat, gene, gives: gives === 'nothing' ? null : gives, price });
  },
};

/** It acts at once. */
function take(state: State, seat: Seat, gene: Gene): void {
  state.genes[seat] = withGene(state.genes[seat] ?? 0, gene);
  state.bought = withGene(state.bought, gene);
  state.pool[PLACE[gene]] = (state.pool[PLACE[gene]] ?? 0) - 1;
}
