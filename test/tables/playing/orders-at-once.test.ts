/** Orders of a game in which they answer at once: nobody waits for somebody who has decided already. */
import { describe, expect, it } from 'vitest';
import { GAME_IDS, MODULES } from '#games/index.ts';
import type { State } from '#games/ursuppe/state.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import {
  ANNA,
  BEN,
  CLEO,
  DORA,
  MINUTE,
  openHouse,
  openTable,
  personIn,
  playUntil,
  startTable,
  type TestHouse,
  value,
  viewOf,
} from '../support/house.ts';

const USUAL = MODULES.ursuppe.orders?.usual ?? [];

const openOf = (view: TableView) => view.play?.open as State;

const isMoving = (view: TableView): boolean => openOf(view).phase === 'move';

async function atMoving(): Promise<{ house: TestHouse; table: TableId; view: TableView; mover: PersonId }> {
  const house = openHouse();
  const table = await startTable(house, [ANNA, BEN, CLEO], {}, 'ursuppe');
  const view = await playUntil(house, table, isMoving);
  const [deciding] = view.play?.deciding ?? [];
  if (deciding === undefined) throw new Error('somebody moves');
  return { house, table, view, mover: personIn(view, deciding.seat) };
}

const driftThisRound = (view: TableView) => ({ kind: 'drift', round: openOf(view).round });

describe('an order that answers at once', () => {
  it('answers the question that stands, in the moment that it is given', async () => {
    const { house, table, view, mover } = await atMoving();
    const given = value(await house.tables.giveOrder(table, mover, driftThisRound(view)));
    const after = await viewOf(house, table, mover);
    expect(given.version).toBe(after.play?.version);
    expect(given.events.length).toBeGreaterThan(0);
    expect([openOf(after).phase, openOf(after).amoeba, openOf(after).turn]).not.toEqual([
      'move',
      openOf(view).amoeba,
      openOf(view).turn,
    ]);
  });

  it('answers before anybody is pinged for it, together with what led there', async () => {
    const { house, table, view, mover } = await atMoving();
    const orders = [driftThisRound(view), { kind: 'eat' }];
    const last = [...[ANNA, BEN, CLEO].filter((person) => person !== mover), mover];
    for (const order of orders) for (const person of last) value(await house.tables.giveOrder(table, person, order));
    const asked = house.news().flatMap((fact) => (fact.kind === 'to-decide' ? fact.seats : []));
    const after = await viewOf(house, table);
    expect(openOf(after).phase).not.toMatch(/move|feed/);
    expect(asked.at(-1)).toBe(after.play?.deciding[0]?.seat);
  });

  it('is silent where the question is another one, and then the player is asked', async () => {
    const { house, table, view, mover } = await atMoving();
    value(await house.tables.giveOrder(table, mover, { kind: 'never-cling' }));
    const after = await viewOf(house, table, mover);
    expect(after.play?.version).toBe(view.play?.version);
    expect(after.mine).toMatchObject({ isDeciding: true, orders: [...USUAL, { kind: 'never-cling' }] });
  });

  it('can be undone, and the player who undoes it is asked in person, for as long as they like', async () => {
    const { house, table, view, mover } = await atMoving();
    value(await house.tables.giveOrder(table, mover, driftThisRound(view)));
    const after = await viewOf(house, table, mover);
    expect(after.mine?.undoableInTurn).toBeGreaterThan(0);
    value(await house.tables.undo(table, mover, after.play?.version ?? 0, after.mine?.undoableInTurn));
    const back = await viewOf(house, table, mover);
    expect([openOf(back).phase, openOf(back).amoeba]).toEqual(['move', openOf(view).amoeba]);
    await house.pass(10 * MINUTE);
    const later = await viewOf(house, table, mover);
    expect(later.play?.version).toBe(back.play?.version);
    expect(later.mine).toMatchObject({ isDeciding: true, orders: [...USUAL, driftThisRound(view)] });
  });

  it('goes on with the next question once the player has decided in person', async () => {
    const { house, table, view, mover } = await atMoving();
    value(await house.tables.giveOrder(table, mover, driftThisRound(view)));
    const after = await viewOf(house, table, mover);
    value(await house.tables.undo(table, mover, after.play?.version ?? 0, after.mine?.undoableInTurn));
    const back = await viewOf(house, table, mover);
    const move = { kind: 'drift', amoeba: openOf(back).amoeba, take: [] };
    value(await house.tables.choose(table, mover, back.play?.version ?? 0, move));
    expect(openOf(await viewOf(house, table))).toEqual(openOf(after));
  });
});

describe('the usual orders of a game', () => {
  it.each(GAME_IDS)('are orders of %s, no two of one kind', (id) => {
    const { orders } = MODULES[id];
    const usual = orders?.usual ?? [];
    expect(usual.map((order) => orders?.parse(JSON.parse(JSON.stringify(order))))).toEqual(usual);
    expect(new Set(usual.map(({ kind }) => kind)).size).toBe(usual.length);
  });

  it('stand for every person from the start, and for no computer', async () => {
    const house = openHouse();
    const table = await openTable(house, [ANNA, BEN], {}, 'ursuppe');
    value(await house.tables.playNow(table, ANNA, 'click'));
    const places = house.kept.table(table)?.places ?? [];
    expect(places).toHaveLength(3);
    expect(places.map(({ occupant, orders }) => [occupant.kind, orders])).toEqual(
      places.map(({ occupant }) => [occupant.kind, occupant.kind === 'person' ? USUAL : []]),
    );
    expect(USUAL).not.toEqual([]);
  });

  it('stay withdrawn, until somebody takes the seat anew', async () => {
    const { house, table } = await atMoving();
    value(await house.tables.withdrawOrder(table, ANNA, 'eat'));
    expect((await viewOf(house, table, ANNA)).mine?.orders).toEqual([]);
    const { seat } = (await viewOf(house, table, ANNA)).mine ?? expect.fail();
    value(await house.tables.replace(table, ANNA, seat, DORA));
    expect((await viewOf(house, table, DORA)).mine?.orders).toEqual(USUAL);
  });
});
