/** The reader's orders. */
import type { MyView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';
import { customId } from '../wire/custom-id.ts';
import { type Block, type Button, select } from '../wire/message.ts';
import { button, type MenuParts } from './menu-parts.ts';
import { isGiven, readyOrders, standingIds } from './ready-orders.ts';

/** Every order can be given at any time, so the list always shows them all. */
export function ordersBlocks({ view, reader }: MenuParts, mine: MyView): Block[] {
  const { orders } = presentationOf(view.game).words;
  const ready = readyOrders(view.game, mine);
  if (orders === undefined || ready.length === 0) return [];
  const options = ready.map(({ id: value, order }) => ({
    value,
    label: orders.name(value, reader.words),
    description: orders.hint(value, reader.words),
    selected: isGiven(order, mine.orders),
  }));
  const id = customId('more-orders', { table: view.id });
  return [select({ id, placeholder: reader.words.bot.more.orders, options, min: 0, max: options.length })];
}

/** What answers for the reader, and how to stop it. */
export function standingLines({ view, reader: { words } }: MenuParts, mine: MyView): string[] {
  const { orders } = presentationOf(view.game).words;
  const standing = orders ? standingIds(view.game, mine) : [];
  if (orders === undefined || standing.length === 0) return [];
  const { more } = words.bot;
  return [
    more.standing,
    ...standing.map((id) => more.standingOrder({ name: orders.name(id, words), hint: orders.hint(id, words) })),
  ];
}

/** A form asks for the number of an order. */
export function amountButtons({ view, reader }: MenuParts, mine: MyView): Button[] {
  const { orders } = presentationOf(view.game).words;
  if (orders === undefined) return [];
  return orders.kinds
    .filter(({ asksAmount }) => asksAmount)
    .map(({ kind }) => {
      const given = mine.orders.find((order) => order.kind === kind);
      const amount = given && 'amount' in given ? Number(given.amount) : null;
      const label = reader.words.bot.more.order({ name: orders.name(kind, reader.words), amount });
      return button(view, 'more-amount', label, {}, view.game, kind, ...(amount === null ? [] : [String(amount)]));
    });
}

/** Shown as long as the order stands. */
export function orderWarnings({ view: { game }, reader }: MenuParts, { view, seat, orders }: MyView): string[] {
  if (view === null) return [];
  const words = presentationOf(game).words.orders;
  const warnings = orders.flatMap((order) => words?.warning?.({ view, seat, reader }, order) ?? []);
  return warnings.map((warning) => reader.words.play.warning({ text: warning }));
}

/** A bid given in advance names the things that it may buy. */
export function offerLines({ view, reader: { words } }: MenuParts): string[] {
  const { more } = words.bot;
  const offered = (view.play && presentationOf(view.game).words.onOffer?.(view.play.open, words)) ?? [];
  return offered.length === 0 ? [] : [more.onOffer, ...offered.map((each) => more.offered(each))];
}
