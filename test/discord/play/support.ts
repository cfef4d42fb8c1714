/** Panels for positions set up by hand, and what can be pressed on them. */

import type { Panel } from '#discord/play/panel.ts';
import { type PanelPress, readPress } from '#discord/play/panel-press.ts';
import type { SeatAtTable } from '#discord/play/seat-context.ts';
import { walkIn } from '#discord/play/seat-walk.ts';
import type { Token } from '#discord/play/token.ts';
import { tokensOf } from '#discord/play/walk.ts';
import { parseCustomId } from '#discord/wire/custom-id.ts';
import type { Button, Select } from '#discord/wire/message.ts';
import type { Answer } from '#engine/menu.ts';
import type { Seat } from '#engine/seat.ts';
import type { Colour } from '#games/urland/colours.ts';
import type { State } from '#games/urland/state.ts';
import { wordsIn } from '#i18n/words.ts';
import { tableId } from '#tables/ids.ts';
import { type GameId, gameOf, moduleOf } from '#tables/rulebook.ts';
import { seatOf } from '../../support/urland.ts';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'];

/** A seat of any game, as its panel is made from it. */
export function seatOfGame(
  game: GameId,
  state: object,
  seat: Seat,
  seats: number,
  more: Partial<SeatAtTable> = {},
): SeatAtTable {
  return {
    table: tableId('AbCdEfGhIjKl'),
    game,
    version: 1234,
    view: gameOf(game).view(state, seat),
    seat,
    reader: {
      names: NAMES.slice(0, seats),
      absent: Array<null>(seats).fill(null),
      colours: moduleOf(game).colours.slice(0, seats),
      palette: 'standard',
      language: 'en',
      words: wordsIn('en'),
    },
    undoable: 0,
    undoableInTurn: 0,
    movesUnderWay: [],
    ordered: null,
    orders: [],
    sealed: null,
    isSealedForMe: false,
    triedKinds: null,
    suggestions: true,
    deciding: [seat],
    isOver: false,
    ...more,
  };
}

export const settingOf = (state: State, colour: Colour, more: Partial<SeatAtTable> = {}): SeatAtTable =>
  seatOfGame('urland', state, seatOf(colour), state.seats, more);

export const buttonsOf = ({ controls }: Panel): Button[] =>
  controls.flatMap((block) => (block.kind === 'buttons' ? block.buttons : []));

export const selectsOf = ({ controls }: Panel): Select[] =>
  controls.flatMap((block) => (block.kind === 'select' ? [block] : []));

export const pressOf = ({ id }: { readonly id: string }): PanelPress | null =>
  readPress(parseCustomId(id)?.args[0] ?? '');

export const textOf = ({ paragraphs }: Panel): string => paragraphs.join('\n');

export function button(panel: Panel, label: string | RegExp): Button {
  const found = buttonsOf(panel).find((each) =>
    typeof label === 'string' ? each.label === label : label.test(each.label),
  );
  if (!found) throw new Error(`no button ${label} among ${buttonsOf(panel).map((each) => each.label)}`);
  return found;
}

/** The answers that a button stands for, as the rules know them. */
export function answersOf(asked: SeatAtTable, panel: Panel, label: string | RegExp): readonly Answer[] {
  const press = pressOf(button(panel, label));
  if (press?.kind !== 'go' && press?.kind !== 'sure') throw new Error(`${label} answers nothing`);
  const walk = walkIn(asked, press.answers);
  if (walk === null) throw new Error(`${label} leads nowhere`);
  return walk.answers;
}

/** As a custom id spells them. */
export function tokensIn(asked: SeatAtTable, answers: readonly Answer[]): readonly Token[] {
  const { menu } = gameOf(asked.game);
  const tokens = tokensOf((given) => menu(asked.view, asked.seat, given), answers);
  if (tokens === null) throw new Error(`${JSON.stringify(answers)} were not offered`);
  return tokens;
}
