/** What a player's things are worth as the game stands, in spaces of the track. */
import type { Seat } from '#engine/seat.ts';
import { countOf, damageOf, deadlyFor } from '#games/ursuppe/amoebas.ts';
import { AMOEBAS, type AmoebaNumber, FINISH_SPACES, LAST_ROUND } from '#games/ursuppe/box.ts';
import { environmentOf } from '#games/ursuppe/cards.ts';
import { mutationPointsIn } from '#games/ursuppe/defects.ts';
import { type GeneSet, sumOver } from '#games/ursuppe/genes.ts';
import { genesCounted, spacesForAmoebas, spacesForGenes } from '#games/ursuppe/scoring.ts';
import type { Position } from '#games/ursuppe/state.ts';
import type { Scales } from './scales.ts';

/** One player's measure of things in one position. */
export interface Worth {
  readonly position: Position;
  readonly seat: Seat;
  readonly scales: Scales;
  /** Rounds that will be scored after this one, as far as they count. */
  readonly later: number;
  /** One BP. */
  readonly bp: number;
}

/** The rounds after this one until somebody reaches the finish. */
function roundsLeft({ track, finish, round }: Position, pace: number): number {
  const toGo = FINISH_SPACES[finish] - Math.max(...track);
  return Math.max(0, Math.min(LAST_ROUND - round, toGo / pace - 1));
}

export function worthFor(position: Position, seat: Seat, scales: Scales): Worth {
  const later = Math.min(scales.foresight, roundsLeft(position, scales.pace));
  const bp = scales.lastBp + (scales.bp * later) / scales.foresight;
  return { position, seat, scales, later, bp };
}

const at = (table: readonly number[], index: number): number => table[Math.min(index, table.length - 1)] ?? 0;

/** So many amoebas: what they score in this round and later. */
const worthOfAmoebas = ({ scales, later }: Worth, count: number): number =>
  spacesForAmoebas(count) + later * at(scales.amoebas, count);

/** What one amoeba more brings, and what the last one to die takes along. */
export const worthOfNext = (worth: Worth, count: number): number =>
  count >= AMOEBAS ? 0 : worthOfAmoebas(worth, count + 1) - worthOfAmoebas(worth, count);

/** What one of a player's amoebas is worth to that player. */
export function worthOfAmoeba(worth: Worth, owner: Seat, amoeba: AmoebaNumber): number {
  const { position, scales } = worth;
  const missing = deadlyFor(position, owner) - damageOf(position, owner, amoeba);
  if (missing <= 0) return 0;
  const whole = worthOfNext(worth, countOf(position, owner) - 1);
  return missing === 1 ? whole * (1 - scales.damage) : whole;
}

/** What a seat's amoeba loses by starving. */
export function costOfHunger(worth: Worth, amoeba: AmoebaNumber): number {
  const { position, seat, scales, later } = worth;
  const missing = deadlyFor(position, seat) - damageOf(position, seat, amoeba);
  if (missing <= 0) return 0;
  const count = countOf(position, seat);
  if (missing === 1) return worthOfNext(worth, count - 1) * (1 - scales.damage);
  const inLaterRounds = later * (at(scales.amoebas, count) - at(scales.amoebas, count - 1));
  return (scales.damage * inLaterRounds) / (missing - 1);
}

/** How many mutation points too many the next card will find, on average. */
export function expectedExcess({ deck }: Position, genes: GeneSet): number {
  const points = mutationPointsIn(genes);
  let sum = 0;
  for (const card of deck) sum += Math.max(0, points - environmentOf(card).ozone);
  return deck.length === 0 ? 0 : sum / deck.length;
}

/** A set of genes: its points, what it does, and the defects it will bring. */
export function worthOfGenes({ position, scales, later }: Worth, genes: GeneSet): number {
  const count = at(scales.geneCounts, genesCounted(genes));
  const risk = later > 0 ? scales.defect * expectedExcess(position, genes) : 0;
  return spacesForGenes(genes) + later * (count + sumOver(genes, scales.genes)) - risk;
}
