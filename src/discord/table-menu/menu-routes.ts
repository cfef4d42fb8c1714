/** The buttons behind More. */
import { err, ok } from '#engine/result.ts';
import { type Seat, seat as seatAt } from '#engine/seat.ts';
import { personId, type TableId } from '#tables/ids.ts';
import type { TableAnswer } from '#tables/service/service-parts.ts';
import { owns } from '#tables/table.ts';
import { DAY } from '#tables/time/allowance.ts';
import { showFresh } from '../play/fresh-panel.ts';
import { settingsPanel } from '../settings/settings-panel.ts';
import type { Context } from '../wire/context.ts';
import { mention } from '../wire/message.ts';
import { deciding, instead, type Press, type Route, refused, tableRoute } from '../wire/route.ts';
import { braked } from '../wire/too-soon.ts';
import { AMOUNT_ROUTES } from './amount-order.ts';
import { AWAY_DAYS } from './menu-panel.ts';
import { type Act, done, isModeratorAt, menuRoute, showMenu } from './menu-route.ts';
import { isGiven, readyOrders } from './ready-orders.ts';
import type { MenuRouteName } from './route-names.ts';
import { confirmPanel, handOverPanel, takePanel } from './sure-panel.ts';

const muted = ({ words }: Context): string => words.bot.more.muted;
const taken = ({ words }: Context): string => words.bot.more.taken;

/** Null if the press names none. */
function seatIn({ id }: Press): Seat | null {
  const [index = ''] = id.args;
  return /^\d{1,2}$/.test(index) ? seatAt(Number(index)) : null;
}

type ActAtSeat = (seat: Seat, ...acting: Parameters<Act>) => ReturnType<Act>;

const atSeat =
  (act: ActAtSeat): Act =>
  async (table, press, context) => {
    const seat = seatIn(press);
    return seat === null ? err({ code: 'no-such-seat' }) : act(seat, table, press, context);
  };

/** Gives the newly chosen orders and withdraws those no longer chosen. An order with a number is given by its form. */
async function setOrders(table: TableId, { person, values }: Press, { tables }: Context): TableAnswer<unknown> {
  const view = await tables.view(table, person);
  if (!view.ok) return view;
  const { mine, game } = view.value;
  if (mine === null) return err({ code: 'not-seated' });
  const ready = readyOrders(game, mine);
  const wanted = ready.filter(({ id }) => values.includes(id)).map(({ order }) => order);
  const dropped = ready
    .map(({ order }) => order)
    .filter((order) => isGiven(order, mine.orders) && !wanted.includes(order));
  for (const { kind } of dropped) {
    const done = await tables.withdrawOrder(table, person, kind);
    if (!done.ok) return done;
  }
  for (const order of wanted.filter((each) => !isGiven(each, mine.orders))) {
    const done = await tables.giveOrder(table, person, order);
    if (!done.ok) return done;
  }
  return ok(null);
}

function setAway(_: TableId, { person, values }: Press, { tables, now }: Context): TableAnswer<unknown> {
  const days = AWAY_DAYS.find((each) => String(each) === values[0]);
  return tables.changeSettings(person, { awayUntil: days === undefined ? null : now() + days * DAY });
}

const confirmRoute = (name: MenuRouteName, action: 'leave' | 'stop'): Route =>
  tableRoute(name, 'update', async (table, _, context) => {
    const view = await context.tables.view(table, context.person);
    if (!view.ok) return refused(view.error);
    return instead(confirmPanel(view.value, action, await context.readerOf(view.value)));
  });

/** Whoever is back sees at once what there is to decide, and what a computer has laid down for them. */
const BACK: Route = deciding(
  tableRoute('more-back', 'update', async (table, _, context) => {
    const back = await context.tables.takeBack(table, context.person);
    return back.ok ? showFresh(context, table, context.words.bot.more.isBack) : refused(back.error);
  }),
);

