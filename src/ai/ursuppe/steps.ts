/** The steps worth a thought: drifting, moving, staying, going on, clinging. */
import type { Seat } from '#engine/seat.ts';
import { numbersOn, standingOf } from '#games/ursuppe/amoebas.ts';
import { DIRECTIONS, neighbour, type Space } from '#games/ursuppe/board.ts';
import { type Cubes, NO_CUBES } from '#games/ursuppe/cubes.ts';
import { actingAmoeba, actingSpace, driftFrom } from '#games/ursuppe/drift.ts';
import type { Move, MoveOf } from '#games/ursuppe/moves.ts';
import { refuseStepPrice, stepPrice } from '#games/ursuppe/moving.ts';
import { outcomesIn } from '#games/ursuppe/outcomes.ts';
import { hasGene, movingIn, type Position } from '#games/ursuppe/state.ts';
import { canTake } from '#games/ursuppe/tentacle.ts';
import type { PromisingMove } from '../search/policy.ts';
import { isSameLoad, loadForMeal, richestLoad } from './food.ts';
import { type Goer, goerFor, maySpeed, targetOf, worthOfArriving, worthOfGoing, worthOfStaying } from './going.ts';
import type { Worth } from './worth.ts';

export type Weighed = PromisingMove<Move>;

/** None, what brings a meal about, and as much as possible. */
function loadsFor(position: Position, seat: Seat, from: Space, to: Space): Cubes[] {
  const loads: Cubes[] = [loadForMeal(position, seat, from, to) ?? NO_CUBES];
  if (from === to || !canTake(position, seat, from)) return [NO_CUBES];
  const others = [richestLoad(position, seat, from, to), NO_CUBES];
  for (const load of others) if (!loads.some((own) => isSameLoad(own, load))) loads.push(load);
  return loads;
}

/** The first load is the one the worth of arriving is reckoned with. */
const LESS_GOOD = 0.05;

function loaded(goer: Goer, to: Space, promise: number, move: (take: Cubes) => Move): Weighed[] {
  const { position, seat } = goer.worth;
  return loadsFor(position, seat, goer.from, to).map((take, index) => ({
    move: move(take),
    promise: promise - LESS_GOOD * index,
  }));
}

/** Phase 1: an amoeba's number has come. */
export function movings(worth: Worth): Weighed[] {
  const { position, seat } = worth;
  const amoeba = actingAmoeba(position);
  const goer = goerFor(worth, amoeba, actingSpace(position));
  const drift = targetOf(goer.from, driftFrom(position, goer.from));
  const drifting = drift === goer.from ? worthOfStaying(goer) : worthOfArriving(goer, drift);
  const moves = loaded(goer, drift, drifting, (take) => ({ kind: 'drift', amoeba, take }));
  if (drift !== goer.from && hasGene(position, seat, 'holding')) {
    moves.push({ move: { kind: 'stay', amoeba }, promise: worthOfStaying(goer) });
  }
  if (refuseStepPrice(position, seat) === null) moves.push(...paidMoves(goer, drift !== goer.from));
  return moves;
}

function paidMoves(goer: Goer, isDisplaced: boolean): Weighed[] {
  const { worth, amoeba } = goer;
  const price = worth.bp * stepPrice(worth.position, worth.seat);
  const moves = waysOf(goer, maySpeed(goer), (way, take) => ({ kind: 'move', amoeba, way, take }));
  const mayStay = isDisplaced && hasGene(worth.position, worth.seat, 'movement2');
  if (mayStay)
    moves.push({ move: { kind: 'move', amoeba, way: 'stay', take: NO_CUBES }, promise: worthOfStaying(goer) });
  return moves.map(({ move, promise }) => ({ move, promise: promise - price }));
}

type Paid = (way: MoveOf<'move'>['way'], take: Cubes) => Move;

/** By dice, or with Movement II in every open direction. */
function waysOf(goer: Goer, mayGoAgain: boolean, move: Paid): Weighed[] {
  if (!hasGene(goer.worth.position, goer.worth.seat, 'movement2')) {
    return [{ move: move('dice', NO_CUBES), promise: worthOfGoing(goer, mayGoAgain) }];
  }
  return DIRECTIONS.flatMap((way) => {
    const to = neighbour(goer.from, way);
    return to === 0 ? [] : loaded(goer, to, worthThere(goer, to, mayGoAgain), (take) => move(way, take));
  });
}

function worthThere(goer: Goer, to: Space, mayGoAgain: boolean): number {
  const there = worthOfArriving(goer, to);
  return mayGoAgain ? Math.max(there, worthOfGoing({ ...goer, from: to }, false)) : there;
}

/** What is made of the dice. */
export function goings(worth: Worth): Weighed[] {
  const goer = underWay(worth);
  const { amoeba, from } = goer;
  const mayGoAgain = movingIn(worth.position).step === 1 && maySpeed(goer);
  return outcomesIn(worth.position).flatMap((way) => {
    const to = targetOf(from, way);
    const promise = to === from ? worthOfStaying(goer) : worthThere(goer, to, mayGoAgain);
    return loaded(goer, to, promise, (take) => ({ kind: 'go', amoeba, way, take }));
  });
}

const underWay = (worth: Worth): Goer => {
  const { amoeba, seat } = movingIn(worth.position);
  return goerFor(worth, amoeba, standingOf(worth.position, seat, amoeba));
};

/** Speed: once more, or rest. */
export function goingsAgain(worth: Worth): Weighed[] {
  const goer = underWay(worth);
  const { amoeba } = goer;
  return [
    { move: { kind: 'rest', amoeba }, promise: worthOfStaying(goer) },
    ...waysOf(goer, false, (way, take) => ({ kind: 'again', amoeba, way, take })),
  ];
}

/** Escape: the ways out of an attack, each with what lies there. */
export const flights = (worth: Worth, amoeba: MoveOf<'flee'>['amoeba']): Weighed[] => {
  const goer = goerFor(worth, amoeba, standingOf(worth.position, worth.seat, amoeba));
  return waysOf({ ...goer, hunger: 0 }, false, (way, take) => ({ kind: 'flee', amoeba, way, take }));
};

/** All who stand there cling, none does, or each alone. */
export function clingings(worth: Worth): Weighed[] {
  const { position, seat } = worth;
  const moving = movingIn(position);
  const from = standingOf(position, moving.seat, moving.amoeba);
  const to = moving.to ?? from;
  const numbers = numbersOn(position, seat, from);
  const gainOf = (amoeba: (typeof numbers)[number]): number => {
    const goer = goerFor(worth, amoeba, from);
    return worthOfArriving(goer, to) - worthOfStaying(goer);
  };
  const gaining = numbers.filter((amoeba) => gainOf(amoeba) > 0);
  const sets = [[], ...numbers.map((amoeba) => [amoeba]), numbers, gaining];
  const distinct = sets.filter((set, index) => sets.findIndex((other) => String(other) === String(set)) === index);
  return distinct.map((amoebas) => ({
    move: { kind: 'cling', amoebas },
    promise: amoebas.reduce((sum, amoeba) => sum + gainOf(amoeba), 0),
  }));
}
