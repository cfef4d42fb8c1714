/** Every path down a choice tree, one at a time: there may be too many to list. */
import type { Entry, Game, GameTypes } from './game.ts';
import { invariant } from './invariant.ts';
import type { Answer, Heap, HeapStep, OpenStep, OptionId, SomeStep } from './menu.ts';
import { openIds } from './menu.ts';
import type { Seat } from './seat.ts';

/** Every set of open options within the question's bounds, smallest first. */
export function* setsOf<M extends { readonly kind: string }, R>(step: SomeStep<M, R>): Generator<readonly OptionId[]> {
  const ids = openIds(step);
  for (let size = step.min; size <= Math.min(step.max, ids.length); size++) yield* subsets(ids, size, 0);
}

function* subsets(ids: readonly OptionId[], size: number, from: number): Generator<readonly OptionId[]> {
  if (size === 0) yield [];
  for (let at = from; size > 0 && at <= ids.length - size; at++) {
    for (const rest of subsets(ids, size - 1, at + 1)) yield [ids[at] as OptionId, ...rest];
  }
}

/** Every heap over these places within the question's bounds. */
export function* heapsOf({ places, min, max }: Pick<HeapStep<never>, 'places' | 'min' | 'max'>): Generator<Heap> {
  const [first, ...rest] = places;
  if (first === undefined) {
    if (min <= 0) yield [];
    return;
  }
  for (let count = 0; count <= Math.min(first.count, max); count++) {
    const others = heapsOf({ places: rest, min: min - count, max: max - count });
    for (const heap of others) yield count === 0 ? heap : [{ place: first.place, count }, ...heap];
  }
}

function* answersTo<M extends { readonly kind: string }, R>(step: OpenStep<M, R>): Generator<Answer> {
  switch (step.kind) {
    case 'options':
      return yield* openIds(step);
    case 'some':
      return yield* setsOf(step);
    case 'heap':
      return yield* heapsOf(step);
    case 'amount':
      for (let amount = step.min; amount <= step.max; amount++) yield amount;
  }
}

/** The answers that lead on. For amounts, heaps and sets only the menu can tell which ones do. */
export function* everyMove<T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
  seat: Seat,
  answers: readonly Answer[] = [],
  before?: OpenStep<T['move'], T['refusal']>,
): Generator<T['move']> {
  const step = game.menu(view, seat, answers, before);
  invariant(step.ok || answers.length > 0, 'a seat that must decide has a menu');
  if (!step.ok) return;
  const { value } = step;
  if (value.kind === 'complete') yield value.move;
  else for (const answer of answersTo(value)) yield* everyMove(game, view, seat, [...answers, answer], value);
}

/** Every legal entry of this state. Null where chance has too many to list (`Game.chances`). */
export function everyEntry<T extends GameTypes>(game: Game<T>, state: T['state']): Iterable<Entry<T>> | null {
  const decision = game.decision(state);
  if (decision.kind === 'seats') return seatsEntries(game, state, decision.seats);
  const chances = decision.kind === 'chance' ? game.chances(state) : [];
  return chances?.map((move): Entry<T> => ({ by: 'chance', move })) ?? null;
}

function* seatsEntries<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seats: readonly Seat[],
): Generator<Entry<T>> {
  for (const seat of seats) {
    for (const move of everyMove(game, game.view(state, seat), seat)) yield { by: seat, move };
  }
}
