/** The free actions of Q3, Q4 and Q5. */
import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import type { CardId } from './content/cards.ts';
import { contentOf } from './content/content.ts';
import type { QueenDesign } from './content/content-design.ts';
import type { SymbolId } from './content/content-file.ts';
import { cardAt, dropCards, handOf, isInHand } from './deck.ts';
import { gain } from './gains.ts';
import type { MoveOf } from './moves.ts';
import { payHeap, paymentBounds, refusePayment, refusePrice } from './payment.ts';
import type { Refusal } from './refusals.ts';
import { NO_SUCH, type Rule } from './rule.ts';
import { type Player, type Position, playerAt } from './state.ts';
import { NO_SOURCE } from './tasks.ts';

/** Q3, each once a turn. */
function refuseRecycling(position: Position, seat: Seat, card: CardId): Refusal | null {
  if (!isInHand(playerAt(position, seat), card)) return { code: 'not-in-hand', card };
  const { type } = cardAt(position, card);
  if (type === 'achievement') return { code: 'wrong-type', card };
  return position.recycled.includes(type) ? { code: 'used-already' } : null;
}

export const RECYCLE: Rule<MoveOf<'recycle'>> = {
  next: inOrder({
    kind: 'options',
    asks: 'card',
    of: 'card',
    among: (position, seat) => handOf(playerAt(position, seat)),
  }),

  refuse: (position, seat, { card }) => (card === undefined ? null : refuseRecycling(position, seat, card)),

  enact(state, seat, { card }, tell) {
    const { type } = cardAt(state, card);
    tell?.({ kind: 'used', seat, what: 'Q3', pay: [] });
    dropCards(state, [card], tell);
    state.recycled = [...state.recycled, type];
    if (type === 'room') gain(state, 'leaf', 1, tell);
    else state.agenda.push({ kind: 'do', op: { op: 'flight', n: 1 }, source: NO_SOURCE });
  },
};

/** Q5: n Fungus for n Food and n Leaf. */
export const FERMENT: Rule<MoveOf<'ferment'>> = {
  next: inOrder({
    kind: 'amount',
    asks: 'count',
    range: (position, seat) => ({ min: 1, max: playerAt(position, seat).fungus }),
  }),

  refuse(position, seat, { count = 1 }) {
    const { fungus } = playerAt(position, seat);
    return count >= 1 && count <= fungus ? null : { code: 'too-few-cubes', of: 'fungus', has: fungus };
  },

  enact(state, seat, { count }, tell) {
    tell?.({ kind: 'used', seat, what: 'Q5', pay: [{ place: 'U', count }] });
    playerAt(state, seat).fungus -= count;
    gain(state, 'food', count, tell);
    gain(state, 'leaf', count, tell);
  },
};

const heraldic = (position: Position): QueenDesign | undefined =>
  contentOf(position).file.queens.find(({ symbols }) => symbols !== undefined);

export const crestPrice = (position: Position, { crests }: Player): number =>
  heraldic(position)?.prices?.[crests.length] ?? 0;

export const crestSymbols = (position: Position): readonly SymbolId[] => heraldic(position)?.symbols ?? [];

export function refuseCrest(position: Position, player: Player, symbol: SymbolId | undefined): Refusal | null {
  if (player.crests.length >= (heraldic(position)?.spaces ?? 0)) return { code: 'crests-full' };
  const unpaid = refusePrice(position, player, 'food', crestPrice(position, player));
  if (unpaid || symbol === undefined) return unpaid;
  if (!crestSymbols(position).includes(symbol)) return NO_SUCH;
  return player.crests.includes(symbol) ? { code: 'crest-placed', symbol } : null;
}

/** Q4: a symbol for good. */
export const CREST: Rule<MoveOf<'crest'>> = {
  next: inOrder(
    { kind: 'options', asks: 'symbol', of: 'symbol', among: crestSymbols },
    {
      kind: 'heap',
      asks: 'pay',
      bounds(position, seat) {
        const player = playerAt(position, seat);
        return paymentBounds(position, player, 'food', crestPrice(position, player));
      },
    },
  ),

  refuse(position, seat, { symbol, pay }) {
    const player = playerAt(position, seat);
    const refusal = refuseCrest(position, player, symbol);
    if (refusal || pay === undefined) return refusal;
    return refusePayment(position, player, 'food', crestPrice(position, player), pay);
  },

  enact(state, seat, { symbol, pay }, tell) {
    const player = playerAt(state, seat);
    payHeap(state, 'food', pay, tell);
    player.crests = [...player.crests, symbol];
    tell?.({ kind: 'crest-placed', seat, symbol });
  },
};
