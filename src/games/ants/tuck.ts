/** Cards tucked under a card, and room tiles emptied again. */
import { inOrder } from '#engine/questions.ts';
import { askedOperation, popTask, topOperation } from './agenda.ts';
import type { RoomId } from './content/nests.ts';
import { refuseCards } from './costs.ts';
import { handOf } from './deck.ts';
import type { MoveOf } from './moves.ts';
import { numberIn } from './numbers.ts';
import { NO_SUCH, type Rule } from './rule.ts';
import { type Player, type Position, playerAt } from './state.ts';

const range = (position: Position, { hand }: Player) => ({
  min: 1,
  max: Math.min(hand.length, numberIn(topOperation(position, 'tuck').n)),
});

export const TUCK: Rule<MoveOf<'tuck'>> = {
  next: inOrder({
    kind: 'some',
    asks: 'cards',
    of: 'card',
    among: (position, seat) => handOf(playerAt(position, seat)).sort(),
    count: (position, seat) => range(position, playerAt(position, seat)),
  }),

  refuse(position, seat, { cards }) {
    if (cards === undefined) return null;
    const player = playerAt(position, seat);
    return refuseCards(player, cards, range(position, player));
  },

  enact(state, seat, { cards }, tell) {
    const player = playerAt(state, seat);
    const over = askedOperation(state)?.source.card ?? '';
    player.hand = player.hand.filter((card) => card === null || !cards.includes(card));
    player.cards = player.cards.map((card) =>
      card.id === over ? { ...card, under: [...card.under, ...cards] } : card,
    );
    tell?.({ kind: 'tucked', seat, card: over, count: cards.length });
    popTask(state);
  },
};

export const fullRooms = ({ rooms }: Player): RoomId[] => rooms.filter(({ card }) => card !== null).map(({ id }) => id);

/** R-EMPTIED: the Room card stays active. */
export const EMPTY: Rule<MoveOf<'empty'>> = {
  next: inOrder({
    kind: 'options',
    asks: 'room',
    of: 'room',
    among: (position, seat) => fullRooms(playerAt(position, seat)),
  }),

  refuse: (position, seat, { room }) =>
    room === undefined || fullRooms(playerAt(position, seat)).includes(room) ? null : NO_SUCH,

  enact(state, seat, { room }, tell) {
    const player = playerAt(state, seat);
    player.rooms = player.rooms.map((each) => (each.id === room ? { ...each, card: null } : each));
    tell?.({ kind: 'room-emptied', seat, room });
    popTask(state);
  },
};
