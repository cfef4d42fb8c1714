/** What comes of a move, found out by playing every chance. */
import { everyEntry } from '#engine/every-move.ts';
import type { Seat } from '#engine/seat.ts';
import { spaceOf } from '#games/ursuppe/amoebas.ts';
import type { AmoebaNumber } from '#games/ursuppe/box.ts';
import { carry } from '#games/ursuppe/cubes.ts';
import type { Event } from '#games/ursuppe/events.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import type { Chance } from '#games/ursuppe/moves.ts';
import { mealsOn } from '#games/ursuppe/outlook/drifting.ts';
import type { State } from '#games/ursuppe/state.ts';
import type { Entry } from '#games/ursuppe/types.ts';

export interface Happened {
  readonly before: State;
  readonly state: State;
  readonly events: readonly Event[];
}

/** The state that is given stays as it is. */
export function made(state: State, entry: Entry): Happened {
  const after = URSUPPE.copy(state);
  const events: Event[] = [];
  URSUPPE.enact(after, entry, (event) => void events.push(event));
  return { before: state, state: after, events };
}

/** True, false, or null where it is not decided yet. */
type Verdict = (happened: Happened) => boolean | null;

/** Two dice come in 36 throws, of which those that differ come twice. */
const weightOf = (chance: Chance): number =>
  chance.kind === 'roll' && chance.dice.length === 2 && chance.dice[0] !== chance.dice[1] ? 2 : 1;

const choicesOf = (state: State): Entry[] =>
  [...(everyEntry(URSUPPE, state) ?? [])].filter(({ move }) => !('take' in move) || move.take.length === 0);

/** How likely it comes true if those who decide do their best, or their worst; nobody takes cubes along. */
export function oddsByPlay(happened: Happened, verdict: Verdict, best: typeof Math.max): number {
  const known = verdict(happened);
  if (known !== null) return known ? 1 : 0;
  const { state } = happened;
  const after = (entry: Entry): number => oddsByPlay(made(state, entry), verdict, best);
  if (URSUPPE.decision(state).kind === 'seats') return best(...choicesOf(state).map(after));
  const chances = URSUPPE.chances(state) ?? [];
  const total = chances.reduce((sum, chance) => sum + weightOf(chance), 0);
  return chances.reduce((sum, move) => sum + (weightOf(move) * after({ by: 'chance', move })) / total, 0);
}

const isOf = (seat: Seat, amoeba: AmoebaNumber) => (event: Event) =>
  (event.kind === 'ate' || event.kind === 'starved') && event.seat === seat && event.amoeba === amoeba;

type Step = Extract<Event, { kind: 'went' | 'stayed' }>;

const isFlightOf =
  (seat: Seat, amoeba: AmoebaNumber) =>
  (event: Event): event is Step =>
    (event.kind === 'went' || event.kind === 'stayed') &&
    event.going === 'flight' &&
    event.seat === seat &&
    event.amoeba === amoeba;

/**
 * Whether an amoeba that has made a step finds a meal where it is; null while its dice are on the table. One that flees eats later,
 * after others: what it comes to eat says nothing about what lay where it fled to.
 */
export const isFed =
  (seat: Seat, amoeba: AmoebaNumber): Verdict =>
  ({ before, state, events }) => {
    const flight = events.find(isFlightOf(seat, amoeba));
    if (flight) return isMealAfter(before, seat, flight);
    const outcome = events.find(isOf(seat, amoeba));
    if (outcome) return outcome.kind === 'ate';
    if (state.phase === 'roll' || state.phase === 'go') return null;
    if (state.phase === 'cling') return mealsOnArrival(state, seat);
    const space = spaceOf(state, seat, amoeba);
    return space !== 0 && mealsOn(state, seat, space) !== 'none';
  };

/** With the cubes that it took along. */
function isMealAfter(before: State, seat: Seat, step: Step): boolean {
  if (step.kind === 'stayed') return mealsOn(before, seat, step.space) !== 'none';
  const there = URSUPPE.copy(before);
  for (const [colour, count] of step.take.entries()) carry(there, step.from, step.to, colour as Seat, count);
  return mealsOn(there, seat, step.to) !== 'none';
}

/** While somebody is asked who clings, the mover and its cubes have not gone over yet. */
function mealsOnArrival(state: State, seat: Seat): boolean {
  const holder = URSUPPE.decision(state);
  if (holder.kind !== 'seats' || state.moving === null || state.moving.to === null) return false;
  const { to, amoeba } = state.moving;
  const happened = made(state, { by: holder.seats[0] as Seat, move: { kind: 'cling', amoebas: [] } });
  return isFed(seat, amoeba)(happened) ?? mealsOn(happened.state, seat, to) !== 'none';
}

/** Whether an attack has failed or succeeded. */
export const isRepelled: Verdict = ({ state, events }) => {
  if (events.some(({ kind }) => kind === 'attack-failed')) return true;
  if (events.some(({ kind }) => kind === 'eaten' || kind === 'died' || kind === 'wounded')) return false;
  const hasLeft = state.moving !== null && state.attack !== null && state.moving.step > 0 && state.phase === 'again';
  return hasLeft ? true : null;
};
