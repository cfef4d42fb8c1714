import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { onTestFinished } from 'vitest';

/** A folder that is gone when the test is. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A database as an earlier version left it. */
export function savedDatabase(name: string): string {
  const file = join(testFolder(), 'saved.sqlite');
  const client = new SQLite(file);
  client.exec(readFileSync(new URL(`../saved/${name}.sql`, import.meta.url), 'utf8'));
  client.close();
  return file;
}

export interface Killing {
  /** To be called before every statement. */
  readonly beforeStatement: () => void;
  readonly isDead: () => boolean;
  readonly statements: () => number;
}

/** Lets so many statements pass, then none any more: a process that is killed between two of them. */
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
