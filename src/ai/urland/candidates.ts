/**
 * The actions that deserve a try. All are legal; of amounts and heaps, only those that make a difference to a player.
 */
import type { Seat } from '#engine/seat.ts';
import { ASSIMILATION_COST } from '#games/urland/actions/assimilate.ts';
import { PARENTS_OF_ONE, PARENTS_OF_TWO, young } from '#games/urland/actions/breed.ts';
import { eggCostBeside } from '#games/urland/actions/egg.ts';
import { flock } from '#games/urland/actions/fly.ts';
import { landingAtOnce } from '#games/urland/actions/land.ts';
import { type Area, acrossStraits, isOcean, OCEANS, oceansTouch, REGIONS } from '#games/urland/board.ts';
import type { Gene } from '#games/urland/genes.ts';
import { AREAS, ichtosAt } from '#games/urland/ichtos.ts';
import { isLand, touches } from '#games/urland/lands.ts';
import type { Action } from '#games/urland/moves.ts';
import { hasGene, ofSeat, type Position } from '#games/urland/state.ts';

/** The player, their position and their actions. */
export interface Turn {
  readonly position: Position;
  readonly seat: Seat;
  readonly left: number;
}

export function candidatesFor(turn: Turn): Action[] {
  const found: Action[] = [];
  if (turn.left < 1) return found;
  landings(turn, found);
  breedings(turn, found);
  swims(turn, found);
  retreats(turn, found);
  geneActions(turn, found);
  return found;
}

/** The actions that need a gene. */
export function geneActions(turn: Turn, found: Action[]): void {
  for (const gene of turn.position.genes[turn.seat] ?? []) BY_GENE[gene]?.(turn, found);
}

const own = ({ position, seat }: Turn, area: Area): number => ichtosAt(position, area, seat);

function landings(turn: Turn, found: Action[]): void {
  const { position, seat } = turn;
  const atOnce = landingAtOnce(position, seat);
  for (const from of OCEANS) {
    const most = Math.min(atOnce, own(turn, from));
    if (most === 0) continue;
    for (const to of REGIONS) {
      if (!isLand(position, to) || !touches(position, to, from)) continue;
      for (let count = most; count >= 1; count--) found.push({ kind: 'land', from, to, count });
    }
  }
}

function breedings({ position, seat }: Turn, found: Action[]): void {
  for (const ocean of OCEANS) if (young(position, ocean, seat) > 0) found.push({ kind: 'breed', ocean });
}

/** Enough to breed once, and enough to breed twice. */
export const FAMILIES = [PARENTS_OF_ONE, PARENTS_OF_TWO];

function swims(turn: Turn, found: Action[]): void {
  const isTurbo = hasGene(turn.position, turn.seat, 'turbo');
  for (const from of OCEANS) {
    const here = own(turn, from);
    if (here === 0) continue;
    for (const to of OCEANS) {
      if (from === to || !(isTurbo || oceansTouch(from, to))) continue;
      for (const count of swimCounts(here, own(turn, to))) found.push({ kind: 'swim', from, to, count });
    }
  }
}

/** All, those that make a family there, those that leave one here; and a single one, to be present in that ocean. */
function swimCounts(here: number, there: number): readonly number[] {
  const counts = [here];
  for (const family of FAMILIES) {
    if (there < family) addOnce(counts, Math.min(family - there, here));
    if (here > family) addOnce(counts, here - family);
  }
  addOnce(counts, 1);
  return counts;
}

function addOnce(counts: number[], count: number): void {
  if (!counts.includes(count)) counts.push(count);
}

function retreats(turn: Turn, found: Action[]): void {
  for (const place of REGIONS) {
    const here = own(turn, place);
    if (here > 0) found.push({ kind: 'retreat', heap: [{ place, count: here }] });
    if (here > 1) found.push({ kind: 'retreat', heap: [{ place, count: 1 }] });
  }
}

const BY_GENE: Readonly<Partial<Record<Gene, (turn: Turn, found: Action[]) => void>>> = {
  assimilation: assimilations,
  legs: crossings,
  egg: eggs,
  wings: flights,
  stink: stinks,
  teeth: bites,
};

function assimilations(turn: Turn, found: Action[]): void {
  const { position, seat, left } = turn;
  if (left < ASSIMILATION_COST || ofSeat(position.reserve, seat) === 0) return;
  for (const area of AREAS) {
    if (own(turn, area) === 0) continue;
    for (const [first, second] of pairsIn(turn, area)) found.push({ kind: 'assimilate', area, first, second });
  }
}

function pairsIn({ position, seat }: Turn, area: Area): [Seat, Seat][] {
  const pairs: [Seat, Seat][] = [];
  for (let first = 0 as Seat; first < position.seats; first++) {
    const theirs = first === seat ? 0 : ichtosAt(position, area, first);
    if (theirs === 0) continue;
    if (theirs > 1) pairs.push([first, first]);
    for (let second = (first + 1) as Seat; second < position.seats; second++) {
      if (second !== seat && ichtosAt(position, area, second) > 0) pairs.push([first, second]);
    }
  }
  return pairs;
}

function crossings(turn: Turn, found: Action[]): void {
  const { landOf } = turn.position;
  for (const from of REGIONS) {
    if (own(turn, landOf[from]) === 0) continue;
    for (const to of acrossStraits(from)) if (landOf[from] !== landOf[to]) found.push({ kind: 'cross', from, to });
  }
}

function eggs(turn: Turn, found: Action[]): void {
  if (ofSeat(turn.position.reserve, turn.seat) === 0) return;
  for (const land of REGIONS) {
    const here = own(turn, land);
    if (here > 0 && eggCostBeside(here) <= turn.left) found.push({ kind: 'egg', land });
  }
}

function flights(turn: Turn, found: Action[]): void {
  for (const from of REGIONS) {
    const most = flock(turn.position, turn.seat, from);
    for (const to of most > 0 ? AREAS : []) {
      if (to === from || !(isOcean(to) || isLand(turn.position, to))) continue;
      for (let count = 1; count <= most; count++) found.push({ kind: 'fly', from, to, count });
    }
  }
}

function stinks(turn: Turn, found: Action[]): void {
  for (const land of REGIONS) {
    if (own(turn, land) === 0) continue;
    for (const victim of othersIn(turn, land)) {
      for (const ocean of OCEANS)
        if (touches(turn.position, land, ocean)) found.push({ kind: 'stink', land, victim, ocean });
    }
  }
}

function bites(turn: Turn, found: Action[]): void {
  for (const area of AREAS) {
    if (own(turn, area) === 0) continue;
    for (const victim of othersIn(turn, area)) {
      if (isOcean(area) || !hasGene(turn.position, victim, 'ears')) found.push({ kind: 'bite', area, victim });
    }
  }
}

function othersIn({ position, seat }: Turn, area: Area): Seat[] {
  const others: Seat[] = [];
  for (let other = 0 as Seat; other < position.seats; other++) {
    if (other !== seat && ichtosAt(position, area, other) > 0) others.push(other);
  }
  return others;
}
