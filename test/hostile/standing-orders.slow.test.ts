/**
 * What somebody has ordered in advance is nobody else's business. In two clubs that differ only in one player's orders, all
 * that the bot sends to anybody else is the same to the byte and to the moment: while the orders are given, while others
 * look around, and for as long as none acts, when time runs out and reminders come as well. Where one acts that is
 * meant to be hidden, it can't be told from a press of its player.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ComponentType } from 'discord-api-types/v10';
import { expect, it, onTestFinished } from 'vitest';
import { readyOrders } from '#discord/table-menu/ready-orders.ts';
import { wander } from '#engine/wander.ts';
import { wordsIn } from '#i18n/words.ts';
import { readTables } from '#store/sqlite/table-reader.ts';
import type { TableId } from '#tables/ids.ts';
import type { Waiting } from '#tables/play-state.ts';
import { waitingOf } from '#tables/playing/waiting.ts';
import type { ComputerPlayer } from '#tables/ports.ts';
import { type GameId, gameOf, moduleOf } from '#tables/rulebook.ts';
import type { Table } from '#tables/table.ts';
import { LAW_SEED } from '../support/seeds.ts';
import { MINUTE, SECOND } from '../tables/support/house.ts';
import { NAMES } from './begun.ts';
import { seenBy } from './looks.ts';
import { pressRaw, type RawPress } from './raw-press.ts';
import { AMOUNT, type Candidate, candidatesIn, EVEN, kindsOf, momentOf, type Secretive } from './secretive.ts';
import { take, takeBeside } from './taken.ts';
import { aFolder, beginAt, type Club, type Folder, GAMES } from './world.ts';

/** Not long before the time is over: an order that is given now acts after it. */
const NEARLY_OVER = 15 * MINUTE - 10 * SECOND;
/** Later than the first reminder. */
const WATCHED = 13 * 60 * MINUTE;
/** After an order has acted, until it acts again. */
const AFTERWARDS = 3 * MINUTE;
/** Orders are looked for so often, in milliseconds. */
const TICK = 500;

function tableIn({ databaseFile }: Club, id: TableId): Table {
  const reader = readTables(databaseFile);
  const table = reader.table(id);
  reader.close();
  if (table === null) throw new Error('there is a table');
  return table;
}

/** Of all orders that are offered those of these kinds; the usual ones are withdrawn where they are not among them. */
async function order(club: Club, at: Secretive, isWanted: (kind: string) => boolean): Promise<void> {
  const { giver, seat, table, channel } = at;
  const { game, places, play } = tableIn(club, table);
  const view = play && gameOf(game).view(play.state, seat);
  const ready = readyOrders(game, { view, orders: places[seat]?.orders ?? [] });
  const message = club.person(giver).visible({ in: { id: channel } })[0]?.id ?? '';
  const values = ready.filter((each) => isWanted(each.order.kind)).map(({ id }) => id);
  await press(club, giver, channel, { kind: 'select', of: 'text', customId: `more-orders:${table}:`, message, values });
  const numbered = kindsOf(game).filter(({ kind, asksAmount }) => asksAmount && isWanted(kind));
  const field = { type: ComponentType.TextInput, custom_id: 'amount', value: String(AMOUNT) };
  const components = [{ type: ComponentType.Label, component: field }];
  for (const { kind } of numbered) {
    await press(club, giver, channel, {
      kind: 'form',
      customId: `more-amount-set:${table}::${kind}`,
      message,
      components,
    });
  }
}

async function press(club: Club, name: string, channel: string, raw: RawPress): Promise<void> {
  expect(await pressRaw(club.discord, club.person(name), channel, raw)).toBe(true);
  await club.discord.settled();
}

type Clubs = readonly [Club, Club];

async function turn(clubs: Clubs, milliseconds: number): Promise<void> {
  for (const { discord } of clubs) {
    discord.clock.turn(milliseconds);
    await discord.settled();
  }
}

const expectSame = (clubs: Clubs): void => expect(take(clubs[1]).sent).toBe(take(clubs[0]).sent);

/** Whoever has given the orders sees them; nobody else does. */
async function lookAround(clubs: Clubs, { giver, table, channel }: Secretive): Promise<void> {
  const [other = ''] = NAMES.filter((name) => name !== giver);
  for (const name of [other, 'eve']) {
    const [one, another] = [await seenBy(clubs[0], name, table, channel), await seenBy(clubs[1], name, table, channel)];
    expect(another).toEqual(one);
  }
  const menus: string[] = [];
  for (const club of clubs) {
    const message = club.person(giver).visible({ in: { id: channel } })[0]?.id ?? '';
    await press(club, giver, channel, { kind: 'button', customId: `more:${table}:`, message });
    menus.push(take(club).sent);
  }
  expect(menus[1]).not.toBe(menus[0]);
}

