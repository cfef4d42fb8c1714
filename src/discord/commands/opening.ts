/** `/` and a game's id: opens a table of the game in this channel. */
import { PermissionFlagsBits } from 'discord.js';
import { cutTo } from '#i18n/cut.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import { GAME_IDS, type GameId } from '#tables/rulebook.ts';
import type { TableView } from '#tables/table-view.ts';
import { refusedByHouse } from '../admin/may-open.ts';
import { presentationOf } from '../games/index.ts';
import { isOffered, notOffered, openingOf } from '../games/on-offer.ts';
import { firstGameOffer } from '../lobby/first-game.ts';
import { isFull } from '../lobby/lobby-selects.ts';
import { isBlank } from '../readers/names.ts';
import { sayRefusal } from '../readers/refusals.ts';
import { directQuestion } from '../settings/direct-question.ts';
import { lastingButton } from '../table/lasting-buttons.ts';
import type { Context } from '../wire/context.ts';
import { customId } from '../wire/custom-id.ts';
import { buttons, LIMITS, type Message, message, say, text } from '../wire/message.ts';
import { type Answer, instead, privately, type Route, refused, type Sender, tableRoute } from '../wire/route.ts';
import { tooSoon } from '../wire/too-soon.ts';
import type { Command, TypedCommand } from './command.ts';
import { isShownOrClosed } from './first-panel.ts';
import { notHere } from './not-here.ts';
import {
  areWishes,
  type Offer,
  type Opened,
  type OpeningPlace,
  open,
  readOffer,
  type Wishes,
  writeOffer,
} from './opening-options.ts';

const { ViewChannel, SendMessages, SendMessagesInThreads, CreatePublicThreads, AttachFiles, ReadMessageHistory } =
  PermissionFlagsBits;

type Place = 'channel' | 'thread' | 'new-thread';

/** The permissions without which a game would get stuck; in a thread, writing is a separate permission. */
function lackingIn({ botPermissions }: Sender, place: Place, { words }: Context): string[] {
  const { permissions } = words.bot;
  const send = [SendMessages, permissions.send] as const;
  const sendInThreads = [SendMessagesInThreads, permissions.sendInThreads] as const;
  const createThreads = [CreatePublicThreads, permissions.createThreads] as const;
  const writing = { channel: [send], thread: [sendInThreads], 'new-thread': [createThreads, sendInThreads] };
  const needed = [
    [ViewChannel, permissions.view] as const,
    ...writing[place],
    [AttachFiles, permissions.attach] as const,
    [ReadMessageHistory, permissions.history] as const,
  ];
  return needed.filter(([bit]) => (botPermissions & bit) !== bit).map(([, name]) => name);
}

const isAtTable = ({ mine, host }: TableView, person: PersonId): boolean => mine !== null || host === person;

/** The table that is already here, for the person who asked; and a way to open another. */
async function offerThread(
  table: TableId,
  game: GameId,
  { options, interactionId }: TypedCommand,
  context: Context,
): Promise<Answer> {
  const { tables, person, words } = context;
  const view = await tables.view(table, person);
  if (!view.ok) return refused(view.error);
  const title = presentationOf(view.value.game).words.title(words);
  const { opening, panel, lobby } = words.bot;
  const isRunning = view.value.play !== null;
  const ways = isRunning
    ? [
        lastingButton('play', table, panel.play, 'primary'),
        lastingButton('hand', table, panel.hand),
        lastingButton('recap', table, panel.recap),
      ]
    : [];
  const again = { id: customId('show-again', { table }), label: opening.showAgain };
  const join = {
    id: customId('lobby-join', { table }),
    label: lobby.join,
    style: 'success',
    disabled: isFull(view.value),
  } as const;
  const here = isAtTable(view.value, person) ? [again] : isRunning ? [] : [join];
  return privately(
    message([
      text(isRunning ? opening.running({ game: title }) : opening.lobby({ game: title })),
      buttons(...ways, ...here, {
        id: customId('open-thread', { args: writeOffer({ game, wishes: options, name: interactionId }) }),
        label: opening.thread,
      }),
    ]),
  );
}

/** Options that could not be followed are mentioned, not just left out. */
function withCut(done: string, { wanted, seated, seats }: Opened, { words }: Context): string {
  return seated < wanted ? `${done}\n${words.bot.opening.cut({ wanted, seated, seats })}` : done;
}

