/** Which message shows which table, to find it again after a restart, and what is not posted yet. */
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Fact } from '#tables/facts.ts';
import type { ChannelId, TableId } from '#tables/ids.ts';
import { readFacts } from '../rows/facts-json.ts';
import { fromJson, type Json, toJson } from '../rows/json.ts';
import type { SqlDatabase, Statement } from './database.ts';
import { endedLinesForgotten } from './forgetting.ts';
import type { Schema } from './schema.ts';

type PanelRow = Schema['panels']['$inferSelect'];

/** Kept as JSON. */
type Written = 'before' | 'since' | 'loose' | 'called' | 'posting' | 'past';

/** The row, with its lists read. */
type Panel = Omit<PanelRow, 'tableId' | Written> & {
  readonly [Name in Written]: PanelRow[Name] extends Json<infer List> ? List : never;
};

const written = ({ before, since, loose, called, posting, past, ...where }: Panel): Omit<PanelRow, 'tableId'> => ({
  ...where,
  ...{ before: toJson(before), since: toJson(since), loose: toJson(loose) },
  ...{ called: toJson(called), posting: toJson(posting), past: toJson(past) },
});

const read = ({ tableId: _, before, since, loose, called, posting, past, ...where }: PanelRow): Panel => ({
  ...where,
  ...{ before: fromJson(before), since: fromJson(since), loose: fromJson(loose) },
  ...{ called: fromJson(called), posting: fromJson(posting), past: fromJson(past) },
});

/** What is not posted yet of a change, as the row has it. */
interface Untold {
  readonly revision: number;
  readonly facts: readonly Fact[];
  readonly isTold: boolean;
  readonly isDelivered: boolean;
}

/** How far the news up to a change have come. */
interface NewsProgress {
  readonly revision: number;
  readonly as: 'told' | 'seen';
}

export function createPanelStore(database: SqlDatabase) {
  const { db, schema } = database;
  const { panels, unseen } = schema;
  const ofTable = sql.placeholder('id');
  const findPanel = database.prepared('panel', db.select().from(panels).where(eq(panels.tableId, ofTable)));
  const findUntold = database.prepared(
    'untold',
    db.select().from(unseen).where(eq(unseen.tableId, ofTable)).orderBy(asc(unseen.revision)),
  );

  function kept(id: TableId, panel: Panel): Statement {
    const row = written(panel);
    const set = db.insert(panels).values({ tableId: id, ...row });
    return set.onConflictDoUpdate({ target: panels.tableId, set: row });
  }

  const upTo = (id: TableId, revision: number) => and(eq(unseen.tableId, id), lte(unseen.revision, revision));

  function noted(id: TableId, { revision, as }: NewsProgress): Statement {
    const those = upTo(id, revision);
    return as === 'seen' ? db.delete(unseen).where(those) : db.update(unseen).set({ isTold: true }).where(those);
  }

  return {
    async panel(id: TableId): Promise<Panel | null> {
      const [row] = await findPanel({ id });
      return row ? read(row) : null;
    },
    /** `progress`: that of the news which the panel shows. */
    keepPanel: (id: TableId, panel: Panel, progress: NewsProgress | null): Promise<void> =>
      database.together([kept(id, panel), ...(progress ? [noted(id, progress)] : [])]),
    /** The changes that are not posted yet, the earliest first. */
    async untold(id: TableId): Promise<Untold[]> {
      const rows = await findUntold({ id });
      return rows.map(({ tableId: _, ...row }) => ({ ...row, facts: readFacts(row.facts) }));
    },
    /** For announcements that need no panel, or can't be posted. */
    markSeen: (id: TableId, revision: number): Promise<void> =>
      database.together([noted(id, { revision, as: 'seen' })]),
    markDelivered: (id: TableId, revision: number): Promise<void> =>
      database.together([db.update(unseen).set({ isDelivered: true }).where(upTo(id, revision))]),
    forgetEndedLines: (): Promise<void> => database.together([endedLinesForgotten(database)]),
    /** The table of the last panel posted in this channel. */
    async latestIn(channel: ChannelId): Promise<TableId | null> {
      const shown = db.select({ id: panels.tableId }).from(panels).where(eq(panels.channel, channel));
      const [last] = await shown.orderBy(desc(panels.postedAt)).limit(1);
      return last?.id ?? null;
    },
  };
}
