import { describe, expect, it } from 'vitest';
import { type TableNews, tellingStore } from '#tables/news.ts';
import { ANNA, BEN, CLEO, DAY, openHouse, openTable, playUntil, startTable, value } from './support/house.ts';

function aWatchedHouse() {
  const heard: TableNews[] = [];
  const house = openHouse({ around: (store) => tellingStore(store, (news) => heard.push(news)) });
  return { house, heard, events: () => heard.splice(0).map(({ event }) => event) };
}

describe('what becomes of tables is told once it is kept', () => {
  it('a game that is opened, begun and played to its end', async () => {
    const { house, heard } = aWatchedHouse();
    const table = await startTable(house, [ANNA, BEN], {}, 'sticks');
    await playUntil(house, table, () => false);
    await house.pass(DAY);
    expect(heard.map(({ event }) => event)).toEqual(['opened', 'begun', 'ended']);
    expect(heard.at(-1)).toEqual({ event: 'ended', table, game: 'sticks', people: 2, computers: 0 });
    house.close();
  });

  it('a lobby that is closed, and a game that is stopped', async () => {
    const { house, events } = aWatchedHouse();
    const lobby = await openTable(house, [ANNA]);
    value(await house.tables.leave(lobby, ANNA));
    expect(events()).toEqual(['opened', 'closed']);
    const table = await startTable(house, [ANNA, BEN, CLEO]);
    value(await house.tables.stop(table, ANNA, true));
    expect(events()).toEqual(['opened', 'begun', 'stopped']);
    house.close();
  });

  it('a game that sleeps and wakes, and a seat that somebody else plays', async () => {
    const { house, events } = aWatchedHouse();
    const table = await startTable(house, [ANNA, BEN, CLEO]);
    await house.pass(90 * DAY);
    expect(events()).toContain('slept');
    value(await house.tables.wake(table, ANNA));
    expect(events()).toEqual(['woke']);
    value(await house.tables.leave(table, BEN));
    expect(events()).toEqual(['handed-over']);
    house.close();
  });
});
