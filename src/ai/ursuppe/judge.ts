/** A seat's chance to win, by rule of thumb: the track, what the coming rounds bring, BP, and hungry amoebas. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { countOf } from '#games/ursuppe/amoebas.ts';
import { LAST_ROUND } from '#games/ursuppe/box.ts';
import { driftings } from '#games/ursuppe/outlook/drifting.ts';
import { doomedOf } from '#games/ursuppe/outlook/forecast.ts';
import { spacesForAmoebas, spacesForGenes } from '#games/ursuppe/scoring.ts';
import { ofSeat, type Position } from '#games/ursuppe/state.ts';

/** All in spaces of the track. */
const BP = 0.22;
const AMOEBA = 0.9;
const GENE_ROUND = 0.75;
const AMOEBA_ROUND = 0.6;
const DAMAGE = 0.5;
const HUNGER = 0.35;
/** So far ahead that a lead decides. */
const SCALE = 4;
/** A lead from further rounds than these is not believed. */
const FORESIGHT = 4;

function hungerOf(position: Position, seat: Seat): number {
  return driftings(position, seat).reduce(
    (sum, { meals, damage, hasActed }) => sum + DAMAGE * damage + (meals === 'none' && !hasActed ? HUNGER : 0),
    0,
  );
}

function worthOf(position: Position, seat: Seat): number {
  const rounds = Math.min(FORESIGHT, LAST_ROUND - position.round + 1);
  const alive = countOf(position, seat) - doomedOf(position, seat).length;
  return (
    ofSeat(position.track, seat) +
    rounds * (AMOEBA_ROUND * spacesForAmoebas(alive) + GENE_ROUND * spacesForGenes(position.genes[seat] ?? 0)) +
    BP * ofSeat(position.bp, seat) +
    AMOEBA * alive -
    hungerOf(position, seat)
  );
}

export function judge(position: Position): readonly number[] {
  const weights = seatsOf(position.seats).map((seat) => Math.exp(worthOf(position, seat) / SCALE));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
