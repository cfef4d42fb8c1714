/** A table as rows, and back. */
import { characterOf, readCharacter } from '#tables/computers.ts';
import type { PersonId } from '#tables/ids.ts';
import type { LogRow } from '#tables/log.ts';
import { readOptions } from '#tables/options.ts';
import { UnreadableTable } from '#tables/ports.ts';
import { isGameId } from '#tables/rulebook.ts';
import { type Occupant, ownerOf, type Place, type Table } from '#tables/table.ts';
import { readDesk, writeDesk } from './desk-json.ts';
import type { log, seats, tables } from './schema.ts';

export type TableRow = typeof tables.$inferSelect;
export type SeatRow = typeof seats.$inferSelect;
export type LogEntryRow = typeof log.$inferSelect;

/** What is kept of a table by the store itself goes beside it. */
export type KeptTableRow = Omit<TableRow, 'damage'>;

const toJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
const fromJson = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

/** What an action changes. */
export type PlayRow = Pick<TableRow, 'id' | 'snapshot' | 'desk' | 'revision' | 'due' | 'touchedAt'>;

export function toPlayRow({ id, play, revision, touchedAt }: Table, due: number | null): PlayRow {
  return { id, snapshot: toJson(play?.state ?? null), desk: play && writeDesk(play), revision, due, touchedAt };
}

export function toTableRow(table: Table, due: number | null): KeptTableRow {
  const { id, game, rulesVersion, channel, host, status, fairness, options, ranking, openedAt } = table;
  return {
    ...toPlayRow(table, due),
    id,
    game,
    rulesVersion,
    channel,
    host,
    status,
    options: JSON.stringify(options),
    seed: fairness.seed,
    salt: fairness.salt,
    ranking: toJson(ranking),
    openedAt,
  };
}

/** Trusts what it reads to be what was written: that the game fits its log is checked elsewhere. */
export function fromTableRow(row: TableRow, seatRows: readonly SeatRow[]): Table {
  if (!isGameId(row.game)) throw new UnreadableTable(`the game ${row.game} is not known here`);
  return {
    id: row.id as Table['id'],
    game: row.game,
    rulesVersion: row.rulesVersion,
    channel: row.channel as Table['channel'],
    host: row.host as Table['host'],
    status: row.status as Table['status'],
    options: readOptions(fromJson(row.options) as Table['options']),
    places: seatRows.map(fromSeatRow),
    fairness: { seed: row.seed, salt: row.salt },
    play: row.desk === null ? null : { ...readDesk(row.desk), state: fromJson(row.snapshot) as object },
    ranking: fromJson(row.ranking) as Table['ranking'],
    revision: row.revision,
    openedAt: row.openedAt,
    touchedAt: row.touchedAt,
  };
}

export function toSeatRows({ id, places }: Table): SeatRow[] {
  return places.map(({ colour, occupant, orders }, seat) => ({
    tableId: id,
    seat,
    colour,
    occupant: occupant.kind,
    person: ownerOf(occupant),
    level: occupant.kind === 'computer' ? characterOf(occupant.character).level : null,
    character: occupant.kind === 'computer' ? occupant.character : null,
    orders: JSON.stringify(orders),
  }));
}

function occupantFrom({ seat, occupant, person, level, character }: SeatRow): Occupant {
  const who = person as PersonId | null;
  if (occupant === 'computer') return { kind: 'computer', character: readCharacter(character, level, seat), for: who };
  return occupant === 'person' && who !== null ? { kind: 'person', person: who } : { kind: 'nobody' };
}

const fromSeatRow = (row: SeatRow): Place => ({
  colour: row.colour,
  occupant: occupantFrom(row),
  orders: JSON.parse(row.orders),
});

export const toLogRow = (id: Table['id'], { seq, at, body }: LogRow): LogEntryRow => ({
  tableId: id,
  seq,
  at,
  body: JSON.stringify(body),
});

export const fromLogRow = ({ seq, at, body }: LogEntryRow): LogRow => ({ seq, at, body: JSON.parse(body) });
