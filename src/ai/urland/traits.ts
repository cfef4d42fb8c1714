/** A position at the beginning of a turn, from one seat's side: a list of public traits. */
import type { Seat } from '#engine/seat.ts';
import { youngOf } from '#games/urland/actions/breed.ts';
import { OCEANS, REGIONS } from '#games/urland/board.ts';
import { epochOf } from '#games/urland/epoch.ts';
import { GENES } from '#games/urland/genes.ts';
import { onMap, rowOf } from '#games/urland/ichtos.ts';
import { hasGene, ofSeat, type Position } from '#games/urland/state.ts';
import type { TraitList } from '../search/network.ts';
import { traitOf } from '../search/trait-families.ts';
import { clear, enter, type Glance, leadOf, nobody, secondLeadOf } from './glance.ts';
import { type Crowd, measure, pointsOf, weighStrengths } from './standing.ts';
import * as family from './trait-families.ts';
import { CROWD } from './trait-families.ts';

/** Two for each land, and one of each trait of the seat, with room for all genes. */
const MOST_TRAITS = 64;

export const emptyTraits = (): TraitList => ({ traits: new Int16Array(MOST_TRAITS), length: 0 });

function add(list: TraitList, trait: number): void {
  list.traits[list.length++] = trait;
}

/** Shared by all seats: one list is read before the next is written. */
export function noteTraits(position: Position, seat: Seat, glance: Glance, list: TraitList): void {
  list.length = 0;
  noteLands(position, seat, glance, list);
  noteOceans(position, seat, glance, list);
  noteBelongings(position, seat, glance, list);
  noteTrack(position, seat, glance, list);
  noteTime(position, seat, glance, list);
}

const crowd: Crowd = { colours: 0, most: 0, next: 0, least: 0, nextLeast: 0, leaders: 0 };
const strengths = [0, 0, 0, 0, 0];

/** The other seats in a land, by their Ichtos. */
const rivals = nobody();

function lookAtRivals({ seats, ichtos }: Position, start: number, seat: Seat): void {
  clear(rivals);
  for (let other = 0; other < seats; other++) if (other !== seat) enter(rivals, ichtos[start + other] ?? 0);
}

/** 0: loses; 1: shares; 2: wins. */
const outcomeOf = (points: number): number => (points === 0 ? 0 : points - 1);

function noteLands(position: Position, seat: Seat, { odds, muscles }: Glance, list: TraitList): void {
  let prospect = 0;
  let shut = 0;
  for (const land of REGIONS) {
    const start = rowOf(land) * position.seats;
    const own = Math.min(position.ichtos[start + seat] ?? 0, CROWD);
    if (own === 0) continue;
    if (odds.isGone[land]) {
      add(list, traitOf(family.CHIPLESS_LAND, own - 1));
      continue;
    }
    weighStrengths(position, land, muscles, strengths);
    measure(strengths, position.seats, crowd);
    lookAtRivals(position, start, seat);
    const points = pointsOf(strengths[seat] ?? 0, crowd);
    const isOpen = odds.isOpen[land] === true;
    noteLand(own, outcomeOf(points), isOpen ? 1 : 0, list);
    if (isOpen) prospect += points;
    else shut++;
  }
  add(list, traitOf(family.PROSPECT, Math.round((prospect / Math.max(1, odds.open)) * 5)));
  add(list, traitOf(family.SHUT_LANDS, shut));
}

function noteLand(own: number, outcome: number, open: number, list: TraitList): void {
  const byRival = (own - 1) * (CROWD + 1) + Math.min(rivals.first, CROWD);
  add(list, traitOf(family.LAND, (byRival * 3 + outcome) * 2 + open));
  if (rivals.second === 0) return;
  add(list, traitOf(family.THIRD_COLOUR, ((own - 1) * 4 + Math.min(rivals.second, 4) - 1) * 2 + open));
}

function noteOceans(position: Position, seat: Seat, { openCoast }: Glance, list: TraitList): void {
  const isCared = hasGene(position, seat, 'care');
  let born = 0;
  for (let row = 0; row < OCEANS.length; row++) {
    const own = position.ichtos[row * position.seats + seat] ?? 0;
    const coast = Math.min((openCoast[row] ?? 0) >> 1, family.OF_OCEAN_COASTS - 1);
    add(list, traitOf(family.OCEAN, Math.min(own, 12) * family.OF_OCEAN_COASTS + coast));
    born += youngOf(own, isCared);
  }
  add(list, traitOf(family.YOUNG, born));
}

function noteBelongings(position: Position, seat: Seat, glance: Glance, list: TraitList): void {
  const ashore = glance.onLand[seat] ?? 0;
  add(list, traitOf(family.RESERVE, ofSeat(position.reserve, seat)));
  add(list, traitOf(family.EXTRA_TURNS, ofSeat(position.extraTurns, seat)));
  for (const gene of position.genes[seat] ?? []) add(list, traitOf(family.GENE, GENES.indexOf(gene)));
  add(list, traitOf(family.MORE_ON_MAP, family.MANY_MORE + leadOf(onMap(position, seat), glance.map)));
  add(list, traitOf(family.MORE_ON_LAND, family.MANY_MORE + leadOf(ashore, glance.land)));
}

/** Each number of seats (three, four or five) has its own traits. */
const tableOf = (seats: number): number => (seats - 3) * family.OF_SEATS;

function noteTrack(position: Position, seat: Seat, { track: leaders }: Glance, list: TraitList): void {
  const { track, seats } = position;
  const space = ofSeat(track, seat);
  let rank = 0;
  for (const other of track) if (other > space) rank++;
  add(list, traitOf(family.LEAD, family.FAR_AHEAD + leadOf(space, leaders)));
  add(list, traitOf(family.SECOND_LEAD, family.FAR_AHEAD + secondLeadOf(space, leaders)));
  add(list, traitOf(family.LEADERS_SPACE, leaders.first));
  add(list, traitOf(family.SPACE, space));
  add(list, traitOf(family.RANK, tableOf(seats) + rank));
}

function noteTime(position: Position, seat: Seat, glance: Glance, list: TraitList): void {
  const { seats, environment, panicked, mutations } = position;
  const place = (seat - (environment ?? 0) + seats) % seats;
  const past = Math.min(epochOf(position) - 1, 4);
  add(list, traitOf(family.ROLE, tableOf(seats) + place));
  add(list, traitOf(family.OPEN_CHIPS, glance.odds.open));
  add(list, traitOf(family.AGE, (past * 2 + (panicked ? 1 : 0)) * family.OF_MUTATIONS + mutations));
}
