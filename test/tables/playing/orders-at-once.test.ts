/** Orders of a game in which they answer at once: nobody waits for somebody who has decided already. */
import { describe, expect, it } from 'vitest';
import type { State } from '#games/ursuppe/state.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import {
  ANNA,
  BEN,
  CLEO,
  MINUTE,
  openHouse,
  personIn,
  playUntil,
  startTable,
  type TestHouse,
  value,
  viewOf,
} from '../support/house.ts';

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
    expect(after.mine).toMatchObject({ isDeciding: true, orders: [{ kind: 'never-cling' }] });
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
    expect(later.mine).toMatchObject({ isDeciding: true, orders: [driftThisRound(view)] });
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
