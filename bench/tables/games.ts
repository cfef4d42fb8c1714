/** Games that are played as fast as the store lets them. */
import { seededDice } from '#engine/chance.ts';
import { wander } from '#engine/wander.ts';
import { SECRET_SOURCE } from '#tables/adapters/secret-source.ts';
import { SYSTEM_CLOCK } from '#tables/adapters/system-clock.ts';
import { channelId, personId, type TableId } from '#tables/ids.ts';
import type { TableStore } from '#tables/ports.ts';
import { type GameId, gameOf } from '#tables/rulebook.ts';
import { createTables, type Tables } from '#tables/service/tables.ts';
import { wanderingPlayer } from '../../test/support/wandering-player.ts';

const PEOPLE = ['ada', 'bob', 'cyd', 'dan'].map(personId);
const dice = seededDice(1);

export interface Bench {
  readonly tables: Tables;
  readonly store: TableStore;
  readonly ids: readonly TableId[];
  /** The last change of each table of which there is something to post. */
  readonly announced: ReadonlyMap<TableId, number>;
}

export const tablesOn = (store: TableStore, announced = new Map<TableId, number>()): Tables =>
  createTables({
    store,
    clock: SYSTEM_CLOCK,
    secrets: SECRET_SOURCE,
    dice,
    computer: wanderingPlayer(dice),
    announcer: { announce: (id, _facts, revision) => void announced.set(id, revision) },
    report: (problem) => {
      throw new Error(JSON.stringify(problem));
    },
  });

/** `name`: of the channels they play in. */
export async function beginGames(
  store: TableStore,
  count: number,
  { name = 'channel', game = 'urland' }: { name?: string; game?: GameId } = {},
): Promise<Bench> {
  const announced = new Map<TableId, number>();
  const tables = tablesOn(store, announced);
  const ids: TableId[] = [];
  for (let index = 0; index < count; index++) ids.push(await startTable(tables, game, `${name}-${index}`));
  return { tables, store, ids, announced };
}

async function startTable(tables: Tables, game: GameId, channel: string): Promise<TableId> {
  const [host, ...guests] = PEOPLE;
  if (!host) throw new Error('no host');
  const opened = await tables.open({ game, channel: channelId(channel), host });
  if (!opened.ok) throw new Error(opened.error.code);
  const id = opened.value.table;
  for (const guest of guests) await tables.join(id, guest);
  const started = await tables.start(id, host, channel);
  if (!started.ok) throw new Error(started.error.code);
  return id;
}

/** One action at one table; the choosing is not counted. Null when the game is over. */
export async function timedAction(
  { tables, store }: Pick<Bench, 'tables' | 'store'>,
  id: TableId,
): Promise<number | null> {
  const table = (await store.load(id))?.table;
  const seat = table?.play?.waiting[0]?.seat;
  const occupant = seat === undefined ? null : table?.places[seat]?.occupant;
  if (!table?.play || seat === undefined || occupant?.kind !== 'person') return null;
  const game = gameOf(table.game);
  const move = wander(game, game.view(table.play.state, seat), seat, dice);
  const started = performance.now();
  const chosen = await tables.choose(id, occupant.person, table.play.version, move);
  const taken = performance.now() - started;
  if (!chosen.ok) throw new Error(JSON.stringify(chosen.error));
  return taken;
}
