/** What people who sit nowhere may change of the rows of a database: what is their own. */
import type { Row, Rows } from '../store/support/raw-rows.ts';

/** Their settings and their conversation, and tables opened since with their threads. */
function areTheirs(people: readonly string[], before: Rows, now: Rows) {
  const known = new Set(before['tables']?.map(({ id }) => id));
  const opened = (now['tables'] ?? []).filter(({ id }) => !known.has(id));
  const [tables, channels] = [opened.map(({ id }) => id), opened.map(({ channel }) => channel)];
  return (name: string, row: Row): boolean => {
    if (name === 'people') return people.includes(String(row['id']));
    if (name === 'conversations') return people.includes(String(row['person']));
    if (name === 'threads') return channels.includes(row['channel']);
    return tables.includes(name === 'tables' ? row['id'] : row['table_id']);
  };
}

/** The rows that are new, other or gone since, but for what these people may change. */
export function changedRows(before: Rows, now: Rows, people: readonly string[]): string[] {
  const isTheirs = areTheirs(people, before, now);
  return Object.keys({ ...before, ...now }).flatMap((name) => {
    const words = (rows: Rows): string[] =>
      (rows[name] ?? []).filter((row) => !isTheirs(name, row)).map((row) => `${name}: ${JSON.stringify(row)}`);
    const [was, is] = [words(before), words(now)];
    const [wasThere, isThere] = [new Set(was), new Set(is)];
    return [...was.filter((row) => !isThere.has(row)), ...is.filter((row) => !wasThere.has(row))];
  });
}
