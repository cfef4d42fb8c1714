/** How a colour stands in a land: the few cases that matter to a player. */
import type { Region } from '#games/urland/board.ts';
import { rowOf } from '#games/urland/ichtos.ts';
import { pointsFor, strengthOf } from '#games/urland/scoring.ts';
import type { Position } from '#games/urland/state.ts';

export const STANDINGS = [
  'alone-with-1',
  'alone-with-2',
  'alone-with-more',
  'ahead-by-far',
  'ahead',
  'equal-with-1',
  'equal-with-more',
  'tied-ahead',
  'between',
  'weakest-by-a-little',
  'weakest',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** Strengths of one land, in half Ichtos, as `measure` writes them. */
export interface Crowd {
  colours: number;
  most: number;
  /** The second highest strength; 0 if there is none. */
  next: number;
  least: number;
  /** The second lowest strength. */
  nextLeast: number;
  /** The number of colours with the highest strength. */
  leaders: number;
}

const ALONE = STANDINGS.indexOf('alone-with-1');
const AHEAD_BY_FAR = STANDINGS.indexOf('ahead-by-far');
const AHEAD = STANDINGS.indexOf('ahead');
const EQUAL = STANDINGS.indexOf('equal-with-1');
const TIED_AHEAD = STANDINGS.indexOf('tied-ahead');
const BETWEEN = STANDINGS.indexOf('between');
const WEAKEST_BY_A_LITTLE = STANDINGS.indexOf('weakest-by-a-little');
const WEAKEST = STANDINGS.indexOf('weakest');

/** Two halves make an Ichto. */
const ONE = 2;

/** The index of the standing among `STANDINGS`, for a strength above 0. */
export function standingOf(strength: number, crowd: Crowd): number {
  if (crowd.colours === 1) return ALONE + Math.min(strength >> 1, 3) - 1;
  if (crowd.most === crowd.least) return strength < 2 * ONE ? EQUAL : EQUAL + 1;
  if (strength === crowd.least) return crowd.nextLeast - strength <= ONE ? WEAKEST_BY_A_LITTLE : WEAKEST;
  if (strength < crowd.most) return BETWEEN;
  if (crowd.leaders > 1) return TIED_AHEAD;
  return strength - crowd.next > ONE ? AHEAD_BY_FAR : AHEAD;
}

/** The points for this strength if the land is scored now. */
export const pointsOf = (strength: number, { colours, least, most }: Crowd): number =>
  pointsFor(strength, colours, least, most);

/**
 * Writes each colour's strength in the land, in halves, and returns the number of Ichtos there. `muscles`: -1 is
 * nobody.
 */
export function weighStrengths(
  { seats, ichtos }: Position,
  land: Region,
  muscles: number,
  strengths: number[],
): number {
  const start = rowOf(land) * seats;
  let total = 0;
  for (let seat = 0; seat < seats; seat++) {
    const own = ichtos[start + seat] ?? 0;
    total += own;
    strengths[seat] = strengthOf(own, seat === muscles);
  }
  return total;
}

/** Fills `crowd` from the strengths of the colours in a land. */
export function measure(strengths: readonly number[], seats: number, crowd: Crowd): void {
  crowd.colours = 0;
  crowd.most = 0;
  crowd.next = 0;
  crowd.least = 1000;
  crowd.nextLeast = 1000;
  crowd.leaders = 0;
  for (let seat = 0; seat < seats; seat++) {
    const strength = strengths[seat] ?? 0;
    if (strength === 0) continue;
    crowd.colours++;
    raise(crowd, strength);
    lower(crowd, strength);
  }
}

function raise(crowd: Crowd, strength: number): void {
  if (strength > crowd.most) {
    crowd.next = crowd.most;
    crowd.most = strength;
    crowd.leaders = 1;
  } else if (strength === crowd.most) crowd.leaders++;
  else if (strength > crowd.next) crowd.next = strength;
}

function lower(crowd: Crowd, strength: number): void {
  if (strength < crowd.least) {
    crowd.nextLeast = crowd.least;
    crowd.least = strength;
  } else if (strength > crowd.least && strength < crowd.nextLeast) crowd.nextLeast = strength;
}
