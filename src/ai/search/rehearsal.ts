/** A move played on as strong players would: whoever has to decide thinks about it first, if only a little. */
import type { GameTypes } from '#engine/game.ts';
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import { mostTried } from './branches.ts';
import { meanOfAll } from './mean.ts';
import type { Luck } from './play-out.ts';
import type { Policy } from './policy.ts';
import { expectedFor, isDecided, iterate, newSearch, type Search, type SearchPlan } from './search.ts';

export interface RehearsalPlan<T extends GameTypes> {
  /** It goes on over so many stretches, each from one horizon to the next. */
  readonly stretches: (world: T['state']) => number;
  /** For each decision. */
  readonly iterations: number;
}

export interface Rehearsal<T extends GameTypes> {
  readonly policy: Policy<T>;
  /** A world of one's own, in which the move has been made. */
  readonly world: T['state'];
  /** Whose chances matter. */
  readonly seat: Seat;
  readonly luck: Luck;
  /** The turn under way, and how many have begun since the last horizon. */
  turn: number;
  turns: number;
  /** How many stretches have begun; what comes before the first horizon is none. */
  stretches: number;
  /** The seat's chance to win as those who had to decide saw it, in each stretch that began and is over, added up. */
  sum: number;
  /** What was thought of it in the stretch under way. */
  readonly thoughts: number[];
  /** What somebody thinks about at the moment; null: the game goes on by itself. */
  thought: Search<T> | null;
}

/** The move was made in this turn. */
export const newRehearsal = <T extends GameTypes>(
  policy: Policy<T>,
  world: T['state'],
  turn: number,
  seat: Seat,
  luck: Luck,
): Rehearsal<T> => ({
  policy,
  world,
  seat,
  luck,
  turn,
  turns: 0,
  stretches: 0,
  sum: 0,
  thoughts: [],
  thought: null,
});

/** One iteration of somebody's thought. Answers with the seat's chance to win once that is known. */
export function goOn<T extends GameTypes>(
  rehearsal: Rehearsal<T>,
  search: SearchPlan,
  plan: RehearsalPlan<T>,
): number | null {
  const { thought, thoughts, seat } = rehearsal;
  if (thought) {
    iterate(thought);
    const left = plan.iterations - thought.iterations;
    if (left > 0 && !isDecided(thought, left)) return null;
    thoughts.push(expectedFor(thought, seat));
    decide(rehearsal, thought.seat, mostTried(thought.branches).move);
  }
  return untilSomebodyThinks(rehearsal, search, plan.stretches(rehearsal.world));
}

function decide<T extends GameTypes>(rehearsal: Rehearsal<T>, by: Seat, move: T['move']): void {
  rehearsal.policy.game.enact(rehearsal.world, { by, move }, null);
  rehearsal.thought = null;
}

function untilSomebodyThinks<T extends GameTypes>(
  rehearsal: Rehearsal<T>,
  search: SearchPlan,
  stretches: number,
): number | null {
  const { policy, world, luck } = rehearsal;
  const { game } = policy;
  while (rehearsal.thought === null) {
    const decision = game.decision(world);
    if (decision.kind === 'seats') countTurn(rehearsal, decision.turn);
    if (decision.kind !== 'over' && policy.isHorizon(world, rehearsal.turns)) beginStretch(rehearsal);
    if (decision.kind === 'over' || rehearsal.stretches === stretches) return chanceOver(rehearsal, stretches);
    if (decision.kind === 'chance') game.enact(world, { by: 'chance', move: game.draw(world, luck.fate) }, null);
    else ask(rehearsal, decision.seats[0] as Seat, search);
  }
  return null;
}

function countTurn(rehearsal: Rehearsal<GameTypes>, turn: number): void {
  if (turn === rehearsal.turn) return;
  rehearsal.turn = turn;
  rehearsal.turns++;
}

function ask<T extends GameTypes>(rehearsal: Rehearsal<T>, by: Seat, search: SearchPlan): void {
  const { policy, world, luck } = rehearsal;
  const thought = newSearch(policy, search, policy.game.view(world, by), by, luck.whim);
  const [first, second] = thought.branches;
  invariant(first !== undefined, 'a move to choose');
  if (second === undefined) decide(rehearsal, by, first.move);
  else rehearsal.thought = thought;
}

/** What is thought before the first horizon does not count: it is what the search knew already. */
function beginStretch<T extends GameTypes>(rehearsal: Rehearsal<T>): void {
  const { thoughts, stretches } = rehearsal;
  if (stretches > 0) rehearsal.sum += thoughts.length > 0 ? meanOfAll(thoughts) : judgedNow(rehearsal);
  thoughts.length = 0;
  rehearsal.stretches++;
  rehearsal.turns = 0;
}

/** The mean over its stretches. The last one, and those after the end of the game, are judged by where they left off. */
function chanceOver<T extends GameTypes>(rehearsal: Rehearsal<T>, stretches: number): number {
  const judged = stretches - Math.max(0, rehearsal.stretches - 1);
  return (rehearsal.sum + judged * judgedNow(rehearsal)) / stretches;
}

const judgedNow = <T extends GameTypes>({ policy, world, seat }: Rehearsal<T>): number =>
  policy.judge(world)[seat] ?? 0;
