import { parseArgs } from 'node:util';

const DATABASE = 'data/tables.sqlite';

/** `[FILE] [--database FILE]`: what to work with, and the database if it is not where it usually is. */
export function readArguments(): { file: string | null; database: string } {
  const { values, positionals } = parseArgs({
    options: { database: { type: 'string', default: DATABASE } },
    allowPositionals: true,
  });
  return { file: positionals[0] ?? null, database: values.database };
}

export function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}
