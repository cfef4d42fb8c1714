/** A table as rows, and back. */

import type { LogRow } from '#tables/log/log.ts';
import { readOptions } from '#tables/options.ts';
import type { Play } from '#tables/play-state.ts';
import { UnreadableTable } from '#tables/ports.ts';
import { gameOf, isGameId } from '#tables/rulebook.ts';
import { characterOf, readCharacter } from '#tables/seats/computers.ts';
import { type Occupant, ownerOf, type Place, type Table } from '#tables/table.ts';
import type { Schema } from '../sql/schema.ts';
import { fromJson, toJson } from './json.ts';
import { readRunning, writeRunning } from './running-json.ts';

export type TableRow = Schema['tables']['$inferSelect'];
export type SeatRow = Schema['seats']['$inferSelect'];
export type LogEntryRow = Schema['log']['$inferSelect'];

/** Without what the store writes on its own. */
export type KeptTableRow = Omit<TableRow, 'damage'>;

/** The columns that a move changes. */
export type PlayRow = Pick<TableRow, 'id' | 'snapshot' | 'running' | 'revision' | 'due' | 'touchedAt' | 'logSum'>;

/** What a table does not know of itself. */
type Besides = Pick<TableRow, 'due' | 'logSum'>;

export function toPlayRow({ id, play, revision, touchedAt }: Table, { due, logSum }: Besides): PlayRow {
  const [snapshot, running] = play ? [toJson(play.state), writeRunning(play)] : [null, null];
  return { id, snapshot, running, revision, due, touchedAt, logSum };
}

export function toTableRow(table: Table, besides: Besides): KeptTableRow {
  const { id, game, rulesVersion, guild, channel, host, status, fairness, options, invited, ranking, openedAt } = table;
  return {
    ...toPlayRow(table, besides),
    id,
    game,
    rulesVersion,
    guild,
    channel,
    host,
    status,
    options: toJson(options),
    invited: toJson(invited),
    seed: fairness.seed,
    salt: fairness.salt,
    ranking: ranking && toJson(ranking),
    openedAt,
  };
}

/** Trusts the row. Whether the game fits its log is checked elsewhere. */
export function fromTableRow(row: TableRow, seatRows: readonly SeatRow[]): Table {
  if (!isGameId(row.game)) throw new UnreadableTable(`the game ${row.game} is not known here`);
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rulesVersion,
    guild: row.guild,
    channel: row.channel,
    host: row.host,
    status: row.status,
    options: readOptions(fromJson(row.options), gameOf(row.game), row.running === null ? 'agreeing' : 'set-up'),
    places: seatRows.map(fromSeatRow),
    invited: fromJson(row.invited),
    fairness: { seed: row.seed, salt: row.salt },
    play: playFrom(row),
    ranking: row.ranking === null ? null : fromJson(row.ranking),
    revision: row.revision,
    openedAt: row.openedAt,
    touchedAt: row.touchedAt,
  };
}

function playFrom({ running, snapshot }: TableRow): Play | null {
  if (running === null) return null;
  if (snapshot === null) throw new UnreadableTable('the game has no state');
  return { ...readRunning(running), state: fromJson(snapshot) };
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
    orders: toJson(orders),
  }));
}

function occupantFrom({ seat, occupant, person, level, character }: SeatRow): Occupant {
  if (occupant === 'computer') {
    return { kind: 'computer', character: readCharacter(character, level, seat), for: person };
  }
  return occupant === 'person' && person !== null ? { kind: 'person', person } : { kind: 'nobody' };
}

const fromSeatRow = (row: SeatRow): Place => ({
  colour: row.colour,
  occupant: occupantFrom(row),
  orders: fromJson(row.orders),
});

export const toLogRow = (id: Table['id'], { seq, at, body }: LogRow): Omit<LogEntryRow, 'sum'> => ({
  tableId: id,
  seq,
  at,
  body: toJson(body),
});

export const fromLogRow = ({ seq, at, body }: LogEntryRow): LogRow => ({ seq, at, body: fromJson(body) });

/** Broken JSON means a damaged table. Any other error is not the table's fault. */
export function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof SyntaxError ? new UnreadableTable(error.message) : error;
  }
}
