import { err, ok, type Result } from '#engine/result.ts';
import type { Refusal } from '../refusals.ts';
import { hasEnded, type Occupant, seatOf, type Table } from '../table.ts';
import { type Opening, open, sitDown } from './lobby.ts';

type Anew = Pick<Opening, 'id' | 'host' | 'seed'>;

/** A new table with the same people, computers and options. Absent players get their seats back. */
export function rematch(table: Table, anew: Anew, now: number): Result<Table, Refusal> {
  if (!hasEnded(table)) return err({ code: 'not-over' });
  if (seatOf(table, anew.host) === null) return err({ code: 'not-seated' });
  const { game, guild, channel, options } = table;
  const again = open({ game, guild, channel, options, ...anew }, now);
  if (!again.ok) return again;
  const seated = table.places.flatMap(({ occupant, colour }) => {
    const guest = returning(occupant);
    return guest ? [{ occupant: guest, colour }] : [];
  });
  const empty: Table = { ...again.value, places: [] };
  return ok(seated.reduce((next, { occupant, colour }) => sitDown(next, occupant, colour), empty));
}

function returning(occupant: Occupant): Occupant | null {
  switch (occupant.kind) {
    case 'person':
      return occupant;
    case 'computer':
      return occupant.for === null ? occupant : { kind: 'person', person: occupant.for };
    case 'nobody':
      return null;
  }
}
