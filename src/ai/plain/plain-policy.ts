/** A policy for the search, made from a game's contract and its judge. A game can override parts of it. */
import { type Dice, seededDice } from '#engine/chance.ts';
import type { Game, GameTypes } from '#engine/game.ts';
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import type { Policy, PromisingMove } from '../search/policy.ts';
import { movesUpTo, someIdeas } from './ideas.ts';
import { lookAhead } from './look-ahead.ts';
import { judgeOf, type Rules, type Sense } from './sense.ts';

/** With more moves than this, only this many random ones are considered. */
const MOST_MOVES = 64;
/** The number of worlds in which each move is valued. */
const WORLDS = 3;
/** A player by rule of thumb takes the better of two ideas. */
const IDEAS = 2;

const isSealed = <T extends GameTypes>(game: Game<T>, world: T['state']): boolean => {
  const decision = game.decision(world);
  return decision.kind === 'seats' && decision.as === 'sealed';
};

export function plainPolicy<T extends GameTypes>(rules: Rules<T>, sense: Sense<T>): Policy<T> {
  const { game } = rules;
  const judge = judgeOf(rules, sense);

  const candidates = (view: T['view'], seat: Seat, dice: Dice): PromisingMove<T['move']>[] =>
    lookAhead(game, judge, view, seat, movesUpTo(game, view, seat, dice, MOST_MOVES), WORLDS, dice);

  function isSecretIn(world: T['state'], view: T['view'], seat: Seat): boolean {
    return isSealed(game, world) || (sense.isSecret?.(view, seat) ?? false);
  }

  return {
    game,
    candidates,
    candidatesIn: (world, seat, dice) => candidates(game.view(world, seat), seat, dice),
    thumb(world, seat, dice) {
      const view = game.view(world, seat);
      const [best] = lookAhead(game, judge, view, seat, someIdeas(game, view, seat, dice, IDEAS), 1, dice);
      invariant(best !== undefined, 'an idea');
      return best.move;
    },
    imagine: (view, dice) => game.world(view, dice),
    judge,
    isHorizon: (_world, turns) => turns >= sense.horizon,
    junctionAt(world, seat) {
      const view = game.view(world, seat);
      return isSecretIn(world, view, seat) ? null : JSON.stringify(view);
    },
    // Who decides, and how, is public: any world will do.
    isSecret: (view, seat) => isSecretIn(game.world(view, seededDice(0)), view, seat),
    reason: sense.reason,
  };
}
