/** Random walks down the choice tree: for laws, generated games and the simplest computer players. */
import { type Dice, pickOne } from './chance.ts';
import { heapsOf, setsOf } from './every-move.ts';
import type { Entry, Game, GameTypes } from './game.ts';
import { invariant } from './invariant.ts';
import type { Answer, Heap, HeapStep, OpenStep, OptionId, SomeStep } from './menu.ts';
import { openIds } from './menu.ts';
import type { Seat } from './seat.ts';

/** A random move of a seat that must decide, from these answers on. Every open option of a step is equally likely. */
export function wander<T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
  seat: Seat,
  dice: Dice,
  given: readonly Answer[] = [],
): T['move'] {
  const answers: Answer[] = [...given];
  for (let step = game.menu(view, seat, answers); ; ) {
    invariant(step.ok, 'a walk only answers with what is offered');
    const { value } = step;
    if (value.kind === 'complete') return value.move;
    const leadsOn = (answer: Answer): boolean => game.menu(view, seat, [...answers, answer], value).ok;
    answers.push(anyAnswer(value, leadsOn, dice));
    step = game.menu(view, seat, answers, value);
  }
}

function anyAnswer<M extends { readonly kind: string }, R>(
  step: OpenStep<M, R>,
  leadsOn: (answer: Answer) => boolean,
  dice: Dice,
): Answer {
  switch (step.kind) {
    case 'options':
      return pickOne(openIds(step), dice);
    case 'some':
      return anySet(step, leadsOn, dice);
    case 'amount':
      return step.min + dice.below(step.max - step.min + 1);
    case 'heap':
      return anyLegalHeap(step, leadsOn, dice);
  }
}

/** Small numbers are likelier: a player who gives up half of everything at every turn is soon out of any game. */
const fewBelow = (limit: number, dice: Dice): number => dice.below(dice.below(dice.below(limit) + 1) + 1);

/** How many sets or heaps are tried at random before all are tried in order. */
const TRIES = 40;

/** A random set that is not refused; only the menu can tell which sets are legal. */
function anySet<M extends { readonly kind: string }, R>(
  step: SomeStep<M, R>,
  leadsOn: (answer: Answer) => boolean,
  dice: Dice,
): readonly OptionId[] {
  for (let tried = 0; tried < TRIES; tried++) {
    const chosen = anySubset(openIds(step), step.min + dice.below(step.max - step.min + 1), dice);
    if (leadsOn(chosen)) return chosen;
  }
  for (const chosen of setsOf(step)) if (leadsOn(chosen)) return chosen;
  invariant(false, 'some set will do');
}

/** In the order offered. */
function anySubset(ids: readonly OptionId[], size: number, dice: Dice): OptionId[] {
  let wanted = Math.min(size, ids.length);
  return ids.filter((_, index) => {
    const isTaken = dice.below(ids.length - index) < wanted;
    if (isTaken) wanted -= 1;
    return isTaken;
  });
}

/** A random heap that is not refused; only the menu can tell which heaps are legal. */
function anyLegalHeap<M extends { readonly kind: string }>(
  step: HeapStep<M>,
  leadsOn: (answer: Answer) => boolean,
  dice: Dice,
): Heap {
  for (let tried = 0; tried < TRIES; tried++) {
    const heap = anyHeap(step.places, step.min + fewBelow(step.max - step.min + 1, dice), dice);
    if (leadsOn(heap)) return heap;
  }
  for (const heap of heapsOf(step)) if (leadsOn(heap)) return heap;
  invariant(false, 'some heap will do');
}

/** Single pieces drawn one after the other, then counted by place. */
function anyHeap(places: Heap, size: number, dice: Dice): Heap {
  const left = places.map(({ count }) => count);
  for (let taken = 0; taken < size; taken++) {
    const open = left.flatMap((count, index) => (count > 0 ? [index] : []));
    const index = pickOne(open, dice);
    left[index] = (left[index] ?? 0) - 1;
  }
  return places
    .map(({ place, count }, index) => ({ place, count: count - (left[index] ?? 0) }))
    .filter(({ count }) => count > 0);
}

/**
 * The next entry of a game in which all seats and chance decide at random. If several seats may decide, any of them
 * does.
 */
export function anyEntry<T extends GameTypes>(game: Game<T>, state: T['state'], dice: Dice): Entry<T> | null {
  const decision = game.decision(state);
  if (decision.kind === 'over') return null;
  if (decision.kind === 'chance') return { by: 'chance', move: game.draw(state, dice) };
  const seat = pickOne(decision.seats, dice);
  return { by: seat, move: wander(game, game.view(state, seat), seat, dice) };
}
