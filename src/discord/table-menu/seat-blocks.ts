/** Seats that may change hands: those of others, and the reader's own. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { MyView, TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import { customId } from '../wire/custom-id.ts';
import { type Block, type Button, personSelect } from '../wire/message.ts';
import { button, freshIn, type MenuParts } from './menu-parts.ts';

/** The seat must decide, and its player is late. */
const isLate = ({ play, places }: TableView, seat: number): boolean =>
  places[seat]?.occupant.kind === 'person' &&
  (play?.deciding.some((waiting) => waiting.seat === seat && waiting.expired) ?? false);

const mayTake = ({ mine, formerSeat }: TableView, seat: number): boolean =>
  mine === null && (formerSeat === null || formerSeat === seat);

/** Seats that the reader may hand to a computer, or take over. */
export function otherSeats({ view, reader }: MenuParts): Button[] {
  const { more } = reader.words.bot;
  return view.places.flatMap(({ occupant }, seat) => {
    const name = reader.names[seat] ?? '';
    const isFree = occupant.kind === 'computer' && occupant.for === null;
    if (view.mine?.hasStandIn === false && view.mine.seat !== seat && isLate(view, seat)) {
      return [button(view, 'more-standin', more.standIn({ name }), { style: 'primary' }, String(seat))];
    }
    return isFree && mayTake(view, seat)
      ? [button(view, 'more-take', more.take({ name }), { style: 'success' }, String(seat))]
      : [];
  });
}

function personFor(parts: MenuParts, seat: Seat, label: string): Block {
  const id = customId('more-handover', { table: parts.view.id, args: [String(seat)], fresh: freshIn(parts) });
  return personSelect(id, label);
}

/** The reader's own seat and, if the reader plays, the seats of players who are late or replaced by a computer. */
export function handOvers(parts: MenuParts, mine: MyView): Block[] {
  const { view, reader } = parts;
  const { more } = reader.words.bot;
  const isVacant = (seat: Seat): boolean => isLate(view, seat) || reader.absent[seat] != null;
  const seats = mine.hasStandIn ? [] : seatsOf(view.places.length);
  const others = seats.filter((seat) => seat !== mine.seat && isVacant(seat));
  return [
    personFor(parts, mine.seat, more.handOver),
    ...others.map((seat) => personFor(parts, seat, more.give({ name: playerAt(reader, seat) }))),
  ];
}

/** The player of a seat, even while a computer plays for them. */
export const playerAt = ({ names, absent }: Reader, seat: Seat): string => absent[seat] ?? names[seat] ?? '';
