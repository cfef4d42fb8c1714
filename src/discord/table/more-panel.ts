/** What else one can do at a table, apart from playing: for this reader alone. */
import type { Seat } from '#engine/seat.ts';
import type { PersonId } from '#tables/ids.ts';
import type { PersonSettings } from '#tables/person-settings.ts';
import type { MyView, TableView } from '#tables/table-view.ts';
import { customId } from '../custom-id.ts';
import type { Cast } from '../faces/face.ts';
import { faceOf } from '../faces/faces.ts';
import {
  type Block,
  type Button,
  buttons,
  type Message,
  mention,
  message,
  personSelect,
  select,
  text,
} from '../message.ts';

export const AWAY_DAYS = [1, 3, 7, 14] as const;

export interface MoreParts {
  readonly view: TableView;
  readonly cast: Cast;
  readonly person: PersonId;
  readonly settings: PersonSettings;
  readonly now: number;
  /** What was just done, in words. */
  readonly note: string | null;
  /** In place of the same menu as it was before. */
  readonly isAgain: boolean;
}

const button = (
  { id }: TableView,
  action: string,
  label: string,
  more: Partial<Button> = {},
  ...args: string[]
): Button => ({
  id: customId(`more-${action}`, { table: id, args }),
  label,
  ...more,
});

function undoButton(view: TableView, mine: MyView, { words }: Cast): Button {
  return {
    id: customId('more-undo', { table: view.id, version: view.play?.version ?? null }),
    label: words.bot.more.undo,
    disabled: mine.undoable === 0,
  };
}

function mySeat(parts: MoreParts, mine: MyView): Block {
  const { view, cast } = parts;
  const { more } = cast.words.bot;
  return buttons(
    undoButton(view, mine, cast),
    ...amountButtons(parts, mine),
    button(view, 'mute', more.mute, { disabled: !mine.isDeciding }),
    ...(mine.isStoodIn ? [button(view, 'back', more.takeBack, { style: 'success' })] : []),
    button(view, 'settings', more.settings),
    button(view, 'leave', more.leave, { style: 'danger' }),
  );
}

/** Every order can be given at any time, so this shows them all, always. */
function ordersBlock({ view, cast }: MoreParts, mine: MyView): Block {
  const face = faceOf(view.game);
  const options = face.orders
    .filter(({ asksAmount }) => !asksAmount)
    .map(({ kind }) => ({
      value: kind,
      label: face.orderName(kind, cast.words),
      description: face.orderHint(kind, cast.words),
      selected: mine.orders.some((given) => given.kind === kind),
    }));
  return select({
    id: customId('more-orders', { table: view.id }),
    placeholder: cast.words.bot.more.orders,
    options,
    min: 0,
    max: options.length,
  });
}

/** Those that go with a number are asked for by a form. */
function amountButtons({ view, cast }: MoreParts, mine: MyView): Button[] {
  const face = faceOf(view.game);
  return face.orders
    .filter(({ asksAmount }) => asksAmount)
    .map(({ kind }) => {
      const given = mine.orders.find((order) => order.kind === kind);
      const amount = given && 'amount' in given ? Number(given.amount) : null;
      const label = cast.words.bot.more.order({ name: face.orderName(kind, cast.words), amount });
      return button(view, 'amount', label, {}, view.game, kind, ...(amount === null ? [] : [String(amount)]));
    });
}

/** Null for who is here. */
const awayUntil = ({ settings, now }: MoreParts): number | null =>
  (settings.awayUntil ?? 0) > now ? settings.awayUntil : null;

/** Discord shows a choice until the select is another one: each time the menu is shown again, it is. */
const freshness = ({ now, isAgain }: MoreParts): string[] => (isAgain ? [now.toString(36)] : []);

function awayBlock(parts: MoreParts): Block {
  const { view, cast } = parts;
  const { more } = cast.words.bot;
  return select({
    id: customId('more-away', { table: view.id, args: freshness(parts) }),
    placeholder: awayUntil(parts) === null ? more.away : more.isAway,
    options: [
      { value: '0', label: more.here },
      ...AWAY_DAYS.map((days) => ({ value: String(days), label: more.awayFor({ days }) })),
    ],
  });
}

/** Seats that the reader may have a computer play for, or take himself. */
function otherSeats({ view, cast, person }: MoreParts): Button[] {
  const { more } = cast.words.bot;
  return view.places.flatMap(({ occupant }, seat) => {
    const name = cast.names[seat] ?? '';
    const isLate = view.play?.deciding.some((waiting) => waiting.seat === seat && waiting.expired) ?? false;
    const isFree = occupant.kind === 'computer' && occupant.for === null;
    if (view.mine?.isStoodIn === false && isLate && occupant.kind === 'person' && occupant.person !== person) {
      return [button(view, 'standin', more.standIn({ name }), { style: 'primary' }, String(seat))];
    }
    return !view.mine && isFree ? [button(view, 'take', more.take({ name }), { style: 'success' }, String(seat))] : [];
  });
}

function handOver(parts: MoreParts, seat: Seat): Block {
  const { view, cast } = parts;
  const id = customId('more-handover', { table: view.id, args: [String(seat), ...freshness(parts)] });
  return personSelect(id, cast.words.bot.more.handOver);
}

function hostButtons({ view, cast, person }: MoreParts): Button[] {
  const { more } = cast.words.bot;
  const isHost = view.host === person;
  return [
    ...(view.status === 'asleep' ? [button(view, 'wake', more.wake, { style: 'primary' })] : []),
    ...(isHost ? [button(view, 'stop', more.stop, { style: 'danger' })] : []),
  ];
}

export function morePanel(parts: MoreParts): Message {
  const { view, cast, note } = parts;
  const { more } = cast.words.bot;
  const extra = [...otherSeats(parts), ...hostButtons(parts)];
  const mine = view.mine;
  const own = mine ? [mySeat(parts, mine), ordersBlock(parts, mine), awayBlock(parts), handOver(parts, mine.seat)] : [];
  const intro = mine ? more.intro : more.introGuest;
  const until = awayUntil(parts);
  const away = until === null ? [] : [more.awayUntil({ moment: Math.floor(until / 1_000) })];
  return message([
    text([`## ${more.title}`, ...(note === null ? [] : [note]), ...away, intro].join('\n')),
    ...own,
    ...(extra.length === 0 ? [] : [buttons(...extra)]),
  ]);
}

/** Asked before something that can't be taken back; `args` go with the Yes. */
function surePanel(view: TableView, action: string, question: string, { words }: Cast, ...args: string[]): Message {
  const { more } = words.bot;
  return message([
    text(question),
    buttons(button(view, `${action}-sure`, more.yes, { style: 'danger' }, ...args), {
      id: customId('more', { table: view.id, args: ['again'] }),
      label: more.no,
    }),
  ]);
}

export function confirmPanel(view: TableView, action: 'leave' | 'stop', cast: Cast): Message {
  const { more } = cast.words.bot;
  return surePanel(view, action, action === 'leave' ? more.sureLeave : more.sureStop, cast);
}

export const handOverPanel = (view: TableView, seat: Seat, newcomer: PersonId, cast: Cast): Message =>
  surePanel(
    view,
    'handover',
    cast.words.bot.more.sureHandOver({ who: mention(newcomer) }),
    cast,
    String(seat),
    newcomer,
  );
