/** The buttons behind More. */
import { ok } from '#engine/result.ts';
import { seat as seatAt } from '#engine/seat.ts';
import type { Words } from '#i18n/words.ts';
import { DAY } from '#tables/clock.ts';
import { personId, type TableId } from '#tables/ids.ts';
import { type GameId, isGameId } from '#tables/rulebook.ts';
import type { Answer as TableAnswer } from '#tables/service/house.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Context } from '../context.ts';
import { customId } from '../custom-id.ts';
import { faceOf } from '../faces/faces.ts';
import type { Message, Modal, ModalField } from '../message.ts';
import { say } from '../message.ts';
import { type Answer, instead, type Press, privately, type Route, refused } from '../route.ts';
import { settingsPanel } from '../settings/settings-panel.ts';
import { AWAY_DAYS, confirmPanel, morePanel } from './more-panel.ts';

const isUnderWay = ({ status }: TableView): boolean => status === 'running' || status === 'asleep';

async function panel(table: TableId, context: Context, note: string | null): Promise<Message | Answer> {
  const { tables, person, now } = context;
  const view = await tables.view(table, person);
  if (!view.ok) return refused(view.error);
  if (!isUnderWay(view.value)) return refused({ code: 'not-running' });
  const cast = await context.castOf(view.value);
  return morePanel({ view: view.value, cast, person, settings: tables.settings(person), now: now(), note });
}

async function shown(table: TableId, context: Context, note: string | null, how: (message: Message) => Answer) {
  const content = await panel(table, context, note);
  return 'blocks' in content ? how(content) : content;
}

const done = ({ words }: Context): string => words.bot.more.done;
const muted = ({ words }: Context): string => words.bot.more.muted;

type Act = (table: TableId, press: Press, context: Context) => TableAnswer<unknown>;

/** Does something, and shows the menu again with a word that it is done. */
const moreRoute = (action: string, note: (context: Context) => string, act: Act): Route => ({
  name: `more-${action}`,
  manner: 'update',
  async handle(press, context) {
    const { table } = press.id;
    if (table === null) return refused({ code: 'no-such-table' });
    const done = await act(table, press, context);
    if (!done.ok) return refused(done.error);
    const now = await panel(table, context, note(context));
    return 'blocks' in now ? instead(now) : instead(say(note(context)));
  },
});

const ofSeat = ({ id }: Press) => seatAt(Number(id.args[0] ?? Number.NaN));

/** Gives what is newly chosen, withdraws what no longer is. One that asks for an amount is given by its form. */
async function setOrders(table: TableId, { person, values }: Press, { tables }: Context): TableAnswer<unknown> {
  const view = await tables.view(table, person);
  if (!view.ok) return view;
  const given = view.value.mine?.orders.map(({ kind }) => kind) ?? [];
  for (const { kind, asksAmount } of faceOf(view.value.game).orders) {
    if (asksAmount) continue;
    const isWanted = values.includes(kind);
    if (isWanted === given.includes(kind)) continue;
    const done = isWanted
      ? await tables.giveOrder(table, person, { kind })
      : await tables.withdrawOrder(table, person, kind);
    if (!done.ok) return done;
  }
  return ok(null);
}

function setAway(_: TableId, { person, values }: Press, { tables, now }: Context): TableAnswer<unknown> {
  const days = AWAY_DAYS.find((each) => String(each) === values[0]);
  return tables.changeSettings(person, { awayUntil: days === undefined ? null : now() + days * DAY });
}

const confirmRoute = (action: 'leave' | 'stop'): Route => ({
  name: `more-${action}`,
  manner: 'update',
  async handle({ id }, context) {
    if (id.table === null) return refused({ code: 'no-such-table' });
    const view = await context.tables.view(id.table, context.person);
    if (!view.ok) return refused(view.error);
    return instead(confirmPanel(view.value, action, await context.castOf(view.value)));
  },
});

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
const AMOUNT_FORM: Route = {
  name: 'more-amount',
  manner: 'modal',
  handle({ id: { table, args } }, { words }) {
    if (table === null) return refused({ code: 'no-such-table' });
    const [game = '', kind = '', value] = args;
    if (!isGameId(game) || !faceOf(game).orders.some((order) => order.kind === kind && order.asksAmount)) {
      return refused({ code: 'no-such-order' });
    }
    return { kind: 'modal', modal: amountModal(table, game, kind, value, words) };
  },
};

const setAmount: Act = (table, { id, fields }, { tables, person }) => {
  const kind = id.args[0] ?? '';
  const typed = fields['amount']?.trim() ?? '';
  if (typed === '') return tables.withdrawOrder(table, person, kind);
  return tables.giveOrder(table, person, { kind, amount: Number(typed) });
};

const GIVE_AMOUNT = moreRoute('amount-set', done, setAmount);

/** What is no number is told, and asked for again. */
const AMOUNT_SET: Route = {
  ...GIVE_AMOUNT,
  handle(press, context) {
    const { table } = press.id;
    const isNumber = /^\s*\d*\s*$/.test(press.fields['amount'] ?? '');
    if (isNumber || table === null) return GIVE_AMOUNT.handle(press, context);
    return shown(table, context, context.words.bot.more.badAmount, instead);
  },
};

const handOver: Act = async (table, press, { tables, person }) => {
  const [newcomer] = press.values;
  if (newcomer === undefined) return { ok: false, error: { code: 'not-a-player' } };
  return tables.replace(table, person, ofSeat(press), personId(newcomer));
};

export const MORE_ROUTES: readonly Route[] = [
  {
    name: 'more',
    manner: 'update',
    handle({ id }, context) {
      if (id.table === null) return refused({ code: 'no-such-table' });
      // Reached from a direct message too, which must stay as it is.
      return shown(id.table, context, null, id.args[0] === 'again' ? instead : privately);
    },
  },
  {
    name: 'more-settings',
    manner: 'update',
    handle: (_, context) => instead(settingsPanel(context, null)),
  },
  moreRoute('undo', done, (table, { id }, { tables, person }) => tables.undo(table, person, id.version ?? -1)),
  moreRoute('mute', muted, (table, _, { tables, person }) => tables.mute(table, person)),
  moreRoute('back', done, (table, _, { tables, person }) => tables.takeBack(table, person)),
  moreRoute('wake', done, (table, _, { tables }) => tables.wake(table)),
  moreRoute('orders', done, setOrders),
  moreRoute('away', done, setAway),
  moreRoute('standin', done, (table, press, { tables, person }) => tables.standIn(table, person, ofSeat(press))),
  moreRoute('take', done, (table, press, { tables, person }) => tables.replace(table, person, ofSeat(press), person)),
  moreRoute('handover', done, handOver),
  AMOUNT_FORM,
  AMOUNT_SET,
  confirmRoute('leave'),
  confirmRoute('stop'),
  moreRoute('leave-sure', done, (table, _, { tables, person }) => tables.leave(table, person)),
  moreRoute('stop-sure', done, (table, _, { tables, person }) => tables.stop(table, person)),
];
