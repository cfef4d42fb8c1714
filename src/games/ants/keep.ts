/** Four of the eight cards dealt are kept, by all at the same time and in secret. */
import { inOrder } from '#engine/questions.ts';
import { seatsOf } from '#engine/seat.ts';
import type { CardId } from './content/cards.ts';
import { contentOf } from './content/content.ts';
import type { Tell } from './events.ts';
import { firstIn } from './layout.ts';
import type { MoveOf } from './moves.ts';
import type { Rule } from './rule.ts';
import { type Position, playerAt, type State } from './state.ts';
import { beginRound } from './turns.ts';

const dealtTo = ({ dealt }: Position, seat: number): CardId[] => (dealt[seat] ?? []).filter((card) => card !== null);

const countIn = (position: Position): number => contentOf(position).file.constants.keepCards;

export const KEEP: Rule<MoveOf<'keep'>> = {
  next: inOrder({
    kind: 'some',
    asks: 'cards',
    of: 'card',
    among: dealtTo,
    count: (position) => ({ min: countIn(position), max: countIn(position) }),
  }),

  refuse(position, seat, { cards }) {
    if (cards === undefined) return null;
    const count = countIn(position);
    if (cards.length !== count) return { code: 'wrong-count', min: count, max: count };
    const places = cards.map((card) => dealtTo(position, seat).indexOf(card));
    const missing = places.indexOf(-1);
    if (missing >= 0) return { code: 'not-in-hand', card: cards[missing] ?? '' };
    const isInOrder = places.every((place, index) => place > (places[index - 1] ?? -1));
    return isInOrder ? null : { code: 'unruly-order' };
  },

  enact(state, seat, { cards }, tell) {
    state.kept = state.kept.with(seat, [...cards]);
    tell?.({ kind: 'kept', seat });
    if (state.kept.every((kept) => kept !== null)) beginPlay(state, tell);
  },
};

/** The play begins with the last one to keep. */
function beginPlay(state: State, tell: Tell): void {
  for (const seat of seatsOf(state.seats)) {
    const player = playerAt(state, seat);
    player.hand = [...(state.kept[seat] ?? [])];
    player.starters = player.hand.length;
    player.rejected = (state.dealt[seat] ?? []).filter((card) => !player.hand.includes(card));
  }
  state.dealt = [];
  state.kept = [];
  beginRound(state, firstIn(state), tell);
}
