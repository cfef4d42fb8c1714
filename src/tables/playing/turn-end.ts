/** How often a move could be made, and whether that would end its player's turn: judged by that player's own view, so that the answer tells nothing new. */
import { type Dice, seededDice } from '#engine/chance.ts';
import type { Decision } from '#engine/decision.ts';
import { type Told, tellInto } from '#engine/event.ts';
import type { Seat } from '#engine/seat.ts';
import { anyEntry } from '#engine/wander.ts';
import { type AnyEvent, type AnyMove, type GameId, gameOf } from '../rulebook.ts';
import { uncovers } from './entering.ts';

/** Enough for the reactions of everybody, and for what chance does between them. */
const MOST_ENTRIES = 100;

/** Any of the worlds that the player thinks possible will do. */
const WORLD_SEED = 1;

const isTurnOf = (decision: Decision, seat: Seat): decision is Decision & { kind: 'seats' } =>
  decision.kind === 'seats' && decision.as === 'turn' && decision.seats.includes(seat);

interface Repeated {
  readonly seat: Seat;
  readonly move: AnyMove;
  readonly most: number;
  /** Whether the player may make it, as they would see the table then. */
  isFine(view: object): boolean;
}

export interface Repeats {
  /** How often the move can be made before anything else happens or comes to light. */
  readonly times: number;
  /** Whether the last of them ends the turn. */
  readonly endTurn: boolean;
}

/** Never where it is not this player's turn, nor for a move that is not legal. */
export function repeatsOf(id: GameId, view: object, repeated: Repeated): Repeats {
  const game = gameOf(id);
  const dice = seededDice(WORLD_SEED);
  const state = game.world(view, dice);
  const before = game.decision(state);
  const { seat } = repeated;
  if (!isTurnOf(before, seat)) return { times: 0, endTurn: false };
  const times = repeat(id, state, repeated, before.turn);
  return { times, endTurn: times > 0 && passes(id, state, { seat, turn: before.turn }, dice) };
}

function repeat(id: GameId, state: object, { seat, move, most, isFine }: Repeated, turn: number): number {
  const game = gameOf(id);
  const told: Told<AnyEvent>[] = [];
  for (let times = 0; times < most; times++) {
    const decision = game.decision(state);
    const isAsked = isTurnOf(decision, seat) && decision.turn === turn && !uncovers(game, seat, told);
    if (!isAsked || game.refuse(state, { by: seat, move }) !== null || !isFine(game.view(state, seat))) return times;
    game.enact(state, { by: seat, move }, tellInto(told));
  }
  return most;
}

export const endsTurn = (id: GameId, view: object, seat: Seat, move: AnyMove): boolean =>
  repeatsOf(id, view, { seat, move, most: 1, isFine: () => true }).endTurn;

/** Others react, and chance draws, until the player is asked again or the turn is over. */
function passes(id: GameId, state: object, { seat, turn }: { seat: Seat; turn: number }, dice: Dice): boolean {
  const game = gameOf(id);
  for (let made = 0; made < MOST_ENTRIES; made++) {
    const decision = game.decision(state);
    if (decision.kind === 'over' || (decision.kind === 'seats' && decision.turn !== turn)) return true;
    const next = isTurnOf(decision, seat) ? null : anyEntry(game, state, dice);
    if (next === null) return false;
    game.enact(state, next, null);
  }
  return false;
}
