/** Computer players of every level for a game that brings only its contract and a judge. */
import { type Dice, fraction } from '#engine/chance.ts';
import type { GameTypes } from '#engine/game.ts';
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import { atOnce, type ComputerLevel, type Computers } from '../player.ts';
import type { Policy } from '../search/policy.ts';
import { type SearchingPlan, searchingLevel } from '../search/searching-level.ts';
import { someIdeas } from './ideas.ts';
import { plainPolicy } from './plain-policy.ts';
import type { Rules, Sense } from './sense.ts';

/**
 * Promises are chances to win. Results of finished play-outs differ far more than judged ones, so they need more
 * samples.
 */
const PLAIN_PLAN: SearchingPlan<GameTypes> = {
  curiosity: 1,
  doubt: 0.2,
  openness: 0.25,
  ripe: 2,
  certainty: { errors: 6, within: 0.03 },
  iterations: 3000,
  race: {
    stretches: () => 2,
    iterations: 30,
    runners: 8,
    margin: 0.05,
    spread: 0.02,
    errors: 1,
    enough: 0.008,
    least: 4000,
  },
};

/** The number of moves that a beginner considers. */
const IDEAS = 3;

function weighted<Move>(moves: readonly Move[], weightOf: (move: Move) => number, dice: Dice): Move {
  const weights = moves.map(weightOf);
  let left = fraction(dice) * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  const move = moves[Math.max(0, index)];
  invariant(move !== undefined, 'an idea');
  return move;
}

/** A random one of a few ideas, whatever its outcome. */
const wanderingLevel = <T extends GameTypes>({ game }: Rules<T>, sense: Sense<T>): ComputerLevel<T> => ({
  searches: false,
  think(view, seat, dice) {
    const ideas = someIdeas(game, view, seat, dice, IDEAS);
    const move = weighted(ideas, (idea) => sense.weight?.(view, seat, idea) ?? 1, dice);
    return atOnce(move, sense.reason(view, seat, move));
  },
});

/** The move that looks best at first sight. */
const lookingLevel = <T extends GameTypes>(policy: Policy<T>): ComputerLevel<T> => ({
  searches: false,
  think(view: T['view'], seat: Seat, dice) {
    const [best] = policy.candidates(view, seat, dice);
    invariant(best !== undefined, 'a move to choose');
    return atOnce(best.move, policy.reason(view, seat, best.move));
  },
});

/** `better`: the parts of the policy that the game overrides. */
export function plainComputers<T extends GameTypes>(
  rules: Rules<T>,
  sense: Sense<T>,
  better: Partial<Policy<T>> = {},
): Computers<T> {
  const policy = { ...plainPolicy(rules, sense), ...better };
  return {
    beginner: wanderingLevel(rules, sense),
    steady: lookingLevel(policy),
    strong: searchingLevel(policy, PLAIN_PLAN),
  };
}
