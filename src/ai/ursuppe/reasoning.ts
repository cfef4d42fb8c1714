/** Finds the reason for a move. */
import type { Seat } from '#engine/seat.ts';
import { countOf, damageOf, deadlyFor, standingOf } from '#games/ursuppe/amoebas.ts';
import type { Space } from '#games/ursuppe/board.ts';
import { type AmoebaNumber, INCOME } from '#games/ursuppe/box.ts';
import { excessOf } from '#games/ursuppe/defects.ts';
import { affordableAmoebas } from '#games/ursuppe/division.ts';
import { actingSpace } from '#games/ursuppe/drift.ts';
import { defectValue, withGene, withoutGene } from '#games/ursuppe/genes.ts';
import type { Move, MoveOf } from '#games/ursuppe/moves.ts';
import { driftTarget } from '#games/ursuppe/outlook/drifting.ts';
import { doomedOf } from '#games/ursuppe/outlook/forecast.ts';
import { spacesForAmoebas, spacesForGenes } from '#games/ursuppe/scoring.ts';
import { freeStartSpaces } from '#games/ursuppe/setup.ts';
import { attackIn, ofSeat, type Position } from '#games/ursuppe/state.ts';
import { mealsAt } from './food.ts';
import { oddsOfAttack, oddsOfFight, oddsOfFlight } from './odds.ts';
import { isDying, ON_THE_WHOLE, percentOf, type Reason, type Site } from './reason.ts';
import { forClinging, forDrifting, forGoing, forMoving, forResting } from './reason-for-steps.ts';

export function reasonFor(view: Position, seat: Seat, move: Move): Reason {
  switch (move.kind) {
    case 'start':
      return forStarting(view, move);
    case 'place':
      return view.phase === 'place' ? forSite(view, seat, move) : forDividing(view, seat, move);
    case 'drift':
      return forDrifting(view, seat, move);
    case 'move':
    case 'again':
    case 'stay':
      return forMoving(view, seat, move);
    case 'go':
      return forGoing(view, seat, move);
    case 'rest':
      return forResting(view, seat, move.amoeba);
    case 'cling':
      return forClinging(view, seat, move);
    case 'eat':
      return forEating(view, seat, move);
    case 'starve':
      return forStarving(view, seat, move.amoeba);
    case 'struggle':
    case 'aggress':
      return forAttacking(view, seat, move);
    case 'fight':
      return { id: 'fight', values: { percent: percentOf(oddsOfFight(view, seat)) } };
    case 'flee':
      return { id: 'flee', values: { percent: percentOf(oddsOfFlight(view, seat, attackIn(view).space)) } };
    case 'yield':
      return isDying(view, seat, move.amoeba) ? { id: 'dies-anyway', values: {} } : ON_THE_WHOLE;
    case 'give':
      return forGiving(view, seat, move);
    case 'buy':
      return forBuying(view, seat, move);
    case 'done':
      return view.phase === 'genes' ? forSaving(view, seat) : keepBp(view, seat);
    case 'pass':
      return keepBp(view, seat);
  }
}

function forStarting(view: Position, { space }: MoveOf<'start'>): Reason {
  const free = freeStartSpaces(view);
  if (space === Math.max(...free)) return { id: 'start-ahead', values: { space } };
  return { id: space === Math.min(...free) ? 'start-behind' : 'start-between', values: { space } };
}

function siteOf(view: Position, seat: Seat, at: Space): Site {
  const space = driftTarget(view, at);
  return { at, space, meals: mealsAt(view, seat, space) };
}

const forSite = (view: Position, seat: Seat, { space }: MoveOf<'place'>): Reason => ({
  id: 'site',
  values: siteOf(view, seat, space),
});

const living = (view: Position, seat: Seat): number => countOf(view, seat) - doomedOf(view, seat).length;

function forDividing(view: Position, seat: Seat, { space }: MoveOf<'place'>): Reason {
  const site = siteOf(view, seat, space);
  const count = living(view, seat) + 1;
  const points = spacesForAmoebas(count);
  if (points > spacesForAmoebas(count - 1)) return { id: 'amoeba-points', values: { ...site, count, points } };
  let more = 1;
  while (spacesForAmoebas(count + more) === points) more++;
  return { id: 'toward-points', values: { ...site, more } };
}

function forEating(view: Position, seat: Seat, { meal, payer }: MoveOf<'eat'>): Reason {
  if (payer !== 'nobody') return { id: 'others-pay', values: {} };
  const eaten = meal.split(',').map(Number);
  const row = (actingSpace(view) - 1) * view.seats;
  const cubes = view.cubes.map((count, index) => count - (eaten[index - row] ?? 0));
  const left = mealsAt({ ...view, cubes }, seat, actingSpace(view));
  return { id: 'meal', values: { cubes: eaten.reduce((sum, count) => sum + count, 0), left } };
}

function forStarving(view: Position, seat: Seat, amoeba: AmoebaNumber): Reason {
  if (isDying(view, seat, amoeba)) return { id: 'dies-anyway', values: {} };
  const damage = damageOf(view, seat, amoeba) + 1;
  const deadly = deadlyFor(view, seat);
  return damage < deadly ? { id: 'bears-hunger', values: { damage, deadly } } : ON_THE_WHOLE;
}

function forAttacking(view: Position, seat: Seat, { owner, prey }: MoveOf<'struggle' | 'aggress'>): Reason {
  if (owner === seat) return isDying(view, seat, prey) ? { id: 'doomed-prey', values: {} } : ON_THE_WHOLE;
  const space = standingOf(view, owner, prey);
  return { id: 'prey', values: { percent: percentOf(oddsOfAttack(view, seat, owner, space)) } };
}

function forGiving(view: Position, seat: Seat, { genes }: MoveOf<'give'>): Reason {
  const excess = excessOf(view, seat);
  const bp = ofSeat(view.bp, seat);
  if (genes.length === 0) return { id: 'keep-genes', values: { paid: excess } };
  const owned = view.genes[seat] ?? 0;
  const points = spacesForGenes(genes.reduce(withoutGene, owned));
  if (points === spacesForGenes(owned)) return { id: 'points-stay', values: { points } };
  if (bp < excess) return { id: 'must-give', values: { excess, bp } };
  const value = genes.reduce((sum, gene) => sum + defectValue(gene), 0);
  return { id: 'spares-bp', values: { spared: Math.min(excess, value) } };
}

function forBuying(view: Position, seat: Seat, { gene, gives }: MoveOf<'buy'>): Reason {
  const owned = view.genes[seat] ?? 0;
  const left = gives === 'nothing' ? owned : withoutGene(owned, gives);
  const points = spacesForGenes(withGene(left, gene));
  return points > spacesForGenes(owned)
    ? { id: 'gene-points', values: { gene, points } }
    : { id: 'gene', values: { gene } };
}

/** Phase 4 comes with its income before anything else is paid for. */
function forSaving(view: Position, seat: Seat): Reason {
  const bp = ofSeat(view.bp, seat);
  const count = affordableAmoebas({ ...view, bp: view.bp.map((own) => own + INCOME) }, seat);
  return count > 0 ? { id: 'save-to-divide', values: { bp, count } } : { id: 'save', values: { bp } };
}

const keepBp = (view: Position, seat: Seat): Reason => ({ id: 'save', values: { bp: ofSeat(view.bp, seat) } });
