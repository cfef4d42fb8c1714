/** Who decides, what is refused, and what an entry does: the rules seen from outside. */
import type { Decision } from '#engine/decision.ts';
import type { Seat } from '#engine/seat.ts';
import { decider } from './decider.ts';
import type { Tell } from './events.ts';
import { enactChance, refuseChance } from './fate.ts';
import type { Move } from './moves.ts';
import type { Refusal } from './refusals.ts';
import { KINDS_IN, ruleOf } from './rules.ts';
import { goOn } from './sequence.ts';
import type { Position, State } from './state.ts';
import type { Entry } from './types.ts';

const CHANCE: Decision = { kind: 'chance' };
const OVER: Decision = { kind: 'over' };

export function decisionIn(position: Position): Decision {
  const seat = decider(position);
  if (seat !== null) {
    return { kind: 'seats', seats: [seat], as: seat === position.turn ? 'turn' : 'reaction', turn: position.turns };
  }
  return position.phase === 'over' ? OVER : CHANCE;
}

/** Why this seat can't decide anything now. */
export function refuseSeat(position: Position, seat: Seat): Refusal | null {
  if (position.phase === 'over') return { code: 'game-over' };
  return decider(position) === seat ? null : { code: 'not-your-decision' };
}

function refuseMove(position: Position, seat: Seat, move: Move): Refusal | null {
  const refusal = refuseSeat(position, seat);
  if (refusal) return refusal;
  if (!KINDS_IN[position.phase].includes(move.kind)) return { code: 'not-now' };
  return ruleOf(move.kind).refuse(position, seat, move);
}

export function refuseEntry(state: State, entry: Entry): Refusal | null {
  if (state.phase === 'over') return { code: 'game-over' };
  return entry.by === 'chance' ? refuseChance(state, entry.move) : refuseMove(state, entry.by, entry.move);
}

export function enactEntry(state: State, entry: Entry, tell: Tell): void {
  if (entry.by === 'chance') enactChance(state, entry.move, tell);
  else ruleOf(entry.move.kind).enact(state, entry.by, entry.move, tell);
  goOn(state, tell);
}
