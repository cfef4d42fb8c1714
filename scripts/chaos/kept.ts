/** What the bot has kept, read from outside. */
import type SQLite from 'better-sqlite3';
import { tableReader } from '#store/sqlite/table-reader.ts';
import { type TableId, tableId } from '#tables/ids.ts';
import { readLedger } from '#tables/log/ledger.ts';
import type { LogRow } from '#tables/log/log.ts';
import type { Table } from '#tables/table.ts';

/** A seat that is to decide: the same for as long as the same is wanted of it. */
export interface Asked {
  readonly key: string;
  readonly table: TableId;
  readonly person: string;
  readonly channel: string;
  /** It has acted just before, so nobody need call it. */
  hasJustActed(): boolean;
}

/** An entry that a person has made. */
export interface Entry {
  readonly table: TableId;
  readonly person: string;
  /** The table's version before what was entered together with it: a press may enter several, and a sealed round enters all. */
  readonly version: number;
}

export interface KeptTables {
  /** Everything that was kept before this time can be seen. */
  asOf(): number;
  running(): Table[];
  isSeen(): boolean;
  asked(): Asked[];
  entries(): Entry[];
  entriesAt(id: TableId): Entry[];
  /** The sums of a table's log, row by row. */
  sums(id: TableId): readonly string[];
  version(id: TableId): number;
  /** Resolves when everything that was kept before the call can be seen. */
  caughtUp(): Promise<void>;
  /** The same, with all that is there, for the verdict: nothing may be gone that no change has taken away. */
  readAnew(): Promise<void>;
  close(): void;
}

const MOST_TABLES = 1_000;

export function readKept(client: SQLite.Database): KeptTables {
  const reader = tableReader(client);
  const sums = client.prepare<[string], string>('select sum from log where table_id = ? order by seq').pluck();
  const runningIds = client.prepare<[], string>("select id from tables where status = 'running'").pluck();
  const unseen = client.prepare('select count(*) from unseen').pluck();

  const personAt = ({ places }: Table, seat: number): string | null => {
    const occupant = places[seat]?.occupant;
    return occupant?.kind === 'person' ? occupant.person : null;
  };

  function lastActor(id: TableId): unknown {
    const last = reader.log(id).findLast(({ body }) => body.kind === 'entry' && body.entry.by !== 'chance');
    return last?.body.kind === 'entry' ? last.body.entry.by : null;
  }

  const running = (): Table[] => runningIds.all().flatMap((id) => reader.table(tableId(id)) ?? []);

  const askedAt = (table: Table): Asked[] =>
    (table.play?.waiting ?? []).flatMap(({ seat, as, turn }) => {
      const person = personAt(table, seat);
      if (person === null) return [];
      const round = as === 'sealed' ? table.play?.version : '';
      const key = [table.id, person, seat, as, turn, round].join(' ');
      const hasJustActed = (): boolean => lastActor(table.id) === seat;
      return [{ key, table: table.id, person, channel: table.channel, hasJustActed }];
    });

  function entriesAt(table: Table): Entry[] {
    const rows = reader.log(table.id);
    const ledger = readLedger(rows);
    if (!ledger.ok) throw new Error(`the log of ${table.id} can't be read: ${ledger.error.reason}`);
    const { versions } = ledger.value;
    const firstWith = ({ at }: LogRow): number => rows.findIndex((row) => row.at === at);
    return rows.flatMap((row) => {
      const { body } = row;
      if (body.kind !== 'entry' || body.entry.by === 'chance') return [];
      const person = personAt(table, Number(body.entry.by));
      return person === null ? [] : [{ table: table.id, person, version: versions[firstWith(row) - 1] ?? 0 }];
    });
  }

  return {
    asOf: () => Date.now(),
    running,
    isSeen: () => unseen.get() === 0,
    asked: () => running().flatMap(askedAt),
    entries: () => reader.latest(MOST_TABLES).flatMap(entriesAt),
    entriesAt(id) {
      const table = reader.table(id);
      return table ? entriesAt(table) : [];
    },
    sums: (id) => sums.all(id),
    version: (id) => reader.table(id)?.play?.version ?? 0,
    caughtUp: async () => undefined,
    readAnew: async () => undefined,
    close: () => reader.close(),
  };
}
