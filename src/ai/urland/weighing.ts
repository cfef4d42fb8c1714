/** What an action changes in the worth of things, without making it: only the areas it touches are looked at. */
import type { Seat } from '#engine/seat.ts';
import { young } from '#games/urland/actions/breed.ts';
import { type Area, type Land, OCEANS, type Ocean } from '#games/urland/board.ts';
import { AREAS, ichtosAt, isOcean } from '#games/urland/ichtos.ts';
import type { Action, Heap } from '#games/urland/moves.ts';
import type { Position } from '#games/urland/state.ts';
import { landMeaning, type Outlook, oceanMeaning, oceanWorth } from './appraisal.ts';

/** How much each seat's points mean to whoever weighs: 1 for his own, less than nothing for the others'. */
export type Interest = readonly number[];

export interface Weighing {
  readonly outlook: Outlook;
  readonly seat: Seat;
  readonly interest: Interest;
  /** By row: what the area means as it stands; NaN until asked. */
  readonly asItStands: number[];
  /** By row and number of own Ichtos that come or go: what changes by it; NaN until asked. */
  readonly comings: number[];
}

/** Comings and goings of up to this many are remembered. */
const MOST = 2;
const SHIFTS = 2 * MOST + 1;

/** What a weighing remembers. */
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

/** The softest steps up to which somebody ahead or behind still matters, in points. */
const RIVALRY = 6;

/** Whoever is further ahead is more of a rival; all rivals together weigh as much as oneself. */
export function interestOf(track: readonly number[], seat: Seat, interest: number[] = []): number[] {
  let furthest = 0;
  for (const space of track) furthest = Math.max(furthest, space);
  let rivals = 0;
  for (let other = 0; other < track.length; other++) {
    const weight = other === seat ? 0 : Math.exp(((track[other] ?? 0) - furthest) / RIVALRY);
    interest[other] = weight;
    rivals += weight;
  }
  for (let other = 0; other < track.length; other++) {
    interest[other] = other === seat ? 1 : -(interest[other] ?? 0) / rivals;
  }
  return interest;
}

/** The changes of an action, one after the other: where, whose, how many. */
const areas: Area[] = [];
const owners: number[] = [];
const deltas: number[] = [];
let changes = 0;

function change(area: Area, owner: number, delta: number): void {
  areas[changes] = area;
  owners[changes] = owner;
  deltas[changes] = delta;
  changes++;
}

function move(from: Area, to: Area, owner: number, count: number): void {
  change(from, owner, -count);
  change(to, owner, count);
}

function clear(): void {
  changes = 0;
}

/** Own Ichtos that go from one area to another: what is left there and what comes here are two things apart. */
type Journey = Extract<Action, { kind: 'land' | 'swim' | 'fly' | 'cross' }>;

function list(position: Position, seat: Seat, action: Exclude<Action, Journey>): void {
  clear();
  switch (action.kind) {
    case 'breed':
      for (let parent = 0 as Seat; parent < position.seats; parent++) {
        change(action.ocean, parent, young(position, action.ocean, parent));
      }
      return;
    case 'retreat':
      for (const { place, count } of action.heap) change(place, seat, -count);
      return;
    case 'egg':
      return change(action.land, seat, 1);
    case 'bite':
      return change(action.area, action.victim, -1);
    case 'stink':
      return move(action.land, action.ocean, action.victim, ichtosAt(position, action.land, action.victim));
    case 'assimilate':
      change(action.area, action.first, -1);
      change(action.area, action.second, -1);
      return change(action.area, seat, 1);
  }
}

const OCEAN_ROW: Readonly<Record<Ocean, number>> = { A: 0, B: 1, C: 2, D: 3, E: 4 };

const rowOf = (area: Area): number => (typeof area === 'number' ? area + OCEANS.length - 1 : OCEAN_ROW[area]);

function make(position: Position, sign: number): void {
  for (let index = 0; index < changes; index++) {
    const at = rowOf(areas[index] as Area) * position.seats + (owners[index] ?? 0);
    position.ichtos[at] = (position.ichtos[at] ?? 0) + sign * (deltas[index] ?? 0);
  }
}