/** Until so long has passed. */
async function watch(clubs: Clubs, milliseconds: number, beat: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += beat) {
    await turn(clubs, Math.min(beat, milliseconds - passed));
    expectSame(clubs);
  }
}

/** What the order is about to decide is suggested to its player. */
async function suggestion(club: Club, { giver, table, channel }: Secretive): Promise<RawPress> {
  const message = club.person(giver).visible({ in: { id: channel } })[0]?.id ?? '';
  const { play } = tableIn(club, table);
  await press(club, giver, channel, { kind: 'button', customId: `suggest:${table}:${play?.version}`, message });
  const isSuggestion = ({ label }: { readonly label: string | null }): boolean => label === wordsIn('en').play.doIt;
  const panel = club
    .person(giver)
    .visible()
    .findLast(({ pressable }) => pressable.some(isSuggestion));
  const customId = panel?.pressable.find(isSuggestion)?.customId ?? '';
  return { kind: 'button', customId, message: panel?.id ?? '' };
}

/** In one club the order acts, in the other its player presses at the same moment. */
async function compareActing(clubs: Clubs, moment: Secretive): Promise<void> {
  const [pressing, ordering] = clubs;
  const { giver, seat, table, channel } = moment;
  const doIt = await suggestion(pressing, moment);
  takeBeside(pressing, pressing.person(giver));
  const waiting = (): Waiting | null => {
    const { play } = tableIn(ordering, table);
    return play && waitingOf(play, seat);
  };
  const before = waiting();
  const left = (before?.autoAt ?? 0) - ordering.discord.clock.now();
  expect(left).toBeGreaterThan(0);
  await watch(clubs, left - 1, 5 * SECOND);
  await turn(clubs, TICK);
  while (waiting()?.autoAt === before?.autoAt) await nextTurn();
  await press(pressing, giver, channel, doIt);
  for (let passed = 0; passed < AFTERWARDS && waiting()?.autoAt == null; passed += 5 * SECOND) {
    for (const { discord } of clubs) await discord.settled();
    const [one, another] = clubs.map((club) => takeBeside(club, club.person(giver)));
    expect(another).toBe(one);
    await turn(clubs, 5 * SECOND);
  }
}

/** Advises to do what the player's order would. */
const adviserOf = (kind: string | null): ComputerPlayer => ({
  choose: ({ game, view, seat }) => wander(gameOf(game), view, seat, EVEN),
  suggest({ game, view, seat }) {
    const { orders } = moduleOf(game);
    const given = orders?.parse({ kind, amount: AMOUNT }) ?? orders?.parse({ kind });
    const move = given && orders?.follow(given, view, seat, EVEN);
    if (!move) throw new Error(`${kind} decides nothing`);
    return { move, reason: null, rest: [], winChance: null, instead: null };
  },
});

async function compare(candidate: Candidate, game: GameId, folder: Folder): Promise<void> {
  const moment = await momentOf(candidate, game, folder, LAW_SEED);
  const open = (name: string): Promise<Club> =>
    beginAt(moment, folder.file(`${name}-${moment.seat}.sqlite`), undefined, {
      dice: EVEN,
      computer: adviserOf(candidate.follows),
    });
  const clubs: Clubs = [await open('one'), await open('other')];
  try {
    for (const { discord } of clubs) await discord.settled();
    expectSame(clubs);
    await turn(clubs, NEARLY_OVER);
    // A press right after a change would count for nothing, and whoever has started looks a channel over twice.
    for (let looks = 0; looks < 3; looks++) await turn(clubs, SECOND);
    expectSame(clubs);
    await order(clubs[0], moment, () => false);
    await order(clubs[1], moment, (kind) => candidate.follows === null || candidate.follows === kind);
    const [one, another] = clubs.map((club) => takeBeside(club, club.person(moment.giver)));
    expect([one, another]).toEqual(['[]', '[]']);
    await lookAround(clubs, moment);
    if (candidate.follows !== null) return await compareActing(clubs, moment);
    await watch(clubs, 3 * MINUTE, 10 * SECOND);
    await watch(clubs, WATCHED, 30 * MINUTE);
  } finally {
    for (const club of clubs) await club.stop();
  }
}

it.for(GAMES.filter((game) => moduleOf(game).orders !== null))(
  'at no moment of a game of %s does anything that others are sent depend on what a player has ordered in advance',
  async (game) => {
    const folder = aFolder();
    onTestFinished(() => folder.remove());
    for (const candidate of await candidatesIn(game, LAW_SEED)) await compare(candidate, game, folder);
  },
);
