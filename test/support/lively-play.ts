/** Urland played at random, but with a taste: animals land, breed and use their genes, so that games come to something. */
import { type Dice, pickOne } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { anyEntry, wander } from '#engine/wander.ts';
import { URLAND } from '#games/urland/game.ts';
import type { Move, MoveKind } from '#games/urland/moves.ts';
import { scoringOf } from '#games/urland/scoring.ts';
import type { State } from '#games/urland/state.ts';
import type { Entry } from '#games/urland/types.ts';

/** How much better than any other kind; what is not named is worth 1. */
const TASTE: Partial<Record<MoveKind, number>> = {
  land: 6,
  breed: 5,
  swim: 2,
  retreat: 0.15,
  done: 0.15,
  extra: 1,
  assimilate: 8,
  cross: 5,
  egg: 8,
  fly: 4,
  stink: 8,
  bite: 8,
  buy: 3,
};

const TRIES = 6;

export function livelyEntry(state: State, dice: Dice): Entry | null {
  const decision = URLAND.decision(state);
  if (decision.kind === 'over') return null;
  if (decision.kind === 'chance') return { by: 'chance', move: URLAND.draw(state, dice) };
  const by = pickOne(decision.seats, dice);
  return { by, move: livelyMove(state, by, dice) };
}

function livelyMove(state: State, seat: Seat, dice: Dice): Move {
  const view = URLAND.view(state, seat);
  const moves = Array.from({ length: TRIES }, () => wander(URLAND, view, seat, dice));
  const worths = moves.map((move) => worth(state, seat, move) * (1 + dice.below(100) / 100));
  return moves[worths.indexOf(Math.max(...worths))] as Move;
}

function worth(state: State, seat: Seat, move: Move): number {
  if (move.kind === 'score') return 1 + (scoringOf(state, move.chip).points[seat] ?? 0);
  if (move.kind === 'bid') return 1 / (1 + move.amount);
  return TASTE[move.kind] ?? 1;
}

interface Game {
  readonly entries: Entry[];
  readonly state: State;
}

function playWith(choose: (state: State, dice: Dice) => Entry | null, seats: number, dice: Dice): Game {
  const state = URLAND.setUp(seats, {});
  const entries: Entry[] = [];
  for (let entry = choose(state, dice); entry; entry = choose(state, dice)) {
    URLAND.enact(state, entry, null);
    entries.push(entry);
  }
  return { entries, state };
}

export const livelyGame = (seats: number, dice: Dice): Game => playWith(livelyEntry, seats, dice);

/** Without any taste. */
export const dullGame = (seats: number, dice: Dice): Game =>
  playWith((state) => anyEntry(URLAND, state, dice), seats, dice);
