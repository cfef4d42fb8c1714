/** Why a move is good: an id for the words, and the numbers and ids they need. True of the position it is given for. */
import type { Seat } from '#engine/seat.ts';
import { countOf, standingOf } from '#games/ursuppe/amoebas.ts';
import { neighbour, type Space } from '#games/ursuppe/board.ts';
import { excessOf } from '#games/ursuppe/defects.ts';
import { defectValue, type Gene, withGene, withoutGene } from '#games/ursuppe/genes.ts';
import type { Move, MoveOf } from '#games/ursuppe/moves.ts';
import { driftTarget, mealsOn } from '#games/ursuppe/outlook/drifting.ts';
import { spacesForAmoebas, spacesForGenes } from '#games/ursuppe/scoring.ts';
import { hasGene, type Position } from '#games/ursuppe/state.ts';

type Plain =
  | 'start'
  | 'save'
  | 'dice'
  | 'cling-along'
  | 'let-go'
  | 'meal'
  | 'hunger'
  | 'defend'
  | 'yield'
  | 'more-amoebas';

export type Reason =
  | { readonly id: Plain; readonly values: Readonly<Record<never, never>> }
  | { readonly id: 'food' | 'no-food' | 'away-from-hunger' | 'room'; readonly values: { readonly space: Space } }
  /** `chance`: in percent, that the attack succeeds unless the prey defends itself well; 100 if it can't. */
  | { readonly id: 'prey'; readonly values: { readonly chance: number } }
  | { readonly id: 'keep-genes'; readonly values: { readonly paid: number } }
  | { readonly id: 'give-genes'; readonly values: { readonly count: number } }
  | { readonly id: 'gene'; readonly values: { readonly gene: Gene } }
  | { readonly id: 'gene-points'; readonly values: { readonly gene: Gene; readonly count: number } }
  | { readonly id: 'amoeba-points'; readonly values: { readonly count: number; readonly points: number } };

const plain = (id: Plain): Reason => ({ id, values: {} });

export function reasonFor(view: Position, seat: Seat, move: Move): Reason {
  switch (move.kind) {
    case 'start':
      return plain('start');
    case 'place':
      return placing(view, seat, move);
    case 'drift':
      return drifting(view, seat, move);
    case 'move':
    case 'stay':
    case 'flee':
    case 'again':
      return moving(view, seat, move);
    case 'go':
      return plain('dice');
    case 'rest':
      return plain('save');
    case 'cling':
      return plain(move.amoebas.length > 0 ? 'cling-along' : 'let-go');
    case 'eat':
      return plain('meal');
    case 'starve':
      return plain('hunger');
    case 'struggle':
    case 'aggress':
      return { id: 'prey', values: { chance: canDefend(view, move.owner, seat) ? 50 : 100 } };
    case 'fight':
      return plain('defend');
    case 'yield':
      return plain('yield');
    case 'give':
      return giving(view, seat, move);
    case 'buy':
      return buying(view, seat, move);
    case 'done':
    case 'pass':
      return plain('save');
  }
}

const canDefend = (view: Position, owner: Seat, attacker: Seat): boolean =>
  owner !== attacker && (hasGene(view, owner, 'defense') || hasGene(view, owner, 'escape'));

function placing(view: Position, seat: Seat, { space }: MoveOf<'place'>): Reason {
  if (view.phase === 'place') return { id: 'room', values: { space } };
  const count = countOf(view, seat) + 1;
  const points = spacesForAmoebas(count);
  const isMore = points > spacesForAmoebas(count - 1);
  return isMore ? { id: 'amoeba-points', values: { count, points } } : plain('more-amoebas');
}

function drifting(view: Position, seat: Seat, { amoeba }: MoveOf<'drift'>): Reason {
  const space = driftTarget(view, standingOf(view, seat, amoeba));
  return { id: mealsOn(view, seat, space) === 'none' ? 'no-food' : 'food', values: { space } };
}

function moving(view: Position, seat: Seat, move: MoveOf<'move' | 'stay' | 'flee' | 'again'>): Reason {
  if (move.kind === 'flee') return plain('defend');
  const from = standingOf(view, seat, move.amoeba);
  const way = move.kind === 'stay' ? 'stay' : move.way;
  const to = way === 'dice' ? null : way === 'stay' ? from : neighbour(from, way) || from;
  if (to !== null && mealsOn(view, seat, to) !== 'none') return { id: 'food', values: { space: to } };
  const drifted = driftTarget(view, from);
  if (move.kind === 'again') return plain('dice');
  return mealsOn(view, seat, drifted) === 'none'
    ? { id: 'away-from-hunger', values: { space: drifted } }
    : { id: 'room', values: { space: to ?? from } };
}

function giving(view: Position, seat: Seat, { genes }: MoveOf<'give'>): Reason {
  const paid = excessOf(view, seat) - genes.reduce((sum, gene) => sum + defectValue(gene), 0);
  return genes.length === 0
    ? { id: 'keep-genes', values: { paid } }
    : { id: 'give-genes', values: { count: genes.length } };
}

function buying(view: Position, seat: Seat, { gene, gives }: MoveOf<'buy'>): Reason {
  const owned = view.genes[seat] ?? 0;
  const left = gives === 'nothing' ? owned : withoutGene(owned, gives);
  const count = spacesForGenes(withGene(left, gene));
  return count > spacesForGenes(owned)
    ? { id: 'gene-points', values: { gene, count } }
    : { id: 'gene', values: { gene } };
}
