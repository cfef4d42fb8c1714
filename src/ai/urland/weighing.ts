/** The worth that an action gains, without making it: only the areas it touches are looked at. */
import type { Seat } from '#engine/seat.ts';
import { type Area, isOcean, type Land } from '#games/urland/board.ts';
import { AREAS, ichtosAt, rowOf } from '#games/urland/ichtos.ts';
import type { Action } from '#games/urland/moves.ts';
import { landMeaning, type Outlook, oceanMeaning, oceanWorth } from './appraisal.ts';
import {
  addIn,
  forgetChanges,
  isRepeated,
  makeChanges,
  noChanges,
  noteAction,
  noteChange,
  noteMove,
  undoChanges,
} from './changes.ts';
import type { Interest } from './interest.ts';

export interface Weighing {
  readonly outlook: Outlook;
  readonly seat: Seat;
  readonly interest: Interest;
  /** By row: the area's present worth; NaN until computed. */
  readonly asItStands: number[];
  /** By row and number of own Ichtos that come or go: the gain; NaN until computed. */
  readonly comings: number[];
}

/** Gains of up to this many Ichtos are remembered. */
const MOST = 2;
const SHIFTS = 2 * MOST + 1;

export type Memory = Pick<Weighing, 'asItStands' | 'comings'>;

export const newMemory = (): Memory => ({
  asItStands: Array<number>(AREAS.length).fill(Number.NaN),
  comings: Array<number>(AREAS.length * SHIFTS).fill(Number.NaN),
});

export const weighingOf = (outlook: Outlook, seat: Seat, interest: Interest, memory = newMemory()): Weighing => ({
  outlook,
  seat,
  interest,
  asItStands: memory.asItStands.fill(Number.NaN),
  comings: memory.comings.fill(Number.NaN),
});

/** A play-out weighs at every action: one list is reused. */
const changes = noChanges();

const meaning = ({ outlook, interest }: Weighing, area: Area): number =>
  isOcean(area) ? oceanMeaning(outlook, rowOf(area), interest) : landMeaning(outlook, area, interest);

function meaningAsItStands(weighing: Weighing, area: Area): number {
  const row = rowOf(area);
  const known = weighing.asItStands[row] ?? Number.NaN;
  if (!Number.isNaN(known)) return known;
  const fresh = meaning(weighing, area);
  weighing.asItStands[row] = fresh;
  return fresh;
}

/** Ichtos that leave the map go to the reserve, and vice versa. */
function reserveChange({ outlook, interest }: Weighing): number {
  const { owners, deltas, length } = changes;
  let sum = 0;
  for (let index = 0; index < length; index++) sum -= (deltas[index] ?? 0) * (interest[owners[index] ?? 0] ?? 0);
  return sum * outlook.scales.reserve;
}

/** The gain of the noted changes. */
function weighChanges(weighing: Weighing): number {
  const { position } = weighing.outlook;
  const { areas, length } = changes;
  let gain = reserveChange(weighing);
  for (let index = 0; index < length; index++) {
    if (!isRepeated(changes, index)) gain -= meaningAsItStands(weighing, areas[index] as Area);
  }
  makeChanges(changes, position);
  for (let index = 0; index < length; index++) {
    if (!isRepeated(changes, index)) gain += meaning(weighing, areas[index] as Area);
  }
  undoChanges(changes, position);
  return gain;
}

/** In points, for the weighing player. The position is changed and restored. */
export function gainOf(weighing: Weighing, action: Action): number {
  const { position } = weighing.outlook;
  switch (action.kind) {
    case 'land':
    case 'swim':
    case 'fly':
      return gainOfComing(weighing, action.from, -action.count) + gainOfComing(weighing, action.to, action.count);
    case 'cross':
      return (
        gainOfComing(weighing, position.landOf[action.from], -1) + gainOfComing(weighing, position.landOf[action.to], 1)
      );
    default:
      forgetChanges(changes);
      noteAction(changes, position, weighing.seat, action);
      return weighChanges(weighing);
  }
}

/** The gain of own Ichtos that enter or leave an area, wherever they come from or go to. */
export function gainOfComing(weighing: Weighing, area: Area, count: number): number {
  if (count > MOST || count < -MOST) return weighComing(weighing, area, count);
  const key = rowOf(area) * SHIFTS + count + MOST;
  const known = weighing.comings[key] ?? Number.NaN;
  if (!Number.isNaN(known)) return known;
  const fresh = weighComing(weighing, area, count);
  weighing.comings[key] = fresh;
  return fresh;
}

function weighComing(weighing: Weighing, area: Area, count: number): number {
  if (!isOcean(area)) return weighLanding(weighing, area, count);
  const { outlook, seat } = weighing;
  const here = ichtosAt(outlook.position, area, seat);
  return oceanWorth(outlook, seat, here + count) - oceanWorth(outlook, seat, here);
}

function weighLanding(weighing: Weighing, land: Land, count: number): number {
  const { position } = weighing.outlook;
  const before = meaningAsItStands(weighing, land);
  addIn(position, rowOf(land), weighing.seat, count);
  const after = meaning(weighing, land);
  addIn(position, rowOf(land), weighing.seat, -count);
  return after - before;
}

/** The gain of Ichtos that change places: a panic, Ears that flee or dive. */
export function gainOfMoves(weighing: Weighing, from: Area, to: Area, counts: readonly number[]): number {
  forgetChanges(changes);
  for (let owner = 0; owner < counts.length; owner++) noteMove(changes, from, to, owner, counts[owner] ?? 0);
  return weighChanges(weighing);
}

/** The gain of one own Ichto that goes back to the reserve. */
export function gainOfLosing(weighing: Weighing, area: Area): number {
  forgetChanges(changes);
  noteChange(changes, area, weighing.seat, -1);
  return weighChanges(weighing);
}

/** The gain of scoring a land as it stands: the points, and that it is not scored again in this epoch. */
export function gainOfScoring(weighing: Weighing, land: Land, points: readonly number[]): number {
  const { odds, scales } = weighing.outlook;
  const now = odds.now[land] ?? 0;
  odds.now[land] = 0;
  let gain = -meaning(weighing, land);
  odds.isOpen[land] = false;
  gain += meaning(weighing, land);
  odds.isOpen[land] = true;
  odds.now[land] = now;
  for (let seat = 0; seat < points.length; seat++) {
    gain += scales.now * (points[seat] ?? 0) * (weighing.interest[seat] ?? 0);
  }
  return gain;
}
