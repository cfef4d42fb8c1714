import { parseArgs } from 'node:util';
import { config } from 'dotenv';
import { databaseIn } from '#app/config.ts';
import type { KeepingProblem } from '#store/copy/keeping.ts';
import { withoutPassword } from '#store/open-stores.ts';

/** `[FILE] [--database PLACE]`: what to work with, and the database if it is not the bot's own: a file or an address. */
export function readArguments(usage: string): { file: string | null; database: string } {
  config({ quiet: true });
  try {
    const { values, positionals } = parseArgs({ options: { database: { type: 'string' } }, allowPositionals: true });
    return { file: positionals[0] ?? null, database: values.database ?? databaseIn(process.env) };
  } catch {
    stop(`usage: ${usage} [--database FILE]`);
  }
}

export function inWords(problem: KeepingProblem): string {
  switch (problem.code) {
    case 'no-such-file':
      return `there is no file ${problem.file}`;
    case 'file-exists':
      return `${problem.file} is there already; choose another name`;
    case 'corrupt':
      return `${problem.file} is not an intact database (${problem.reason})`;
    case 'in-use':
      return `${withoutPassword(problem.file)} is in use; stop the bot first`;
    case 'not-empty':
      return 'there are tables in it already; name an empty database';
    case 'differs':
      return `row ${problem.row} of ${problem.table} is not the same afterwards`;
    case 'unreachable':
      return `its server can't be used (${problem.reason})`;
    case 'unwritable':
      return `${problem.file} can't be written (${problem.reason})`;
  }
}

export function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}
