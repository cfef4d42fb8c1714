/** The best landing, breeding or swim at first sight, for play-outs: nothing is built but the one that is chosen. */
import { type Dice, fraction } from '#engine/chance.ts';
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

/** The best so far; changed field by field, since it changes at every other option. */
interface Lead {
  kind: 'none' | 'land' | 'breed' | 'swim';
  gain: number;
  from: Ocean;
  ocean: Ocean;
  land: Land;
  count: number;
}

/** A gain is taken for up to `noise` points more than it is. */
export const noisy = (gain: number, noise: number, dice: Dice): number =>
  noise === 0 ? gain : gain + noise * fraction(dice);

export function quickAction(weighing: Weighing, noise: number, dice: Dice): Gained | null {
  const lead: Lead = { kind: 'none', gain: Number.NEGATIVE_INFINITY, from: 'A', ocean: 'A', land: 1, count: 0 };
  const { landOf } = weighing.outlook.position;
  lookAtCoasts(landOf);
  for (const land of REGIONS) if (landOf[land] === land) tryLanding(weighing, land, lead, noise, dice);
  for (const ocean of OCEANS) tryBreeding(weighing, ocean, lead, noise, dice);
  for (const from of OCEANS) trySwims(weighing, from, lead, noise, dice);
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

function tryLanding(weighing: Weighing, land: Land, lead: Lead, noise: number, dice: Dice): void {
  const { position } = weighing.outlook;
  const coast = coasts[land] ?? 0;
  const most = landingAtOnce(position, weighing.seat);
  for (let count = 1; count <= most; count++) {
    const from = leastMissed(weighing, coast, count);
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

/** The ocean on this coast from which so many are missed least. */
function leastMissed(weighing: Weighing, coast: number, count: number): Ocean | null {
  const { outlook, seat } = weighing;
  let least = Number.NEGATIVE_INFINITY;
  let found: Ocean | null = null;
  for (const ocean of OCEANS) {
    if ((coast & OCEAN_BIT[ocean]) === 0 || ichtosAt(outlook.position, ocean, seat) < count) continue;
    const change = gainOfComing(weighing, ocean, -count);
    if (change > least) {
      least = change;
      found = ocean;
    }
  }
  return found;
}

function tryBreeding(weighing: Weighing, ocean: Ocean, lead: Lead, noise: number, dice: Dice): void {
  const { outlook, seat, interest } = weighing;
  const { position, scales } = outlook;
  if (young(position, ocean, seat) === 0) return;
  let sum = 0;
  for (let parent = 0 as typeof seat; parent < position.seats; parent++) {
    const born = young(position, ocean, parent);
    if (born === 0) continue;
    const here = ichtosAt(position, ocean, parent);
    const change = oceanWorth(outlook, parent, here + born) - oceanWorth(outlook, parent, here) - born * scales.reserve;
    sum += change * (interest[parent] ?? 0);
  }
  const gain = noisy(sum, noise, dice);
  if (gain <= lead.gain) return;
  lead.kind = 'breed';
  lead.gain = gain;
  lead.ocean = ocean;
}

/** All of them, or what makes a family there. */
function trySwims(weighing: Weighing, from: Ocean, lead: Lead, noise: number, dice: Dice): void {
  const { outlook, seat } = weighing;
  const here = ichtosAt(outlook.position, from, seat);
  if (here === 0) return;
  const isTurbo = hasGene(outlook.position, seat, 'turbo');
  for (const to of OCEANS) {
    if (from === to || !(isTurbo || oceansTouch(from, to))) continue;
    const there = ichtosAt(outlook.position, to, seat);
    trySwim(weighing, from, to, here, lead, noise, dice);
    for (const family of FAMILIES) {
      if (there < family && family - there < here) trySwim(weighing, from, to, family - there, lead, noise, dice);
    }
  }
}

function trySwim(weighing: Weighing, from: Ocean, ocean: Ocean, count: number, lead: Lead, noise: number, dice: Dice) {
  const change = gainOfComing(weighing, from, -count) + gainOfComing(weighing, ocean, count);
  const gain = noisy(change, noise, dice);
  if (gain <= lead.gain) return;
  lead.kind = 'swim';
  lead.gain = gain;
  lead.from = from;
  lead.ocean = ocean;
  lead.count = count;
}
