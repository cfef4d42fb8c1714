/** Panels for positions set up by hand, and what can be pressed on them. */

import type { Panel } from '#discord/play/panel.ts';
import { type PanelPress, readPress } from '#discord/play/panel-press.ts';
import type { SeatAtTable } from '#discord/play/seat-context.ts';
import { parseCustomId } from '#discord/wire/custom-id.ts';
import type { Button, Select } from '#discord/wire/message.ts';
import { COLOURS, type Colour } from '#games/urland/colours.ts';
import { URLAND } from '#games/urland/game.ts';
import type { State } from '#games/urland/state.ts';
import { wordsIn } from '#i18n/words.ts';
import { tableId } from '#tables/ids.ts';
import { seatOf } from '../../support/urland.ts';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'];

export const settingOf = (state: State, colour: Colour, more: Partial<SeatAtTable> = {}): SeatAtTable => ({
  table: tableId('AbCdEfGhIjKl'),
  game: 'urland',
  version: 1234,
  view: URLAND.view(state, seatOf(colour)),
  seat: seatOf(colour),
  reader: {
    names: NAMES.slice(0, state.seats),
    absent: Array<null>(state.seats).fill(null),
    colours: COLOURS.slice(0, state.seats),
    palette: 'standard',
    language: 'en',
    words: wordsIn('en'),
  },
  undoable: 0,
  ordered: null,
  sealed: null,
  triedKinds: null,
  suggestions: true,
  deciding: [seatOf(colour)],
  isOver: false,
  ...more,
});

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

/** The answers that a button stands for. */
export function answersOf(panel: Panel, label: string | RegExp): readonly string[] {
  const press = pressOf(button(panel, label));
  if (press?.kind !== 'go') throw new Error(`${label} answers nothing`);
  return press.answers;
}
