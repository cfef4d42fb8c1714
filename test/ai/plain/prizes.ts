/**
 * Goofspiel for two to four: chance uncovers a prize, everybody bids a card of their own, face down and all at once. The
 * highest card takes the prize, and nobody does where the highest is bid twice.
 */
import { type Dice, pickOne } from '#engine/chance.ts';
import type { Game } from '#engine/game.ts';
import { inOrder } from '#engine/questions.ts';
import { questionsMenu } from '#engine/questions-menu.ts';
import { err, ok } from '#engine/result.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';

const CARDS = [1, 2, 3, 4, 5];

/** A bid that somebody else made. */
const COVERED = 0;

export interface Auction {
  hands: number[][];
  prizes: number[];
  prize: number | null;
  /** By seat; null: not made. */
  bids: (number | null)[];
  points: number[];
}

interface Bid {
  readonly kind: 'bid';
  readonly card: string;
}

export interface Prizes {
  options: Record<string, never>;
  state: Auction;
  move: Bid;
  chance: { readonly kind: 'prize'; readonly prize: number };
  view: Auction;
  event: { readonly kind: never };
  refusal: { readonly code: 'not-possible' };
}

const NO = { code: 'not-possible' } as const;
const waitingIn = ({ bids, prize }: Auction): Seat[] =>
  prize === null ? [] : seatsOf(bids.length).filter((seat) => bids[seat] === null);
const holds = ({ hands }: Auction, by: Seat, card: string): boolean => hands[by]?.includes(Number(card)) ?? false;

const { menu, answers } = questionsMenu<Bid, Auction, Prizes['refusal']>({
  kindsIn: () => ['bid'],
  kindsAre: 'kinds',
  malformed: NO,
  refuseSeat: (position, by) => (waitingIn(position).includes(by) ? null : NO),
  noAnswer: () => NO,
  ruleOf: () => ({
    next: inOrder<Bid, Auction>({
      kind: 'options',
      asks: 'card',
      of: 'cards',
      among: ({ hands }, by) => (hands[by] ?? []).map(String),
    }),
    refuse: () => null,
  }),
});

/** Once all bids are in. */
function uncover(state: Auction): void {
  const highest = Math.max(...state.bids.map(Number));
  const winners = state.bids.flatMap((bid, seat) => (bid === highest ? [seat] : []));
  const [winner] = winners;
  if (winner !== undefined && winners.length === 1)
    state.points[winner] = (state.points[winner] ?? 0) + Number(state.prize);
  state.hands = state.hands.map((hand, seat) => hand.filter((card) => card !== state.bids[seat]));
  state.bids = state.bids.map(() => null);
  state.prize = null;
}

export const PRIZES: Game<Prizes> = {
  id: 'prizes',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  maxEntries: 40,
  options: [],
  settleOptions: () => ({}),
  setUp: (seats) => ({
    hands: seatsOf(seats).map(() => [...CARDS]),
    prizes: [...CARDS],
    prize: null,
    bids: seatsOf(seats).map(() => null),
    points: seatsOf(seats).map(() => 0),
  }),
  decision(state) {
    if (state.prize !== null) {
      return { kind: 'seats', seats: waitingIn(state), as: 'sealed', turn: CARDS.length - state.prizes.length };
    }
    return state.prizes.length > 0 ? { kind: 'chance' } : { kind: 'over' };
  },
  draw: ({ prizes }, dice) => ({ kind: 'prize', prize: pickOne(prizes, dice) }),
  chances: ({ prizes }) => prizes.map((prize) => ({ kind: 'prize', prize })),
  refuse: (state, { by, move }) =>
    by === 'chance' || (waitingIn(state).includes(by) && move.kind === 'bid' && holds(state, by, move.card))
      ? null
      : NO,
  enact(state, entry) {
    if (entry.by === 'chance') {
      const { prize } = entry.move;
      state.prize = prize;
      state.prizes = state.prizes.filter((other) => other !== prize);
      return;
    }
    state.bids[entry.by] = Number(entry.move.card);
    if (waitingIn(state).length === 0) uncover(state);
  },
  reveals: () => false,
  copy: (state) => structuredClone(state),
  adopt: () => null,
  view: (state, viewer) => ({
    ...structuredClone(state),
    bids: state.bids.map((bid, seat) => (bid === null || seat === viewer ? bid : COVERED)),
  }),
  menu,
  answers,
  world(view, dice: Dice) {
    const bids = view.bids.map((bid, seat) => (bid === COVERED ? pickOne(view.hands[seat] ?? [], dice) : bid));
    return { ...structuredClone(view), bids };
  },
  parseEntry: (json) => (json ? ok(json as never) : err(NO)),
};

/** Of a game that is over. */
export function ranking({ points }: Auction): (readonly Seat[])[] {
  const totals = [...new Set(points)].sort((a, b) => b - a);
  return totals.map((total) => seatsOf(points.length).filter((seat) => points[seat] === total));
}
