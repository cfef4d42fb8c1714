/** Genes and amoebas: what to give back, what to buy, where to divide. */
import type { Seat } from '#engine/seat.ts';
import { countOf, isOn, numbersOf, spaceOf, standingOf } from '#games/ursuppe/amoebas.ts';
import { SPACES, type Space } from '#games/ursuppe/board.ts';
import { NUMBERS } from '#games/ursuppe/box.ts';
import { everyGift, excessOf } from '#games/ursuppe/defects.ts';
import { divisionPrice, isDivisionSpace } from '#games/ursuppe/division.ts';
import {
  basesOf,
  defectValue,
  GENES,
  type Gene,
  holds,
  isAdvanced,
  priceOf,
  withGene,
  withoutGene,
} from '#games/ursuppe/genes.ts';
import { refusePurchase } from '#games/ursuppe/new-genes.ts';
import { driftTarget } from '#games/ursuppe/outlook/drifting.ts';
import { freeStartSpaces } from '#games/ursuppe/setup.ts';
import type { Position } from '#games/ursuppe/state.ts';
import { mealsAt } from './food.ts';
import { worthOfSpace } from './going.ts';
import type { Weighed } from './steps.ts';
import { type Worth, worthOfGenes, worthOfNext } from './worth.ts';

/** Phase 2. */
export function gifts(worth: Worth): Weighed[] {
  const { position, seat, bp } = worth;
  const owned = position.genes[seat] ?? 0;
  const excess = excessOf(position, seat);
  return [...everyGift(position, seat)].map((genes) => {
    const paid = Math.max(0, excess - genes.reduce((sum, gene) => sum + defectValue(gene), 0));
    return {
      move: { kind: 'give', genes },
      promise: worthOfGenes(worth, genes.reduce(withoutGene, owned)) - paid * bp,
    };
  });
}

/** For an advanced gene, each basic one that may be given for it. */
function exchanges({ genes, bought }: Position, seat: Seat, gene: Gene): readonly (Gene | 'nothing')[] {
  if (!isAdvanced(gene)) return ['nothing'];
  return basesOf(gene).filter((basis) => holds(genes[seat] ?? 0, basis) && !holds(bought, basis));
}

/** Phase 3. */
export function purchases(worth: Worth): Weighed[] {
  const { position, seat, bp } = worth;
  const owned = position.genes[seat] ?? 0;
  const before = worthOfGenes(worth, owned);
  const moves: Weighed[] = [{ move: { kind: 'done' }, promise: 0 }];
  for (const gene of GENES) {
    if (refusePurchase(position, seat, gene) !== null) continue;
    for (const gives of exchanges(position, seat, gene)) {
      const after = withGene(gives === 'nothing' ? owned : withoutGene(owned, gives), gene);
      const promise = worthOfGenes(worth, after) - before - bp * priceOf(gene);
      moves.push({ move: { kind: 'buy', gene, gives }, promise });
    }
  }
  return moves;
}

/** How many other own amoebas the drift takes to this space. */
function ownComing(position: Position, seat: Seat, target: Space): number {
  let coming = 0;
  for (const amoeba of numbersOf(position, seat)) {
    if (driftTarget(position, standingOf(position, seat, amoeba)) === target) coming++;
  }
  return coming;
}

/** A space for a new amoeba: what lies where the drift will take it. */
function siteWorth(worth: Worth, space: Space): number {
  const { position, seat, scales } = worth;
  const target = driftTarget(position, space);
  const isFed = mealsAt(position, seat, target) > ownComing(position, seat, target);
  return worthOfSpace(worth, target, scales.site, isFed);
}

/** Of the lowest free number. */
function placings(worth: Worth, isOpen: (space: Space) => boolean, gain: number): Weighed[] {
  const { position, seat } = worth;
  const amoeba = NUMBERS.find((number) => spaceOf(position, seat, number) === 0);
  if (amoeba === undefined) return [];
  return SPACES.filter(isOpen).map((space) => ({
    move: { kind: 'place', amoeba, space },
    promise: gain + siteWorth(worth, space),
  }));
}

/** Phase 4. */
export function divisions(worth: Worth): Weighed[] {
  const { position, seat, bp } = worth;
  const gain = worthOfNext(worth, countOf(position, seat)) - bp * divisionPrice(position, seat);
  const spaces = placings(worth, (space) => isDivisionSpace(position, seat, space), gain);
  return [{ move: { kind: 'done' }, promise: 0 }, ...spaces];
}

/** At setup, on spaces without amoebas. */
export const firstPlacings = (worth: Worth): Weighed[] => {
  const { position } = worth;
  const isFree = (space: Space): boolean => position.genes.every((_, seat) => !isOn(position, seat as Seat, space));
  return placings(worth, isFree, 0);
};

export const starts = ({ position }: Worth): Weighed[] =>
  freeStartSpaces(position).map((space) => ({ move: { kind: 'start', space }, promise: space / 4 }));
