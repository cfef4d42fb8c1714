import { describe, expect, it } from 'vitest';
import { type OpenTable, overviewOf, type Stuck } from '#tables/overview.ts';
import type { Status, Table } from '#tables/table.ts';
import { ANNA, BEN, CLEO, MINUTE, openHouse, openTable, playUntil, START, startTable } from './support/house.ts';

async function aTable(change: (table: Table) => Table = (table) => table): Promise<Table> {
  const house = openHouse();
  const id = await startTable(house, [ANNA, BEN, CLEO]);
  const table = house.kept.table(id);
  house.close();
  if (table === null) throw new Error('no table');
  return change(table);
}

const openAs = (table: Table, change: Partial<OpenTable> = {}): OpenTable => {
  const { id, game, channel, status } = table;
  return { id, game, channel, status, due: null, isUnseen: false, table, ...change };
};

const waitingForNobody = (table: Table): Table => ({ ...table, play: table.play && { ...table.play, waiting: [] } });

describe('an overview of a table', () => {
  it('says whom it waits for, and since when', async () => {
    const { waitsFor, since, stuck } = overviewOf(openAs(await aTable()), START + MINUTE);
    expect(waitsFor).toMatchObject([{ kind: 'person' }]);
    expect([since, stuck]).toEqual([START, null]);
  });

  it('counts who has decided face down as waiting, until the table is told', async () => {
    const house = openHouse();
    const id = await startTable(house, [ANNA, BEN, CLEO]);
    await playUntil(house, id, () => (house.kept.table(id)?.play?.sealed.length ?? 0) > 0);
    const table = house.kept.table(id);
    expect(table && overviewOf(openAs(table), START).waitsFor).toHaveLength(3);
    house.close();
  });

  it('of a lobby waits for nobody, and nothing is wrong with that', async () => {
    const house = openHouse();
    const table = house.kept.table(await openTable(house, [ANNA]));
    expect(table && overviewOf(openAs(table), START)).toMatchObject({ waitsFor: [], since: START, stuck: null });
    house.close();
  });

  it.each<[Stuck | null, Partial<OpenTable>]>([
    ['damaged', { status: 'damaged' satisfies Status }],
    ['unreadable', { table: null }],
    ['overdue', { due: START - 3 * MINUTE }],
    [null, { due: START }],
    ['unshown', { isUnseen: true }],
  ])('is stuck or not: %s, if it is %j', async (stuck, change) => {
    expect(overviewOf(openAs(await aTable(), change), START + MINUTE + 1).stuck).toBe(stuck);
  });

  it('is not stuck because its last change is just being posted', async () => {
    expect(overviewOf(openAs(await aTable(), { isUnseen: true }), START + MINUTE).stuck).toBeNull();
  });

  it('is stuck if its game runs and nobody is asked', async () => {
    expect(overviewOf(openAs(await aTable(waitingForNobody)), START).stuck).toBe('nobody-asked');
  });
});
