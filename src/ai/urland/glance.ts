/** The part of the traits that all seats share, computed once per position. */
import type { Seat } from '#engine/seat.ts';
import { COAST_BITS, OCEAN_BIT, OCEANS, REGIONS, type Region } from '#games/urland/board.ts';
import { onLand, onMap } from '#games/urland/ichtos.ts';
import { ownerOf, type Position } from '#games/urland/state.ts';
import { emptyOdds, type Odds, oddsAtLarge } from './odds.ts';

/** The three largest counts among several seats; -1 where there are fewer. */
export interface Leaders {
  first: number;
  second: number;
  third: number;
}

export interface Glance {
  readonly odds: Odds;
  /** By ocean: the number of coastal regions in a land whose chip is open. */
  readonly openCoast: number[];
  /** By seat. */
  readonly onLand: number[];
  /** -1: nobody. */
  muscles: number;
  readonly track: Leaders;
  readonly map: Leaders;
  readonly land: Leaders;
}

export const nobody = (): Leaders => ({ first: -1, second: -1, third: -1 });

export const emptyGlance = (): Glance => ({
  odds: emptyOdds(),
  openCoast: [0, 0, 0, 0, 0],
  onLand: [0, 0, 0, 0, 0],
  muscles: -1,
  track: nobody(),
  map: nobody(),
  land: nobody(),
});

/** The lead of a seat with this count over the best of the others. */
export const leadOf = (own: number, { first, second }: Leaders): number => own - (own === first ? second : first);

/** The same over the second best of the others. */
export const secondLeadOf = (own: number, { second, third }: Leaders): number => own - (own >= second ? third : second);

export function glanceAt(position: Position, glance: Glance): void {
  oddsAtLarge(position, glance.odds);
  glance.muscles = ownerOf(position, 'muscles') ?? -1;
  lookAtCoasts(position, glance);
  for (const leaders of [glance.track, glance.map, glance.land]) clear(leaders);
  for (let seat = 0 as Seat; seat < position.seats; seat++) {
    const ashore = onLand(position, seat);
    glance.onLand[seat] = ashore;
    enter(glance.track, position.track[seat] ?? 0);
    enter(glance.map, onMap(position, seat));
    enter(glance.land, ashore);
  }
}

export function clear(leaders: Leaders): void {
  leaders.first = -1;
  leaders.second = -1;
  leaders.third = -1;
}

export function enter(leaders: Leaders, count: number): void {
  if (count > leaders.first) {
    leaders.third = leaders.second;
    leaders.second = leaders.first;
    leaders.first = count;
  } else if (count > leaders.second) {
    leaders.third = leaders.second;
    leaders.second = count;
  } else if (count > leaders.third) leaders.third = count;
}

function lookAtCoasts({ landOf }: Position, { odds, openCoast }: Glance): void {
  openCoast.fill(0);
  for (const region of REGIONS) if (odds.isOpen[landOf[region]]) addCoast(region, openCoast);
}

function addCoast(region: Region, openCoast: number[]): void {
  for (let row = 0; row < OCEANS.length; row++) {
    const ocean = OCEANS[row];
    if (ocean && COAST_BITS[region] & OCEAN_BIT[ocean]) openCoast[row] = (openCoast[row] ?? 0) + 1;
  }
}
