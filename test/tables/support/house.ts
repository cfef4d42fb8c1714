/** A whole house for tests: the real store, a clock turned by hand, and an announcer that remembers. */
import { type Dice, seededDice } from '#engine/chance.ts';
import type { Result } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import { wander } from '#engine/wander.ts';
import { createServerStore } from '#store/sql/server-store.ts';
import { openDatabase } from '#store/sqlite/database.ts';
import { type TableReader, tableReader } from '#store/sqlite/table-reader.ts';
import { createTableStore } from '#store/sqlite/table-store.ts';
import { callWitness, NO_WITNESS } from '#store/sqlite/witness.ts';
import type { Fact } from '#tables/facts.ts';
import { channelId, type PersonId, personId, type TableId } from '#tables/ids.ts';
import type { Options } from '#tables/options.ts';
import type { Announcer, Clock, ComputerPlayer, Ports, Problem, SecretSource, TableStore } from '#tables/ports.ts';
import { type AnyMove, type GameId, gameOf } from '#tables/rulebook.ts';
import type { ServerStore } from '#tables/servers/server-store.ts';
import { createTables, type Tables } from '#tables/service/tables.ts';
import type { TableView } from '#tables/table-view.ts';
import { openQuickly } from '../../store/support/quick-database.ts';
import { wanderingPlayer } from '../../support/wandering-player.ts';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Noon in UTC, far from anybody's night in Europe. */
export const START = Date.UTC(2026, 0, 15, 12);

export const [ANNA, BEN, CLEO, DORA, EMIL] = ['anna', 'ben', 'cleo', 'dora', 'emil'].map(personId) as [
  PersonId,
  PersonId,
  PersonId,
  PersonId,
  PersonId,
];

export interface HandClock extends Clock {
  turnTo(time: number): void;
}

export function handClock(start = START): HandClock {
  let now = start;
  return {
    now: () => now,
    every: () => () => {},
    turnTo(time) {
      now = time;
    },
  };
}

interface Told {
  readonly table: TableId;
  readonly fact: Fact;
}

/** Different for every call, the same in every run. */
export function countedSecrets(): SecretSource {
  let count = 0;
  return {
    seed: () => (count++).toString(16).padStart(64, '5'),
    id: () => `table${count++}`,
  };
}

export interface TestHouse {
  readonly tables: Tables;
  readonly store: TableStore;
  readonly servers: ServerStore;
  /** What is in the database now. */
  readonly kept: Kept;
  readonly clock: HandClock;
  readonly told: Told[];
  readonly problems: Problem[];
  readonly dice: Dice;
  /** Turns the clock on, doing what is due on the way. */
  pass(milliseconds: number): Promise<void>;
  /** The facts announced since the last call. */
  news(): Fact[];
  /** Only PostgreSQL has to be waited for. */
  close(): void | Promise<void>;
}

type Kept = Pick<TableReader, 'table' | 'log'>;

/** What a house is built on. */
export interface HouseStore {
  readonly store: TableStore;
  readonly servers: ServerStore;
  readonly kept: Kept;
  /** When tables are due, the earliest first. */
  dueTimes(): Promise<number[]>;
  close(): void | Promise<void>;
}

export interface HouseParts {
  readonly file?: string;
  readonly computer?: ComputerPlayer;
  readonly clock?: HandClock;
  readonly announcer?: Announcer;
  readonly secrets?: SecretSource;
  readonly dice?: Dice;
  readonly isOurs?: Ports['isOurs'];
  readonly beforeStatement?: (sql: string) => void;
  /** Something between the tables and the store. */
  readonly around?: (store: TableStore) => TableStore;
}

export const openHouse = (parts: HouseParts = {}): TestHouse => houseOn(openFile(parts), parts);

function openFile({ file = ':memory:', beforeStatement }: HouseParts): HouseStore {
  // No test can cut the power. After the end of a process NORMAL has kept the same, and it is faster.
  const database = beforeStatement
    ? openDatabase(file, { synchronous: 'NORMAL', beforeStatement })
    : openQuickly(file, { synchronous: 'NORMAL' });
  const witness = file === ':memory:' ? NO_WITNESS : callWitness(database.client);
  return {
    store: createTableStore(database, witness),
    servers: createServerStore(database),
    kept: tableReader(database.client),
    dueTimes: async () => dueTimes(database.client),
    close() {
      database.client.close();
      witness.close();
    },
  };
}

