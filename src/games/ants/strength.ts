/** The strength of a Dig, Explore or Forage: own ants, wild ants, Boosts, and one disc of Q1. */

import type { Seat } from '#engine/seat.ts';
import { COLUMN_OF, COLUMNS, type MainAction } from './box.ts';
import { plus, withDiscs } from './cards-in-play.ts';
import { contentOf } from './content/content.ts';
import { antsIn } from './counters.ts';
import type { Tell } from './events.ts';
import type { AntsAction } from './moves.ts';
import { canPay, mostPaid } from './payment.ts';
import type { Refusal } from './refusals.ts';
import { activePlayer, activeSeat, type Player, type Position, playerAt, type State } from './state.ts';

/** What strength can be made of. */
export interface Force {
  readonly column: number;
  readonly wild: number;
  readonly boosts: number;
  readonly queen: number;
}

export const boostPrice = (position: Position, boosts: number): number =>
  boosts * contentOf(position).file.constants.boostFood;

export const maxStrength = (position: Position): number => contentOf(position).file.constants.maxStrength;

function mostBoosts(position: Position, player: Player): number {
  const most = Math.min(maxStrength(position) - 1, player.supply);
  if (canPay(position, player, 'food', boostPrice(position, most))) return most;
  const food = mostPaid(position, player, 'food');
  return Math.floor(food / boostPrice(position, 1));
}

export function forceOf(position: Position, seat: Seat, action: MainAction): Force {
  const player = playerAt(position, seat);
  const hasQueen = player.queen === 'Q1' && player.discs > 0 && player.hand.length > 0;
  return {
    column: antsIn(player, COLUMN_OF[action]),
    wild: player.wild,
    boosts: mostBoosts(position, player),
    queen: hasQueen ? 1 : 0,
  };
}

interface Split {
  readonly strength: number;
  readonly wild?: number | undefined;
  readonly boost?: number | undefined;
  readonly queen?: number | undefined;
}

/** Whether so many are own and wild ants, and at least one of them goes. */
const areAnts = ({ column, wild: most }: Force, count: number, wild: number | undefined): boolean =>
  count >= 1 && (wild === undefined ? count <= column + most : wild <= count && count <= column + wild);

/** Whether what is said so far can be completed. */
export function canSplit(force: Force, { strength, wild, boost, queen }: Split): boolean {
  for (let b = boost ?? 0; b <= (boost ?? force.boosts); b++)
    for (let q = queen ?? 0; q <= (queen ?? force.queen); q++) if (areAnts(force, strength - b - q, wild)) return true;
  return false;
}

export function refuseSplit(position: Position, seat: Seat, force: Force, split: Split): Refusal | null {
  const { strength, wild = 0, boost = 0, queen = 0 } = split;
  const max = maxStrength(position);
  if (strength < 1 || strength > max) return { code: 'strength-out-of-range', max };
  if (wild > force.wild) return { code: 'too-few-wild', has: force.wild };
  if (boost > force.boosts) return refuseBoost(position, playerAt(position, seat), boost);
  if (queen > force.queen) return { code: 'no-queen-disc' };
  if (canSplit(force, split)) return null;
  return boost + queen >= strength ? { code: 'no-real-ant' } : { code: 'too-few-ants', has: force.column };
}

function refuseBoost(position: Position, player: Player, boost: number): Refusal {
  if (boost > player.supply) return { code: 'too-few-discs', needs: boost, has: player.supply };
  const has = mostPaid(position, player, 'food');
  return { code: 'too-little', of: 'food', needs: boostPrice(position, boost), has };
}

/** R-STORED-FIRST: from storage, then from the top tile. All leave their places; none is anywhere yet. */
export function spendAnts(state: State, action: MainAction, move: AntsAction, tell: Tell): void {
  const player = activePlayer(state);
  const queen = move.queen === 'none' ? 0 : 1;
  const at = COLUMNS.indexOf(COLUMN_OF[action]);
  const own = move.strength - move.wild - move.boost - queen;
  const stored = Math.min(own, player.stored[at] ?? 0);
  const [top] = player.tiles;
  player.stored = plus(player.stored, at, -stored);
  if (top) player.tiles = player.tiles.with(0, withDiscs(top, at, stored - own));
  player.wild -= move.wild;
  player.discs -= queen;
  player.supply -= move.boost;
  const { strength, wild, boost } = move;
  tell?.({ kind: 'acted', seat: activeSeat(state), action, strength, wild, boost, queen: queen === 1 });
}
