import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { TableBook, TableLine, TableNews } from '#playground/behind.ts';
import { WatchedTables } from '#playground/watched-tables.ts';

/** More than the time between two looks, in milliseconds. */
const A_SECOND = 1_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
});

const line = (seq: number, fields: Partial<TableLine> = {}): TableLine => ({
  seq,
  at: seq,
  version: seq + 1,
  who: 'Ann',
  notation: `red ${seq}`,
  told: [],
  undone: false,
  ...fields,
});

const book = (id: string, ...lines: readonly TableLine[]): TableBook => ({
  id,
  game: 'Game',
  channelId: '1',
  status: 'running',
  openedAt: 0,
  version: lines.length,
  players: ['Ann (red)'],
  lines,
});

function watching(...books: readonly TableBook[]) {
  const trouble: string[] = [];
  const tables = new WatchedTables((text) => trouble.push(text));
  onTestFinished(() => tables.stop());
  let now = books;
  let looks = 0;
  tables.read = () => {
    looks++;
    return now;
  };
  const heard: (readonly TableNews[])[] = [];
  const end = tables.subscribe((news) => heard.push(news));
  const change = (...changed: readonly TableBook[]) => {
    now = changed;
  };
  return { tables, heard, trouble, end, change, looks: () => looks };
}

it('who begins to watch is told of every table with its whole log', () => {
  const { heard } = watching(book('a', line(0), line(1)), book('b'));
  expect(heard).toEqual([
    [
      { ...book('a', line(0), line(1)), from: 0 },
      { ...book('b'), from: 0 },
    ],
  ]);
});

it('then of what is new, at the tables where something is', () => {
  const other = book('b', line(0));
  const { heard, change } = watching(book('a', line(0)), other);
  change(book('a', line(0), line(1)), other);
  vi.advanceTimersByTime(A_SECOND);
  expect(heard).toHaveLength(2);
  expect(heard[1]).toMatchObject([{ id: 'a', version: 2, from: 1, lines: [{ seq: 1 }] }]);
});

it('what is undone is told again from there on', () => {
  const { heard, change } = watching(book('a', line(0), line(1), line(2)));
  change(book('a', line(0), line(1, { undone: true }), line(2), line(3)));
  vi.advanceTimersByTime(A_SECOND);
  expect(heard).toHaveLength(2);
  expect(heard[1]).toMatchObject([{ from: 1, lines: [{ seq: 1, undone: true }, { seq: 2 }, { seq: 3 }] }]);
});

it('tables that can’t be read are a line in the log, and are shown again once they can', () => {
  const { tables, heard, trouble } = watching(book('a', line(0)));
  tables.read = () => {
    throw new Error('torn');
  };
  vi.advanceTimersByTime(A_SECOND);
  expect(trouble[0]).toBe('the tables could not be read: Error: torn');
  const mended = [book('a', line(0), line(1))];
  tables.read = () => mended;
  vi.advanceTimersByTime(A_SECOND);
  expect(heard.at(-1)).toMatchObject([{ from: 1, lines: [{ seq: 1 }] }]);
});

it('nobody looks while nobody watches', () => {
  const { end, looks } = watching(book('a'));
  vi.advanceTimersByTime(A_SECOND);
  const before = looks();
  expect(before).toBeGreaterThan(1);
  end();
  vi.advanceTimersByTime(A_SECOND);
  expect(looks()).toBe(before);
});
