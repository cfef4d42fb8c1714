/** ANTS played at random, but with a taste: cards are played and enemies defeated, so that games come to something. */
import { type Dice, pickOne, seededDice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { wander } from '#engine/wander.ts';
import { ANTS } from '#games/ants/game.ts';
import type { Move, MoveKind } from '#games/ants/moves.ts';
import type { State } from '#games/ants/state.ts';
import type { Ants, Entry } from '#games/ants/types.ts';
import { momentsOnce } from './chosen-once.ts';

/** How likely a kind is; what is not named is worth 10. */
const TASTE: Partial<Record<MoveKind, number>> = {
  defeat: 60,
  play: 40,
  dig: 12,
  explore: 12,
  forage: 14,
  incubate: 14,
  crest: 6,
  convert: 1,
  recycle: 2,
  ferment: 2,
  board: 3,
  pass: 1,
  done: 1,
  stay: 4,
};

function pickKind(kinds: readonly MoveKind[], dice: Dice): MoveKind {
  const weights = kinds.map((kind) => TASTE[kind] ?? 10);
  let left = dice.below(weights.reduce((sum, weight) => sum + weight, 0));
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return kinds[at] ?? pickOne(kinds, dice);
}

function busyMove(state: State, seat: Seat, dice: Dice): Move {
  const view = ANTS.view(state, seat);
  const step = ANTS.menu(view, seat, []);
  if (!step.ok || step.value.kind !== 'options' || !step.value.isOpening) return wander(ANTS, view, seat, dice);
  const open = step.value.options.filter(({ blocked }) => blocked === null).map(({ id }) => id as MoveKind);
  return open.length > 1 ? wander(ANTS, view, seat, dice, [pickKind(open, dice)]) : wander(ANTS, view, seat, dice);
}

function busyEntry(state: State, dice: Dice): Entry | null {
  const decision = ANTS.decision(state);
  if (decision.kind === 'over') return null;
  if (decision.kind === 'chance') return { by: 'chance', move: ANTS.draw(state, dice) };
  const by = pickOne(decision.seats, dice);
  return { by, move: busyMove(state, by, dice) };
}

/** Every state of such a game with the entry that follows; each state changes when the next one is asked for. */
export function busyGame(
  seats: number,
  options: Ants['options'],
  seed: number,
): Generator<{ readonly state: State; readonly next: Entry | null }> {
  const dice = seededDice(seed);
  const name = JSON.stringify(['busy', seats, options, seed]);
  return momentsOnce(ANTS, name, ANTS.setUp(seats, options), (state) => busyEntry(state, dice));
}
