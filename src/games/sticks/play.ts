/** Who decides, what is refused, and what an entry does: the rules seen from outside. */
import { type Dice, pickOne } from '#engine/chance.ts';
import { type Decision, deciders } from '#engine/decision.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { SEATS } from './box.ts';
import type { Tell } from './events.ts';
import type { Chance, Move } from './moves.ts';
import type { Refusal } from './refusals.ts';
import { KINDS_IN, ruleOf } from './rules.ts';
import type { Position, State } from './state.ts';
import { beginTurn } from './turn.ts';
import type { Entry } from './types.ts';

/** An answer belongs to the turn that it is an answer in. */
export function decisionIn({ phase, turns }: Position): Decision {
  switch (phase.kind) {
    case 'begin':
      return { kind: 'chance' };
    case 'turn':
      return { kind: 'seats', seats: [phase.seat], as: 'turn', turn: turns };
    case 'answer':
      return { kind: 'seats', seats: [phase.seat], as: 'reaction', turn: turns };
    case 'over':
      return { kind: 'over' };
  }
}

const BEGINNINGS: readonly Chance[] = seatsOf(SEATS).map((seat) => ({ kind: 'begin', seat }));

export const chancesIn = ({ phase }: Position): readonly Chance[] => (phase.kind === 'begin' ? BEGINNINGS : []);

export const drawChance = (_position: Position, dice: Dice): Chance => pickOne(BEGINNINGS, dice);

/** Why this seat can't decide anything now; also asked of a view, by menus. */
export function refuseSeat(position: Position, seat: Seat): Refusal | null {
  if (position.phase.kind === 'over') return { code: 'game-over' };
  return deciders(decisionIn(position)).includes(seat) ? null : { code: 'not-your-decision' };
}

function refuseMove(position: Position, seat: Seat, move: Move): Refusal | null {
  const refusal = refuseSeat(position, seat);
  if (refusal) return refusal;
  if (!KINDS_IN[position.phase.kind].includes(move.kind)) return { code: 'not-now' };
  return ruleOf(move.kind).refuse(position, seat, move);
}

export function refuseEntry(state: State, entry: Entry): Refusal | null {
  if (state.phase.kind === 'over') return { code: 'game-over' };
  if (entry.by !== 'chance') return refuseMove(state, entry.by, entry.move);
  return state.phase.kind === 'begin' ? null : { code: 'not-now' };
}

export function enactEntry(state: State, entry: Entry, tell: Tell): void {
  if (entry.by === 'chance') enactChance(state, entry.move, tell);
  else ruleOf(entry.move.kind).enact(state, entry.by, entry.move, tell);
}

function enactChance(state: State, { seat }: Chance, tell: Tell): void {
  tell?.({ kind: 'began', seat });
  beginTurn(state, seat);
}