const meaning = ({ outlook, interest }: Weighing, area: Area): number =>
  isOcean(area) ? oceanMeaning(outlook, OCEAN_ROW[area], interest) : landMeaning(outlook, area, interest);

function meaningAsItStands(weighing: Weighing, area: Area): number {
  const row = rowOf(area);
  const known = weighing.asItStands[row] ?? Number.NaN;
  if (!Number.isNaN(known)) return known;
  const fresh = meaning(weighing, area);
  weighing.asItStands[row] = fresh;
  return fresh;
}

/** Every touched area once. */
function isRepeated(index: number): boolean {
  for (let earlier = 0; earlier < index; earlier++) if (areas[earlier] === areas[index]) return true;
  return false;
}

/** What comes off the map goes to the reserve, and the other way round. */
function reserveChange({ outlook, interest }: Weighing): number {
  let sum = 0;
  for (let index = 0; index < changes; index++) sum -= (deltas[index] ?? 0) * (interest[owners[index] ?? 0] ?? 0);
  return sum * outlook.scales.reserve;
}

function weigh(weighing: Weighing): number {
  const { position } = weighing.outlook;
  let gain = reserveChange(weighing);
  for (let index = 0; index < changes; index++) {
    if (!isRepeated(index)) gain -= meaningAsItStands(weighing, areas[index] as Area);
  }
  make(position, 1);
  for (let index = 0; index < changes; index++) {
    if (!isRepeated(index)) gain += meaning(weighing, areas[index] as Area);
  }
  make(position, -1);
  return gain;
}

/** In points, as the weigher sees it. The position is changed and put back. */
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
      list(position, weighing.seat, action);
      return weigh(weighing);
  }
}

/** Of own Ichtos that come to an area, or leave it, wherever from or to. */
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
  take(position, rowOf(land), weighing.seat, -count);
  const after = meaning(weighing, land);
  take(position, rowOf(land), weighing.seat, count);
  return after - before;
}

/** Of Ichtos that change places: a panic, Ears that flee or dive. */
export function gainOfMoves(weighing: Weighing, from: Area, to: Area, counts: readonly number[]): number {
  clear();
  for (let owner = 0; owner < counts.length; owner++) move(from, to, owner, counts[owner] ?? 0);
  return weigh(weighing);
}

/** Of scoring a land as it stands: the points, and that it is done with for this epoch. */
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

/** The cheapest way to take this many Ichtos off the map, one after the other. */
export function cheapestHeap(weighing: Weighing, size: number): { readonly heap: Heap; readonly gain: number } {
  const { position } = weighing.outlook;
  const counts = AREAS.map(() => 0);
  let gain = 0;
  for (let taken = 0; taken < size; taken++) {
    const { row, loss } = leastMissed(weighing);
    gain += loss;
    counts[row] = (counts[row] ?? 0) + 1;
    take(position, row, weighing.seat, 1);
    weighing.asItStands[row] = Number.NaN;
  }
  for (const [row, count] of counts.entries()) {
    take(position, row, weighing.seat, -count);
    if (count > 0) weighing.asItStands[row] = Number.NaN;
  }
  return {
    heap: AREAS.map((place, row) => ({ place, count: counts[row] ?? 0 })).filter(({ count }) => count > 0),
    gain,
  };
}

function take(position: Position, row: number, seat: Seat, count: number): void {
  const at = row * position.seats + seat;
  position.ichtos[at] = (position.ichtos[at] ?? 0) - count;
}

function leastMissed(weighing: Weighing): { row: number; loss: number } {
  const best = { row: -1, loss: Number.NEGATIVE_INFINITY };
  for (const [row, place] of AREAS.entries()) {
    if (ichtosAt(weighing.outlook.position, place, weighing.seat) === 0) continue;
    clear();
    change(place, weighing.seat, -1);
    const loss = weigh(weighing);
    if (loss > best.loss) Object.assign(best, { row, loss });
  }
  return best;
}
