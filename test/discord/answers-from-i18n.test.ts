/**
 * As words-from-i18n.slow.test.ts, for what every press and every command answers. A route fails that nobody presses here, or
 * in the tests of its own. All tables play Sticks: what a game adds has its words looked over there.
 */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ADMIN_ROUTES } from '#discord/admin/admin-routes.ts';
import { AROUND_ROUTES } from '#discord/around/around-routes.ts';
import type { Command, TypedCommand } from '#discord/commands/command.ts';
import { DOCTOR_ROUTES } from '#discord/doctor/doctor-routes.ts';
import { sayRefusal } from '#discord/readers/refusals.ts';
import { ROUTE_NAMES, type RouteName } from '#discord/route-names.ts';
import { COMMANDS, ROUTES } from '#discord/routes.ts';
import { SETTINGS_ROUTES } from '#discord/settings/settings-routes.ts';
import type { Context } from '#discord/wire/context.ts';
import { type CustomId, parseCustomId } from '#discord/wire/custom-id.ts';
import type { Answer, Press, Sender } from '#discord/wire/route.ts';
import { GAME_IDS } from '#games/index.ts';
import { PSEUDO } from '#i18n/languages.ts';
import { wordsIn } from '#i18n/words.ts';
import { channelId, guildId, type PersonId, type TableId } from '#tables/ids.ts';
import { gameOf } from '#tables/rulebook.ts';
import { owns } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import {
  ANNA,
  BEN,
  CLEO,
  openHouse,
  playUntil,
  someMove,
  type TestHouse,
  value,
  viewOf,
} from '../tables/support/house.ts';
import { contextIn } from './context.ts';
import { type Asked, type AtTable, MOMENTS, type Moment, PRESSES, personAt } from './every-press.ts';
import { strayIn, textsIn, textsInAnswer } from './texts.ts';

const WORDS = wordsIn(PSEUDO);

/** Where no time has to pass, all tables are in one house, each in a channel of its own. */
const SHARED = openHouse();
afterAll(() => SHARED.close());

let channels = 0;
const newChannel = () => channelId(`channel-${channels++}`);

/** Nothing changes at it any more, so one will do. */
let over: AtTable;
beforeAll(async () => {
  over = await aRunningTable(SHARED);
  await playUntil(SHARED, over.table, () => false);
});

async function aLobby(house: TestHouse): Promise<AtTable> {
  const { table } = value(await house.tables.open({ game: 'sticks', channel: newChannel(), host: ANNA }));
  value(await house.tables.join(table, BEN));
  return { house, table, moved: BEN, toMove: ANNA };
}

async function aRunningTable(house: TestHouse): Promise<AtTable> {
  const { table } = await aLobby(house);
  value(await house.tables.start(table, ANNA, 'click'));
  const { person, version, move } = await someMove(house, table);
  value(await house.tables.choose(table, person, version, move));
  return { house, table, moved: person, toMove: person === ANNA ? BEN : ANNA };
}

async function aTableAt(moment: Moment, house: TestHouse): Promise<AtTable> {
  if (moment === 'over') return over;
  return moment === 'lobby' ? aLobby(house) : aRunningTable(house);
}

const guild = guildId('1');

/** Names are numbers: any letter outside of brackets is a stray one. */
async function contextAt(house: TestHouse, table: TableId | null, person: PersonId): Promise<Context> {
  const context = await contextIn(PSEUDO, house, person);
  const isOver = table !== null && (await viewOf(house, table)).status === 'over';
  const names = ({ places }: TableView) => places.map((_, seat) => `10${seat}`);
  return {
    ...context,
    guild,
    channels: {
      ...context.channels,
      busyIn: async () => (isOver ? null : table),
      tableFor: async () => table,
      tablesOf: async () => (table === null ? [] : [{ table, address: null }]),
      openThread: async () => newChannel(),
    },
    readerOf: async (view) => ({ ...(await context.readerOf(view)), names: names(view) }),
  };
}

const senderOf = (person: PersonId): Sender => ({
  ...{ person, guild, channel: newChannel(), name: '100', isBotHere: true, interactionId: '3', locale: 'en' },
  ...{ botPermissions: -1n, isModerator: false, isManager: true, roles: [] },
});

/** All that is read, in a refusal and after a while as well. */
async function textsOf(answer: Answer): Promise<string[]> {
  switch (answer.kind) {
    case 'quiet':
      return [];
    case 'refused':
      return [sayRefusal(answer.refusal, WORDS, '</sticks:1>')];
    case 'meanwhile':
      return [...textsIn(answer.message), ...(await textsOf(await answer.result()))];
    default:
      return textsInAnswer(answer);
  }
}

const kindOf = (answer: Answer): string => (answer.kind === 'refused' ? answer.refusal.code : answer.kind);

