/** How a turn begins and ends, and the game with it. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { Stick } from './board.ts';
import { SEATS, STICKS_FOR } from './box.ts';
import type { Tell } from './events.ts';
import { rankingOf } from './ranking.ts';
import { countOf, otherThan, type Position, type State } from './state.ts';

export function give(state: State, seat: Seat, sticks: readonly Stick[]): void {
  for (const stick of sticks) state.holders[stick - 1] = seat;
}

export function beginTurn(state: State, seat: Seat): void {
  state.turns += 1;
  state.phase = { kind: 'turn', seat };
}

const isGoalReached = (position: Position): boolean =>
  seatsOf(SEATS).some((seat) => countOf(position, seat) >= STICKS_FOR[position.goal]);

/** Both players have had equally many turns. */
const isRoundOver = ({ turns }: Position): boolean => turns % SEATS === 0;

/** After the turn of `seat`. A round is played to its end, so that it is no gain to have begun. */
export function endTurn(state: State, seat: Seat, tell: Tell): void {
  const isReached = isGoalReached(state);
  if (isReached && isRoundOver(state)) return endGame(state, tell);
  const next = otherThan(seat);
  beginTurn(state, next);
  if (isReached) tell?.({ kind: 'last-turn', seat: next });
}

function endGame(state: State, tell: Tell): void {
  state.phase = { kind: 'over' };
  tell?.({ kind: 'won', seats: rankingOf(state)[0] ?? [] });
}
