/** Whole games among computer players. */
import { pickOne, seededDice } from '#engine/chance.ts';
import type { Entry, Game, GameTypes } from '#engine/game.ts';
import { invariant } from '#engine/invariant.ts';
import { playedOut } from '#engine/match.ts';
import { usualOptions } from '#engine/options.ts';
import type { Seat } from '#engine/seat.ts';
import { type ComputerLevel, choose } from './player.ts';

export interface Contender<T extends GameTypes> {
  readonly level: ComputerLevel<T>;
  /** Iterations for each decision. */
  readonly iterations: number;
}

export interface PlayedGame<T extends GameTypes> {
  readonly log: readonly Entry<T>[];
  readonly end: T['state'];
}

/** Law: the same contenders and the same seed give the same game. Each contender has their own random stream. */
export function selfPlay<T extends GameTypes>(
  game: Game<T>,
  contenders: readonly Contender<T>[],
  seed: number,
  options: T['options'] = game.settleOptions(usualOptions(game.options)),
): PlayedGame<T> {
  const fate = seededDice(seed);
  const streams = contenders.map((_, seat) => seededDice(seed * 1009 + seat + 1));
  const state = game.setUp(contenders.length, options);
  const moveOf = (seat: Seat): T['move'] => {
    const contender = contenders[seat];
    const stream = streams[seat];
    invariant(contender !== undefined && stream !== undefined, 'a contender in every seat');
    return choose(contender.level.think(game.view(state, seat), seat, stream), contender.iterations).move;
  };
  const next = (): Entry<T> | null => {
    const decision = game.decision(state);
    if (decision.kind === 'over') return null;
    if (decision.kind === 'chance') return { by: 'chance', move: game.draw(state, fate) };
    const by = pickOne(decision.seats, fate);
    return { by, move: moveOf(by) };
  };
  return { log: [...playedOut(game, state, next)], end: state };
}
