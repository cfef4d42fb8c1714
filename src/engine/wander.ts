/** Random walks down the choice tree: for laws, generated games and the simplest of computer players. */
import { type Dice, pickOne } from './chance.ts';
import type { Entry, Game, GameTypes } from './game.ts';
import { invariant } from './invariant.ts';
import type { Heap, Pick, Step } from './menu.ts';
import type { Seat } from './seat.ts';

/** Some move of a seat that is to decide. Every unblocked option of a step is equally likely. */
export function wander<T extends GameTypes>(game: Game<T>, view: T['view'], seat: Seat, dice: Dice): T['move'] {
  const picks: Pick[] = [];
  for (;;) {
    const step = game.menu(view, seat, picks);
    invariant(step.ok, 'a walk only picks what is offered');
    if (step.value.kind === 'complete') return step.value.move;
    picks.push(anyPick(step.value, dice));
  }
}

function anyPick<M, R>(step: Exclude<Step<M, R>, { kind: 'complete' }>, dice: Dice): Pick {
  switch (step.kind) {
    case 'options':
      return pickOne(
        step.options.filter(({ blocked }) => blocked === null),
        dice,
      ).pick;
    case 'amount':
      return step.min + dice.below(step.max - step.min + 1);
    case 'heap':
      return anyHeap(step.places, step.min + fewBelow(step.max - step.min + 1, dice), dice);
  }
}

/** Small numbers are likelier: whoever gives up half of all he has at every turn is soon out of every game. */
const fewBelow = (limit: number, dice: Dice): number => dice.below(dice.below(dice.below(limit) + 1) + 1);

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

/** The next entry of a game in which everybody, chance too, decides at random. Of several deciders, any. */
export function anyEntry<T extends GameTypes>(game: Game<T>, state: T['state'], dice: Dice): Entry<T> | null {
  const decision = game.decision(state);
  if (decision.kind === 'over') return null;
  if (decision.kind === 'chance') return { by: 'chance', move: game.draw(state, dice) };
  const seat = pickOne(decision.seats, dice);
  return { by: seat, move: wander(game, game.view(state, seat), seat, dice) };
}