async function handle(game: GameId, typed: TypedCommand, context: Context): Promise<Answer> {
  const { words, channels } = context;
  const { opening } = words.bot;
  if (!isOffered(game, context)) return privately(say(notOffered(game, context)));
  const again = openingOf([game], words);
  if (!areWishes(game, typed.options)) return privately(say(opening.badOption({ open: again })));
  if (typed.guild === null) return privately(say(opening.onlyInGuild({ open: again })));
  const absent = notHere(typed, context);
  if (absent) return absent;
  const kind = await channels.kindOf(typed.channel);
  if (kind === 'closed') return privately(say(opening.closedThread({ open: again })));
  const refusal = await refusedByHouse(typed, context);
  if (refusal) return refusal;
  const isForThread = kind === 'channel' && (await context.house.rules(typed.guild)).place === 'thread';
  if (isForThread) return openThread(typed, { game, wishes: typed.options, name: null }, context, privately);
  const lacking = lackingIn(typed, kind, context);
  if (lacking.length > 0) return privately(say(opening.lacking({ permissions: lacking, open: again })));
  const busy = await channels.busyIn(typed.channel);
  if (busy) return offerThread(busy, game, typed, context);
  const early = tooSoon('table', context);
  if (early) return early;
  const opened = await open(game, { channel: typed.channel, guild: typed.guild }, typed.options, context);
  if (!opened.ok) return refused(opened.error);
  if (!(await isShownOrClosed(opened.value.table, context))) return privately(say(opening.notPosted));
  const done = opened.value.isFull ? opening.doneFull : opening.done;
  const first = opened.value.isFull ? [] : firstGameOffer(game, opened.value.table, typed.options, context);
  return privately(message([text(withCut(done, opened.value, context)), ...first, ...(await directQuestion(context))]));
}

export const OPENING_COMMANDS: readonly Command[] = GAME_IDS.map((game) => ({
  path: game,
  handle: (typed, context) => handle(game, typed, context),
}));

/** As its lobby will be called. */
const threadName = (game: GameId, { name }: Sender, { words }: Context): string =>
  cutTo(
    words.bot.lobbyName({ game: presentationOf(game).words.title(words), host: isBlank(name) ? null : name }),
    LIMITS.threadName,
  );

const OPEN_THREAD: Route = {
  name: 'open-thread',
  manner: 'update',
  async handle(press, context) {
    const offer = readOffer(press.id.args);
    if (offer === null) return refused({ code: 'no-such-game' });
    if (!isOffered(offer.game, context)) return instead(say(notOffered(offer.game, context)));
    return (await refusedByHouse(press, context)) ?? openThread(press, offer, context, instead);
  },
};

async function openThread(
  sender: Sender,
  { game, wishes, name }: Offer,
  context: Context,
  answer: (content: Message) => Answer,
): Promise<Answer> {
  const { opening } = context.words.bot;
  const lacking = lackingIn(sender, 'new-thread', context);
  const again = openingOf([game], context.words);
  if (lacking.length > 0) return answer(say(opening.lacking({ permissions: lacking, open: again })));
  const early = tooSoon('thread', context);
  if (early) return early;
  const title = threadName(game, sender, context);
  const thread = await context.channels.openThread(sender.channel, title, name ?? sender.interactionId);
  if (thread === null) return answer(say(opening.threadFailed));
  const done = await openIn({ channel: thread, guild: sender.guild }, game, wishes, context);
  return answer(message([text(done), ...(await directQuestion(context))]));
}

/** If the button was pressed before, it has already opened a table there. */
async function openIn(thread: OpeningPlace, game: GameId, wishes: Wishes, context: Context): Promise<string> {
  const { words } = context;
  const done = words.bot.opening.threadDone({ channel: thread.channel });
  const opened = await open(game, thread, wishes, context);
  if (opened.ok && !(await isShownOrClosed(opened.value.table, context))) return words.bot.opening.notPosted;
  if (opened.ok) return withCut(done, opened.value, context);
  return opened.error.code === 'channel-busy' ? done : sayRefusal(opened.error, words, openingOf([game], words));
}

/** Only for those who sit there: nobody else has the bot post something. */
const SHOW_AGAIN: Route = tableRoute('show-again', 'update', async (table, _, context) => {
  const { tables, person, channels, words, brakes } = context;
  const view = await tables.view(table, person);
  if (!view.ok) return refused(view.error);
  if (!isAtTable(view.value, person)) return refused({ code: 'not-seated' });
  const { channel } = view.value;
  const early = tooSoon('show-again', context, channel);
  if (early) return early;
  const isShown = await channels.showAgain(table);
  if (!isShown) brakes.giveBack('show-again', channel);
  return instead(say(words.bot.opening.again[isShown ? 'shown' : 'failed']));
});

export const OPENING_ROUTES: readonly Route[] = [OPEN_THREAD, SHOW_AGAIN];
