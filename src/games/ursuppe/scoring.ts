/** Phase 6: the markers advance for amoebas on the board and for genes. */
import type { Seat } from '#engine/seat.ts';
import { countOf } from './amoebas.ts';
import { FINISH_SPACES, LAST_ROUND } from './box.ts';
import type { Tell } from './events.ts';
import { byGene, type Gene, type GeneSet, isAdvanced, sumOver } from './genes.ts';
import { ofSeat, type Position, type State } from './state.ts';
import { advanceMarker, descending, leader } from './track.ts';

/** By number of amoebas on the board. */
const FOR_AMOEBAS: readonly number[] = [0, 0, 0, 1, 2, 4, 5, 6];
/** By number of genes; more than six count as six. */
const FOR_GENES: readonly number[] = [0, 0, 0, 1, 2, 3, 4];

const weightOf = (gene: Gene): number => {
  if (gene === 'ray') return 0;
  return isAdvanced(gene) ? 2 : 1;
};

const WEIGHTS = byGene(weightOf);

/** What so many amoebas on the board bring. */
export const spacesForAmoebas = (count: number): number => FOR_AMOEBAS[count] ?? 0;

/** As how many genes a set counts: an advanced gene as two, Ray Protection as none. */
export const genesCounted = (genes: GeneSet): number => sumOver(genes, WEIGHTS);

/** What a set of genes brings. */
export const spacesForGenes = (genes: GeneSet): number =>
  FOR_GENES[Math.min(genesCounted(genes), FOR_GENES.length - 1)] ?? 0;

/** How many free spaces a marker would advance now. */
const advanceFor = (position: Position, seat: Seat): { amoebas: number; genes: number } => ({
  amoebas: spacesForAmoebas(countOf(position, seat)),
  genes: spacesForGenes(position.genes[seat] ?? 0),
});

/** Leader first, each completely before the next. */
export function score(state: State, tell: Tell): void {
  for (const seat of descending(state)) {
    const { amoebas, genes } = advanceFor(state, seat);
    const from = ofSeat(state.track, seat);
    const to = advanceMarker(state, seat, amoebas + genes);
    tell?.({ kind: 'scored', seat, amoebas, genes, from, to });
  }
}

/** R-FINISH, R-SHORT: a marker stands in the finish, or the last round is over. */
export const isFinished = (position: Position): boolean =>
  position.round === LAST_ROUND || ofSeat(position.track, leader(position)) >= FINISH_SPACES[position.finish];
