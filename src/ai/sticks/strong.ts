/** Tries every move that is worth a thought in games that both play to their end, mostly by the rule of thumb. */
import { type Dice, pickOne } from '#engine/chance.ts';
import { deciders } from '#engine/decision.ts';
import { invariant } from '#engine/invariant.ts';
import { playedOut } from '#engine/match.ts';
import type { Seat } from '#engine/seat.ts';
import { STICKS_GAME } from '#games/sticks/game.ts';
import type { Move } from '#games/sticks/moves.ts';
import { rankingOf } from '#games/sticks/ranking.ts';
import type { State } from '#games/sticks/state.ts';
import type { Entry, Sticks } from '#games/sticks/types.ts';
import type { View } from '#games/sticks/view.ts';
import type { Choice, ComputerLevel, Thought } from '../player.ts';
import { candidatesIn } from './candidates.ts';
import { reasonFor } from './reason.ts';
import { moveByThumb } from './thumb.ts';

interface Trial {
  readonly move: Move;
  games: number;
  /** Half a win for a game that is shared. */
  wins: number;
}

/** How many games a move is tried in: more hardly change the choice. */
const GAMES_EACH = 60;

const chanceOf = ({ games, wins }: Trial): number => wins / Math.max(1, games);

export const STRONG: ComputerLevel<Sticks> = {
  think(view, seat, dice) {
    const trials = candidatesIn(view).map((move): Trial => ({ move, games: 0, wins: 0 }));
    return thoughtOf(trials, ({ move }) => tryOut(view, { by: seat, move }, seat, dice));
  },
};

function thoughtOf(trials: readonly Trial[], result: (trial: Trial) => number): Thought<Move> {
  let iterations = 0;
  return {
    step() {
      const trial = trials[iterations % trials.length];
      invariant(trial !== undefined, 'a move to try');
      trial.wins += result(trial);
      trial.games += 1;
      iterations += 1;
    },
    isSettled: () => trials.length === 1 || iterations >= GAMES_EACH * trials.length,
    best: () => choiceOf(trials, iterations),
  };
}

/** A win is 1, a shared game a half. */
function tryOut(view: View, entry: Entry, seat: Seat, dice: Dice): number {
  const state = STICKS_GAME.copy(view);
  STICKS_GAME.enact(state, entry, null);
  for (const _ of playedOut(STICKS_GAME, state, (now) => nextIn(now, dice)));
  const [winners = []] = rankingOf(state);
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** One decision of so many is any: by the rule of thumb alone every game would end the same. */
const ANY_OF = 3;

function nextIn(state: State, dice: Dice): Entry | null {
  const [by] = deciders(STICKS_GAME.decision(state));
  if (by === undefined) return null;
  const isAny = dice.below(ANY_OF) === 0;
  return { by, move: isAny ? pickOne(candidatesIn(state), dice) : moveByThumb(state, by, dice) };
}

function choiceOf(trials: readonly Trial[], iterations: number): Choice<Move> {
  const [best, next] = trials.toSorted((a, b) => chanceOf(b) - chanceOf(a));
  invariant(best !== undefined, 'a move to choose');
  const isNextTried = next !== undefined && next.games > 0;
  return {
    move: best.move,
    reason: reasonFor(best.move),
    winChance: best.games > 0 ? chanceOf(best) : null,
    instead: isNextTried ? { move: next.move, winChance: chanceOf(next) } : null,
    iterations,
  };
}
