// `npm run check [-- FILE]`: looks over a database, of either kind, or a backup: SQLite's own check, then every log against what it led to.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUpDatabase } from '#store/copy/keeping.ts';
import { withoutPassword } from '#store/open-stores.ts';
import { type CheckReport, checkTables } from '#store/sqlite/check.ts';
import { openDatabase } from '#store/sqlite/database.ts';
import { inWords, readArguments, stop } from './database-file.ts';

const { file, database } = readArguments('npm run check -- [FILE]');
const checked = file ?? database;
const folder = mkdtempSync(join(tmpdir(), 'check-'));
process.once('exit', () => rmSync(folder, { recursive: true }));

/** On a copy: the bot may be running, and opening brings a database up to date. */
async function check(): Promise<CheckReport> {
  const copy = join(folder, 'copy.sqlite');
  const copied = await backUpDatabase(checked, copy);
  if (!copied.ok) stop(`${withoutPassword(checked)} can't be checked: ${inWords(copied.error)}`);
  const opened = openDatabase(copy);
  const report = await checkTables(opened);
  opened.client.close();
  return report;
}

const { tables, rows, ofOlderRules, damaged } = await check();
console.log(`${tables} tables, ${rows} rows of their logs`);
if (ofOlderRules.length > 0) console.log(`not judged, as the rules have changed since: ${ofOlderRules.join(', ')}`);
for (const { table, damage } of damaged)
  console.error(`${table} is damaged: ${damage.reason}, row ${damage.seq ?? '-'}`);
if (damaged.length > 0) stop(`${damaged.length} of ${tables} tables are damaged`);
console.log('every log leads to what its table says');
