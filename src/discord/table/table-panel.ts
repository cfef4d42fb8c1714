/** A game under way, as everybody sees it: what is happening, whom it waits for, the board, the players, the last events. */

import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import { seatsOf } from '#engine/seat.ts';
import type { PersonId } from '#tables/ids.ts';
import type { PlayView, TableView } from '#tables/table-view.ts';
import { lastWord, tagged } from '../computer-seats.ts';
import { customId } from '../custom-id.ts';
import { entranceButton } from '../entrances.ts';
import { escaped } from '../escaped.ts';
import type { Cast } from '../faces/face.ts';
import { faceOf } from '../faces/faces.ts';
import { type Block, buttons, LIMITS, lastThatFit, type Message, mention, message, picture, text } from '../message.ts';
import { pictureName } from '../picture-name.ts';
import { timeLine } from './allowed-time.ts';

/** The board, painted; null while it is not. */
export interface BoardPicture {
  readonly png: Buffer;
  readonly alt: string;
}

export interface PanelParts {
  readonly view: TableView;
  readonly cast: Cast;
  readonly board: BoardPicture | null;
  /** What happened last, oldest first. */
  readonly lines: readonly string[];
  readonly pings: readonly PersonId[];
}

const ACCENT = { running: 0xe9a23b, asleep: 0x5c6b7a, over: 0x8ac926 } as const;
const MOST_LINES = 10;

const playOf = ({ play }: TableView): PlayView => {
  invariant(play !== null, 'a game that has begun');
  return play;
};

function nameAt({ places }: TableView, { names }: Cast, seat: Seat): string {
  const occupant = places[seat]?.occupant;
  return occupant?.kind === 'person' ? mention(occupant.person) : escaped(names[seat] ?? '');
}

function waitingLine(view: TableView, cast: Cast): string {
  const { panel } = cast.words.bot;
  const play = playOf(view);
  if (view.status === 'asleep') return panel.asleep;
  const names = play.deciding.map(({ seat }) => nameAt(view, cast, seat));
  return names.length === 0 ? '' : panel.waitingFor({ names });
}

function playerLines(view: TableView, cast: Cast): string[] {
  const { open, deciding } = playOf(view);
  const face = faceOf(view.game);
  return seatsOf(view.places.length).map((seat) => {
    const mark = deciding.some((waiting) => waiting.seat === seat) ? '▶ ' : '';
    const sign = face.sign(view.places[seat]?.colour ?? '');
    const who = tagged(`**${escaped(cast.names[seat] ?? '')}**`, view, cast, seat);
    return `${mark}${sign} ${who} · ${face.playerLine(open, seat, cast)}`;
  });
}

const boardBlocks = ({ board }: PanelParts): Block[] =>
  board === null ? [] : [picture(pictureName('board', board.png), board.png, board.alt)];

const lineBlocks = (lines: readonly string[]): Block[] =>
  lines.length === 0
    ? []
    : [
        text(
          lines
            .slice(-MOST_LINES)
            .map((line) => `-# ${line}`)
            .join('\n'),
        ),
      ];

function tableButtons(view: TableView, { words }: Cast): Block {
  const { panel } = words.bot;
  const { id } = view;
  return buttons(
    entranceButton('play', id, panel.play, 'primary'),
    entranceButton('hand', id, panel.hand),
    entranceButton('recap', id, panel.recap),
    entranceButton('rules', id, panel.rules),
    entranceButton('more', id, panel.more),
  );
}

function runningPanel(parts: PanelParts): Message {
  const { view, cast, lines, pings } = parts;
  const headline = faceOf(view.game).headline(playOf(view).open, cast);
  const accent = view.status === 'asleep' ? ACCENT.asleep : ACCENT.running;
  return message(
    [
      text([`## ${headline}`, waitingLine(view, cast), timeLine(view, playOf(view), cast)].filter(Boolean).join('\n')),
      ...boardBlocks(parts),
      text(playerLines(view, cast).join('\n')),
      ...lineBlocks(lines),
      tableButtons(view, cast),
    ],
    { accent, pings },
  );
}

function rankingLines(view: TableView, cast: Cast): string[] {
  const { open } = playOf(view);
  const face = faceOf(view.game);
  return (view.ranking ?? []).flatMap((seats, index) =>
    seats.map((seat) =>
      cast.words.bot.panel.rank({
        rank: index + 1,
        who: `${face.sign(view.places[seat]?.colour ?? '')} ${tagged(nameAt(view, cast, seat), view, cast, seat)}`,
        line: face.playerLine(open, seat, cast),
      }),
    ),
  );
}

function remarkLines(view: TableView, cast: Cast): string[] {
  const remark = lastWord(view, cast);
  return remark === null ? [] : [`-# ${remark}`];
}

function overPanel(parts: PanelParts): Message {
  const { view, cast, lines, pings } = parts;
  const { panel } = cast.words.bot;
  const { id, seed, commitment } = view;
  return message(
    [
      text(`# ${faceOf(view.game).headline(playOf(view).open, cast)}`),
      ...boardBlocks(parts),
      ...lineBlocks(lines),
      text([...rankingLines(view, cast), ...remarkLines(view, cast)].join('\n')),
      text(`-# ${panel.seed({ seed: seed ?? '', commitment })}`),
      buttons(
        { id: customId('over-rematch', { table: id }), label: panel.rematch, style: 'success' },
        { id: customId('over-record', { table: id }), label: panel.record },
        { id: customId('over-verify', { table: id }), label: panel.verify },
        entranceButton('recap', id, panel.recap),
      ),
    ],
    { accent: ACCENT.over, pings },
  );
}

export const tablePanel = (parts: PanelParts): Message =>
  parts.view.status === 'over' ? overPanel(parts) : runningPanel(parts);

/** What is left of a panel when a newer one has taken its place: what happened while it was the current one. */
export function pastPanel(lines: readonly string[], { words }: Cast): Message {
  const told = lines.length === 0 ? [words.bot.panel.wentOn] : lines;
  const small = told.map((line) => `-# ${line}`);
  return message([text(lastThatFit(small, LIMITS.characters).join('\n'))]);
}
