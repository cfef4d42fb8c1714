/** A move played on as strong players would: whoever has to decide thinks about it first, if only a little. */
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import { URLAND } from '#games/urland/game.ts';
import type { Move } from '#games/urland/moves.ts';
import type { State } from '#games/urland/state.ts';
import { mostTried } from './branches.ts';
import { meanOfAll } from './mean.ts';
import type { Luck } from './play-out.ts';
import { expectedFor, isDecided, iterate, newSearch, type Search, type SearchPlan } from './search.ts';

export interface RehearsalPlan {
  /** It goes on until at least so many have had their actions, and the next turn begins. */
  readonly acting: number;
  /** For each decision. */
  readonly iterations: number;
}

export interface Rehearsal {
  /** A world of one's own, in which the move has been made. */
  readonly state: State;
  /** Whose chances matter. */
  readonly seat: Seat;
  readonly luck: Luck;
  /** How many turns have begun. */
  turns: number;
  /** The seat's chance to win as those who had to decide saw it, in each turn that began and is over, added up. */
  sum: number;
  /** What was thought of it in the turn under way. */
  readonly thoughts: number[];
  /** What somebody thinks about at the moment; null: the game goes on by itself. */
  thought: Search | null;
}

export const newRehearsal = (state: State, seat: Seat, luck: Luck): Rehearsal => ({
  state,
  seat,
  luck,
  turns: 0,
  sum: 0,
  thoughts: [],
  thought: null,
});

/** One iteration of somebody's thought. Answers with the seat's chance to win once that is known. */
export function goOn(rehearsal: Rehearsal, search: SearchPlan, plan: RehearsalPlan): number | null {
  const { thought, thoughts, seat } = rehearsal;
  if (thought) {
    iterate(thought);
    const left = plan.iterations - thought.iterations;
    if (left > 0 && !isDecided(thought, left)) return null;
    thoughts.push(expectedFor(thought, seat));
    decide(rehearsal, thought.seat, mostTried(thought.branches).move);
  }
  return untilSomebodyThinks(rehearsal, search, turnsFor(plan, rehearsal.state));
}

/** The Environment player and the Dummy do not act. */
const turnsFor = ({ acting }: RehearsalPlan, { seats }: State): number => Math.ceil(acting / (seats - 2));

function decide(rehearsal: Rehearsal, by: Seat, move: Move): void {
  URLAND.enact(rehearsal.state, { by, move }, null);
  rehearsal.thought = null;
}

function untilSomebodyThinks(rehearsal: Rehearsal, search: SearchPlan, turns: number): number | null {
  while (rehearsal.thought === null) {
    const decision = URLAND.decision(rehearsal.state);
    if (decision.kind === 'over' || rehearsal.turns === turns) return chanceOver(rehearsal, search, turns);
    if (decision.kind === 'chance') draw(rehearsal, search);
    else ask(rehearsal, decision.seats[0] as Seat, search);
  }
  return null;
}

function ask(rehearsal: Rehearsal, by: Seat, search: SearchPlan): void {
  const thought = newSearch(URLAND.view(rehearsal.state, by), by, rehearsal.luck.whim, search);
  const [first, second] = thought.branches;
  invariant(first !== undefined, 'a move to choose');
  if (second === undefined) decide(rehearsal, by, first.move);
  else rehearsal.thought = thought;
}

function draw(rehearsal: Rehearsal, search: SearchPlan): void {
  const { state, luck } = rehearsal;
  URLAND.enact(state, { by: 'chance', move: URLAND.draw(state, luck.fate) }, null);
  if (state.phase.kind === 'choose') beginTurn(rehearsal, search);
}

/** What is thought in the turn of the move itself doesn't count: it is what the search knew already. */
function beginTurn(rehearsal: Rehearsal, search: SearchPlan): void {
  const { thoughts, turns } = rehearsal;
  if (turns > 0) rehearsal.sum += thoughts.length > 0 ? meanOfAll(thoughts) : judgedNow(rehearsal, search);
  thoughts.length = 0;
  rehearsal.turns++;
}

/** The mean over its turns. The last one, and those after the end of the game, are judged by where they left off. */
function chanceOver(rehearsal: Rehearsal, search: SearchPlan, turns: number): number {
  const judged = turns - Math.max(0, rehearsal.turns - 1);
  return (rehearsal.sum + judged * judgedNow(rehearsal, search)) / turns;
}

const judgedNow = ({ state, seat }: Rehearsal, { judge }: SearchPlan): number => judge(state)[seat] ?? 0;
