/** Payments filled in sensibly: cubes first, then tokens, then Fungus, and the store only in need. */
import { heapSize } from '#engine/menu.ts';
import { COLUMNS } from '#games/ants/box.ts';
import { contentOf } from '#games/ants/content/content.ts';
import type { Move } from '#games/ants/moves.ts';
import { placesToPay } from '#games/ants/payment.ts';
import { playerAt } from '#games/ants/state.ts';
import { type AskedSeat, type AtHeap, wordsOf } from './seat-context.ts';

const RANKS: Readonly<Record<string, number>> = { F: 0, L: 0, U: 2, S: 3 };
/** Of a card: its tokens. */
const TOKENS = 1;

const rankOf = (place: string): number => RANKS[place] ?? TOKENS;

/** By place, in the order of the heap. */
function startPayment({ step: { places, min } }: AtHeap): number[] {
  const order = places.map((_, index) => index);
  order.sort((a, b) => rankOf(String(places[a]?.place)) - rankOf(String(places[b]?.place)));
  const counts = places.map(() => 0);
  let left = min;
  for (const index of order) {
    const count = Math.min(left, places[index]?.count ?? 0);
    counts[index] = count;
    left -= count;
  }
  return counts;
}

/** Larvae that there is no Food for are given up, one after the other where most are left. */
function startLoss(at: AtHeap): number[] {
  const left = at.step.places.map(({ count }) => count);
  const larvae = heapSize(at.step.places);
  for (let lost = Math.max(at.step.min, storeFor(at, larvae)); lost > 0; lost--) {
    const fullest = left.indexOf(Math.max(...left));
    left[fullest] = (left[fullest] ?? 0) - 1;
  }
  return at.step.places.map(({ count }, index) => count - (left[index] ?? 0));
}

export const startHeap = (at: AtHeap): number[] => (at.step.asks === 'lose' ? startLoss(at) : startPayment(at));

/** Of two copies of a card each has tokens of its own. */
function payPlace(asked: AskedSeat, place: string): string {
  const { option } = wordsOf(asked).play;
  const name = option.payPlace({ place });
  const cards = playerAt(asked.view, asked.seat).cards.map(({ id }) => id);
  const copies = cards.filter((card) => option.payPlace({ place: card }) === name);
  return copies.length > 1 ? option.copy({ name, number: copies.indexOf(place) + 1 }) : name;
}

/** Larvae by column, or what one pays with. */
export function placeName(asked: AskedSeat, place: string | number): string {
  const column = COLUMNS.find((each) => each === place);
  return column === undefined ? payPlace(asked, String(place)) : wordsOf(asked).play.option.larvaPlace({ column });
}

const fromStore = (move: Move): number => {
  const paid = 'pay' in move ? (move.pay.find(({ place }) => place === 'S')?.count ?? 0) : 0;
  return paid + ('store' in move ? move.store : 0);
};

/** What of this price in Food would come from the store. */
export function storeFor({ view, seat }: AskedSeat, price: number): number {
  const places = placesToPay(view, playerAt(view, seat), 'food');
  return Math.max(0, price - heapSize(places.filter(({ place }) => place !== 'S')));
}

/** Labels tell what comes from the store. Debt costs so much that it is asked about. */
export function debtWarning(asked: AskedSeat, move: Move): string | null {
  const { view, seat } = asked;
  const debt = fromStore(move) - playerAt(view, seat).store;
  const { debtVp } = contentOf(view).file.constants;
  return debt <= 0 ? null : wordsOf(asked).play.warnings.debt({ debt, vp: debt * debtVp });
}
