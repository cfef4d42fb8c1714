/** Who decides, what is refused, and what an entry does: the rules seen from outside. */
import { type Decision, deciders } from '#engine/decision.ts';
import type { Seat } from '#engine/seat.ts';
import type { Tell } from './events.ts';
import { enactChance, refuseChance } from './fate.ts';
import type { Action, Move } from './moves.ts';
import type { Refusal } from './refusals.ts';
import { ACTION_KINDS, KINDS_IN, ruleOf } from './rules.ts';
import { goOn } from './sequence.ts';
import { ownerOf, type Position, type Seen, type State } from './state.ts';
import type { Entry } from './types.ts';

const bySeats = (...seats: (Seat | null)[]): Decision => ({
  kind: 'seats',
  seats: seats.filter((seat) => seat !== null),
});

export function decisionIn(position: Position): Decision {
  const { phase } = position;
  switch (phase.kind) {
    case 'setup':
    case 'draw':
    case 'epoch':
      return { kind: 'chance' };
    case 'choose':
      return bySeats(position.environment);
    case 'actions':
    case 'panic':
      return bySeats(phase.seat);
    case 'flee':
    case 'dive':
      return bySeats(ownerOf(position, 'ears'));
    case 'bid':
      return bySeats(...phase.waiting);
    case 'buy':
      return bySeats(phase.queue[0] ?? null);
    case 'over':
      return { kind: 'over' };
  }
}

/** Why this seat can't make this move now; also asked of a view, by menus. */
export function refuseMove(seen: Seen, seat: Seat, move: Move): Refusal | null {
  return refuseSeat(seen, seat) ?? refuseKind(seen, move) ?? ruleOf(move.kind).refuse(seen, seat, move);
}

export function refuseSeat(seen: Seen, seat: Seat): Refusal | null {
  const decision = decisionIn(seen);
  if (decision.kind === 'over') return { code: 'game-over' };
  return deciders(decision).includes(seat) ? null : { code: 'not-your-decision' };
}

const refuseKind = (seen: Seen, { kind }: Move): Refusal | null =>
  KINDS_IN[seen.phase.kind].includes(kind) ? null : { code: 'not-now' };

export function refuseEntry(state: State, entry: Entry): Refusal | null {
  if (state.phase.kind === 'over') return { code: 'game-over' };
  return entry.by === 'chance' ? refuseChance(state, entry.move) : refuseMove(state, entry.by, entry.move);
}

const isAction = (move: Move): move is Action => (ACTION_KINDS as readonly string[]).includes(move.kind);

export function enactEntry(state: State, entry: Entry, tell: Tell): void {
  if (entry.by === 'chance') enactChance(state, entry.move, tell);
  else enactMove(state, entry.by, entry.move, tell);
  goOn(state, tell);
}

function enactMove(state: State, seat: Seat, move: Move, tell: Tell): void {
  if (isAction(move)) tell?.({ kind: 'acted', seat, action: move });
  ruleOf(move.kind).enact(state, seat, move, tell);
}
