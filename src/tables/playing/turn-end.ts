/** Whether a move would end its player's turn: judged by that player's own view, so that the answer tells nothing new. */
import { type Dice, seededDice } from '#engine/chance.ts';
import type { Decision } from '#engine/decision.ts';
import type { Seat } from '#engine/seat.ts';
import { anyEntry } from '#engine/wander.ts';
import { type AnyMove, type GameId, gameOf } from '../rulebook.ts';

/** Enough for the reactions of everybody, and for what chance does between them. */
const MOST_ENTRIES = 100;

/** Any of the worlds that the player thinks possible will do. */
const WORLD_SEED = 1;

const isTurnOf = (decision: Decision, seat: Seat): decision is Decision & { kind: 'seats' } =>
  decision.kind === 'seats' && decision.as === 'turn' && decision.seats.includes(seat);

/** False where it is not this player's turn, and for a move that is not legal. */
export function endsTurn(id: GameId, view: object, seat: Seat, move: AnyMove): boolean {
  const game = gameOf(id);
  const dice = seededDice(WORLD_SEED);
  const state = game.world(view, dice);
  const before = game.decision(state);
  if (!isTurnOf(before, seat) || game.refuse(state, { by: seat, move }) !== null) return false;
  game.enact(state, { by: seat, move }, null);
  return passes(id, state, { seat, turn: before.turn }, dice);
}

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
