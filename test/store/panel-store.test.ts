import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#store/database.ts';
import { createPanelStore } from '#store/panel-store.ts';
import { ANNA, BEN, CLEO, DORA, openHouse, someMove, startTable, value } from '../tables/support/house.ts';
import { testFolder } from './support/files.ts';

/** A running table with a panel that shows all of it. */
async function aShownTable() {
  const file = join(testFolder(), 'tables.sqlite');
  const house = openHouse({ file });
  const table = await startTable(house, [ANNA, BEN, CLEO, DORA]);
  const panels = createPanelStore(openDatabase(file));
  const show = () =>
    panels.keepPanel(table, {
      ...{ channel: 'channel', message: '1', postedAt: 5, before: ['begun'], since: [] },
      shown: panels.told(table),
    });
  return { house, table, panels, show };
}

describe('a table', () => {
  it('is unseen until its panel is kept, and again after the next thing that is told', async () => {
    const { house, table, show } = await aShownTable();
    expect(house.store.unseen()).toEqual([table]);
    show();
    expect(house.store.unseen()).toEqual([]);
    const { person, version, move } = await someMove(house, table);
    value(await house.tables.choose(table, person, version, move));
    expect(house.store.unseen()).toEqual([table]);
    house.close();
  });

  it('is not unseen for what nobody is told', async () => {
    const { house, table, show } = await aShownTable();
    show();
    const before = house.store.load(table)?.revision ?? 0;
    value(await house.tables.giveOrder(table, ANNA, { kind: 'bid', amount: 3 }));
    expect(house.store.load(table)?.revision).toBeGreaterThan(before);
    expect(house.store.unseen()).toEqual([]);
    house.close();
  });

  it('that is damaged can’t be shown', async () => {
    const { house, table } = await aShownTable();
    house.store.setAside(table, { seq: null, reason: 'test' });
    expect(house.store.unseen()).toEqual([]);
    house.close();
  });
});

describe('a panel', () => {
  it('is given back as it was kept, with what was shown without a change of it', async () => {
    const { house, table, panels, show } = await aShownTable();
    show();
    panels.markShown(table, 99);
    expect(panels.panel(table)).toEqual({
      ...{ channel: 'channel', message: '1', postedAt: 5, before: ['begun'], since: [], shown: 99 },
    });
    house.close();
  });
});
