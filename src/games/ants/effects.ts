import { inOrder, NOTHING_ASKED } from '#engine/questions.ts';
import { popTask, pushTasks, replaceTask, topTask } from './agenda.ts';
import type { CardId, PaidEffect } from './content/cards.ts';
import { contentOf, laidBefore } from './content/content.ts';
import type { LaidCard } from './content/laid-cards.ts';
import { costBounds, dropRange, operationsFor, payCost, refuseCards, refuseCost, refuseCostPaid } from './costs.ts';
import { cardAt, dropCards, handOf, isInHand } from './deck.ts';
import { larvaeOf } from './feeding.ts';
import type { MoveOf } from './moves.ts';
import type { Refusal } from './refusals.ts';
import type { Rule } from './rule.ts';
import { activePlayer, type Player, type Position, playerAt, type State } from './state.ts';
import { doAll, NO_SOURCE, type TaskOf } from './tasks.ts';

export const BOARD = 'board';

const asked = (position: Position): TaskOf<'effects'> | null => {
  const top = topTask(position);
  return top?.kind === 'effects' ? top : null;
};

/** What `use` means for a card: its free action, else in an incubation its paid effect. */
export function effectOf(position: Position, card: CardId): PaidEffect | null {
  const { free = null, paid = null } = contentOf(position).cards.get(card) ?? {};
  return free ?? (asked(position) ? paid : null);
}

const isUsed = (position: Position, card: CardId): boolean =>
  asked(position)?.used.includes(card) === true && cardAt(position, card).free === null;

export function usableCards(position: Position, player: Player): CardId[] {
  const isIncubation = asked(position) !== null;
  const isUsable = ({ card }: LaidCard): boolean => card.free !== null || (isIncubation && card.paid !== null);
  return laidBefore(position, player)
    .all.filter(isUsable)
    .map(({ card }) => card.id);
}

export function refuseUse(position: Position, player: Player, card: CardId): Refusal | null {
  const effect = player.cards.some(({ id }) => id === card) ? effectOf(position, card) : null;
  if (effect === null) return { code: 'no-such-effect', card };
  return isUsed(position, card) ? { code: 'used-already' } : refuseCost(position, player, effect.pay, card);
}

/** Something that can be paid for, or a larva to feed: else nobody is asked. */
export function asksForEffects(position: Position, { of, used }: TaskOf<'effects'>): boolean {
  const player = activePlayer(position);
  if (of === 'incubation' && larvaeOf(player) > 0) return true;
  if (player.hand.length > 0 && !used.includes(BOARD)) return true;
  const { all } = laidBefore(position, player);
  return all.some(({ card }) => card.paid !== null && refuseUse(position, player, card.id) === null);
}

/** Each at most once: the effect is noted as used below what it sets off. */
function markUsed(state: State, what: string): void {
  const task = asked(state);
  if (task) replaceTask(state, { ...task, used: [...task.used, what] });
}

export const USE: Rule<MoveOf<'use'>> = {
  next: inOrder(
    {
      kind: 'options',
      asks: 'card',
      of: 'card',
      among: (position, seat) => usableCards(position, playerAt(position, seat)),
    },
    {
      kind: 'some',
      asks: 'drop',
      of: 'card',
      among: (position, seat) => handOf(playerAt(position, seat)).sort(),
      count(position, seat, { card }) {
        const effect = effectOf(position, card ?? '');
        return effect ? dropRange(effect.pay, playerAt(position, seat)) : { min: 0, max: 0 };
      },
    },
    {
      kind: 'heap',
      asks: 'pay',
      bounds(position, seat, { card = '' }) {
        const effect = effectOf(position, card);
        return effect
          ? costBounds(position, playerAt(position, seat), effect.pay, card)
          : { places: [], min: 0, max: 0 };
      },
    },
  ),

  refuse(position, seat, { card, drop, pay }) {
    if (card === undefined) return null;
    const player = playerAt(position, seat);
    const refusal = refuseUse(position, player, card);
    const effect = refusal ? null : effectOf(position, card);
    if (effect === null) return refusal;
    const wrong = drop && refuseCards(player, drop, dropRange(effect.pay, player));
    return wrong ?? (pay ? refuseCostPaid(position, player, effect.pay, card, pay) : null);
  },

  enact(state, seat, { card, drop, pay }, tell) {
    const effect = effectOf(state, card);
    if (effect === null) return;
    tell?.({ kind: 'used', seat, what: card, pay });
    payCost(state, effect.pay, drop, pay, tell);
    if (cardAt(state, card).free === null) markUsed(state, card);
    pushTasks(state, doAll(operationsFor(effect, drop), { card, hex: null }));
  },
};

/** The board's own effect: 1 card for 1N. */
export const BOARD_EFFECT: Rule<MoveOf<'board'>> = {
  next: inOrder({
    kind: 'options',
    asks: 'card',
    of: 'card',
    among: (position, seat) => handOf(playerAt(position, seat)),
  }),

  refuse(position, seat, { card }) {
    if (asked(position)?.used.includes(BOARD)) return { code: 'used-already' };
    return card === undefined || isInHand(playerAt(position, seat), card) ? null : { code: 'not-in-hand', card };
  },

  enact(state, seat, { card }, tell) {
    tell?.({ kind: 'used', seat, what: BOARD, pay: [] });
    dropCards(state, [card], tell);
    markUsed(state, BOARD);
    pushTasks(state, [{ kind: 'do', op: { op: 'flight', n: 1 }, source: NO_SOURCE }]);
  },
};

/** The end of a card action's second half, and of the operation `incubation`. */
export const DONE: Rule<MoveOf<'done'>> = {
  next: NOTHING_ASKED,
  refuse: () => null,
  enact: popTask,
};
