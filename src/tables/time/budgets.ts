/** Clocks with a budget: what each seat has left of its time, in milliseconds. Tables with other clocks have none. */
import type { Seat } from '#engine/seat.ts';
import { waitingOf } from '../playing/waiting.ts';
import { type Occupant, ownerOf, type Play, personAt, type Table } from '../table.ts';
import { HOUR, timeTaken } from './allowance.ts';

type Budgets = readonly number[];

const budgetOf = ({ options: { clock } }: Table): number => (clock.kind === 'budget' ? clock.hours * HOUR : 0);
const incrementOf = ({ options: { clock } }: Table): number => (clock.kind === 'budget' ? clock.increment * HOUR : 0);

export const startBudgets = (table: Table, seats: number): Budgets =>
  table.options.clock.kind === 'budget' ? Array<number>(seats).fill(budgetOf(table)) : [];

function timeTakenIn(play: Play, seat: Seat, now: number): number {
  const waiting = waitingOf(play, seat);
  return waiting ? timeTaken(waiting, now) : 0;
}

const withBudget = (budgets: Budgets, seat: Seat, change: (left: number) => number): Budgets =>
  budgets.map((left, index) => (index === seat ? change(left) : left));

/** The time that he took goes off, and the increment is added. A computer plays on somebody's time, but not with it. */
export function afterDeciding(table: Table, play: Play, seat: Seat, now: number): Budgets {
  if (personAt(table, seat) === null) return play.budgets;
  const taken = timeTakenIn(play, seat, now);
  return withBudget(play.budgets, seat, (left) => Math.max(0, left - taken) + incrementOf(table));
}

/** An increment goes with the decision that brought it. */
export const afterUndoing = (table: Table, { budgets }: Play, seat: Seat, count: number): Budgets =>
  withBudget(budgets, seat, (left) => Math.max(0, left - count * incrementOf(table)));

/** For whom a computer plays on has used his time; when he is back, he has at least an increment. A newcomer has it all. */
export function afterReseating(table: Table, play: Play, seat: Seat, occupant: Occupant, now: number): Budgets {
  const before = table.places[seat]?.occupant;
  const isOwners = before !== undefined && ownerOf(before) === ownerOf(occupant);
  if (occupant.kind === 'person') {
    return withBudget(play.budgets, seat, (left) => (isOwners ? Math.max(left, incrementOf(table)) : budgetOf(table)));
  }
  if (!isOwners) return play.budgets;
  const taken = timeTakenIn(play, seat, now);
  return withBudget(play.budgets, seat, (left) => Math.max(0, left - taken));
}