function handle(press: Press, context: Context): Answer | Promise<Answer> {
  const route = ROUTES.find(({ name }) => name === press.id.route);
  if (route === undefined) throw new Error(`nobody answers ${press.id.route}`);
  return route.handle(press, context);
}

/** Of buttons and selects. */
const idsIn = (shown: unknown): string[] => {
  if (typeof shown !== 'object' || shown === null) return [];
  const own = 'id' in shown && typeof shown.id === 'string' ? [shown.id] : [];
  return [...own, ...Object.values(shown).flatMap(idsIn)];
};

/** Time may pass before a press, for all tables of its house. */
function anOwnHouse(): TestHouse {
  const house = openHouse();
  onTestFinished(() => house.close());
  return house;
}

async function pressAt(route: RouteName, asked: Asked, at: AtTable): Promise<Answer> {
  const { values = [], fields = {}, by = ANNA, seatOf, args = [], before } = asked;
  const { house, table } = at;
  const { places } = await viewOf(house, table);
  const seat = places.findIndex(({ occupant }) => seatOf !== undefined && owns(occupant, personAt(at, seatOf)));
  await before?.(at);
  const { play } = await viewOf(house, table);
  const person = personAt(at, by);
  const context = await contextAt(house, table, person);
  const press = (id: CustomId): Press => ({ ...senderOf(person), values, fields, id });
  const told = { table, version: play?.version ?? null, args: seatOf === undefined ? args : [String(seat), ...args] };
  const shown = asked.isOnPlay ? idsIn(await handle(press({ ...told, route: 'play' }), context)) : [];
  const id = shown.map(parseCustomId).find((each) => each?.route === route);
  return handle(press(id ?? { ...told, route }), context);
}

async function answerTo(route: RouteName, { before, ...asked }: Asked, moment: Moment): Promise<Answer> {
  return moment === 'over' || before === undefined
    ? pressAt(route, asked, await aTableAt(moment, SHARED))
    : pressAt(route, { ...asked, before }, await aTableAt(moment, anOwnHouse()));
}

interface AskedCommand extends Partial<TypedCommand> {
  readonly moment: Moment | 'no table';
}

const CALLS: readonly AskedCommand[] = [
  ...MOMENTS.map((moment) => ({ moment })),
  { moment: 'running', person: CLEO },
  { moment: 'no table' },
  { moment: 'no table', guild: null },
  { moment: 'no table', isBotHere: false },
  { moment: 'no table', botPermissions: 0n },
  { moment: 'no table', isManager: false },
];

const MORE_CALLS: Readonly<Record<string, readonly AskedCommand[]>> = {
  ...Object.fromEntries(
    GAME_IDS.map((game): [string, AskedCommand[]] => [
      game,
      [
        { moment: 'no table', options: { computers: gameOf(game).seats.max } },
        { moment: 'no table', options: { level: 'none' } },
      ],
    ]),
  ),
  'game rules': [{ moment: 'no table', options: { topic: 'sticks:take' } }],
};

async function called(command: Command, { moment, ...more }: AskedCommand): Promise<Answer> {
  const table = moment === 'no table' ? null : (await aTableAt(moment, SHARED)).table;
  const call = { ...senderOf(more.person ?? ANNA), options: {}, ...more };
  return command.handle(call, await contextAt(SHARED, table, call.person));
}

describe('in the pseudo-language', () => {
  const presses = ROUTE_NAMES.flatMap((route) =>
    (PRESSES[route] ?? []).map((asked, index) => [route, index + 1, asked] as const),
  );
  it.each(presses)('%s, press %i', async (route, _, asked) => {
    const answers = await Promise.all(MOMENTS.map((moment) => answerTo(route, asked, moment)));
    expect(Object.fromEntries(MOMENTS.map((moment, index) => [moment, answers.map(kindOf)[index]]))).toEqual(
      asked.says,
    );
    expect(strayIn((await Promise.all(answers.map(textsOf))).flat())).toEqual([]);
  });

  const commands = COMMANDS.map((command) => [command.path, command] as const);
  it.each(commands)('/%s, wherever it is asked', async (_, command) => {
    const answers = await Promise.all(
      [...CALLS, ...(MORE_CALLS[command.path] ?? [])].map((asked) => called(command, asked)),
    );
    const context = await contextAt(SHARED, null, ANNA);
    const suggested = command.suggest?.('', context).map(({ name }) => name) ?? [];
    expect(strayIn([...suggested, ...(await Promise.all(answers.map(textsOf))).flat()])).toEqual([]);
  });

  it('every route is pressed here, or in the tests of settings, servers, the bot’s pages and the doctor', () => {
    const elsewhere = [...SETTINGS_ROUTES, ...ADMIN_ROUTES, ...AROUND_ROUTES, ...DOCTOR_ROUTES];
    const here = ROUTES.filter((route) => !elsewhere.includes(route));
    expect(Object.keys(PRESSES).toSorted()).toEqual(here.map(({ name }) => name).toSorted());
  });
});
