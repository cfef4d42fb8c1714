import { describe, expect, it } from 'vitest';
import { channelId } from '#tables/ids.ts';
import { commitmentOf } from '#tables/log/fair-chance.ts';
import {
  ANNA,
  BEN,
  CHANNEL,
  CLEO,
  codeOf,
  DAY,
  DORA,
  EMIL,
  openHouse,
  openTable,
  startTable,
  value,
  viewOf,
} from '../support/house.ts';

const seated = async (house: ReturnType<typeof openHouse>, table: Awaited<ReturnType<typeof openTable>>) =>
  (await viewOf(house, table)).places.map(({ occupant }) =>
    occupant.kind === 'person' ? occupant.person : occupant.kind,
  );

describe('a lobby', () => {
  it('seats people in the order they join, the host first', async () => {
    const house = openHouse();
    const table = await openTable(house, [ANNA, BEN, CLEO]);
    expect(await seated(house, table)).toEqual(['anna', 'ben', 'cleo']);
  });

  it('gives everybody a colour of their own', async () => {
    const house = openHouse();
    const table = await openTable(house, [ANNA, BEN, CLEO, DORA, EMIL]);
    const colours = (await viewOf(house, table)).places.map(({ colour }) => colour);
    expect(new Set(colours).size).toBe(5);
  });

  it('shows its commitment from the first moment, and keeps the seed to itself', async () => {
    const house = openHouse();
    const table = await openTable(house, [ANNA]);
    const view = await viewOf(house, table);
    expect(view.commitment).toBe(commitmentOf(house.kept.table(table)?.fairness.seed ?? ''));
    expect(view.seed).toBeNull();
  });

  it('lets a colour be chosen that nobody has', async () => {
    const house = openHouse();
    const table = await openTable(house, [ANNA, BEN]);
    value(await house.tables.chooseColour(table, BEN, 'purple'));
    expect((await viewOf(house, table)).places[1]?.colour).toBe('purple');
    expect(codeOf(await house.tables.chooseColour(table, ANNA, 'purple'))).toBe('colour-taken');
    expect(codeOf(await house.tables.chooseColour(table, ANNA, 'mauve'))).toBe('no-such-colour');
    expect(codeOf(await house.tables.chooseColour(table, CLEO, 'green'))).toBe('not-seated');
  });

  it('refuses a second click as already done', async () => {
    const house = openHouse();
    const table = await openTable(house, [ANNA]);
    const both = await Promise.all([house.tables.join(table, BEN), house.tables.join(table, BEN)]);
    expect(both.map(codeOf)).toEqual(['ok', 'already-seated']);
    expect(await seated(house, table)).toEqual(['anna', 'ben']);
  });

  it('is full when all its seats are taken', async () => {
    const house = openHouse();
    const table = await openTable(house, [ANNA, BEN, CLEO], { seats: 3 });
    expect(codeOf(await house.tables.join(table, DORA))).toBe('table-full');
    expect(codeOf(await house.tables.addComputer(table, ANNA))).toBe('table-full');
  });

  it('allows one table a channel', async () => {
    const house = openHouse();
    await openTable(house, [ANNA]);
    expect(codeOf(await house.tables.open({ game: 'urland', channel: CHANNEL, host: BEN }))).toBe('channel-busy');
    const elsewhere = channelId('thread');
    expect(codeOf(await house.tables.open({ game: 'urland', channel: elsewhere, host: BEN }))).toBe('ok');
  });

  it('refuses an unknown game', async () => {
    const house = openHouse();
    expect(codeOf(await house.tables.open({ game: 'constructor', channel: CHANNEL, host: BEN }))).toBe('no-such-game');
  });

  it('has a new host when the host leaves, and ends with the last person', async () => {
    const house = openHouse();
    const table = await openTable(house, [ANNA, BEN]);
    value(await house.tables.addComputer(table, ANNA));
    value(await house.tables.leave(table, ANNA));
    expect((await viewOf(house, table)).host).toBe(BEN);
    value(await house.tables.leave(table, BEN));
    expect((await viewOf(house, table)).status).toBe('cancelled');
    expect(codeOf(await house.tables.open({ game: 'urland', channel: CHANNEL, host: BEN }))).toBe('ok');
  });

  it('can be closed while it sleeps, even if another table plays in its channel', async () => {
    const house = openHouse();
    const table = await openTable(house, [ANNA]);
    await house.pass(31 * DAY);
    value(await house.tables.open({ game: 'urland', channel: CHANNEL, host: DORA }));
    expect(codeOf(await house.tables.cancel(table, BEN))).toBe('not-host');
    value(await house.tables.cancel(table, ANNA));
    expect((await viewOf(house, table)).status).toBe('cancelled');
  });

  it('lets the host alone add computers, remove them, free seats, set options, cancel and start', async () => {
    const house = openHouse();
    const table = await openTable(house, [ANNA, BEN]);
    const byGuest = [
      house.tables.addComputer(table, BEN),
      house.tables.removeComputer(table, BEN, 'red'),
      house.tables.freeSeat(table, BEN, ANNA),
      house.tables.setOptions(table, BEN, { hints: false }),
      house.tables.cancel(table, BEN),
      house.tables.start(table, BEN, 'salt'),
    ];
    expect((await Promise.all(byGuest)).map(codeOf)).toEqual(Array(6).fill('not-host'));
  });

  it('frees the seats of others, who may sit down again', async () => {
    const house = openHouse();
    const table = await openTable(house, [ANNA, BEN, CLEO]);
    expect(codeOf(await house.tables.freeSeat(table, ANNA, ANNA))).toBe('no-such-seat');
    expect(codeOf(await house.tables.freeSeat(table, ANNA, DORA))).toBe('no-such-seat');
    value(await house.tables.freeSeat(table, ANNA, BEN));
    expect(await seated(house, table)).toEqual(['anna', 'cleo']);
    value(await house.tables.join(table, BEN));
    expect(await seated(house, table)).toEqual(['anna', 'cleo', 'ben']);
  });

  it('adds and removes computer players', async () => {
    const house = openHouse();
    const table = await openTable(house, [ANNA, BEN]);
    value(await house.tables.addComputer(table, ANNA, 'strong'));
    expect(codeOf(await house.tables.addComputer(table, ANNA, 'clairvoyant'))).toBe('no-such-level');
    const colour = (await viewOf(house, table)).places[2]?.colour ?? '';
    value(await house.tables.removeComputer(table, ANNA, colour));
    expect(await seated(house, table)).toEqual(['anna', 'ben']);
    expect(codeOf(await house.tables.removeComputer(table, ANNA, 'red'))).toBe('no-computer-there');
  });

  it.each([
    ['seats', { seats: 6 }],
    ['seats', { seats: 2 }],
    ['seats', { seats: 3.5 }],
    ['language', { language: 'not a tag' }],
    ['clock', { clock: { kind: 'budget', hours: 0, increment: 1 } }],
    ['clock', { clock: { kind: 'budget', hours: Number.NaN, increment: 1 } }],
    ['clock', { clock: { kind: 'decision', hours: 1 as 24 } }],
  ] as const)('refuses impossible %s: %j', async (option, options) => {
    const house = openHouse();
    const table = await openTable(house, [ANNA]);
    const refused = await house.tables.setOptions(table, ANNA, options);
    expect(refused).toEqual({ ok: false, error: { code: 'bad-option', option } });
  });

  it('does not take away seats that are taken', async () => {
    const house = openHouse();
    const table = await openTable(house, [ANNA, BEN, CLEO, DORA]);
    expect(codeOf(await house.tables.setOptions(table, ANNA, { seats: 3 }))).toBe('seats-taken');
  });

  it('starts with as many as the game needs, and only once', async () => {
    const house = openHouse();
    const table = await openTable(house, [ANNA, BEN]);
    expect(codeOf(await house.tables.start(table, ANNA, 'salt'))).toBe('too-few-players');
    value(await house.tables.join(table, CLEO));
    const both = await Promise.all([house.tables.start(table, ANNA, 'salt'), house.tables.start(table, ANNA, 'salt')]);
    expect(both.map(codeOf)).toEqual(['ok', 'not-in-lobby']);
  });

  it('shuffles the seats, and everybody keeps their colour', async () => {
    const orders = new Set<string>();
    for (let index = 0; index < 12; index++) {
      const house = openHouse({ secrets: { id: () => 't', seed: () => String(index).padStart(64, '0') } });
      const table = await startTable(house, [ANNA, BEN, CLEO]);
      const { places } = await viewOf(house, table);
      orders.add(places.map(({ colour }) => colour).join());
      const colourOf = Object.fromEntries(places.map(({ occupant, colour }) => [JSON.stringify(occupant), colour]));
      expect(colourOf[JSON.stringify({ kind: 'person', person: ANNA })]).toBe('red');
    }
    expect(orders.size).toBeGreaterThan(3);
  });

  it('refuses everything at a table that does not exist', async () => {
    const house = openHouse();
    expect(codeOf(await house.tables.join('nowhere' as never, ANNA))).toBe('no-such-table');
  });
});
