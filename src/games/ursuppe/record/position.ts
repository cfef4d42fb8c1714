/** A position for comparing, exactly as the record format spells it. */
import { seatsOf } from '#engine/seat.ts';
import { damageOf, numbersOf, spaceOf } from '../amoebas.ts';
import { SPACES } from '../board.ts';
import { allCubesOn } from '../cubes.ts';
import { decider } from '../decider.ts';
import { genesIn, genesInGame, PLACE } from '../genes.ts';
import type { Position } from '../state.ts';
import { leader } from '../track.ts';

export function formatPosition(position: Position): string {
  const { phase } = position;
  const isOver = phase === 'over';
  const toAct = decider(position);
  return JSON.stringify({
    round: position.round,
    phase,
    card: position.card,
    deck: position.deck,
    order: position.order,
    track: position.track,
    bp: position.bp,
    genes: position.genes.map(genesIn),
    armour_for: position.armourFor,
    pool: Object.fromEntries(genesInGame(position.seats).map((gene) => [gene, position.pool[PLACE[gene]]])),
    bought: genesIn(position.bought),
    amoebas: amoebasIn(position),
    cubes: SPACES.map((space) => allCubesOn(position, space)),
    reserve: position.reserve,
    turn: position.turn,
    amoeba: position.amoeba,
    moving: movingIn(position),
    attack: attackIn(position),
    to_act: toAct === null ? [] : [toAct],
    over: isOver,
    winner: isOver ? leader(position) : null,
  });
}

/** Number, space and damage of those on the board. */
const amoebasIn = (position: Position): number[][][] =>
  seatsOf(position.seats).map((seat) =>
    numbersOf(position, seat).map((number) => [
      number,
      spaceOf(position, seat, number),
      damageOf(position, seat, number),
    ]),
  );

function movingIn({ moving }: Position): object | null {
  if (moving === null) return null;
  const { seat, amoeba, step, roll, to, take } = moving;
  return { seat, amoeba, step, roll, to, take };
}

function attackIn({ attack }: Position): object | null {
  if (attack === null) return null;
  const { owner, prey, space, attempt, fought, throws, fled } = attack;
  return { on: [owner, prey], space, attempt, fought, throws, fled };
}
