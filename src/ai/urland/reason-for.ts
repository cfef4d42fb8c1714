/** Finds the reason for a move that was chosen. */
import { heapSize } from '#engine/menu.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { young, youngOf } from '#games/urland/actions/breed.ts';
import { type Area, isOcean, type Land, type Ocean, type Region } from '#games/urland/board.ts';
import type { Gene } from '#games/urland/genes.ts';
import { ichtosAt } from '#games/urland/ichtos.ts';
import type { Action, Move } from '#games/urland/moves.ts';
import { DECLINE, highestPayable, priceFor } from '#games/urland/mutation.ts';
import { scoringOf } from '#games/urland/scoring.ts';
import { hasGene, ofSeat } from '#games/urland/state.ts';
import { refuseExtra } from '#games/urland/turn.ts';
import type { View } from '#games/urland/view.ts';
import { heldOff, hurtMost, missingIn, pointsIn, positionAfter } from './effects.ts';
import { emptyOdds, knowledgeOf, type Odds, oddsFor } from './odds.ts';
import type { Reason } from './reason.ts';

export function reasonFor(view: View, seat: Seat, move: Move): Reason {
  switch (move.kind) {
    case 'score':
      return forScoring(view, seat, move.chip);
    case 'panic':
      return forPanic(view, seat, move.land, move.ocean);
    case 'flee':
      return forFleeing(view, seat, move.count);
    case 'dive':
      return forSwimming(view, seat, move.ocean, ichtosAt(view, move.land, seat) - 1);
    case 'bid':
      return forBidding(view, seat, move.amount);
    case 'buy':
      return forBuying(view, seat, move.gene);
    case 'decline':
      return { id: 'too-dear', values: { price: priceFor(view, seat) } };
    case 'extra':
      return { id: 'worth-an-extra-turn', values: {} };
    case 'done':
      return forStopping(view, seat);
    default:
      return forAction(view, seat, move);
  }
}

const gainFrom = (view: View, chip: Region, seat: Seat): number => pointsIn(view, view.landOf[chip], seat);

const bestOfOthers = (view: View, seat: Seat, chip: Region): number =>
  Math.max(...scoringOf(view, view.landOf[chip]).points.filter((_, other) => other !== seat));

function forScoring(view: View, seat: Seat, chip: Region): Reason {
  const own = gainFrom(view, chip, seat);
  const rival = bestOfOthers(view, seat, chip);
  if (own > 0) return { id: 'score-pays-you', values: { chip, points: own, rival } };
  const others = view.hand.filter((other) => other !== chip);
  const better = others.find((other) => gainFrom(view, other, seat) > 0);
  if (better !== undefined) {
    return { id: 'score-looks-ahead', values: { chip, rival, better, points: gainFrom(view, better, seat) } };
  }
  const least = Math.min(...others.map((other) => bestOfOthers(view, seat, other)));
  const spares = others.length > 0 && rival < least;
  return spares
    ? { id: 'score-spares-you', values: { chip, rival, least } }
    : { id: 'score-waits', values: { chip, rival } };
}

/** With Ears, one's own go nowhere unless one wants to. */
function forPanic(view: View, seat: Seat, land: Land, ocean: Ocean): Reason {
  const own = hasGene(view, seat, 'ears') ? 0 : ichtosAt(view, land, seat);
  return own > 0 ? forSwimming(view, seat, ocean, own) : { id: 'steer-panic', values: { ocean } };
}

function forFleeing(view: View, seat: Seat, count: number): Reason {
  if (view.phase.kind !== 'flee' || count === 0) return { id: 'stand-firm', values: {} };
  return forSwimming(view, seat, view.phase.ocean, count);
}

/** Of equal bids, that of the player further back on the track comes first. */
function forBidding(view: View, seat: Seat, amount: number): Reason {
  if (amount === 0) return { id: 'bid-nothing', values: {} };
  const beats = (other: Seat): boolean => {
    const most = highestPayable(view, other);
    if (most === null || most < amount) return true;
    return most === amount && ofSeat(view.track, seat) < ofSeat(view.track, other);
  };
  const isSure = seatsOf(view.seats).every((other) => other === seat || beats(other));
  return { id: isSure ? 'bid-beats-all' : 'bid-for-choice', values: { amount } };
}

function forBuying(view: View, seat: Seat, gene: Gene): Reason {
  const price = priceFor(view, seat);
  const isFree = DECLINE.refuse(view, seat, {}) === null || price === 0;
  return isFree
    ? { id: 'gene-worth-its-price', values: { gene, price } }
    : { id: 'gene-must-be-bought', values: { gene } };
}

function forStopping(view: View, seat: Seat): Reason {
  const couldPlayExtra = refuseExtra(view, seat) === null;
  return { id: couldPlayExtra ? 'keep-extra-turn' : 'nothing-better', values: {} };
}

