/** Incubation, feeding and free actions as they are worth a thought. */
import type { Seat } from '#engine/seat.ts';
import { topTask } from '#games/ants/agenda.ts';
import { COLUMNS, type Stage } from '#games/ants/box.ts';
import type { Column } from '#games/ants/content/content-file.ts';
import { discsOn, isEffect, priceIn } from '#games/ants/conversion.ts';
import { cardAt } from '#games/ants/deck.ts';
import { BOARD } from '#games/ants/effects.ts';
import { larvaeOf } from '#games/ants/feeding.ts';
import { INCUBATE, storesFor, tilesToTurn, tracksFor } from '#games/ants/incubation.ts';
import type { Move } from '#games/ants/moves.ts';
import { meansOf, mostPaid } from '#games/ants/payment.ts';
import { crestPrice, crestSymbols, refuseCrest } from '#games/ants/queens.ts';
import { type Player, type Position, playerAt } from '#games/ants/state.ts';
import { payment } from './payments.ts';
import { sightOf } from './sight.ts';
import { leastMissed } from './wishes.ts';

export function incubations(position: Position, seat: Seat): Move[] {
  const player = playerAt(position, seat);
  return ['none', ...tilesToTurn(position, player)].flatMap((tile) => {
    if (INCUBATE.refuse(position, seat, { tile }) !== null) return [];
    const [store = 0] = storesFor(position, seat, tile);
    return tracksFor(position, player, tile).map((track): Move => ({ kind: 'incubate', tile, track, store }));
  });
}

/** So many larvae go, each from the column that has most of them. */
function given(player: Player, count: number): { place: Column; count: number }[] {
  const left = COLUMNS.map((column) => discsOn(player, 'larva', column));
  const lost = COLUMNS.map(() => 0);
  for (let gone = 0; gone < count; gone++) {
    const at = left.indexOf(Math.max(...left));
    left[at] = (left[at] ?? 0) - 1;
    lost[at] = (lost[at] ?? 0) + 1;
  }
  return COLUMNS.map((place, at) => ({ place, count: lost[at] ?? 0 })).filter((part) => part.count > 0);
}

/** All that Food pays for, all that can be paid for without the store, and all that the store pays for. */
export function feedings(position: Position, seat: Seat): Move[] {
  const player = playerAt(position, seat);
  const larvae = larvaeOf(player);
  const steps = [player.food, meansOf(position, player, 'food'), mostPaid(position, player, 'food')];
  const fed = [...new Set(steps.map((most) => Math.min(most, larvae)))];
  return fed.map((count) => ({
    kind: 'feed',
    lose: given(player, larvae - count),
    pay: payment(position, player, 'food', count),
  }));
}

/** From a column with discs to one without; by effect for nothing, so all of them. */
export function conversions(position: Position, seat: Seat): Move[] {
  const player = playerAt(position, seat);
  const price = priceIn(position);
  if (price > player.food) return [];
  const stages: readonly Stage[] = isEffect(position) ? ['ant', 'larva', 'egg'] : ['ant'];
  const pay = payment(position, player, 'food', price);
  return stages.flatMap((stage) =>
    COLUMNS.filter((from) => discsOn(player, stage, from) > 0).flatMap((from) =>
      COLUMNS.filter((to) => to !== from && (isEffect(position) || discsOn(player, stage, to) === 0)).map(
        (to): Move => ({ kind: 'convert', stage, from, to, pay }),
      ),
    ),
  );
}

/** Q3: of each type the card that is missed least. */
export function recyclings(position: Position, seat: Seat): Move[] {
  const cards = leastMissed(position, seat);
  return (['room', 'skill'] as const)
    .filter((type) => !position.recycled.includes(type))
    .flatMap((type): Move[] => {
      const card = cards.find((id) => cardAt(position, id).type === type);
      return card === undefined ? [] : [{ kind: 'recycle', card }];
    });
}

/** Q5: one, or all. */
export const fermentations = (position: Position, seat: Seat): Move[] => {
  const { fungus } = playerAt(position, seat);
  return [...new Set([1, fungus])].filter((n) => n >= 1 && n <= fungus).map((count) => ({ kind: 'ferment', count }));
};

/** Q4: symbols that she does not have yet. */
export function crests(position: Position, seat: Seat): Move[] {
  const player = playerAt(position, seat);
  const price = crestPrice(position, player);
  if (refuseCrest(position, player, undefined) !== null || price > player.food) return [];
  const { symbols } = sightOf(position, seat);
  const pay = payment(position, player, 'food', price);
  const open = crestSymbols(position).filter((symbol) => !player.crests.includes(symbol) && symbols[symbol] === 0);
  return open.map((symbol): Move => ({ kind: 'crest', symbol, pay }));
}

export function boardUses(position: Position, seat: Seat): Move[] {
  const top = topTask(position);
  if (top?.kind !== 'effects' || top.used.includes(BOARD)) return [];
  const [card] = leastMissed(position, seat);
  return card === undefined ? [] : [{ kind: 'board', card }];
}
