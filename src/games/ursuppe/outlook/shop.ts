/** The gene shop as it would be for a player whose turn it were. */
import type { Seat } from '#engine/seat.ts';
import { type Gene, genesInGame, mutationPoints, NO_GENES, PLACE, priceOf } from '../genes.ts';
import { refusePurchase } from '../new-genes.ts';
import type { Refusal } from '../refusals.ts';
import type { Position } from '../state.ts';

export interface Offer {
  readonly gene: Gene;
  readonly price: number;
  readonly mutationPoints: number;
  /** Cards that nobody has. */
  readonly left: number;
  /** Why the player can't buy it; null if they can. */
  readonly refusal: Refusal | null;
}

export function offersFor(position: Position, seat: Seat): Offer[] {
  const theirs = position.turn === seat ? position : { ...position, bought: NO_GENES };
  return genesInGame(position.seats).map((gene) => ({
    gene,
    price: priceOf(gene),
    mutationPoints: mutationPoints(gene),
    left: position.pool[PLACE[gene]] ?? 0,
    refusal: refusePurchase(theirs, seat, gene),
  }));
}
