/** The buttons and selects of a lobby. The announcer shows their effect to all. */
import type { TableId } from '#tables/ids.ts';
import { personId } from '#tables/ids.ts';
import type { TableAnswer } from '#tables/service/service-parts.ts';
import type { Tables } from '#tables/service/tables.ts';
import { directQuestion } from '../settings/direct-question.ts';
import type { Context } from '../wire/context.ts';
import { type Message, mention, message, text } from '../wire/message.ts';
import {
  type Answer,
  deciding,
  instead,
  type Press,
  privately,
  QUIET,
  type Route,
  refused,
  tableRoute,
} from '../wire/route.ts';
import { tooSoon, within } from '../wire/too-soon.ts';
import { CLOSE, CLOSE_NO, CLOSE_SURE } from './closing.ts';
import { lobbySettings } from './lobby-settings.ts';
import type { LobbyRouteName } from './route-names.ts';
import { SETTING_ACTS } from './setting-acts.ts';
import { LOBBY_SETTINGS, type LobbySetting } from './setting-id.ts';

type Act = (tables: Tables, table: TableId, press: Press) => TableAnswer;

const lobbyRoute = (name: LobbyRouteName, act: Act): Route =>
  tableRoute(name, 'quiet', async (table, press, { tables }) => {
    const done = await act(tables, table, press);
    return done.ok ? QUIET : refused(done.error);
  });

/** Of lobbies from before settings had a panel of their own: the whole id is about this setting. */
const oldRoute = (setting: Exclude<LobbySetting, 'first-game' | 'invite'>): Route =>
  lobbyRoute(`lobby-${setting}`, (tables, table, { person, values, id }) =>
    SETTING_ACTS[setting](tables, table, { person, values, args: id.args }),
  );

async function showSettings(
  table: TableId,
  context: Context,
  note: string | null,
  how: (message: Message) => Answer,
): Promise<Answer> {
  const { tables, person, now } = context;
  const view = await tables.view(table, person);
  if (!view.ok) return refused(view.error);
  if (view.value.play !== null) return refused({ code: 'not-in-lobby' });
  const reader = await context.readerOf(view.value);
  return how(lobbySettings(view.value, reader, { person, note, fresh: now().toString(36) }));
}

const noteOn = (setting: LobbySetting, { values }: Press, { words: { bot } }: Context): string =>
  setting === 'invite' ? bot.lobby.invited({ who: mention(personId(values[0] ?? '')) }) : bot.lobby.saved;

/** `lobby-set:table::setting:args`. */
const SET: Route = deciding(
  tableRoute('lobby-set', 'update', async (table, press, context) => {
    const [name, ...args] = press.id.args;
    const setting = LOBBY_SETTINGS.find((each) => each === name);
    if (setting === undefined) return showSettings(table, context, null, instead);
    const { person, values } = press;
    const set = async (): Promise<Answer> => {
      const done = await SETTING_ACTS[setting](context.tables, table, { person, values, args });
      return done.ok ? showSettings(table, context, noteOn(setting, press, context), instead) : refused(done.error);
    };
    return setting === 'invite' ? within('invitation', context, set) : set();
  }),
);

/** Whoever sits down for the first time is asked, privately, which direct messages they want. */
const JOIN: Route = tableRoute('lobby-join', 'quiet', async (table, { person }, context) => {
  const early = tooSoon('seat', context);
  if (early) return early;
  const joined = await context.tables.join(table, person);
  if (!joined.ok) return refused(joined.error);
  const question = await directQuestion(context);
  return question.length === 0 ? QUIET : privately(message([text(context.words.bot.lobby.joined), ...question]));
});

export const LOBBY_ROUTES: readonly Route[] = [
  JOIN,
  lobbyRoute('lobby-leave', (tables, table, { person }) => tables.leave(table, person)),
  tableRoute('lobby-settings', 'private', (table, _, context) => showSettings(table, context, null, privately)),
  SET,
  oldRoute('add'),
  oldRoute('remove'),
  oldRoute('free'),
  oldRoute('hints'),
  oldRoute('suggestions'),
  oldRoute('colour'),
  oldRoute('seats'),
  oldRoute('clock'),
  oldRoute('language'),
  oldRoute('option'),
  CLOSE,
  CLOSE_NO,
  CLOSE_SURE,
  // Discord, not the bot, chooses the id of the press: nobody can have tried out the seed that it makes.
  lobbyRoute('lobby-start', (tables, table, { person, interactionId }) => tables.start(table, person, interactionId)),
  lobbyRoute('lobby-play-now', (tables, table, { person, interactionId }) =>
    tables.playNow(table, person, interactionId),
  ),
];
