/** Ursuppe played so that the rare cases come: players save BP, then buy what attacks, defends, holds and feeds, and use it. */
import { type Dice, fraction } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { anyEntry, wander } from '#engine/wander.ts';
import { decider } from './decider.ts';
import { URSUPPE } from './game.ts';
import type { Gene } from './genes.ts';
import type { Move, MoveKind } from './moves.ts';
import type { State } from './state.ts';
import type { Entry } from './types.ts';

/** How much better than any other kind; what is not named is worth 1. */
const TASTE: Partial<Record<MoveKind, number>> = {
  move: 0.25,
  starve: 0.5,
  struggle: 20,
  aggress: 4,
  fight: 4,
  flee: 4,
  done: 0.05,
};

const GENE_TASTE: Partial<Record<Gene, number>> = {
  aggression: 30,
  persistence: 30,
  armour: 15,
  movement2: 8,
  struggle: 8,
  defense: 6,
  escape: 6,
  holding: 6,
  tentacle: 5,
  speed: 5,
  frugality: 5,
  parasitism: 5,
  substitution: 4,
  streamline: 3,
};

/** Until then everybody saves. */
const FIRST_PURCHASE = 3;
const FIRST_DIVISION = 4;
const UNWANTED = 0.001;

const TRIES = 8;

export function attackingEntry(state: State, dice: Dice): Entry | null {
  const seat = decider(state);
  return seat === null ? anyEntry(URSUPPE, state, dice) : { by: seat, move: attackingMove(state, seat, dice) };
}

function attackingMove(state: State, seat: Seat, dice: Dice): Move {
  const moves = Array.from({ length: TRIES }, () => wander(URSUPPE, state, seat, dice));
  return drawn(moves, (move) => worth(state, move), dice);
}

/** The likelier, the more it is worth. */
function drawn<T>(items: readonly T[], worthOf: (item: T) => number, dice: Dice): T {
  const total = items.reduce((sum, item) => sum + worthOf(item), 0);
  let left = fraction(dice) * total;
  for (const item of items) {
    left -= worthOf(item);
    if (left < 0) return item;
  }
  return items[0] as T;
}

function worth({ round, phase }: State, move: Move): number {
  switch (move.kind) {
    case 'buy':
      return round < FIRST_PURCHASE ? UNWANTED : (GENE_TASTE[move.gene] ?? 1);
    case 'place':
      return phase === 'divide' && round < FIRST_DIVISION ? UNWANTED : 1;
    case 'cling':
      return 1 + move.amoebas.length;
    case 'give':
      return 1 / (1 + 4 * move.genes.length);
    default:
      return TASTE[move.kind] ?? 1;
  }
}
