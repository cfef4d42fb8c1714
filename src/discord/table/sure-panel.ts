/** Asked before something that can't be taken back. */
import type { Seat } from '#engine/seat.ts';
import type { PersonId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import { customId } from '../custom-id.ts';
import { escaped } from '../escaped.ts';
import type { Cast } from '../faces/face.ts';
import { buttons, type Message, mention, message, text } from '../message.ts';
import { button } from './more-parts.ts';
import { playerAt } from './seat-blocks.ts';

/** `args` go with the Yes. */
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

export const takePanel = (view: TableView, seat: Seat, cast: Cast): Message =>
  surePanel(view, 'take', cast.words.bot.more.sureTake({ name: escaped(playerAt(cast, seat)) }), cast, String(seat));

/** The reader's own seat, or that of somebody who is late or played for. */
export function handOverPanel(view: TableView, seat: Seat, newcomer: PersonId, cast: Cast): Message {
  const { more } = cast.words.bot;
  const who = mention(newcomer);
  const isOwn = view.mine?.seat === seat;
  const question = isOwn ? more.sureHandOver({ who }) : more.sureGive({ who, name: escaped(playerAt(cast, seat)) });
  return surePanel(view, 'handover', question, cast, String(seat), newcomer);
}
