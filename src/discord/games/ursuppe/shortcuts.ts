/** Orders that are given at a question, and answer it together with others like it. */
import { SPACES } from '#games/ursuppe/board.ts';
import { affordableAmoebas, isDivisionSpace } from '#games/ursuppe/division.ts';
import { possibleMeals } from '#games/ursuppe/feeding.ts';
import type { Order } from '#games/ursuppe/orders.ts';
import { driftings } from '#games/ursuppe/outlook/drifting.ts';
import { offersFor } from '#games/ursuppe/outlook/shop.ts';
import { foodOn } from '#i18n/ursuppe/cast.ts';
import type { OfferedOrder, OrderList, Shortcuts } from '../game-questions.ts';
import { type AskedSeat, geneOf, plainCastFor, spaceIdOf, wordsOf } from './seat-context.ts';

type Plain = Extract<Order, { kind: 'eat' | 'rest' | 'never-cling' | 'peace' }>;

const offered = (asked: AskedSeat, order: Plain): OfferedOrder => ({
  order,
  ...wordsOf(asked).play.shortcuts[order.kind],
});

/** Only where more than one is left. */
function driftWithAll(asked: AskedSeat): OfferedOrder[] {
  const { view, seat } = asked;
  const left = driftings(view, seat).filter(({ hasActed }) => !hasActed);
  const order: Order = { kind: 'drift', round: view.round };
  return left.length > 1 ? [{ order, isMain: true, ...wordsOf(asked).play.shortcuts.drift }] : [];
}

function ordersAt(asked: AskedSeat): OfferedOrder[] {
  const { view, seat } = asked;
  switch (view.phase) {
    case 'move':
      return driftWithAll(asked);
    case 'feed':
      return possibleMeals(view, seat).length === 0 ? [] : [offered(asked, { kind: 'eat' })];
    case 'again':
      return [offered(asked, { kind: 'rest' })];
    case 'cling':
      return [offered(asked, { kind: 'never-cling' })];
    case 'aggression':
      return [offered(asked, { kind: 'peace' })];
    default:
      return [];
  }
}

function shoppingList(asked: AskedSeat): OrderList {
  const { view, seat } = asked;
  const { genes: names, play } = wordsOf(asked);
  const { shopping } = play.shortcuts;
  const offers = offersFor(view, seat).filter(({ refusal }) => refusal === null);
  return {
    placeholder: shopping.label,
    options: offers.map(({ gene, price, mutationPoints, left }) => ({
      id: gene,
      label: names[gene].name,
      description: play.option.geneAbout({ gene, price, mutationPoints, left }),
    })),
    most: offers.length,
    orderOf: (chosen) => {
      const genes = chosen.map(geneOf);
      return { order: { kind: 'shopping', round: view.round, genes } satisfies Order, told: shopping.told({ genes }) };
    },
  };
}

function colony(asked: AskedSeat): OrderList {
  const { view, seat, reader } = asked;
  const { play } = wordsOf(asked);
  const open = SPACES.filter((space) => isDivisionSpace(view, seat, space));
  return {
    placeholder: play.shortcuts.colony.label,
    options: open.map((space) => ({
      id: space,
      label: play.option.foodOn({ space, food: foodOn(view, space, plainCastFor(reader)) }),
    })),
    most: affordableAmoebas(view, seat),
    orderOf: (chosen) => {
      const spaces = chosen.map(spaceIdOf);
      return {
        order: { kind: 'colony', round: view.round, spaces } satisfies Order,
        told: play.shortcuts.colony.told({ spaces }),
      };
    },
  };
}

function listAt(asked: AskedSeat): OrderList | null {
  if (asked.view.phase === 'genes') return shoppingList(asked);
  return asked.view.phase === 'divide' ? colony(asked) : null;
}

export const shortcutsAt = (asked: AskedSeat): Shortcuts => ({ orders: ordersAt(asked), list: listAt(asked) });
