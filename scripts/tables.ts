// `npm run tables`: which tables run, whom they wait for since when, and which are stuck. It only reads, also while the bot runs.
import { readOpenTables } from '#store/read-open-tables.ts';
import { type Overview, overviewOf, type Stuck } from '#tables/overview.ts';
import type { Occupant } from '#tables/table.ts';
import { readArguments, stop } from './database-file.ts';

const { database } = readArguments('npm run tables --');

const STUCK: Readonly<Record<Stuck, string>> = {
  damaged: 'damaged: npm run check says what is wrong',
  unreadable: 'cannot be read: npm run check says what is wrong',
  overdue: 'overdue: is the bot running?',
  unshown: 'not shown yet: may the bot write in its channel?',
  'nobody-asked': 'waits for nobody: our mistake; the log of the bot may say more',
};

function nameOf(occupant: Occupant): string {
  switch (occupant.kind) {
    case 'person':
      return `@${occupant.person}`;
    case 'computer':
      return occupant.character;
    case 'nobody':
      return 'nobody';
  }
}

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

function ago(milliseconds: number): string {
  if (milliseconds >= 2 * DAY) return `${Math.floor(milliseconds / DAY)} days`;
  return milliseconds >= 2 * HOUR
    ? `${Math.floor(milliseconds / HOUR)} hours`
    : `${Math.max(0, Math.floor(milliseconds / MINUTE))} min`;
}

const now = Date.now();

function cellsOf({ open, waitsFor, since, stuck }: Overview): readonly string[] {
  const { id, game, channel, status } = open;
  const whom = waitsFor.length > 0 ? waitsFor.map(nameOf).join(' ') : '-';
  return [id, game, status, channel, whom, since === null ? '-' : ago(now - since), stuck === null ? '' : STUCK[stuck]];
}

const HEAD = ['table', 'game', 'state', 'channel', 'waits for', 'since', 'stuck'];

function printed(rows: readonly (readonly string[])[]): string {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const open = await readOpenTables(database).catch((error: unknown) =>
  stop(`the tables can't be read: ${error instanceof Error ? error.message : String(error)}`),
);
const overviews = open.map((table) => overviewOf(table, now));
const stuck = overviews.filter((overview) => overview.stuck !== null);
if (overviews.length > 0) console.log(printed([HEAD, ...overviews.map(cellsOf)]));
console.log(`${overviews.length} tables are open, ${stuck.length} of them stuck`);
