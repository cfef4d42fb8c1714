/** The strong player: tries what looks promising, and plays its own next turns on, while the others rest. */
import type { Seat } from '#engine/seat.ts';
import { topTask } from '#games/ants/agenda.ts';
import { ANTS } from '#games/ants/game.ts';
import type { Move } from '#games/ants/moves.ts';
import type { Phase } from '#games/ants/phases.ts';
import type { State } from '#games/ants/state.ts';
import type { Ants } from '#games/ants/types.ts';
import type { ComputerLevel } from '../player.ts';
import type { Policy, PromisingMove } from '../search/policy.ts';
import { type SearchingPlan, searchingLevel } from '../search/searching-level.ts';
import { WIDE } from './candidate-actions.ts';
import { candidatesIn } from './candidates.ts';
import { judge, standingsIn } from './judge.ts';
import { rated } from './look-ahead.ts';
import { reasonFor } from './reason.ts';
import { resting } from './resting.ts';
import { steady } from './steady.ts';
import { blinded, thumb } from './thumb.ts';

const PLAN: SearchingPlan<Ants> = {
  curiosity: 0.12,
  doubt: 1.5,
  openness: 0.15,
  ripe: 2,
  certainty: { errors: 3, within: 0.01 },
  iterations: 400,
  race: {
    stretches: () => 1,
    iterations: 30,
    runners: 4,
    margin: 0.05,
    spread: 0.02,
    errors: 1,
    enough: 0.008,
    least: Number.POSITIVE_INFINITY,
  },
};

/** A play-out ends with so many further own turns. */
const OWN_TURNS = 1;

/** What is further behind, in victory points, or in the list, is not tried. */
const FAR_BEHIND = 5;
const MOST_TRIED = 12;

function tried(moves: readonly PromisingMove<Move>[]): PromisingMove<Move>[] {
  const best = moves[0]?.promise ?? 0;
  return moves.slice(0, MOST_TRIED).filter(({ promise }) => promise >= best - FAR_BEHIND);
}

/** Within the turn: what the player at turn sees of what may differ after the same moves. */
function keyOf(world: State, seat: Seat): string {
  const { phase, display, hexes, players } = world;
  const hand = players[seat]?.hand.join() ?? '';
  const enemies = hexes.map(({ enemy }) => enemy ?? '').join();
  return `${phase} ${JSON.stringify(topTask(world))} ${hand} ${display.join()} ${enemies}`;
}

/** For one seat: the others rest, since what they do hardly tells one move of this seat from another. */
function policyFor(view: State, seat: Seat): Policy<Ants> {
  const standings = standingsIn(view, seat);
  const isSealed = ({ phase }: State): boolean => phase === 'keep' || phase === 'queen';
  return {
    game: ANTS,
    candidates: (seen, by, dice) => tried(rated(ANTS.world(seen, dice), by, candidatesIn(seen, by, WIDE))),
    candidatesIn: (world, by) => tried(rated(blinded(world), by, candidatesIn(world, by, WIDE))),
    thumb: (world, by) => (by === seat ? thumb(world, by) : resting(world, by)),
    imagine: (seen, dice) => ANTS.world(seen, dice),
    judge: (world) => judge(world, standings),
    isHorizon: ({ seats, phase }, turns) => phase === 'main' && turns > OWN_TURNS * seats,
    junctionAt: (world, by) =>
      by === seat && world.turns === view.turns && !isSealed(world) ? keyOf(world, by) : null,
    isSecret: isSealed,
    reason: reasonFor,
  };
}

/** Other choices are small: what looks best one step ahead is good enough. */
const SEARCHED: ReadonlySet<Phase> = new Set(['main', 'second', 'play', 'defeat', 'swarm', 'room']);

export const strong: ComputerLevel<Ants> = {
  searches: true,
  think: (view, seat, dice) =>
    SEARCHED.has(view.phase)
      ? searchingLevel(policyFor(view, seat), PLAN).think(view, seat, dice)
      : steady.think(view, seat, dice),
};
