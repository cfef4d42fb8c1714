/** An order with a number: a form asks for it. */
import type { GameTypes } from '#engine/game.ts';
import type { Words } from '#i18n/words.ts';
import type { TableId } from '#tables/ids.ts';
import { isGameId } from '#tables/rulebook.ts';
import type { OrderWords } from '../games/game-words.ts';
import { presentationOf } from '../games/index.ts';
import { customId } from '../wire/custom-id.ts';
import type { Modal, ModalField } from '../wire/message.ts';
import { type Route, refused, tableRoute } from '../wire/route.ts';
import { showDone, showMenu } from './menu-route.ts';

type AnyOrders = OrderWords<GameTypes>;

function amountModal(table: TableId, orders: AnyOrders, kind: string, value: string | undefined, words: Words): Modal {
  const { more } = words.bot;
  const field: ModalField = {
    name: 'amount',
    label: more.amount,
    about: orders.hint(kind, words),
    placeholder: more.amountHint,
    isRequired: false,
    max: 3,
    ...(value === undefined ? {} : { value }),
  };
  return {
    id: customId('more-amount-set', { table, args: [kind] }),
    title: orders.name(kind, words),
    fields: [field],
  };
}

/** The number of such an order; an empty field withdraws the order. */
const AMOUNT_FORM: Route = tableRoute('more-amount', 'modal', (table, { id }, { words }) => {
  const [game = '', kind = '', value] = id.args;
  const orders = isGameId(game) ? presentationOf(game).words.orders : undefined;
  const isOffered = orders?.kinds.some((order) => order.kind === kind && order.asksAmount) ?? false;
  if (orders === undefined || !isOffered) return refused({ code: 'no-such-order' });
  return { kind: 'modal', modal: amountModal(table, orders, kind, value, words) };
});

/**
 * Text that is no number gets a refusal, and the form again. An empty form without an order to withdraw changes
 * nothing.
 */
const AMOUNT_SET: Route = tableRoute('more-amount-set', 'update', async (table, { id, fields }, context) => {
  const { tables, person, words } = context;
  const { more } = words.bot;
  const kind = id.args[0] ?? '';
  const typed = fields['amount']?.trim() ?? '';
  if (!/^\d*$/.test(typed)) return showMenu(table, context, more.badAmount, 'again');
  const given =
    typed === ''
      ? await tables.withdrawOrder(table, person, kind)
      : await tables.giveOrder(table, person, { kind, amount: Number(typed) });
  if (given.ok) return showDone(table, context, more.done);
  const isNothing = typed === '' && given.error.code === 'no-such-order';
  return isNothing ? showMenu(table, context, more.noOrder, 'again') : refused(given.error);
});

export const AMOUNT_ROUTES: readonly Route[] = [AMOUNT_FORM, AMOUNT_SET];
