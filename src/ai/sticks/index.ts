/** Computer players of sticks: a judge, the moves worth a thought, and reasons. The rest comes from the game's contract. */
import { type Dice, pickOne } from '#engine/chance.ts';
import { invariant } from '#engine/invariant.ts';
import { type Seat, seat } from '#engine/seat.ts';
import { STICKS_FOR } from '#games/sticks/box.ts';
import { STICKS_GAME } from '#games/sticks/game.ts';
import { MODULE } from '#games/sticks/index.ts';
import type { Move } from '#games/sticks/moves.ts';
import { countOf, type Position, pebblesOf, type State } from '#games/sticks/state.ts';
import type { Sticks } from '#games/sticks/types.ts';
import { lookAhead } from '../plain/look-ahead.ts';
import { plainComputers } from '../plain/plain-computers.ts';
import { judgeOf, type Sense } from '../plain/sense.ts';
import type { Computers } from '../player.ts';
import { candidatesIn } from './candidates.ts';
import { reasonFor } from './reason.ts';

/** In sticks. */
const PEBBLE = 1.5;

/** By how many sticks the first seat is ahead. A gather that can be blocked is worth a pebble at most. */
function leadOfFirst(position: Position): number {
  const worth = (index: number): number => countOf(position, seat(index)) + PEBBLE * pebblesOf(position, seat(index));
  const { phase } = position;
  const reach = phase.kind === 'answer' ? Math.min(phase.sticks.length, PEBBLE) : 0;
  return worth(0) - worth(1) + (phase.kind === 'answer' && phase.seat === 0 ? -reach : reach);
}

/** A lead counts for more as the goal comes nearer. */
function judge(position: Position): readonly number[] {
  const goal = STICKS_FOR[position.goal];
  const furthest = Math.max(countOf(position, seat(0)), countOf(position, seat(1)));
  const chance = 1 / (1 + Math.exp((-0.3 * leadOfFirst(position) * goal) / Math.max(3, goal - furthest)));
  return [chance, 1 - chance];
}

/** In turns: a lead grows slowly. */
const HORIZON = 6;

const SENSE: Sense<Sticks> = { judge, reason: (_view, _seat, move) => reasonFor(move), horizon: HORIZON };

/** As many sticks as can be had; what is worth more than a pebble is blocked. One decision of three is any, or all games are alike. */
function thumb(world: State, _by: Seat, dice: Dice): Move {
  const [best, ...others] = candidatesIn(world);
  invariant(best !== undefined, 'a move to make');
  if (dice.below(3) === 0) return pickOne([best, ...others], dice);
  const { phase } = world;
  return phase.kind === 'answer' && phase.sticks.length < 2 * PEBBLE ? { kind: 'allow' } : best;
}

/** Nothing is hidden, so one world is all worlds. */
const WORLDS = 1;

export const COMPUTERS: Computers<Sticks> = plainComputers(MODULE, SENSE, {
  candidates: (view, by, dice) =>
    lookAhead(STICKS_GAME, judgeOf(MODULE, SENSE), view, by, candidatesIn(view), WORLDS, dice),
  candidatesIn: (world, by, dice) =>
    lookAhead(STICKS_GAME, judgeOf(MODULE, SENSE), world, by, candidatesIn(world), WORLDS, dice),
  thumb,
});
