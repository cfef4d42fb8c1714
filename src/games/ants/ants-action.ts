/** What Dig, Explore and Forage have in common: who goes, what it costs, and the card that is taken. */

import type { Draft } from '#engine/menu.ts';
import type { Seat } from '#engine/seat.ts';
import { COLUMN_OF, type MainAction } from './box.ts';
import type { CardId } from './content/cards.ts';
import { dropCards, handOf, isInHand, onDisplay, rowOf, takeFromDisplay } from './deck.ts';
import type { Tell } from './events.ts';
import type { AntsAction, MoveOf } from './moves.ts';
import { payHeap, paymentBounds, refusePayment } from './payment.ts';
import type { Refusal } from './refusals.ts';
import type { Question } from './rule.ts';
import { type Player, type Position, playerAt, type State } from './state.ts';
import { boostPrice, canSplit, forceOf, maxStrength, refuseSplit, spendAnts } from './strength.ts';
import { NO_SOURCE, type Task } from './tasks.ts';

type AntsMove = MoveOf<MainAction>;
type AntsDraft = Draft<AntsMove>;
type AntsQuestion = Question<AntsMove> & { readonly asks: keyof AntsAction };

/** The cards of the action's own row; Q8 takes from any. */
export function cardsToTake(position: Position, seat: Seat, action: MainAction): CardId[] {
  const isCurious = playerAt(position, seat).queen === 'Q8';
  return onDisplay(isCurious ? position.display : rowOf(position, action));
}

const NUMBERS = [0, 1, 2, 3, 4] as const;

const queenOf = ({ queen }: AntsDraft): number | undefined => {
  if (queen === undefined) return undefined;
  return queen === 'none' ? 0 : 1;
};

const strengthsIn = (position: Position): number[] => NUMBERS.filter((n) => n >= 1 && n <= maxStrength(position));

/** Numbers that make up a strength: those that nobody has are not offered. */
const countsUpTo = (most: number): number[] => NUMBERS.filter((n) => n <= most);

function queenOptions(position: Position, seat: Seat, action: MainAction): (CardId | 'none')[] {
  const { queen } = forceOf(position, seat, action);
  return queen === 0 ? ['none'] : ['none', ...handOf(playerAt(position, seat))];
}

const takeOptions = (position: Position, seat: Seat, action: MainAction): (CardId | 'none')[] => {
  const cards = cardsToTake(position, seat, action);
  return cards.length === 0 ? ['none'] : cards;
};

/** The questions before the one for the place. */
export const antsQuestions = (action: MainAction): AntsQuestion[] => [
  { kind: 'options', asks: 'strength', of: 'strength', among: strengthsIn },
  {
    kind: 'options',
    asks: 'wild',
    of: 'count',
    among: (position, seat) => countsUpTo(forceOf(position, seat, action).wild),
  },
  {
    kind: 'options',
    asks: 'boost',
    of: 'count',
    among: (position, seat) => countsUpTo(forceOf(position, seat, action).boosts),
  },
  { kind: 'options', asks: 'queen', of: 'card', among: (position, seat) => queenOptions(position, seat, action) },
  {
    kind: 'heap',
    asks: 'pay',
    bounds: (position, seat, { boost = 0 }) =>
      paymentBounds(position, playerAt(position, seat), 'food', boostPrice(position, boost)),
  },
  { kind: 'options', asks: 'take', of: 'card', among: (position, seat) => takeOptions(position, seat, action) },
];

function refuseTaking(position: Position, seat: Seat, action: MainAction, take: CardId | 'none'): Refusal | null {
  if (takeOptions(position, seat, action).includes(take)) return null;
  return take === 'none' ? { code: 'must-take' } : { code: 'not-on-display', card: take };
}

const refuseQueenCard = (player: Player, queen: CardId | 'none' | undefined): Refusal | null =>
  queen === undefined || queen === 'none' || isInHand(player, queen) ? null : { code: 'not-in-hand', card: queen };

/** Everything but the place. R-ATOMIC: the whole entry is judged before anything is paid. */
export function refuseAnts(position: Position, seat: Seat, action: MainAction, draft: AntsDraft): Refusal | null {
  const player = playerAt(position, seat);
  const force = forceOf(position, seat, action);
  if (force.column + force.wild === 0) return { code: 'no-ants', column: COLUMN_OF[action] };
  const { strength, wild, boost, pay, take } = draft;
  if (strength === undefined) return null;
  const refusal =
    refuseSplit(position, seat, force, { strength, wild, boost, queen: queenOf(draft) }) ??
    refuseQueenCard(player, draft.queen);
  if (refusal) return refusal;
  const unpaid = pay && refusePayment(position, player, 'food', boostPrice(position, boost ?? 0), pay);
  return unpaid ?? (take === undefined ? null : refuseTaking(position, seat, action, take));
}

/** The strengths that a player can bring about, the highest first. */
export function strengthsOf(position: Position, seat: Seat, action: MainAction): number[] {
  const force = forceOf(position, seat, action);
  return strengthsIn(position)
    .filter((strength) => canSplit(force, { strength }))
    .toReversed();
}

/** Q6 and Q7 look at the strength of a main action, Boosts counted. */
function queensGift({ queen }: Player, strength: number): Task[] {
  if (queen === 'Q6' && strength === 3)
    return [{ kind: 'do', op: { op: 'gain', what: 'fungus', n: 1 }, source: NO_SOURCE }];
  if (queen !== 'Q7' || strength !== 1) return [];
  return [
    { kind: 'do', op: { op: 'gain', what: 'aggression', n: 1 }, source: NO_SOURCE },
    { kind: 'do', op: { op: 'draw', n: 1 }, source: NO_SOURCE },
  ];
}

/** The Boosts, Q1's card, the discs, the card: what then comes before the action's own part. */
export function sendAnts(state: State, seat: Seat, action: MainAction, move: AntsAction, tell: Tell): Task[] {
  payHeap(state, 'food', move.pay, tell);
  if (move.queen !== 'none') dropCards(state, [move.queen], tell);
  spendAnts(state, action, move, tell);
  const refill = move.take === 'none' ? [] : [takeFromDisplay(state, move.take, tell)];
  return [...refill, ...queensGift(playerAt(state, seat), move.strength)];
}
