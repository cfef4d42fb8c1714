/** What is done at the bot's tables, told to whoever watches, as it happens. */
import type { TableBook, TableNews } from './behind.ts';

/** In milliseconds. */
const LOOK_EVERY = 300;

type Listener = (tables: readonly TableNews[]) => void;
type ReadTables = () => readonly TableBook[];

export class WatchedTables {
  /** The bot's own, once it is there; null for one that has no tables. */
  read: ReadTables | null = null;
  readonly #report: (trouble: string) => void;
  #told: readonly TableBook[] = [];
  #looking: NodeJS.Timeout | null = null;
  readonly #listeners = new Set<Listener>();

  constructor(report: (trouble: string) => void) {
    this.#report = report;
  }

  /** Tells of all there is, then of every change; returns what ends it. */
  subscribe(listener: Listener): () => void {
    this.#look();
    if (this.#told.length > 0) listener(this.#told.map((book) => newsOf(book, null)));
    this.#listeners.add(listener);
    this.#looking ??= setInterval(() => this.#look(), LOOK_EVERY).unref();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.stop();
    };
  }

  stop(): void {
    if (this.#looking !== null) clearInterval(this.#looking);
    this.#looking = null;
  }

  /** As they were where they can't be read now. */
  #books(): readonly TableBook[] {
    try {
      return this.read?.() ?? this.#told;
    } catch (error) {
      this.#report(`the tables could not be read: ${String(error)}`);
      return this.#told;
    }
  }

  #look(): void {
    const books = this.#books();
    if (books === this.#told) return;
    const before = new Map(this.#told.map((book) => [book.id, book]));
    const changed = books.filter((book) => before.get(book.id) !== book);
    this.#told = books;
    const news = changed.map((book) => newsOf(book, before.get(book.id) ?? null));
    if (news.length > 0) for (const listener of this.#listeners) listener(news);
  }
}

/** A log only grows, but what is undone is marked further up: what is told begins at the first line that differs. */
function newsOf({ lines, ...head }: TableBook, before: TableBook | null): TableNews {
  const same = lines.findIndex((line, index) => !isSameLine(line, before?.lines[index]));
  const from = same === -1 ? lines.length : same;
  return { ...head, from, lines: lines.slice(from) };
}

const isSameLine = (line: TableBook['lines'][number], before: TableBook['lines'][number] | undefined): boolean =>
  before?.seq === line.seq && before.undone === line.undone;
