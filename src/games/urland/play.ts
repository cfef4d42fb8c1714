/** Who decides, what is refused, and what an entry does: the rules seen from outside. */
import { type Decision, deciders } from '#engine/decision.ts';
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import type { Tell } from './events.ts';
import { enactChance, refuseChance } from './fate.ts';
import type { Action, Move } from './moves.ts';
import type { Refusal } from './refusals.ts';
import { ACTION_KINDS, KINDS_IN, ruleOf } from './rules.ts';
import { goOn } from './sequence.ts';
import { ownerOf, type Phase, type Position, type PositionWithHand, type State } from './state.ts';
import type { Entry } from './types.ts';

const CHANCE: Decision = { kind: 'chance' };
const OVER: Decision = { kind: 'over' };

function turnOf({ turns }: Position, seat: Seat | null | undefined): Decision {
  invariant(seat !== null && seat !== undefined, 'somebody is asked');
  return { kind: 'seats', seats: [seat], as: 'turn', turn: turns };
}

export function decisionIn(position: Position): Decision {
  const { phase } = position;
  switch (phase.kind) {
    case 'setup':
    case 'draw':
    case 'epoch':
      return CHANCE;
    case 'choose':
      return turnOf(position, position.environment);
    case 'actions':
    case 'panic':
      return turnOf(position, phase.seat);
    case 'flee':
    case 'dive':
      return turnOf(position, ownerOf(position, 'ears'));
    case 'bid':
      return { kind: 'seats', seats: phase.waiting, as: 'sealed', turn: position.turns };
    case 'buy':
      return turnOf(position, phase.queue[0]);
    case 'over':
      return OVER;
  }
}

function refuseMove(position: PositionWithHand, seat: Seat, move: Move): Refusal | null {
  return refuseSeat(position, seat) ?? refuseKind(position, move) ?? ruleOf(move.kind).refuse(position, seat, move);
}

/** Why this seat can't decide anything now; menus ask it of a view. */
export function refuseSeat(position: Position, seat: Seat): Refusal | null {
  if (position.phase.kind === 'over') return { code: 'game-over' };
  return deciders(decisionIn(position)).includes(seat) ? null : { code: 'not-your-decision' };
}

const refuseKind = (position: Position, { kind }: Move): Refusal | null =>
  KINDS_IN[position.phase.kind].includes(kind) ? null : { code: 'not-now' };

export function refuseEntry(state: State, entry: Entry): Refusal | null {
  if (state.phase.kind === 'over') return { code: 'game-over' };
  return entry.by === 'chance' ? refuseChance(state, entry.move) : refuseMove(state, entry.by, entry.move);
}

const isAction = (move: Move): move is Action => (ACTION_KINDS as readonly string[]).includes(move.kind);

export function enactEntry(state: State, entry: Entry, tell: Tell): void {
  const { kind } = state.phase;
  const actor = actorIn(state.phase);
  if (entry.by === 'chance') enactChance(state, entry.move, tell);
  else enactMove(state, entry.by, entry.move, tell);
  goOn(state, tell);
  if (state.phase.kind !== kind || actorIn(state.phase) !== actor) state.turns += 1;
}

/** The seat whose turn it is, in phases with several turns. All bids of an auction are one turn. */
function actorIn(phase: Phase): Seat | null {
  if (phase.kind === 'actions') return phase.seat;
  return phase.kind === 'buy' ? (phase.queue[0] ?? null) : null;
}

function enactMove(state: State, seat: Seat, move: Move, tell: Tell): void {
  if (tell && isAction(move)) tell({ kind: 'acted', seat, action: move });
  ruleOf(move.kind).enact(state, seat, move, tell);
}
