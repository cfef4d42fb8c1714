/** `/urland` and its like: a table in this channel. */
import { PermissionFlagsBits } from 'discord.js';
import { ok } from '#engine/result.ts';
import type { ChannelId, TableId } from '#tables/ids.ts';
import type { Options } from '#tables/options.ts';
import { GAME_IDS, type GameId, isGameId } from '#tables/rulebook.ts';
import type { Answer as TableAnswer } from '#tables/service/house.ts';
import { languageOf } from '../casts.ts';
import type { Context } from '../context.ts';
import { customId } from '../custom-id.ts';
import { entranceButton } from '../entrances.ts';
import { faceOf } from '../faces/faces.ts';
import { clockOf } from '../lobby/clocks.ts';
import { buttons, message, say, text } from '../message.ts';
import { type Answer, type Deed, instead, privately, type Route, refused } from '../route.ts';
import type { Call, Command } from './command.ts';

const { ViewChannel, SendMessages, SendMessagesInThreads, AttachFiles, ReadMessageHistory } = PermissionFlagsBits;

/** What a game would get stuck without; in a thread, writing is a permission of its own. */
function lackingIn({ botMay }: Deed, isThread: boolean, { words }: Context): string[] {
  const { permissions } = words.bot;
  const writing = isThread
    ? ([SendMessagesInThreads, permissions.sendInThreads] as const)
    : ([SendMessages, permissions.send] as const);
  const needed = [
    [ViewChannel, permissions.view] as const,
    writing,
    [AttachFiles, permissions.attach] as const,
    [ReadMessageHistory, permissions.history] as const,
  ];
  return needed.filter(([bit]) => (botMay & bit) !== bit).map(([, name]) => name);
}

function optionsIn({ options: given }: Call, { language }: Context): Partial<Options> {
  const clock = clockOf(String(given['clock'] ?? 'none'));
  const players = given['players'];
  return {
    language: languageOf(String(given['language'] ?? language)) ?? language,
    ...(clock ? { clock } : {}),
    ...(typeof players === 'number' ? { seats: players } : {}),
  };
}

interface Plan {
  readonly game: GameId;
  readonly channel: ChannelId;
  readonly options: Partial<Options>;
  readonly computers: number;
  /** Of the computers; the usual one unless said. */
  readonly level?: string;
}

function planIn(game: GameId, call: Call, context: Context): Plan {
  const { computers = 0, level } = call.options;
  return {
    game,
    channel: call.channel,
    options: optionsIn(call, context),
    computers: Number(computers),
    ...(level === undefined ? {} : { level: String(level) }),
  };
}

async function open(
  { game, channel, options, computers, level }: Plan,
  { tables, person }: Context,
): TableAnswer<TableId> {
  const opened = await tables.open({ game, channel, host: person, options });
  if (!opened.ok) return opened;
  const { table } = opened.value;
  for (let added = 0; added < computers; added++) {
    const done = await tables.addComputer(table, person, level);
    if (!done.ok) break;
  }
  return ok(table);
}

/** The table that is here already, for who asked; and a way to another. */
async function offerThread(table: TableId, game: GameId, context: Context): Promise<Answer> {
  const { tables, person, words } = context;
  const view = await tables.view(table, person);
  if (!view.ok) return refused(view.error);
  const title = faceOf(view.value.game).title(words);
  const { opening, panel } = words.bot;
  const isRunning = view.value.play !== null;
  const ways = isRunning
    ? [
        entranceButton('play', table, panel.play, 'primary'),
        entranceButton('hand', table, panel.hand),
        entranceButton('recap', table, panel.recap),
      ]
    : [];
  return privately(
    message([
      text(isRunning ? opening.running({ game: title }) : opening.lobby({ game: title })),
      buttons(
        ...ways,
        { id: customId('show-again', { table }), label: opening.showAgain },
        { id: customId('open-thread', { args: [game] }), label: opening.thread },
      ),
    ]),
  );
}

async function handle(game: GameId, call: Call, context: Context): Promise<Answer> {
  const { words, rooms } = context;
  const { opening } = words.bot;
  if (call.guild === null) return privately(say(opening.onlyInGuild));
  const lacking = lackingIn(call, await rooms.isThread(call.channel), context);
  if (lacking.length > 0) return privately(say(opening.lacking({ permissions: lacking })));
  const busy = rooms.busyIn(call.channel);
  if (busy) return offerThread(busy, game, context);
  const opened = await open(planIn(game, call, context), context);
  return opened.ok ? privately(say(opening.done)) : refused(opened.error);
}

export const OPENING_COMMANDS: readonly Command[] = GAME_IDS.map((game) => ({
  path: game,
  handle: (call, context) => handle(game, call, context),
}));

const OPEN_THREAD: Route = {
  name: 'open-thread',
  manner: 'update',
  async handle({ id, channel }, context) {
    const game = id.args[0] ?? '';
    if (!isGameId(game)) return refused({ code: 'no-such-game' });
    const { opening } = context.words.bot;
    const name = opening.threadName({ game: faceOf(game).title(context.words) });
    const thread = await context.rooms.openThread(channel, name);
    if (thread === null) return instead(say(opening.threadFailed));
    const plan = { game, channel: thread, options: { language: context.language }, computers: 0 };
    const opened = await open(plan, context);
    return opened.ok ? instead(say(opening.threadDone({ channel: thread }))) : refused(opened.error);
  },
};

const SHOW_AGAIN: Route = {
  name: 'show-again',
  manner: 'update',
  async handle({ id }, { rooms, words }) {
    if (id.table === null) return refused({ code: 'no-such-table' });
    await rooms.showAgain(id.table);
    return instead(say(words.bot.opening.shownAgain));
  },
};

export const OPENING_ROUTES: readonly Route[] = [OPEN_THREAD, SHOW_AGAIN];
