/**
 * The processes on one database, each with a connection of its own for this: the turns and chores that a process has are
 * locks of that connection, which go when it does, and the words are PostgreSQL's notifications.
 */
import { randomUUID } from 'node:crypto';
import type { Chore, Crew, Word } from '#tables/crew.ts';
import type { TableId } from '#tables/ids.ts';
import { createCrewLine } from './crew-line.ts';

/** Any numbers that nobody else locks in this database. */
const TURN = 7_430_117;
const CHORE = 7_430_118;
const CHORES: Readonly<Record<Chore, number>> = { threads: 1 };

const CHANNEL = 'board_games';
/** How many tables one look finds. */
const AT_ONCE = 200;

/** Tables with news whose turn nobody has. Locks are in the list of locks by these numbers. */
const ABANDONED = `
  select table_id, min(revision) as since from unseen
  where not exists (
    select from pg_locks
    where locktype = 'advisory' and classid = $1 and objsubid = 2
      and objid = (hashtext(table_id)::bigint & 4294967295)::oid
      and database = (select oid from pg_database where datname = current_database())
  )
  group by table_id limit $2`;

interface Abandoned {
  readonly table_id: TableId;
  readonly since: number;
}

export async function joinCrew(url: string): Promise<Crew> {
  const self = randomUUID();
  const listeners: ((word: Word) => void)[] = [];
  /** The turns that this process has. A lock that is taken twice would have to be given back twice. */
  const turns = new Set<TableId>();
  const hear = (text: string): void => {
    const { from, ...word } = JSON.parse(text) as Word & { from: string };
    if (from !== self) for (const listen of listeners) listen(word);
  };
  const line = await createCrewLine(url, CHANNEL, hear, () => turns.clear());
  /** As the last look found them. */
  let before = new Map<TableId, number>();

  async function isLocked(kind: number, key: string, value: unknown): Promise<boolean> {
    const text = `select pg_try_advisory_lock($1, ${key}) as is_locked`;
    const [row] = await line.ask<{ is_locked: boolean }>(text, [kind, value]);
    return row?.is_locked ?? false;
  }

  /** False if it was not locked: a connection that is lost has given everything back. */
  const unlock = (kind: number, key: string, value: unknown): Promise<boolean> =>
    line.ask<{ is_unlocked: boolean }>(`select pg_advisory_unlock($1, ${key}) as is_unlocked`, [kind, value]).then(
      ([row]) => row?.is_unlocked ?? false,
      () => false,
    );

  return {
    isShared: true,
    async take(table) {
      if (!turns.has(table) && (await isLocked(TURN, 'hashtext($2)', table))) turns.add(table);
      return turns.has(table);
    },
    give: async (table) => turns.delete(table) && unlock(TURN, 'hashtext($2)', table),
    async alone(chore, work) {
      if (!(await isLocked(CHORE, '$2', CHORES[chore]))) return false;
      await work().finally(() => unlock(CHORE, '$2', CHORES[chore]));
      return true;
    },
    tell(word) {
      const text = JSON.stringify({ ...word, from: self });
      line.ask('select pg_notify($1, $2)', [CHANNEL, text]).catch(() => undefined);
    },
    hear: (listener) => void listeners.push(listener),
    async abandoned() {
      const found = await line.ask<Abandoned>(ABANDONED, [TURN, AT_ONCE]);
      const still = found.filter(({ table_id, since }) => before.get(table_id) === since);
      before = new Map(found.map(({ table_id, since }) => [table_id, since]));
      return still.map(({ table_id }) => table_id);
    },
    close: () => line.close(),
  };
}
