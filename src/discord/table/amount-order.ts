/** An order that goes with a number: asked for by a form. */
import type { Words } from '#i18n/words.ts';
import type { TableId } from '#tables/ids.ts';
import { type GameId, isGameId } from '#tables/rulebook.ts';
import { customId } from '../custom-id.ts';
import { faceOf } from '../faces/faces.ts';
import type { Modal, ModalField } from '../message.ts';
import { type Route, refused, tableRoute } from '../route.ts';
import { type Act, done, moreRoute, showMenu } from './more-route.ts';

function amountModal(table: TableId, game: GameId, kind: string, value: string | undefined, words: Words): Modal {
  const face = faceOf(game);
  const { more } = words.bot;
  const field: ModalField = {
    name: 'amount',
    label: more.amount,
    about: face.orderHint(kind, words),
    placeholder: more.amountHint,
    isRequired: false,
    max: 3,
    ...(value === undefined ? {} : { value }),
  };
  return {
    id: customId('more-amount-set', { table, args: [kind] }),
    title: face.orderName(kind, words),
    fields: [field],
  };
}

/** How much, for an order that goes with a number; nothing withdraws it. */
const AMOUNT_FORM: Route = tableRoute('more-amount', 'modal', (table, { id }, { words }) => {
  const [game = '', kind = '', value] = id.args;
  if (!isGameId(game) || !faceOf(game).orders.some((order) => order.kind === kind && order.asksAmount)) {
    return refused({ code: 'no-such-order' });
  }
  return { kind: 'modal', modal: amountModal(table, game, kind, value, words) };
});

const setAmount: Act = (table, { id, fields }, { tables, person }) => {
  const kind = id.args[0] ?? '';
  const typed = fields['amount']?.trim() ?? '';
  if (typed === '') return tables.withdrawOrder(table, person, kind);
  return tables.giveOrder(table, person, { kind, amount: Number(typed) });
};

const GIVE_AMOUNT = moreRoute('amount-set', done, setAmount);

/** What is no number is told, and asked for again. Who leaves the form empty without an order to take back wanted none. */
const AMOUNT_SET: Route = {
  ...GIVE_AMOUNT,
  async handle(press, context) {
    const { table } = press.id;
    const { more } = context.words.bot;
    const typed = press.fields['amount']?.trim() ?? '';
    if (table !== null && !/^\d*$/.test(typed)) return showMenu(table, context, more.badAmount, 'again');
    const given = await GIVE_AMOUNT.handle(press, context);
    const isNothing = typed === '' && given.kind === 'refused' && given.refusal.code === 'no-such-order';
    return table !== null && isNothing ? showMenu(table, context, more.noOrder, 'again') : given;
  },
};

export const AMOUNT_ROUTES: readonly Route[] = [AMOUNT_FORM, AMOUNT_SET];
