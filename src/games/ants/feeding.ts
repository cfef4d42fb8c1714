/** Feeding in an incubation: 1 Food for each larva, or larvae are given up. */
import { heapSize, isOrderly } from '#engine/menu.ts';
import { inOrder } from '#engine/questions.ts';
import { popTask } from './agenda.ts';
import { COLUMNS, placeOfColumn } from './box.ts';
import { withDiscs } from './cards-in-play.ts';
import type { MoveOf } from './moves.ts';
import { mostPaid, payHeap, paymentBounds, refusePayment } from './payment.ts';
import type { Refusal } from './refusals.ts';
import type { Rule } from './rule.ts';
import { type Player, type Position, playerAt } from './state.ts';

const larvaeIn = ({ tiles }: Player): readonly number[] => tiles[1]?.discs ?? [0, 0, 0];
export const larvaeOf = (player: Player): number => larvaeIn(player).reduce((sum, count) => sum + count, 0);

/** Larvae that nothing can be paid for have to go. */
const mustLose = (position: Position, player: Player): number =>
  Math.max(0, larvaeOf(player) - mostPaid(position, player, 'food'));

const larvaHeap = (player: Player) =>
  COLUMNS.map((place, at) => ({ place, count: larvaeIn(player)[at] ?? 0 })).filter(({ count }) => count > 0);

function refuseLoss(position: Position, player: Player, lose: MoveOf<'feed'>['lose']): Refusal | null {
  if (!isOrderly(lose, COLUMNS)) return { code: 'unruly-order' };
  const tooMany = lose.find(({ place, count }) => count > (larvaeIn(player)[placeOfColumn(place)] ?? 0));
  if (tooMany) return { code: 'too-many-larvae', column: tooMany.place };
  const price = larvaeOf(player) - heapSize(lose);
  const has = mostPaid(position, player, 'food');
  return has >= price ? null : { code: 'too-little', of: 'food', needs: price, has };
}

/** 1 Food for each larva; those given up go to the supply. It ends the paid effects. */
export const FEED: Rule<MoveOf<'feed'>> = {
  next: inOrder(
    {
      kind: 'heap',
      asks: 'lose',
      bounds(position, seat) {
        const player = playerAt(position, seat);
        return { places: larvaHeap(player), min: mustLose(position, player), max: larvaeOf(player) };
      },
    },
    {
      kind: 'heap',
      asks: 'pay',
      bounds(position, seat, { lose = [] }) {
        const player = playerAt(position, seat);
        return paymentBounds(position, player, 'food', larvaeOf(player) - heapSize(lose));
      },
    },
  ),

  refuse(position, seat, { lose, pay }) {
    if (lose === undefined) return null;
    const player = playerAt(position, seat);
    const refusal = refuseLoss(position, player, lose);
    if (refusal || pay === undefined) return refusal;
    return refusePayment(position, player, 'food', larvaeOf(player) - heapSize(lose), pay);
  },

  enact(state, seat, { lose, pay }, tell) {
    const player = playerAt(state, seat);
    payHeap(state, 'food', pay, tell);
    const middle = player.tiles[1];
    for (const { place, count } of lose) {
      const tile = player.tiles[1];
      if (tile) player.tiles = player.tiles.with(1, withDiscs(tile, placeOfColumn(place), -count));
      player.supply += count;
    }
    const lost = larvaeIn(player).map((count, at) => (middle?.discs[at] ?? 0) - count);
    tell?.({ kind: 'fed', seat, larvae: larvaeOf(player), lost });
    popTask(state);
  },
};
