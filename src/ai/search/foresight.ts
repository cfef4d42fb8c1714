/** The rest of the turn, as a search expects its own seat to play it. */
import { seededDice } from '#engine/chance.ts';
import type { GameTypes } from '#engine/game.ts';
import { invariant } from '#engine/invariant.ts';
import type { Advised, Choice } from '../player.ts';
import { type Branch, knownAfter, mostTried } from './branches.ts';
import { isDecided, iterate, newSearch, type Search, turnIn } from './search.ts';

/** A move tried less often is a guess: a search of its own looks for a better one. */
const FORESEEN = 100;

/** Such a search has a tenth of the first one's iterations, at most this many. */
const MOST_ITERATIONS = 300;
const SHARE = 10;

/** Longer plans are not worth reading. */
const MOST_MOVES = 4;

/** Whether this seat goes on with its turn here, in the open. */
function goesOn<T extends GameTypes>({ policy, seat }: Search<T>, world: T['state'], turn: number): boolean {
  const decision = policy.game.decision(world);
  if (decision.kind !== 'seats' || decision.as !== 'turn' || decision.turn !== turn) return false;
  return decision.seats[0] === seat && policy.junctionAt(world, seat) !== null;
}

/** The dice are not the player's: planning changes nothing about later decisions. */
function searchOn<T extends GameTypes>({ policy, plan, seat, luck, iterations }: Search<T>, world: T['state']) {
  const search = newSearch(policy, plan, policy.game.view(world, seat), seat, seededDice(luck));
  const most = Math.min(MOST_ITERATIONS, Math.ceil(iterations / SHARE));
  for (let left = most; left > 0 && !isDecided(search, left); left--) iterate(search);
  return mostTried(search.branches);
}

/** The best own move after this one. */
function nextOwn<T extends GameTypes>(search: Search<T>, world: T['state'], after: Branch<T['move']>) {
  const key = search.policy.junctionAt(world, search.seat);
  const branches = key === null ? null : knownAfter(after, key)?.branches;
  const best = branches ? mostTried(branches) : null;
  return best && best.visits >= FORESEEN ? best : searchOn(search, world);
}

/** What the seat sees of its turn is the same in every world, so the first will do; without any, only the move itself. */
function lineFrom<T extends GameTypes>(search: Search<T>, first: Branch<T['move']>): T['move'][] {
  const { game } = search.policy;
  const [sample] = search.worlds;
  if (sample === undefined) return [first.move];
  const world = game.copy(sample);
  const turn = turnIn(game, world);
  const line: T['move'][] = [];
  for (let at = first; ; at = nextOwn(search, world, at)) {
    line.push(at.move);
    game.enact(world, { by: search.seat, move: at.move }, null);
    if (line.length === MOST_MOVES || !goesOn(search, world, turn)) return line;
  }
}

/** Each move with its reason, as the seat sees the table when it comes to it. */
function explained<T extends GameTypes>({ policy, view, seat, worlds }: Search<T>, line: readonly T['move'][]) {
  const { game } = policy;
  const world = worlds[0] === undefined ? null : game.copy(worlds[0]);
  return line.map((move, index): Advised<T['move']> => {
    const seen = index === 0 || world === null ? view : game.view(world, seat);
    const advised = { move, reason: policy.reason(seen, seat, move) };
    if (world !== null && index + 1 < line.length) game.enact(world, { by: seat, move }, null);
    return advised;
  });
}

export function planFrom<T extends GameTypes>(search: Search<T>, branch: Branch<T['move']>): Choice<T['move']>['plan'] {
  const { policy, view, seat } = search;
  const line = lineFrom(search, branch);
  const [first, ...then] = explained(search, policy.withoutDetours?.(view, seat, line) ?? line);
  invariant(first !== undefined, 'a plan has a move');
  return [first, ...then];
}
