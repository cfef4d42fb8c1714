/** The auction for genes: secret bids, then each in turn pays with Ichtos from the map. */

import { heapSize } from '#engine/menu.ts';
import { inOrder, NOTHING_ASKED } from '#engine/questions.ts';
import { type BySeat, type Seat, seatsOf } from '#engine/seat.ts';
import { genesPerMutation, MUTATION_SPACES } from './box.ts';
import type { Tell } from './events.ts';
import type { Gene } from './genes.ts';
import { heapToReserve, ownHeap, refuseHeap } from './heaps.ts';
import { onMap } from './ichtos.ts';
import type { MoveOf } from './moves.ts';
import type { Rule } from './rule.ts';
import { type MutationAfter, ofSeat, type PhaseOf, type Position, phaseOf, type State } from './state.ts';

/** A player with an empty reserve bids 0 without being asked. */
export function openAuction(state: State, space: number, after: MutationAfter, tell: Tell): void {
  tell?.({ kind: 'mutation', space });
  state.bids = state.reserve.map((reserve) => (reserve === 0 ? 0 : null));
  const waiting = seatsOf(state.seats).filter((seat) => state.bids[seat] === null);
  state.phase = { kind: 'bid', waiting, after };
}

/** The higher bid is better; of equal bids, that of the player further back on the track. */
export const bidOrder = (position: Position, bids: BySeat<number>): Seat[] =>
  [...seatsOf(position.seats)].sort(
    (a, b) => ofSeat(bids, b) - ofSeat(bids, a) || ofSeat(position.track, a) - ofSeat(position.track, b),
  );

/** The bids are revealed once all are in. */
export function showBids(state: State, after: MutationAfter, tell: Tell): void {
  const bids = state.bids.map((bid) => bid ?? 0);
  const queue = bidOrder(state, bids);
  tell?.({ kind: 'bids-shown', bids, order: [...queue] });
  state.bids = state.bids.map(() => null);
  state.phase = { kind: 'buy', queue, bids, sold: 0, after };
}

/** The bid, plus 1 for each gene that the buyer already has. */
export const priceOfBid = ({ genes }: Position, seat: Seat, bid: number): number => bid + (genes[seat]?.length ?? 0);

export function priceFor(position: Position, seat: Seat): number {
  const { phase } = position;
  return priceOfBid(position, seat, phase.kind === 'buy' ? ofSeat(phase.bids, seat) : 0);
}

/** The highest bid that the player can make and pay for; null if they can't even pay for a bid of 0. */
export function highestPayable(position: Position, seat: Seat): number | null {
  const most = Math.min(ofSeat(position.reserve, seat), onMap(position, seat) - priceOfBid(position, seat, 0));
  return most < 0 ? null : most;
}

/** The genes that the current or next auction sells: none after the last mutation. */
export const onOffer = ({ row, mutations }: Position): readonly Gene[] =>
  mutations < MUTATION_SPACES.length ? row : [];

export const isSoldOut = (position: Position, auction: PhaseOf<'buy'>): boolean =>
  auction.sold === genesPerMutation(position.seats) || auction.queue.length === 0;

/** Whether a buyer must be asked: there is a next player in the queue, and they can pay. */
export function hasBuyer(position: Position, auction: PhaseOf<'buy'>): boolean {
  const [next] = auction.queue;
  if (next === undefined || isSoldOut(position, auction)) return false;
  return onMap(position, next) >= priceFor(position, next);
}

/** A player with fewer Ichtos on the map than the price is out of this auction. */
export function passOver(state: State, auction: PhaseOf<'buy'>, tell: Tell): void {
  const seat = auction.queue.shift();
  if (seat !== undefined) tell?.({ kind: 'could-not-pay', seat, price: priceFor(state, seat) });
}

/** Turns up new genes, however many were sold; none after the last mutation. */
export function closeAuction(state: State, tell: Tell): void {
  state.mutations += 1;
  if (state.mutations < MUTATION_SPACES.length) turnUp(state, genesPerMutation(state.seats), tell);
}

export function turnUp(state: State, count: number, tell: Tell): void {
  const genes = state.deck.splice(0, count);
  state.row.push(...genes);
  tell?.({ kind: 'turned-up', genes });
}

export const BID: Rule<MoveOf<'bid'>> = {
  next: inOrder({
    kind: 'amount',
    asks: 'amount',
    range: (position, seat) => ({ min: 0, max: ofSeat(position.reserve, seat) }),
  }),

  refuse({ reserve }, seat, { amount }) {
    const max = ofSeat(reserve, seat);
    return amount !== undefined && amount > max ? { code: 'too-many', max } : null;
  },

  enact(state, seat, { amount }, tell) {
    state.bids[seat] = amount;
    const auction = phaseOf(state, 'bid');
    auction.waiting = auction.waiting.filter((other) => other !== seat);
    tell?.({ kind: 'bid-placed', seat });
  },
};

const payment = (position: Position, seat: Seat) => {
  const price = priceFor(position, seat);
  return { places: price === 0 ? [] : ownHeap(position, seat), min: price, max: price };
};

export const BUY: Rule<MoveOf<'buy'>> = {
  next: inOrder(
    { kind: 'options', asks: 'gene', of: 'gene', among: ({ row }) => row },
    { kind: 'heap', asks: 'heap', bounds: payment },
  ),

  refuse(position, seat, { gene, heap }) {
    if (gene === undefined) return null;
    if (!position.row.includes(gene)) return { code: 'gene-not-open', gene };
    if (heap === undefined) return null;
    const price = priceFor(position, seat);
    return heapSize(heap) === price ? refuseHeap(position, seat, heap) : { code: 'wrong-price', price };
  },

  enact(state, seat, { gene, heap }, tell) {
    tell?.({ kind: 'bought', seat, gene, price: heapSize(heap), heap });
    heapToReserve(state, seat, heap);
    state.row = state.row.filter((open) => open !== gene);
    state.genes[seat]?.push(gene);
    const auction = phaseOf(state, 'buy');
    auction.queue.shift();
    auction.sold += 1;
  },
};

/** The first player who can pay must buy: until a gene is sold, nobody may pass. */
export const DECLINE: Rule<MoveOf<'decline'>> = {
  next: NOTHING_ASKED,
  refuse: (position) => (phaseOf(position, 'buy').sold === 0 ? { code: 'must-buy' } : null),
  enact(state, seat, _move, tell) {
    tell?.({ kind: 'declined', seat });
    phaseOf(state, 'buy').queue.shift();
  },
};
