/** Clocks with a budget: the time each seat has left, in milliseconds. Tables with other clocks have no budgets. */
import type { Seat } from '#engine/seat.ts';
import type { Play, Waiting } from '../play-state.ts';
import { waitingOf } from '../playing/waiting.ts';
import { type Occupant, ownerOf, personAt, type Table } from '../table.ts';
import { HOUR, timeTaken } from './allowance.ts';

type Budgets = readonly number[];

const budgetOf = ({ options: { clock } }: Table): number => (clock.kind === 'budget' ? clock.hours * HOUR : 0);
const incrementOf = ({ options: { clock } }: Table): number => (clock.kind === 'budget' ? clock.increment * HOUR : 0);

export const startBudgets = (table: Table, seats: number): Budgets =>
  table.options.clock.kind === 'budget' ? Array<number>(seats).fill(budgetOf(table)) : [];

const withBudget = (budgets: Budgets, seat: Seat, change: (left: number) => number): Budgets =>
  budgets.map((left, index) => (index === seat ? change(left) : left));

/** The seats' shares of this turn, with the time used so far. Others' reactions cost no time. */
const turnsOf = ({ waiting, paused }: Play, turn: number, now: number): Waiting[] =>
  [...waiting.map((each) => ({ ...each, used: timeTaken(each, now) })), ...paused.map((each) => each.waiting)].filter(
    (each) => each.as === 'turn' && each.turn === turn,
  );

/** Charges a finished turn and adds the increment. Computers are not charged. */
export function afterTurn(table: Table, play: Play, turn: number, now: number): Budgets {
  return turnsOf(play, turn, now)
    .filter(({ seat }) => personAt(table, seat) !== null)
    .reduce(
      (budgets, { seat, used }) => withBudget(budgets, seat, (left) => Math.max(0, left - used) + incrementOf(table)),
      play.budgets,
    );
}

/** The end of this turn was undone: takes back its charge and its increment. */
export const beforeTurnEnded = ({ budgets, paused }: Play, turn: number | null): Budgets =>
  paused
    .filter(({ waiting }) => waiting.as === 'turn' && waiting.turn === turn)
    .reduce((all, { waiting, left }) => withBudget(all, waiting.seat, (now) => left ?? now), budgets);

/** The time used in the turn under way, or for a sealed move. A reaction costs nothing. */
function timeTakenBy(play: Play, seat: Seat, now: number): number {
  const waiting = waitingOf(play, seat);
  if (waiting?.as === 'sealed') return timeTaken(waiting, now);
  const turn = play.waiting[0]?.turn;
  const own = turn === undefined ? [] : turnsOf(play, turn, now).filter((each) => each.seat === seat);
  return own[0]?.used ?? 0;
}

/** A player with a stand-in pays for the time used. Back again, they have at least an increment. A newcomer has it all. */
export function afterReseating(table: Table, play: Play, seat: Seat, occupant: Occupant, now: number): Budgets {
  const before = table.places[seat]?.occupant;
  const isOwners = before !== undefined && ownerOf(before) === ownerOf(occupant);
  if (occupant.kind === 'person') {
    return withBudget(play.budgets, seat, (left) => (isOwners ? Math.max(left, incrementOf(table)) : budgetOf(table)));
  }
  if (!isOwners) return play.budgets;
  const taken = timeTakenBy(play, seat, now);
  return withBudget(play.budgets, seat, (left) => Math.max(0, left - taken));
}