function forAction(view: View, seat: Seat, action: Action): Reason {
  switch (action.kind) {
    case 'breed':
      return forBreeding(view, seat, action.ocean);
    case 'retreat':
      return forRetreating(view, seat, action);
    case 'bite':
      return forWeakening(view, seat, action, action.area, action.victim);
    case 'stink':
      return forWeakening(view, seat, action, action.land, action.victim);
    case 'assimilate':
      return forWeakening(view, seat, action, action.area, action.first);
    case 'egg':
      return forLanding(view, seat, action, action.land);
    case 'cross':
      return forLanding(view, seat, action, view.landOf[action.to]);
    case 'land':
    case 'swim':
    case 'fly':
      return isOcean(action.to)
        ? forSwimming(view, seat, action.to, action.count)
        : forLanding(view, seat, action, action.to);
  }
}

function forBreeding(view: View, seat: Seat, ocean: Ocean): Reason {
  let others = 0;
  for (let other = 0 as Seat; other < view.seats; other++) if (other !== seat) others += young(view, ocean, other);
  return { id: 'breed', values: { ocean, young: young(view, ocean, seat), others } };
}

function forSwimming(view: View, seat: Seat, ocean: Ocean, count: number): Reason {
  const before = ichtosAt(view, ocean, seat);
  const then = before + count;
  const canBreed = youngOf(then, hasGene(view, seat, 'care')) > 0 && ofSeat(view.reserve, seat) > 0;
  if (canBreed) return { id: 'gather', values: { ocean, count: then } };
  if (before > 0) return { id: 'join-own', values: { ocean, count: then } };
  return { id: 'spread-out', values: { ocean } };
}

function forRetreating(view: View, seat: Seat, action: Extract<Action, { kind: 'retreat' }>): Reason {
  const count = heapSize(action.heap);
  const [only, ...more] = action.heap;
  if (only === undefined || more.length > 0 || isOcean(only.place)) return { id: 'draw-back', values: { count } };
  const land = only.place;
  const isIdle = pointsIn(view, land, seat) === pointsIn(positionAfter(view, seat, action), land, seat);
  // All but one of each colour are lost in an eruption.
  const isAtRisk = ichtosAt(view, land, seat) > 1 && oddsOn(view).isOpen[land];
  return isIdle && isAtRisk ? { id: 'save-idle', values: { count, land } } : { id: 'draw-back', values: { count } };
}

const oddsOn = (view: View): Odds => oddsFor(view, knowledgeOf(view), emptyOdds());

const percentOf = (odds: Odds, land: Land): number => Math.round(100 * (odds.now[land] ?? 0));

/** What the move changes if the land is scored: own points first, then those of the others. */
function forScores(view: View, seat: Seat, action: Action, land: Land): Reason | null {
  const odds = oddsOn(view);
  if (!odds.isOpen[land]) return null;
  const after = positionAfter(view, seat, action);
  const percent = percentOf(odds, land);
  const before = pointsIn(view, land, seat);
  const points = pointsIn(after, land, seat);
  if (points > before) return { id: 'hold-land', values: { land, percent, points, before } };
  const hurt = hurtMost(view, after, land, seat);
  return hurt && { id: 'deny-land', values: { land, percent, ...hurt } };
}

function forLanding(view: View, seat: Seat, action: Action, land: Land): Reason {
  const odds = oddsOn(view);
  if (odds.isGone[land]) return { id: 'end-on-land', values: { land } };
  if (!odds.isOpen[land]) return { id: 'settle-land', values: { land } };
  return forScores(view, seat, action, land) ?? forStanding(view, seat, action, land);
}

/** The land's points stay as they are: what else the move brings there. */
function forStanding(view: View, seat: Seat, action: Action, land: Land): Reason {
  const after = positionAfter(view, seat, action);
  const points = pointsIn(after, land, seat);
  if (points === 0) {
    const percent = percentOf(oddsOn(view), land);
    return { id: 'prepare-land', values: { land, percent, ...missingIn(after, land, seat) } };
  }
  const rival = heldOff(view, after, land, seat);
  return rival === null
    ? { id: 'strengthen-land', values: { land, points } }
    : { id: 'secure-land', values: { land, points, rival } };
}

function forWeakening(view: View, seat: Seat, action: Action, area: Area, victim: Seat): Reason {
  const after = positionAfter(view, seat, action);
  const left = ichtosAt(after, area, victim);
  if (!isOcean(area))
    return forScores(view, seat, action, area) ?? { id: 'weaken-rival', values: { area, victim, left } };
  const hasCare = hasGene(view, victim, 'care');
  const [before, then] = [view, after].map((position) => youngOf(ichtosAt(position, area, victim), hasCare));
  return (then ?? 0) < (before ?? 0)
    ? { id: 'stunt-rival', values: { ocean: area, victim, young: then ?? 0, before: before ?? 0 } }
    : { id: 'weaken-rival', values: { area, victim, left } };
}