/** A person who only looks around should not hold up a game. */
const TAKE: Route = tableRoute('more-take', 'update', async (table, press, context) => {
  const seat = seatIn(press);
  if (seat === null) return refused({ code: 'no-such-seat' });
  const view = await context.tables.view(table, context.person);
  if (!view.ok) return refused(view.error);
  return instead(takePanel(view.value, seat, await context.readerOf(view.value)));
});

/** Asks first: a slip in a list of names would cost a seat. */
const HAND_OVER: Route = tableRoute('more-handover', 'update', async (table, press, context) => {
  const [newcomer] = press.values;
  if (newcomer === undefined) return refused({ code: 'not-a-player' });
  const seat = seatIn(press);
  if (seat === null) return refused({ code: 'no-such-seat' });
  const view = await context.tables.view(table, context.person);
  if (!view.ok) return refused(view.error);
  const who = personId(newcomer);
  if (view.value.places.some(({ occupant }) => owns(occupant, who))) {
    return showMenu(table, context, context.words.bot.more.sitsAlready({ who: mention(who) }), 'again');
  }
  return instead(handOverPanel(view.value, seat, who, await context.readerOf(view.value)));
});

const handOver = atSeat(async (seat, table, { id }, { tables, person }) => {
  const [, newcomer] = id.args;
  if (newcomer === undefined) return err({ code: 'not-a-player' });
  return tables.replace(table, person, seat, personId(newcomer));
});

const standIn = atSeat((seat, table, _, { tables, person }) => tables.standIn(table, person, seat));
const take = atSeat((seat, table, _, { tables, person }) => tables.replace(table, person, seat, person));

/** A table without a version has not begun. */
const undo: Act = async (table, { id }, { tables, person }) =>
  id.version === null ? err({ code: 'nothing-to-undo' }) : tables.undo(table, person, id.version);

/** Counted at the press: on another version than the one shown, the count does not matter. */
const undoTurn: Act = async (table, { id }, { tables, person }) => {
  const view = await tables.view(table, person);
  if (!view.ok) return view;
  const count = view.value.mine?.undoableInTurn ?? 0;
  return id.version === null ? err({ code: 'nothing-to-undo' }) : tables.undo(table, person, id.version, count);
};

/** Also used by moderators, who confirm in the channel. */
const stop: Act = async (table, press, { tables, person }) => {
  const view = await tables.view(table, person);
  return view.ok ? tables.stop(table, person, isModeratorAt(view.value, press)) : view;
};

export const MENU_ROUTES: readonly Route[] = [
  // The press may come from a direct message, which must stay as it is.
  tableRoute('more', 'update', (table, { id }, context) =>
    showMenu(table, context, null, id.args[0] === 'again' ? 'again' : 'new'),
  ),
  {
    name: 'more-settings',
    manner: 'update',
    handle: (_, context) => instead(settingsPanel(context, null)),
  },
  braked('undo', menuRoute('more-undo', done, undo)),
  braked('undo', menuRoute('more-undo-turn', done, undoTurn)),
  menuRoute('more-mute', muted, (table, _, { tables, person }) => tables.mute(table, person)),
  BACK,
  menuRoute('more-wake', done, (table, _, { tables, person }) => tables.wake(table, person)),
  menuRoute('more-orders', done, setOrders),
  menuRoute('more-away', done, setAway),
  menuRoute('more-standin', done, standIn),
  TAKE,
  braked('seat', menuRoute('more-take-sure', taken, take)),
  HAND_OVER,
  braked('invitation', menuRoute('more-handover-sure', done, handOver)),
  ...AMOUNT_ROUTES,
  confirmRoute('more-leave', 'leave'),
  confirmRoute('more-stop', 'stop'),
  menuRoute('more-leave-sure', done, (table, _, { tables, person }) => tables.leave(table, person)),
  menuRoute('more-stop-sure', done, stop),
];
