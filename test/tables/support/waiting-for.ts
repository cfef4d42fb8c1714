/** A table that waits for somebody. */
import type { Seat } from '#engine/seat.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { Options } from '#tables/options.ts';
import { ANNA, BEN, CLEO, openHouse, someMove, startTable, type TestHouse } from './house.ts';

export interface Stuck {
  readonly house: TestHouse;
  readonly table: TableId;
  /** The person who is to decide, and does not come. */
  readonly absent: PersonId;
  readonly seat: Seat;
  readonly others: readonly PersonId[];
}

export async function waitingFor(options: Partial<Options> = {}): Promise<Stuck> {
  const house = openHouse();
  const people = [ANNA, BEN, CLEO];
  const table = await startTable(house, people, options);
  const { person, seat } = await someMove(house, table);
  house.news();
  return { house, table, absent: person, seat, others: people.filter((each) => each !== person) };
}

export const kinds = (house: TestHouse) => house.news().map(({ kind }) => kind);
