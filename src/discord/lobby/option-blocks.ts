/**
 * The options of the game itself. An option with two choices is a button that switches to the other one, like hints,
 * because a lobby has room for some forty components. An option with more choices is a select.
 */
import { askedOptions, type GameOption } from '#engine/options.ts';
import { gameOf } from '#tables/rulebook.ts';
import type { TableView } from '#tables/table-view.ts';
import { choiceName, optionWordsOf } from '../games/option-words.ts';
import type { Reader } from '../readers/reader.ts';
import { type Block, type Button, buttons, select } from '../wire/message.ts';
import { settingId } from './setting-id.ts';

const currentOf = ({ options }: TableView, { id, choices }: GameOption): string => options.game[id] ?? choices[0];

/** The choices that are kept when chosen: another option may decide this one. */
function openChoices(view: TableView, option: GameOption): readonly string[] {
  const current = currentOf(view, option);
  const settled = (choice: string): string | undefined =>
    gameOf(view.game).settleOptions({ ...view.options.game, [option.id]: choice })[option.id];
  return option.choices.filter((choice) => choice === current || settled(choice) === choice);
}

function labelOf({ game }: TableView, option: GameOption, choice: string, { words }: Reader): string {
  const { title } = optionWordsOf(game, option, words);
  return words.bot.lobby.option({ title, choice: choiceName(game, option, choice, words) });
}

/** The id names the new choice: pressed twice in a hurry, the button switches once. */
function optionButton(view: TableView, option: GameOption, reader: Reader): Button {
  const current = currentOf(view, option);
  const other = option.choices.find((choice) => choice !== current) ?? current;
  return {
    id: settingId(view, 'option', null, option.id, other),
    label: labelOf(view, option, current, reader),
    disabled: !openChoices(view, option).includes(other),
  };
}

function optionSelect(view: TableView, option: GameOption, reader: Reader, fresh: string): Block {
  const current = currentOf(view, option);
  const open = openChoices(view, option);
  return select({
    id: settingId(view, 'option', fresh, option.id),
    placeholder: optionWordsOf(view.game, option, reader.words).title,
    options: open.map((choice) => ({
      value: choice,
      label: labelOf(view, option, choice, reader),
      selected: choice === current,
    })),
    disabled: open.length === 1,
  });
}

/** What is agreed on, each option with its choice. */
export const agreedChoices = (view: TableView, reader: Reader): string[] =>
  askedOptions(gameOf(view.game).options).map((option) => labelOf(view, option, currentOf(view, option), reader));

export function optionBlocks(view: TableView, reader: Reader, fresh: string): Block[] {
  const options = askedOptions(gameOf(view.game).options);
  const switches = options.filter(({ choices }) => choices.length === 2);
  const lists = options.filter(({ choices }) => choices.length > 2);
  return [
    buttons(...switches.map((option) => optionButton(view, option, reader))),
    ...lists.map((option) => optionSelect(view, option, reader, fresh)),
  ];
}
