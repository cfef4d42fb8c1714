/** The confirmation of something that can't be taken back. */
import type { Seat } from '#engine/seat.ts';
import type { PersonId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import { escaped } from '../readers/escaped.ts';
import type { Reader } from '../readers/reader.ts';
import { customId } from '../wire/custom-id.ts';
import { buttons, type Message, mention, message, text } from '../wire/message.ts';
import { button } from './menu-parts.ts';
import type { MenuRouteName } from './route-names.ts';
import { playerAt } from './seat-blocks.ts';

/** Yes leads to the route `to` with `args`. */
function surePanel(
  view: TableView,
  to: MenuRouteName,
  question: string,
  { words }: Reader,
  ...args: string[]
): Message {
  const { more } = words.bot;
  return message([
    text(question),
    buttons(button(view, to, more.yes, { style: 'danger' }, ...args), {
      id: customId('more', { table: view.id, args: ['again'] }),
      label: more.no,
    }),
  ]);
}

export function confirmPanel(view: TableView, action: 'leave' | 'stop', reader: Reader): Message {
  const { more } = reader.words.bot;
  return action === 'leave'
    ? surePanel(view, 'more-leave-sure', more.sureLeave, reader)
    : surePanel(view, 'more-stop-sure', more.sureStop, reader);
}

export const takePanel = (view: TableView, seat: Seat, reader: Reader): Message =>
  surePanel(
    view,
    'more-take-sure',
    reader.words.bot.more.sureTake({ name: escaped(playerAt(reader, seat)) }),
    reader,
    String(seat),
  );

/** The reader's own seat, or the seat of a player who is late or replaced by a computer. */
export function handOverPanel(view: TableView, seat: Seat, newcomer: PersonId, reader: Reader): Message {
  const { more } = reader.words.bot;
  const who = mention(newcomer);
  const isOwn = view.mine?.seat === seat;
  const question = isOwn ? more.sureHandOver({ who }) : more.sureGive({ who, name: escaped(playerAt(reader, seat)) });
  return surePanel(view, 'more-handover-sure', question, reader, String(seat), newcomer);
}
