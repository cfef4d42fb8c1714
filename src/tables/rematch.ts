import { ok, type Result } from '#engine/result.ts';
import { type Opening, open, sitDown } from './lobby.ts';
import type { Refusal } from './refusals.ts';
import type { Occupant, Table } from './table.ts';

/** The same people, computers and options, around a new table; who was away is asked too. */
export function rematch(table: Table, opening: Opening, now: number): Result<Table, Refusal> {
  const again = open({ ...opening, options: table.options }, now);
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
