/** Plays on and on at the table in this database, and prints the answers, until it is killed. */
import { seededDice } from '#engine/chance.ts';
import { isPostgres } from '#store/open-stores.ts';
import { SYSTEM_CLOCK } from '#tables/adapters/system-clock.ts';
import { type TableId, tableId } from '#tables/ids.ts';
import { ANNA, BEN, CLEO, openHouse, someMove, startTable, value, viewOf } from '../../tables/support/house.ts';
import { openPostgresHouse } from '../../tables/support/postgres-house.ts';

const [place = '', seed = '', known] = process.argv.slice(2);
const ids = { id: () => `table-${process.pid}-${process.hrtime.bigint()}`, seed: () => '7'.repeat(64) };
const dice = seededDice(Number(seed));
const parts = { dice, secrets: ids, clock: { ...SYSTEM_CLOCK, turnTo: () => {} } };
const house = isPostgres(place) ? await openPostgresHouse(place, parts) : openHouse({ file: place, ...parts });
await house.tables.resume();

async function nextTable(): Promise<TableId> {
  const table = await startTable(house, [ANNA, BEN, CLEO]);
  process.stdout.write(`table ${table}\n`);
  return table;
}

let table = known ? tableId(known) : await nextTable();
for (;;) {
  if ((await viewOf(house, table)).status !== 'running') table = await nextTable();
  const { person, version, move } = await someMove(house, table);
  const kept = value(await house.tables.choose(table, person, version, move));
  process.stdout.write(`kept ${table} ${kept.version}\n`);
}
