/** How likely steps, flights, fights and attacks turn out well. Exact, from 0 to 1. */
import type { Seat } from '#engine/seat.ts';
import { DIRECTIONS, isBlocked, neighbour, type Space } from '#games/ursuppe/board.ts';
import { FIGHT_PRICE } from '#games/ursuppe/box.ts';
import { stepPrice } from '#games/ursuppe/moving.ts';
import { hasGene, hasSpeed, ofSeat, type Position } from '#games/ursuppe/state.ts';

const FACES = 6;

/** At least one of two dice. */
const either = (one: number): number => 1 - (1 - one) ** 2;

/** A throw for one step, with the dice that this player throws. */
const byDice = (position: Position, seat: Seat, oneDie: number): number =>
  hasGene(position, seat, 'movement1') ? either(oneDie) : oneDie;

/**
 * How likely one paid step can end on a space of this kind, where the owner would choose it. Four faces are a direction
 * each, one stays, and a 6 is any direction; a blocked direction stays.
 */
export function oddsOfStep(position: Position, seat: Seat, from: Space, isWanted: (space: Space) => boolean): number {
  const wanted = DIRECTIONS.map((way) => isWanted(neighbour(from, way) || from));
  const isAny = wanted.includes(true);
  if (hasGene(position, seat, 'movement2')) {
    return DIRECTIONS.some((way, index) => wanted[index] && !isBlocked(from, way)) ? 1 : 0;
  }
  const faces = wanted.filter(Boolean).length + (isWanted(from) ? 1 : 0) + (isAny ? 1 : 0);
  return byDice(position, seat, faces / FACES);
}

/** How likely a flight leaves the space: with Speed, a first step that did not is followed by another. */
export function oddsOfFlight(position: Position, seat: Seat, from: Space): number {
  const step = oddsOfStep(position, seat, from, (space) => space !== from);
  return hasSpeed(position, seat) ? either(step) : step;
}

/** Equal dice don't count, so both are as likely; with the defender's Persistence a lost throw is made again. */
export const oddsOfFight = (position: Position, defender: Seat): number =>
  hasGene(position, defender, 'persistence') ? either(0.5) : 0.5;

/** How likely an attack succeeds, however the prey's owner defends it. */
export function oddsOfAttack(position: Position, attacker: Seat, owner: Seat, space: Space): number {
  if (owner === attacker) return 1;
  const bp = ofSeat(position.bp, owner);
  const price = stepPrice(position, owner);
  const flees = hasGene(position, owner, 'escape') && bp >= price ? oddsOfFlight(position, owner, space) : 0;
  const fights = hasGene(position, owner, 'defense') && bp >= FIGHT_PRICE ? oddsOfFight(position, owner) : 0;
  return bp >= price + FIGHT_PRICE ? (1 - flees) * (1 - fights) : 1 - Math.max(flees, fights);
}
