/** The worth of a position for every seat, in points on the track, and of single areas in it. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { OCEANS, REGIONS, type Region } from '#games/urland/board.ts';
import { onLand, onMap } from '#games/urland/ichtos.ts';
import { ownerOf, type Position } from '#games/urland/state.ts';
import type { Odds } from './odds.ts';
import { type Scales, type ScalesBySpace, scalesFor } from './scales.ts';
import { type Crowd, measure, pointsOf, standingOf } from './standing.ts';

/** A position as a judge looks at it. Area worths are asked for thousands of times a move, so all lookups are made once. */
export interface Outlook {
  readonly position: Position;
  readonly odds: Odds;
  readonly scales: Scales;
  /** Who has these genes; -1: nobody. */
  readonly muscles: number;
  readonly care: number;
  /** How likely an open chip is among the two that erupt at the end of the epoch. */
  readonly eruption: number;
}

const ERUPTIONS = 2;

export function outlookOn(position: Position, odds: Odds, scales: ScalesBySpace): Outlook {
  return {
    position,
    odds,
    scales: scalesFor(scales, position.track),
    muscles: ownerOf(position, 'muscles') ?? -1,
    care: ownerOf(position, 'care') ?? -1,
    eruption: Math.min(1, ERUPTIONS / Math.max(1, odds.open)),
  };
}

const crowd: Crowd = { colours: 0, most: 0, next: 0, least: 0, nextLeast: 0, leaders: 0 };
const strengths = [0, 0, 0, 0, 0];

/** Writes each colour's strength in the land, in halves, and returns how many Ichtos stand there in all. */
function weighStrengths({ position, muscles }: Outlook, land: Region): number {
  const { seats, ichtos } = position;
  const start = (land + OCEANS.length - 1) * seats;
  let total = 0;
  for (let seat = 0; seat < seats; seat++) {
    const own = ichtos[start + seat] ?? 0;
    total += own;
    strengths[seat] = seat === muscles && own > 0 ? 2 * own + 1 : 2 * own;
  }
  return total;
}

/** By seat, as the last look at a land found them. */
const inLand = [0, 0, 0, 0, 0];

/** Looks at what each seat's Ichtos in this land are worth; false: nothing, to anybody. A land without a chip is never scored. */
function lookAtLand(outlook: Outlook, land: Region): boolean {
  const { odds, scales } = outlook;
  const { seats } = outlook.position;
  if (odds.isGone[land] || weighStrengths(outlook, land) === 0) return false;
  measure(strengths, seats, crowd);
  const isOpen = odds.isOpen[land] === true;
  const table = isOpen ? scales.open : scales.shut;
  const now = (odds.now[land] ?? 0) * scales.now;
  const loss = isOpen ? outlook.eruption * scales.loss : 0;
  for (let seat = 0; seat < seats; seat++) {
    const strength = strengths[seat] ?? 0;
    const later = strength === 0 ? 0 : (table[standingOf(strength, crowd)] ?? 0);
    inLand[seat] = strength === 0 ? 0 : later + now * pointsOf(strength, crowd) + loss * ((strength >> 1) - 1);
  }
  return true;
}

function addLand(outlook: Outlook, land: Region, worth: number[]): void {
  if (!lookAtLand(outlook, land)) return;
  for (let seat = 0; seat < outlook.position.seats; seat++) worth[seat] = (worth[seat] ?? 0) + (inLand[seat] ?? 0);
}

/** What the land is worth to somebody to whom every seat's points mean so much. */
export function landMeaning(outlook: Outlook, land: Region, interest: readonly number[]): number {
  if (!lookAtLand(outlook, land)) return 0;
  let sum = 0;
  for (let seat = 0; seat < interest.length; seat++) sum += (inLand[seat] ?? 0) * (interest[seat] ?? 0);
  return sum;
}

/** Thresholds of breeding, as `young` in the rules, but without a look at the reserve. */
const plainYoung = (parents: number): number => (parents >= 6 ? 2 : parents >= 3 ? 1 : 0);
const caredYoung = (parents: number): number => (parents >= 6 ? 3 : parents >= 4 ? 2 : parents >= 2 ? 1 : 0);

export const youngAmong = (parents: number, isCared: boolean): number =>
  isCared ? caredYoung(parents) : plainYoung(parents);

/** What this many Ichtos of one seat in one ocean are worth. */
export function oceanWorth({ scales, care }: Outlook, seat: number, count: number): number {
  const table = scales.ocean;
  return (table[Math.min(count, table.length - 1)] ?? 0) + scales.young * youngAmong(count, seat === care);
}

function addOcean(outlook: Outlook, row: number, worth: number[]): void {
  const { seats, ichtos } = outlook.position;
  for (let seat = 0; seat < seats; seat++) {
    worth[seat] = (worth[seat] ?? 0) + oceanWorth(outlook, seat, ichtos[row * seats + seat] ?? 0);
  }
}

export function oceanMeaning(outlook: Outlook, row: number, interest: readonly number[]): number {
  const { seats, ichtos } = outlook.position;
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    sum += oceanWorth(outlook, seat, ichtos[row * seats + seat] ?? 0) * (interest[seat] ?? 0);
  }
  return sum;
}

/** The worth of the whole position for each seat: its place on the track, and what it can hope for. */
export function appraise(outlook: Outlook): number[] {
  const { position, scales } = outlook;
  const worth = position.track.slice();
  for (let row = 0; row < OCEANS.length; row++) addOcean(outlook, row, worth);
  for (const land of REGIONS) addLand(outlook, land, worth);
  for (const seat of seatsOf(position.seats)) worth[seat] = (worth[seat] ?? 0) + belongings(position, scales, seat);
  addLead(position, onMap, scales.mostOnMap, worth);
  addLead(position, onLand, scales.mostOnLand, worth);
  return worth;
}

function belongings(position: Position, scales: Scales, seat: Seat): number {
  let worth = (position.reserve[seat] ?? 0) * scales.reserve + (position.extraTurns[seat] ?? 0) * scales.extraTurn;
  for (const gene of position.genes[seat] ?? []) worth += scales.genes[gene];
  return onMap(position, seat) === 0 ? 0 : worth;
}

/** The final scoring's counts: whoever is alone in front gets it; of a tie, nobody. */
function addLead(
  position: Position,
  count: (position: Position, seat: Seat) => number,
  value: number,
  worth: number[],
): void {
  let most = 0;
  let holder = -1;
  for (const seat of seatsOf(position.seats)) {
    const own = count(position, seat);
    if (own > most) holder = seat;
    else if (own === most) holder = -1;
    most = Math.max(most, own);
  }
  if (holder >= 0) worth[holder] = (worth[holder] ?? 0) + value;
}