export function houseOn(base: HouseStore, parts: Omit<HouseParts, 'file' | 'beforeStatement'>): TestHouse {
  const { clock = handClock(), dice = seededDice(7), secrets = countedSecrets() } = parts;
  const store = parts.around?.(base.store) ?? base.store;
  const told: Told[] = [];
  const problems: Problem[] = [];
  const remember: Announcer = {
    announce: (table, facts) => void told.push(...facts.map((fact) => ({ table, fact }))),
  };
  const tables = createTables({
    store,
    clock,
    dice,
    secrets,
    announcer: parts.announcer ?? remember,
    computer: parts.computer ?? wanderingPlayer(dice),
    ...(parts.isOurs ? { isOurs: parts.isOurs } : {}),
    report: (problem) => void problems.push(problem),
  });

  async function settle(): Promise<void> {
    await tables.tick();
    await tables.idle();
  }

  /** From one due time to the next, as a real clock would. */
  async function pass(milliseconds: number): Promise<void> {
    const end = clock.now() + milliseconds;
    for (;;) {
      await settle();
      const [next] = (await base.dueTimes()).filter((due) => due > clock.now());
      if (next === undefined || next > end) break;
      clock.turnTo(next);
    }
    clock.turnTo(end);
    await settle();
  }

  function news(): Fact[] {
    return told.splice(0).map(({ fact }) => fact);
  }

  const { servers, kept, close } = base;
  return { tables, store, servers, kept, clock, told, problems, dice, pass, news, close };
}

function dueTimes(client: ReturnType<typeof openDatabase>['client']): number[] {
  return client.prepare('select due from tables where due is not null order by due').pluck().all() as number[];
}

export function value<T>(result: Result<T, { code: string }>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

export const codeOf = (result: Result<unknown, { code: string }>): string => (result.ok ? 'ok' : result.error.code);

export const CHANNEL = channelId('channel');

export async function openTable(
  house: TestHouse,
  people: readonly PersonId[],
  options: Partial<Options> = {},
  game: GameId = 'urland',
) {
  const [host, ...guests] = people;
  if (!host) throw new Error('a table needs a host');
  const { table } = value(await house.tables.open({ game, channel: CHANNEL, host, options }));
  for (const guest of guests) value(await house.tables.join(table, guest));
  return table;
}

export async function startTable(
  house: TestHouse,
  people: readonly PersonId[],
  options: Partial<Options> = {},
  game: GameId = 'urland',
) {
  const table = await openTable(house, people, options, game);
  value(await house.tables.start(table, people[0] ?? ANNA, 'click-1'));
  return table;
}

export const viewOf = async (house: TestHouse, table: TableId, viewer: PersonId | null = null): Promise<TableView> =>
  value(await house.tables.view(table, viewer));

export function personIn(view: TableView, seat: Seat): PersonId {
  const occupant = view.places[seat]?.occupant;
  if (occupant?.kind !== 'person') throw new Error(`nobody at seat ${seat}`);
  return occupant.person;
}

/** The seats that have not decided yet. The view of a table shows this only after a delay. */
export const waitingSeats = (house: TestHouse, table: TableId): Seat[] =>
  house.kept.table(table)?.play?.waiting.map(({ seat }) => seat) ?? [];

/** A legal move of the first person who is to decide. */
export async function someMove(
  house: TestHouse,
  table: TableId,
  fits: (move: AnyMove) => boolean = () => true,
): Promise<{ person: PersonId; seat: Seat; version: number; move: AnyMove }> {
  const open = await viewOf(house, table);
  const seat = waitingSeats(house, table)[0];
  if (seat === undefined) throw new Error('nobody is to decide');
  const person = personIn(open, seat);
  const own = await viewOf(house, table, person);
  for (let tries = 0; tries < 500; tries++) {
    const move = wander(gameOf(open.game), own.mine?.view ?? {}, seat, house.dice);
    if (fits(move)) return { person, seat, version: open.play?.version ?? -1, move };
  }
  throw new Error('no such move');
}

/** Plays any moves until the condition holds, or the game is over. */
export async function playUntil(
  house: TestHouse,
  table: TableId,
  isSo: (view: TableView) => boolean,
): Promise<TableView> {
  for (;;) {
    const view = await viewOf(house, table);
    if (isSo(view) || view.status !== 'running') return view;
    const { person, version, move } = await someMove(house, table);
    value(await house.tables.choose(table, person, version, move));
  }
}
