/** Payments filled in sensibly: cubes first, then tokens, then Fungus, and the store only in need. */
import { COLUMNS } from '#games/ants/box.ts';
import type { Move } from '#games/ants/moves.ts';
import { type AskedSeat, type AtHeap, wordsOf } from './seat-context.ts';

const RANKS: Readonly<Record<string, number>> = { F: 0, L: 0, U: 2, S: 3 };
/** Of a card: its tokens. */
const TOKENS = 1;

const rankOf = (place: string): number => RANKS[place] ?? TOKENS;

/** By place, in the order of the heap. Of larvae as few as can be are given up. */
export function startHeap({ step: { places, min } }: AtHeap): number[] {
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

/** Larvae by column, or what one pays with. */
export function placeName(asked: AskedSeat, place: string | number): string {
  const { option } = wordsOf(asked).play;
  const column = COLUMNS.find((each) => each === place);
  return column === undefined ? option.payPlace({ place: String(place) }) : option.larvaPlace({ column });
}

const fromStore = (move: Move): number => {
  const paid = 'pay' in move ? (move.pay.find(({ place }) => place === 'S')?.count ?? 0) : 0;
  return paid + ('store' in move ? move.store : 0);
};

/** Food from the store costs points. */
export function storeWarning(asked: AskedSeat, move: Move): string | null {
  const food = fromStore(move);
  return food === 0 ? null : wordsOf(asked).play.warnings.store({ food });
}
