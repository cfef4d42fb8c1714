/** What each setting of a lobby does. */
import { err } from '#engine/result.ts';
import { personId, type TableId } from '#tables/ids.ts';
import type { TableAnswer } from '#tables/service/service-parts.ts';
import type { Tables } from '#tables/service/tables.ts';
import { presentationOf } from '../games/index.ts';
import type { Press } from '../wire/route.ts';
import { clockOf } from './clocks.ts';
import type { LobbySetting } from './setting-id.ts';

interface Setting extends Pick<Press, 'person' | 'values'> {
  /** Of the id, after the name of the setting. */
  readonly args: readonly string[];
}

type SettingAct = (tables: Tables, table: TableId, setting: Setting) => TableAnswer;

const toggle =
  (option: 'hints' | 'suggestions'): SettingAct =>
  async (tables, table, { person }) => {
    const view = await tables.view(table, person);
    return view.ok ? tables.setOptions(table, person, { [option]: !view.value.options[option] }) : view;
  };

/** Removes the computer that came last. */
const removeComputer: SettingAct = async (tables, table, { person }) => {
  const view = await tables.view(table, person);
  if (!view.ok) return view;
  const last = view.value.places.findLast(({ occupant }) => occupant.kind === 'computer');
  return tables.removeComputer(table, person, last?.colour ?? '');
};

const setClock: SettingAct = async (tables, table, { person, values }) => {
  const clock = clockOf(values[0] ?? '');
  if (!clock) return err({ code: 'bad-option', option: 'clock' });
  return tables.setOptions(table, person, { clock });
};

/** A select names the choice among its values, a button in its id. */
const setGameOption: SettingAct = async (tables, table, { person, values, args }) => {
  const [option = '', named = ''] = args;
  const view = await tables.view(table, person);
  if (!view.ok) return view;
  return tables.setOptions(table, person, { game: { ...view.value.options.game, [option]: values[0] ?? named } });
};

/** The form that the game names for a first game. */
const takeFirstGame: SettingAct = async (tables, table, { person }) => {
  const view = await tables.view(table, person);
  if (!view.ok) return view;
  const options = presentationOf(view.value.game).words.firstGame?.options ?? {};
  return tables.setOptions(table, person, { game: { ...view.value.options.game, ...options } });
};

/** Bots can't be chosen as players, so a bot leaves no value. */
const invite: SettingAct = async (tables, table, { person, values }) => {
  const [invited] = values;
  return invited === undefined ? err({ code: 'not-a-player' }) : tables.invite(table, person, personId(invited));
};

export const SETTING_ACTS: Readonly<Record<LobbySetting, SettingAct>> = {
  add: (tables, table, { person, values }) => tables.addComputer(table, person, values[0]),
  remove: removeComputer,
  free: (tables, table, { person, values }) => tables.freeSeat(table, person, personId(values[0] ?? '')),
  invite,
  hints: toggle('hints'),
  suggestions: toggle('suggestions'),
  colour: (tables, table, { person, values }) => tables.chooseColour(table, person, values[0] ?? ''),
  seats: (tables, table, { person, values }) => tables.setOptions(table, person, { seats: Number(values[0]) }),
  clock: setClock,
  language: (tables, table, { person, values }) => tables.setOptions(table, person, { language: values[0] ?? '' }),
  option: setGameOption,
  'first-game': takeFirstGame,
};
