/** The best landing, breeding or swim at first sight, for play-outs: only the chosen action is built. */
import { type Dice, fraction } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { young } from '#games/urland/actions/breed.ts';
import { landingAtOnce } from '#games/urland/actions/land.ts';
import { COAST_BITS, type Land, OCEAN_BIT, OCEANS, type Ocean, oceansTouch, REGIONS } from '#games/urland/board.ts';
import { ichtosAt } from '#games/urland/ichtos.ts';
import type { Action } from '#games/urland/moves.ts';
import { hasGene, type Position } from '#games/urland/state.ts';
import { oceanWorth } from './appraisal.ts';
import { FAMILIES } from './candidates.ts';
import { gainOfComing, type Weighing } from './weighing.ts';

export interface Gained {
  readonly option: Action;
  readonly gain: number;
}

/** The best so far; changed field by field, since it changes often. */
interface Lead {
  kind: 'none' | 'land' | 'breed' | 'swim';
  gain: number;
  from: Ocean;
  ocean: Ocean;
  land: Land;
  count: number;
}

/** The arguments of every trial. */
interface Trial {
  readonly weighing: Weighing;
  readonly noise: number;
  readonly dice: Dice;
  readonly lead: Lead;
}

/** A gain is overestimated by up to `noise` points. */
export const noisy = (gain: number, noise: number, dice: Dice): number =>
  noise === 0 ? gain : gain + noise * fraction(dice);

export function quickAction(weighing: Weighing, noise: number, dice: Dice): Gained | null {
  const lead: Lead = { kind: 'none', gain: Number.NEGATIVE_INFINITY, from: 'A', ocean: 'A', land: 1, count: 0 };
  const trial: Trial = { weighing, noise, dice, lead };
  const { landOf } = weighing.outlook.position;
  lookAtCoasts(landOf);
  for (const land of REGIONS) if (landOf[land] === land) tryLanding(trial, land);
  for (const ocean of OCEANS) tryBreeding(trial, ocean);
  for (const from of OCEANS) trySwims(trial, from);
  return lead.kind === 'none' ? null : { option: actionOf(lead), gain: lead.gain };
}

function actionOf({ kind, from, ocean, land, count }: Lead): Action {
  if (kind === 'land') return { kind, from, to: land, count };
  return kind === 'swim' ? { kind, from, to: ocean, count } : { kind: 'breed', ocean };
}

/** By land: the oceans it touches, as bits. */
const coasts = Array<number>(REGIONS.length + 1).fill(0);

function lookAtCoasts(landOf: Position['landOf']): void {
  coasts.fill(0);
  for (const region of REGIONS) coasts[landOf[region]] = (coasts[landOf[region]] ?? 0) | COAST_BITS[region];
}

function tryLanding({ weighing, noise, dice, lead }: Trial, land: Land): void {
  const { position } = weighing.outlook;
  const coast = coasts[land] ?? 0;
  const most = landingAtOnce(position, weighing.seat);
  for (let count = 1; count <= most; count++) {
    const from = oceanToLeave(weighing, coast, count);
    if (from === null) return;
    const change = gainOfComing(weighing, from, -count) + gainOfComing(weighing, land, count);
    const gain = noisy(change, noise, dice);
    if (gain <= lead.gain) continue;
    lead.kind = 'land';
    lead.gain = gain;
    lead.from = from;
    lead.land = land;
    lead.count = count;
  }
}

/** The ocean on this coast where so many are missed least. */
function oceanToLeave(weighing: Weighing, coast: number, count: number): Ocean | null {
  const { outlook, seat } = weighing;
  let most = Number.NEGATIVE_INFINITY;
  let found: Ocean | null = null;
  for (const ocean of OCEANS) {
    if ((coast & OCEAN_BIT[ocean]) === 0 || ichtosAt(outlook.position, ocean, seat) < count) continue;
    const gain = gainOfComing(weighing, ocean, -count);
    if (gain > most) {
      most = gain;
      found = ocean;
    }
  }
  return found;
}

function tryBreeding({ weighing, noise, dice, lead }: Trial, ocean: Ocean): void {
  if (young(weighing.outlook.position, ocean, weighing.seat) === 0) return;
  const gain = noisy(gainOfBreeding(weighing, ocean), noise, dice);
  if (gain <= lead.gain) return;
  lead.kind = 'breed';
  lead.gain = gain;
  lead.ocean = ocean;
}

function gainOfBreeding({ outlook, interest }: Weighing, ocean: Ocean): number {
  const { position, scales } = outlook;
  let sum = 0;
  for (let parent = 0 as Seat; parent < position.seats; parent++) {
    const born = young(position, ocean, parent);
    if (born === 0) continue;
    const here = ichtosAt(position, ocean, parent);
    const change = oceanWorth(outlook, parent, here + born) - oceanWorth(outlook, parent, here) - born * scales.reserve;
    sum += change * (interest[parent] ?? 0);
  }
  return sum;
}

/** All of them, or enough for a family there. */
function trySwims(trial: Trial, from: Ocean): void {
  const { outlook, seat } = trial.weighing;
  const here = ichtosAt(outlook.position, from, seat);
  if (here === 0) return;
  const isTurbo = hasGene(outlook.position, seat, 'turbo');
  for (const to of OCEANS) {
    if (from === to || !(isTurbo || oceansTouch(from, to))) continue;
    const there = ichtosAt(outlook.position, to, seat);
    trySwim(trial, from, to, here);
    for (const family of FAMILIES) {
      if (there < family && family - there < here) trySwim(trial, from, to, family - there);
    }
  }
}

function trySwim({ weighing, noise, dice, lead }: Trial, from: Ocean, ocean: Ocean, count: number): void {
  const change = gainOfComing(weighing, from, -count) + gainOfComing(weighing, ocean, count);
  const gain = noisy(change, noise, dice);
  if (gain <= lead.gain) return;
  lead.kind = 'swim';
  lead.gain = gain;
  lead.from = from;
  lead.ocean = ocean;
  lead.count = count;
}
