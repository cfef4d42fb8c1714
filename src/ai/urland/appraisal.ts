/** The worth of a position's areas to every seat, in points on the track. */
import { youngOf } from '#games/urland/actions/breed.ts';
import type { Region } from '#games/urland/board.ts';
import { ownerOf, type Position } from '#games/urland/state.ts';
import type { Odds } from './odds.ts';
import { type Scales, type ScalesBySpace, scalesFor } from './scales.ts';
import { type Crowd, measure, pointsOf, standingOf, weighStrengths } from './standing.ts';

/** A position prepared for judging. Area worths are needed thousands of times a move, so all lookups are made once. */
export interface Outlook {
  readonly position: Position;
  readonly odds: Odds;
  readonly scales: Scales;
  /** The owners of these genes; -1: nobody. */
  readonly muscles: number;
  readonly care: number;
  /** The chance that an open chip is among the two that erupt at the end of the epoch. */
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

/** By seat: the worths of the last land that was looked at. */
const inLand = [0, 0, 0, 0, 0];

/**
 * Finds the worth of each seat's Ichtos in this land; false if nobody's are worth anything. A land without a chip is
 * never scored.
 */
function lookAtLand(outlook: Outlook, land: Region): boolean {
  const { odds, scales, position, muscles } = outlook;
  const { seats } = position;
  if (odds.isGone[land] || weighStrengths(position, land, muscles, strengths) === 0) return false;
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

/** The worth of the land with these weights for the seats' points. */
export function landMeaning(outlook: Outlook, land: Region, interest: readonly number[]): number {
  if (!lookAtLand(outlook, land)) return 0;
  let sum = 0;
  for (let seat = 0; seat < interest.length; seat++) sum += (inLand[seat] ?? 0) * (interest[seat] ?? 0);
  return sum;
}

/** The worth of this many Ichtos of one seat in one ocean. */
export function oceanWorth({ scales, care }: Outlook, seat: number, count: number): number {
  const table = scales.ocean;
  return (table[Math.min(count, table.length - 1)] ?? 0) + scales.young * youngOf(count, seat === care);
}

export function oceanMeaning(outlook: Outlook, row: number, interest: readonly number[]): number {
  const { seats, ichtos } = outlook.position;
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    sum += oceanWorth(outlook, seat, ichtos[row * seats + seat] ?? 0) * (interest[seat] ?? 0);
  }
  return sum;
}
