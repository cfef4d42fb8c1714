/** `/game …`: the table in this channel, whichever game it plays. */
import type { TableId } from '#tables/ids.ts';
import { isUnderWay } from '#tables/table.ts';
import type { PlayView, TableView } from '#tables/table-view.ts';
import type { Sketch } from '../games/game-pictures.ts';
import { presentationOf } from '../games/index.ts';
import { openingOf } from '../games/on-offer.ts';
import { lobbyPanel } from '../lobby/lobby-panel.ts';
import { showHand } from '../play/play-routes.ts';
import { settingsPanel } from '../settings/settings-panel.ts';
import { closedWords } from '../table/closed.ts';
import { showRecord, showVerification } from '../table/over.ts';
import { showRecap } from '../table/recap.ts';
import { shownView } from '../table/shown-view.ts';
import { isModeratorAt } from '../table-menu/menu-route.ts';
import { confirmPanel } from '../table-menu/sure-panel.ts';
import type { Context } from '../wire/context.ts';
import { type Block, type Message, message, picture, say, text } from '../wire/message.ts';
import { type Answer, privately, refused } from '../wire/route.ts';
import { pictureLater } from '../wire/too-soon.ts';
import type { Command, TypedCommand } from './command.ts';
import { notHere } from './not-here.ts';
import { RULES_COMMAND } from './rules.ts';
import { showTables } from './tables.ts';

type Show = (table: TableId, typed: TypedCommand, context: Context) => Answer | Promise<Answer>;

const noTable = ({ words, games }: Context): string => words.bot.noTableHere({ open: openingOf(games, words) });

const tableCommand = (name: string, show: Show): Command => ({
  path: `game ${name}`,
  async handle(typed, context) {
    const absent = notHere(typed, context);
    if (absent) return absent;
    const table = await context.channels.tableFor(typed.channel, typed.person);
    if (table === null) return privately(say(typed.guild === null ? context.words.bot.noTableMeant : noTable(context)));
    return show(table, typed, context);
  },
});

/** In words, as long as the picture is not there. */
async function boardBelow(headline: Block, { scene, alt }: Sketch, context: Context): Promise<Message> {
  const board = (png: Buffer): Message => message([headline, picture('board.png', png, alt)]);
  const painting = await context.picture(scene);
  if (painting?.kind === 'ready') return board(painting.png);
  const told = message([headline, text([alt, ...pictureLater(context)].join('\n'))]);
  return painting?.kind === 'not-yet' ? { ...told, later: painting.later.then(board, () => null) } : told;
}

async function boardOf(view: TableView, play: PlayView, context: Context): Promise<Message> {
  const reader = await context.readerOf(view);
  const { words, pictures } = presentationOf(view.game);
  const shown = shownView(view, play);
  const headline = text(`## ${closedWords(view, context.words) ?? words.headline(shown, reader)}`);
  const sketch = pictures.board?.(shown, reader, []);
  return sketch === undefined ? message([headline]) : boardBelow(headline, sketch, context);
}

async function showBoard(table: TableId, _: TypedCommand, context: Context): Promise<Answer> {
  const view = await context.tables.view(table, null);
  if (!view.ok) return refused(view.error);
  if (view.value.play) return privately(await boardOf(view.value, view.value.play, context));
  const closed = closedWords(view.value, context.words);
  return privately(closed === null ? lobbyPanel(view.value, await context.readerOf(view.value)) : say(closed));
}

/** The game was finished, or the table was closed before. */
const isPast = (view: TableView): boolean => view.status !== 'lobby' && !isUnderWay(view);

async function leave(table: TableId, _: TypedCommand, context: Context): Promise<Answer> {
  const { tables, person, words } = context;
  const view = await tables.view(table, person);
  if (!view.ok) return refused(view.error);
  if (view.value.mine === null) return refused({ code: 'not-seated' });
  if (isPast(view.value)) return refused({ code: 'not-running' });
  if (view.value.play) return privately(confirmPanel(view.value, 'leave', await context.readerOf(view.value)));
  const left = await tables.leave(table, person);
  return left.ok ? privately(say(words.bot.more.done)) : refused(left.error);
}

/** Closing a running game needs a confirmation; a lobby is quickly opened again. */
async function stop(table: TableId, typed: TypedCommand, context: Context): Promise<Answer> {
  const { tables, person, words } = context;
  const view = await tables.view(table, person);
  if (!view.ok) return refused(view.error);
  if (view.value.host !== person && !isModeratorAt(view.value, typed)) return refused({ code: 'not-host' });
  if (isPast(view.value)) return refused({ code: 'not-running' });
  if (view.value.play) return privately(confirmPanel(view.value, 'stop', await context.readerOf(view.value)));
  const closed = await tables.cancel(table, person, isModeratorAt(view.value, typed));
  return closed.ok ? privately(say(words.bot.more.done)) : refused(closed.error);
}

export const GAME_COMMANDS: readonly Command[] = [
  { path: 'game tables', handle: (_, context) => showTables(context) },
  tableCommand('hand', (table, _, context) => showHand(table, context)),
  tableCommand('board', showBoard),
  tableCommand('recap', (table, _, context) => showRecap(table, context)),
  RULES_COMMAND,
  tableCommand('record', (table, _, context) => showRecord(table, context)),
  { path: 'game settings', handle: (_, context) => privately(settingsPanel(context, null)) },
  tableCommand('leave', leave),
  tableCommand('stop', stop),
  tableCommand('verify', (table, _, context) => showVerification(table, context)),
];
