/** A position after Phase 1, from one seat's side: a list of traits. */
import type { Seat } from '#engine/seat.ts';
import { deadlyFor } from '#games/ursuppe/amoebas.ts';
import { neighbour, type Space } from '#games/ursuppe/board.ts';
import { AMOEBAS, FINISH_SPACES, LAST_ROUND, MIN_SEATS } from '#games/ursuppe/box.ts';
import { environmentOf } from '#games/ursuppe/cards.ts';
import { mutationPointsIn } from '#games/ursuppe/defects.ts';
import { genesCounted, spacesForAmoebas, spacesForGenes } from '#games/ursuppe/scoring.ts';
import { ofSeat, type Position } from '#games/ursuppe/state.ts';
import type { TraitList } from '../search/network.ts';
import { type Family, traitOf } from '../search/trait-families.ts';
import { canEat } from './food.ts';
import * as family from './trait-families.ts';
import { expectedExcess } from './worth.ts';

/** All genes, and one of each other family. */
const MOST_TRAITS = 48;

export const emptyTraits = (): TraitList => ({ traits: new Int16Array(MOST_TRAITS), length: 0 });

/** What a seat has. */
interface Standing {
  readonly alive: number;
  readonly hurt: number;
  readonly doomed: number;
  readonly fed: number;
  readonly income: number;
}

/** What all seats have, looked at once for each position. */
export type Glance = readonly Standing[];

export const glanceAt = (position: Position): Glance =>
  position.track.map((_, seat) => standingOf(position, seat as Seat));

function standingOf(position: Position, seat: Seat): Standing {
  const deadly = deadlyFor(position, seat);
  let [alive, hurt, doomed, fed] = [0, 0, 0, 0];
  for (let index = seat * AMOEBAS; index < (seat + 1) * AMOEBAS; index++) {
    const space = position.spaces[index] ?? 0;
    if (space === 0) continue;
    const left = deadly - (position.damage[index] ?? 0);
    if (left <= 0) doomed++;
    else {
      alive++;
      if (left === 1) hurt++;
      fed += chanceToEat(position, seat, space);
    }
  }
  const income = spacesForAmoebas(alive) + spacesForGenes(position.genes[seat] ?? 0);
  return { alive, hurt, doomed, fed, income };
}

/** How likely the next card drifts it to a meal, as the food lies. */
function chanceToEat(position: Position, seat: Seat, space: Space): number {
  const { deck } = position;
  let meals = 0;
  for (const card of deck) {
    const { drift } = environmentOf(card);
    const target = drift === null ? space : neighbour(space, drift) || space;
    if (canEat(position, seat, target)) meals++;
  }
  return deck.length === 0 ? 0 : meals / deck.length;
}

/** The highest of the other seats' numbers. */
function bestOther(numbers: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < numbers.length; other++) {
    if (other !== seat) best = Math.max(best, numbers[other] ?? 0);
  }
  return best;
}

/** One list is read before the next is written. */
export function noteTraits(position: Position, seat: Seat, glance: Glance, list: TraitList): void {
  list.length = 0;
  const add = (of: Family, value: number): void => {
    list.traits[list.length++] = traitOf(of, value);
  };
  noteTime(position, glance, add);
  noteTrack(position, seat, add);
  noteAmoebas(seat, glance, add);
  noteGenes(position, seat, add);
}

type Add = (of: Family, value: number) => void;

const tableOf = (seats: number): number => seats - MIN_SEATS;

function noteTime({ seats, round, track, finish }: Position, glance: Glance, add: Add): void {
  const goal = FINISH_SPACES[finish];
  let left = LAST_ROUND - round + 1;
  for (let seat = 0; seat < seats; seat++) {
    const pace = Math.max(1, glance[seat]?.income ?? 0);
    left = Math.min(left, Math.ceil((goal - (track[seat] ?? 0)) / pace));
  }
  add(family.ROUND, tableOf(seats) * LAST_ROUND + round - 1);
  add(family.TO_GO, goal - Math.max(...track));
  add(family.ROUNDS_LEFT, left);
}

function noteTrack({ seats, track, bp }: Position, seat: Seat, add: Add): void {
  const own = ofSeat(track, seat);
  const others = track.filter((_, other) => other !== seat).sort((a, b) => b - a);
  add(family.LEAD, family.FAR_AHEAD + own - (others[0] ?? 0));
  add(family.SECOND_LEAD, family.FAR_AHEAD + own - (others[1] ?? 0));
  add(family.RANK, tableOf(seats) * family.OF_SEATS + others.filter((other) => other > own).length);
  add(family.BP, ofSeat(bp, seat));
  add(family.RICHER, family.MUCH_RICHER + ofSeat(bp, seat) - bestOther(bp, seat));
}

function noteAmoebas(seat: Seat, glance: Glance, add: Add): void {
  const own = glance[seat];
  if (!own) return;
  const others = glance.filter((_, other) => other !== seat);
  add(family.AMOEBA_COUNT, own.alive);
  add(family.HURT, own.hurt);
  add(family.DOOMED, own.doomed);
  add(family.FED, Math.round(2 * own.fed));
  add(family.HUNGRY, Math.round(2 * (own.alive - own.fed)));
  add(family.MORE_AMOEBAS, AMOEBAS + own.alive - Math.max(...others.map(({ alive }) => alive)));
  add(family.INCOME, own.income);
  add(family.MORE_INCOME, family.FASTER + own.income - Math.max(...others.map(({ income }) => income)));
}

function noteGenes(position: Position, seat: Seat, add: Add): void {
  const genes = position.genes[seat] ?? 0;
  for (let rest = genes, place = 0; rest !== 0; rest >>>= 1, place++) if (rest & 1) add(family.GENE, place);
  add(family.GENE_COUNT, genesCounted(genes));
  add(family.MUTATION, mutationPointsIn(genes));
  add(family.EXCESS, Math.round(2 * expectedExcess(position, genes)));
}
