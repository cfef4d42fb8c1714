/** The buttons and selects of a lobby. The announcer shows their effect to all. */
import { err } from '#engine/result.ts';
import { personId, type TableId } from '#tables/ids.ts';
import type { TableAnswer } from '#tables/service/service-parts.ts';
import type { Tables } from '#tables/service/tables.ts';
import { directQuestion } from '../settings/direct-question.ts';
import { message, text } from '../wire/message.ts';
import { type Press, privately, QUIET, type Route, refused, tableRoute } from '../wire/route.ts';
import { clockOf } from './clocks.ts';
import { CLOSE, CLOSE_NO, CLOSE_SURE } from './closing.ts';
import type { LobbyRouteName } from './route-names.ts';

type Act = (tables: Tables, table: TableId, press: Press) => TableAnswer;

const lobbyRoute = (name: LobbyRouteName, act: Act): Route =>
  tableRoute(name, 'quiet', async (table, press, { tables }) => {
    const done = await act(tables, table, press);
    return done.ok ? QUIET : refused(done.error);
  });

const toggle =
  (option: 'hints' | 'suggestions'): Act =>
  async (tables, table, { person }) => {
    const view = await tables.view(table, person);
    return view.ok ? tables.setOptions(table, person, { [option]: !view.value.options[option] }) : view;
  };

/** Removes the computer that came last. */
async function removeComputer(tables: Tables, table: TableId, { person }: Press): TableAnswer {
  const view = await tables.view(table, person);
  if (!view.ok) return view;
  const last = view.value.places.findLast(({ occupant }) => occupant.kind === 'computer');
  return tables.removeComputer(table, person, last?.colour ?? '');
}

const setClock: Act = async (tables, table, { person, values }) => {
  const clock = clockOf(values[0] ?? '');
  if (!clock) return err({ code: 'bad-option', option: 'clock' });
  return tables.setOptions(table, person, { clock });
};

/** A button names the choice in its id, a select among its values. */
const setGameOption: Act = async (tables, table, { person, id, values }) => {
  const [option = '', choice = values[0] ?? ''] = id.args;
  const view = await tables.view(table, person);
  if (!view.ok) return view;
  return tables.setOptions(table, person, { game: { ...view.value.options.game, [option]: choice } });
};

/** Whoever sits down for the first time is asked, privately, which direct messages they want. */
const JOIN: Route = tableRoute('lobby-join', 'quiet', async (table, { person }, context) => {
  const joined = await context.tables.join(table, person);
  if (!joined.ok) return refused(joined.error);
  const question = await directQuestion(context);
  return question.length === 0 ? QUIET : privately(message([text(context.words.bot.lobby.joined), ...question]));
});

export const LOBBY_ROUTES: readonly Route[] = [
  JOIN,
  lobbyRoute('lobby-leave', (tables, table, { person }) => tables.leave(table, person)),
  lobbyRoute('lobby-add', (tables, table, { person, values }) => tables.addComputer(table, person, values[0])),
  lobbyRoute('lobby-remove', removeComputer),
  lobbyRoute('lobby-free', (tables, table, { person, values }) =>
    tables.freeSeat(table, person, personId(values[0] ?? '')),
  ),
  lobbyRoute('lobby-hints', toggle('hints')),
  lobbyRoute('lobby-suggestions', toggle('suggestions')),
  CLOSE,
  CLOSE_NO,
  CLOSE_SURE,
  lobbyRoute('lobby-colour', (tables, table, { person, values }) =>
    tables.chooseColour(table, person, values[0] ?? ''),
  ),
  lobbyRoute('lobby-seats', (tables, table, { person, values }) =>
    tables.setOptions(table, person, { seats: Number(values[0]) }),
  ),
  lobbyRoute('lobby-clock', setClock),
  lobbyRoute('lobby-language', (tables, table, { person, values }) =>
    tables.setOptions(table, person, { language: values[0] ?? '' }),
  ),
  lobbyRoute('lobby-option', setGameOption),
  // Discord, not the bot, chooses the id of the press: nobody can have tried out the seed that it makes.
  lobbyRoute('lobby-start', (tables, table, { person, interactionId }) => tables.start(table, person, interactionId)),
];
