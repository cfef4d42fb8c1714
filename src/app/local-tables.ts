/**
 * The tables of the local bot for the developer's tab, with every secret. The playground reads them from the bot's file; the
 * bot itself never does.
 */
import { wordsIn } from '#i18n/words.ts';
import type { TableBook } from '#playground/behind.ts';
import { readTables, type TableReader } from '#store/sqlite/table-reader.ts';
import type { Place, Table } from '#tables/table.ts';
import { linesOf, titleOf } from './table-lines.ts';

type NameOf = (person: string) => string;

/** How many tables are shown. */
const SHOWN = 20;

export interface LocalTables {
  /** The latest opened first. Returns the same list object if nothing has changed. */
  read(): readonly TableBook[];
  close(): void;
}

interface Read {
  readonly revision: number;
  readonly book: TableBook;
}

export function openLocalTables(databaseFile: string, nameOf: NameOf): LocalTables {
  const reader = readTables(databaseFile);
  let known: ReadonlyMap<string, Read> = new Map();
  let books: readonly TableBook[] = [];
  let changes = Number.NaN;
  return {
    read() {
      const now = reader.changes();
      if (now === changes) return books;
      changes = now;
      known = new Map(reader.latest(SHOWN).map((table) => [table.id, readAgain(reader, table, known, nameOf)]));
      books = [...known.values()].map(({ book }) => book);
      return books;
    },
    close: () => reader.close(),
  };
}

/** Reuses an unchanged table. Its revision goes up with every change, except when it is set aside. */
function readAgain(reader: TableReader, table: Table, known: ReadonlyMap<string, Read>, nameOf: NameOf): Read {
  const before = known.get(table.id);
  if (before?.revision === table.revision && before.book.status === table.status) return before;
  return { revision: table.revision, book: bookOf(table, reader, nameOf) };
}

function bookOf(table: Table, reader: TableReader, nameOf: NameOf): TableBook {
  const names = table.places.map((place) => nameAt(place, nameOf));
  return {
    id: table.id,
    game: titleOf(table.game),
    channelId: table.channel,
    status: table.status,
    openedAt: table.openedAt,
    version: table.play?.version ?? null,
    // Records name players by their colours.
    players: table.places.map(({ colour }, seat) => `${names[seat]} (${colour})`),
    lines: linesOf(table, reader.log(table.id), names),
  };
}

const { computers } = wordsIn('en').bot;

function nameAt({ occupant }: Place, nameOf: NameOf): string {
  switch (occupant.kind) {
    case 'person':
      return nameOf(occupant.person);
    case 'computer':
      return computers.name(computers.characters[occupant.character]);
    case 'nobody':
      return 'nobody';
  }
}
