/** Who decides, what is refused, and what an entry does: the rules seen from outside. */
import type { Decision } from '#engine/decision.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { Tell } from './events.ts';
import { enactChance, refuseChance } from './fate.ts';
import { nextToTakeQueen } from './layout.ts';
import type { Move } from './moves.ts';
import type { Refusal } from './refusals.ts';
import { kindsIn, ruleOf } from './rules.ts';
import { goOn } from './sequence.ts';
import { activeSeat, type Position, type State } from './state.ts';
import type { Entry } from './types.ts';

const CHANCE: Decision = { kind: 'chance' };
const OVER: Decision = { kind: 'over' };

/** The seats that decide now, in order. */
export function decidersIn(position: Position): readonly Seat[] {
  switch (position.phase) {
    case 'setup':
    case 'shuffle':
    case 'over':
      return [];
    case 'queen': {
      const next = nextToTakeQueen(position);
      return next === null ? [] : [next];
    }
    case 'keep':
      return seatsOf(position.seats).filter((seat) => position.kept[seat] === null);
    default:
      return [activeSeat(position)];
  }
}

export function decisionIn(position: Position): Decision {
  const seats = decidersIn(position);
  if (seats.length === 0) return position.phase === 'over' ? OVER : CHANCE;
  return { kind: 'seats', seats, as: position.phase === 'keep' ? 'sealed' : 'turn', turn: position.turns };
}

/** Why this seat can't decide anything now. */
export function refuseSeat(position: Position, seat: Seat): Refusal | null {
  if (position.phase === 'over') return { code: 'game-over' };
  return decidersIn(position).includes(seat) ? null : { code: 'not-your-decision' };
}

function refuseMove(position: Position, seat: Seat, move: Move): Refusal | null {
  const refusal = refuseSeat(position, seat);
  if (refusal) return refusal;
  if (!kindsIn(position).includes(move.kind)) return { code: 'not-now' };
  const rule = ruleOf(move.kind);
  const isWhole = rule.next(position, seat, move) === null;
  // A path may be too short: as a draft it would be welcome.
  return rule.refuse(position, seat, move) ?? (isWhole ? null : { code: 'malformed' });
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
