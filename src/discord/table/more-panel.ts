/** What else one can do at a table, apart from playing: for this reader alone. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { PersonId } from '#tables/ids.ts';
import { awayUntil, type PersonSettings } from '#tables/person-settings.ts';
import type { MyView, TableView } from '#tables/table-view.ts';
import { customId } from '../custom-id.ts';
import type { Cast } from '../faces/face.ts';
import { faceOf } from '../faces/faces.ts';
import { type Block, type Button, buttons, type Message, message, personSelect, select, text } from '../message.ts';

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

export const button = (
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

/** A bid is for something: where it is given in advance, it is said for what. */
function offerLines({ view, cast: { words } }: MoreParts): string[] {
  const { more } = words.bot;
  const offered = view.play ? faceOf(view.game).onOffer(view.play.open, words) : [];
  return offered.length === 0 ? [] : [more.onOffer, ...offered.map((each) => more.offered(each))];
}

/** Discord shows a choice until the select is another one: each time the menu is shown again, it is. */
const freshness = ({ now, isAgain }: MoreParts): string[] => (isAgain ? [now.toString(36)] : []);

function awayBlock(parts: MoreParts): Block {
  const { view, cast } = parts;
  const { more } = cast.words.bot;
  return select({
    id: customId('more-away', { table: view.id, args: freshness(parts) }),
    placeholder: awayUntil(parts.settings, parts.now) === null ? more.away : more.isAway,
    options: [
      { value: '0', label: more.here },
      ...AWAY_DAYS.map((days) => ({ value: String(days), label: more.awayFor({ days }) })),
    ],
  });
}

/** Its player is to decide, and has had his time. */
const isLate = ({ play, places }: TableView, seat: number): boolean =>
  places[seat]?.occupant.kind === 'person' &&
  (play?.deciding.some((waiting) => waiting.seat === seat && waiting.expired) ?? false);

const mayTake = ({ mine, formerSeat }: TableView, seat: number): boolean =>
  mine === null && (formerSeat === null || formerSeat === seat);

/** Seats that the reader may have a computer play for, or take himself. */
function otherSeats({ view, cast }: MoreParts): Button[] {
  const { more } = cast.words.bot;
  return view.places.flatMap(({ occupant }, seat) => {
    const name = cast.names[seat] ?? '';
    const isFree = occupant.kind === 'computer' && occupant.for === null;
    if (view.mine?.isStoodIn === false && view.mine.seat !== seat && isLate(view, seat)) {
      return [button(view, 'standin', more.standIn({ name }), { style: 'primary' }, String(seat))];
    }
    return isFree && mayTake(view, seat)
      ? [button(view, 'take', more.take({ name }), { style: 'success' }, String(seat))]
      : [];
  });
}

function personFor(parts: MoreParts, seat: Seat, label: string): Block {
  const args = [String(seat), ...freshness(parts)];
  return personSelect(customId('more-handover', { table: parts.view.id, args }), label);
}

/** The reader's own, and, if he plays himself, those of players who are late or played for. */
function handOvers(parts: MoreParts, mine: MyView): Block[] {
  const { view, cast } = parts;
  const { more } = cast.words.bot;
  const isVacant = (seat: Seat): boolean => isLate(view, seat) || cast.absent[seat] != null;
  const seats = mine.isStoodIn ? [] : seatsOf(view.places.length);
  const others = seats.filter((seat) => seat !== mine.seat && isVacant(seat));
  return [
    personFor(parts, mine.seat, more.handOver),
    ...others.map((seat) => personFor(parts, seat, more.give({ name: playerAt(cast, seat) }))),
  ];
}

/** Whose seat it is, also while a computer plays on for him. */
export const playerAt = ({ names, absent }: Cast, seat: Seat): string => absent[seat] ?? names[seat] ?? '';

function tableButtons({ view, cast, person }: MoreParts): Button[] {
  const { more, panel } = cast.words.bot;
  const isHost = view.host === person;
  return [
    { id: customId('over-verify', { table: view.id }), label: panel.verify },
    ...(view.status === 'asleep' ? [button(view, 'wake', more.wake, { style: 'primary' })] : []),
    ...(isHost ? [button(view, 'stop', more.stop, { style: 'danger' })] : []),
  ];
}

export function morePanel(parts: MoreParts): Message {
  const { view, cast, note } = parts;
  const { more } = cast.words.bot;
  const seats = otherSeats(parts);
  const mine = view.mine;
  const own = mine ? [mySeat(parts, mine), ordersBlock(parts, mine), awayBlock(parts), ...handOvers(parts, mine)] : [];
  const intro = mine ? more.intro : seats.length > 0 ? more.introNewcomer : more.introGuest;
  const offer = mine ? offerLines(parts) : [];
  const until = awayUntil(parts.settings, parts.now);
  const away = until === null ? [] : [more.awayUntil({ moment: Math.floor(until / 1_000) })];
  return message([
    text([`## ${more.title}`, ...(note === null ? [] : [note]), ...away, intro, ...offer].join('\n')),
    ...own,
    buttons(...seats, ...tableButtons(parts)),
  ]);
}
