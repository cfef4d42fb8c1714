import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seat } from '#engine/seat.ts';
import { type OpenDatabase, openDatabase } from '#store/sqlite/database.ts';
import { createPanelStore } from '#store/sqlite/panel-store.ts';
import { createTableStore } from '#store/sqlite/table-store.ts';
import { ANNA, BEN, CLEO, DORA, EMIL, openHouse, someMove, startTable, value } from '../../tables/support/house.ts';
import { testFolder } from '../support/files.ts';

/** A running table with a panel that shows all of it. */
async function aShownTable() {
  const file = join(testFolder(), 'tables.sqlite');
  const house = openHouse({ file });
  const table = await startTable(house, [ANNA, BEN, CLEO, DORA]);
  const database = openDatabase(file);
  const panels = createPanelStore(database);
  const panel = {
    channel: 'channel',
    message: '1',
    postedAt: 5,
    isLobby: false,
    before: ['begun'],
    since: [],
    called: ['anna 0 turn 1'],
    posting: null,
    past: [{ message: '0', lines: ['begun'] }],
    loose: [{ message: '2', seats: [seat(1)] }],
  };
  const show = async () => panels.keepPanel(table, panel, await panels.unseenRevision(table));
  return { house, table, panels, panel, show, database };
}

describe('a table', () => {
  it('is unseen until its panel is kept, and again after the next announcement', async () => {
    const { house, table, show } = await aShownTable();
    expect(await house.store.unseen()).toEqual([table]);
    await show();
    expect(await house.store.unseen()).toEqual([]);
    const { person, version, move } = await someMove(house, table);
    value(await house.tables.choose(table, person, version, move));
    expect(await house.store.unseen()).toEqual([table]);
    house.close();
  });

  it('is not unseen after a change without an announcement', async () => {
    const { house, table, show } = await aShownTable();
    await show();
    const before = house.kept.table(table)?.revision ?? 0;
    value(await house.tables.giveOrder(table, ANNA, { kind: 'bid', amount: 3 }));
    expect(house.kept.table(table)?.revision).toBeGreaterThan(before);
    expect(await house.store.unseen()).toEqual([]);
    house.close();
  });

  it('that is damaged is never unseen', async () => {
    const { house, table } = await aShownTable();
    await house.store.setAside(table, { seq: null, reason: 'test' });
    expect(await house.store.unseen()).toEqual([]);
    house.close();
  });
});

describe('a panel', () => {
  it('is given back as it was kept', async () => {
    const { house, table, panels, panel, show } = await aShownTable();
    await show();
    expect(await panels.panel(table)).toEqual(panel);
    house.close();
  });

  it('of an earlier change leaves a later change unseen', async () => {
    const { house, table, panels } = await aShownTable();
    const earlier = await panels.unseenRevision(table);
    const { person, version, move } = await someMove(house, table);
    value(await house.tables.choose(table, person, version, move));
    await panels.markSeen(table, earlier);
    expect(await house.store.unseen()).toEqual([table]);
    await panels.markSeen(table, await panels.unseenRevision(table));
    expect(await house.store.unseen()).toEqual([]);
    house.close();
  });
});

describe('the lines of a panel', () => {
  const total = ({ client }: OpenDatabase): unknown => client.prepare('select total_changes()').pluck().get();

  it('stay while its game goes on, and are forgotten once it has ended', async () => {
    const { house, table, panels, panel, show } = await aShownTable();
    await show();
    await panels.forgetEndedLines();
    expect(await panels.panel(table)).toEqual(panel);
    value(await house.tables.stop(table, ANNA));
    await panels.forgetEndedLines();
    expect(await panels.panel(table)).toEqual({ ...panel, before: [], past: [{ message: '0', lines: [] }] });
    house.close();
  });

  it('are cleared for a forgotten person where no game needs them, and no panel is written twice for that', async () => {
    const { house, table, panels, panel, show, database } = await aShownTable();
    await show();
    value(await house.tables.stop(table, ANNA));
    const store = createTableStore(database);
    store.forget(EMIL, []);
    expect(await panels.panel(table)).toEqual({ ...panel, before: [], past: [{ message: '0', lines: [] }] });
    const before = total(database);
    store.forget(EMIL, []);
    expect(total(database)).toBe(before);
    house.close();
  });
});
