import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { emptyDatabase } from '../../support/empty-database.ts';
import { quickFolder } from '../../support/quick-folder.ts';

/** A folder that is deleted after the test. */
export function testFolder(): string {
  const folder = quickFolder('store');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A database as an earlier version left it. */
export function savedDatabase(name: string): string {
  const file = join(testFolder(), 'saved.sqlite');
  const client = new SQLite(file);
  client.pragma('synchronous = OFF');
  client.exec(readFileSync(new URL(`../saved/${name}.sql`, import.meta.url), 'utf8'));
  client.close();
  return file;
}

/** Changes a database behind the bot's back. */
export function tamper(file: string, sql: string, parameters: Readonly<Record<string, unknown>> = {}): void {
  const client = new SQLite(file);
  client.prepare(sql).run(parameters);
  client.close();
}

/** A database that a later version of the bot has changed. */
export function aDatabaseOfTomorrow(file: string): void {
  writeFileSync(file, emptyDatabase());
  tamper(file, "insert into __drizzle_migrations (hash, created_at) values ('later', 99999999999999)");
}

/** The whole content of a database, as one text. */
export function textOf(file: string): string {
  const client = new SQLite(file, { readonly: true });
  const names = client.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  const text = JSON.stringify(names.map((name) => client.prepare(`select * from "${name}"`).all()));
  client.close();
  return text;
}

export interface Killing {
  /** To be called before every statement. */
  readonly beforeStatement: () => void;
  readonly isDead: () => boolean;
  readonly statements: () => number;
}

/** Lets so many statements pass and then none, like a process killed between two of them. */
export function killAfter(statements: number): Killing {
  let passed = 0;
  let isDead = false;
  return {
    beforeStatement() {
      isDead ||= passed >= statements;
      if (isDead) throw new Error('killed');
      passed += 1;
    },
    isDead: () => isDead,
    statements: () => passed,
  };
}
