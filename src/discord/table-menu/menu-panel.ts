/** The menu of a table: everything besides playing, for one reader. */
import { awayUntil } from '#tables/person-settings.ts';
import type { MyView, TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import { customId } from '../wire/custom-id.ts';
import { type Block, type Button, buttons, inSeconds, type Message, message, select, text } from '../wire/message.ts';
import { button, freshIn, type MenuParts } from './menu-parts.ts';
import { amountButtons, offerLines, ordersBlocks, orderWarnings, standingLines } from './order-blocks.ts';
import { handOvers, otherSeats } from './seat-blocks.ts';

export const AWAY_DAYS = [1, 3, 7, 14] as const;

function undoButtons(view: TableView, mine: MyView, { words }: Reader): Button[] {
  const { undo, undoTurn } = words.bot.more;
  const on = { table: view.id, version: view.play?.version ?? null };
  return [
    { id: customId('more-undo', on), label: undo, disabled: mine.undoable === 0 },
    ...(mine.undoableInTurn > 1 ? [{ id: customId('more-undo-turn', on), label: undoTurn }] : []),
  ];
}

function mySeat(parts: MenuParts, mine: MyView): Block {
  const { view, reader } = parts;
  const { more } = reader.words.bot;
  return buttons(
    ...undoButtons(view, mine, reader),
    ...amountButtons(parts, mine),
    button(view, 'more-mute', more.mute, { disabled: !mine.isDeciding }),
    ...(mine.hasStandIn ? [button(view, 'more-back', more.takeBack, { style: 'success' })] : []),
    button(view, 'more-settings', more.settings),
    button(view, 'more-leave', more.leave, { style: 'danger' }),
  );
}

function awayBlock(parts: MenuParts): Block {
  const { view, reader } = parts;
  const { more } = reader.words.bot;
  return select({
    id: customId('more-away', { table: view.id, fresh: freshIn(parts) }),
    placeholder: awayUntil(parts.settings, parts.now) === null ? more.away : more.isAway,
    options: [
      { value: '0', label: more.here },
      ...AWAY_DAYS.map((days) => ({ value: String(days), label: more.awayFor({ days }) })),
    ],
  });
}

function tableButtons({ view, reader, person }: MenuParts): Button[] {
  const { more, panel, opening } = reader.words.bot;
  const isHost = view.host === person;
  return [
    // Onlookers change nothing at a table.
    ...(view.mine ? [{ id: customId('show-again', { table: view.id }), label: opening.showAgain }] : []),
    { id: customId('over-verify', { table: view.id }), label: panel.verify },
    ...(view.mine && view.status === 'asleep' ? [button(view, 'more-wake', more.wake, { style: 'primary' })] : []),
    ...(isHost ? [button(view, 'more-stop', more.stop, { style: 'danger' })] : []),
  ];
}

/** A word about the last press, and notes on the present state. */
function newsLines(parts: MenuParts): string[] {
  const { view, reader, note, settings, now } = parts;
  const until = awayUntil(settings, now);
  return [
    ...(note === null ? [] : [note]),
    ...(view.mine ? orderWarnings(parts, view.mine) : []),
    ...(until === null ? [] : [reader.words.bot.more.awayUntil({ seconds: inSeconds(until) })]),
  ];
}

export function menuPanel(parts: MenuParts): Message {
  const { more } = parts.reader.words.bot;
  const { mine } = parts.view;
  const seats = otherSeats(parts);
  const own = mine
    ? [
        mySeat(parts, mine),
        ...ordersBlocks(parts, mine),
        awayBlock(parts),
        ...(parts.isDirect ? [] : handOvers(parts, mine)),
      ]
    : [];
  const intro = mine ? more.intro : seats.length > 0 ? more.introNewcomer : more.introGuest;
  const advance = mine ? [...standingLines(parts, mine), ...offerLines(parts)] : [];
  const there = mine && parts.isDirect ? [more.handOverThere({ channel: parts.view.channel })] : [];
  return message([
    text([`## ${more.title}`, ...newsLines(parts), intro, ...there, ...advance].join('\n')),
    ...own,
    buttons(...seats, ...tableButtons(parts)),
  ]);
}
