import { describe, expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { heardBy } from '#engine/event.ts';
import { seat as seatAt } from '#engine/seat.ts';
import type { View } from '#games/urland/view.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import { aTable } from '../support/a-table.ts';
import {
  ANNA,
  BEN,
  CLEO,
  codeOf,
  HOUR,
  MINUTE,
  openHouse,
  personIn,
  playUntil,
  SECOND,
  someMove,
  startTable,
  type TestHouse,
  value,
  viewOf,
  waitingSeats,
} from '../support/house.ts';

const openOf = (view: TableView) => view.play?.open as View;
const phaseOf = (view: TableView) => openOf(view).phase.kind;

async function started(): Promise<{ house: TestHouse; table: TableId }> {
  const house = openHouse();
  return { house, table: await startTable(house, [ANNA, BEN, CLEO]) };
}

/** Everybody gives the order, so it acts for the first player it concerns. */
async function everybodyOrders(house: TestHouse, table: TableId, order: unknown): Promise<void> {
  for (const person of [ANNA, BEN, CLEO]) value(await house.tables.giveOrder(table, person, order));
}

/** How long after being asked this person's decision came, in seconds. */
async function delayOf(house: TestHouse, table: TableId, isAsked: (view: TableView) => boolean): Promise<number> {
  const since = house.clock.now();
  while (isAsked(await viewOf(house, table))) {
    await house.pass(SECOND);
    if (house.clock.now() - since > 10 * MINUTE) throw new Error('nobody follows the order');
  }
  return (house.clock.now() - since) / SECOND;
}

describe('standing orders', () => {
  it('bid in the next auction, all of them sealed, and are spent with it', async () => {
    const { house, table } = await started();
    await everybodyOrders(house, table, { kind: 'bid', amount: 0 });
    const view = await playUntil(house, table, (at) => phaseOf(at) === 'bid');
    const bidders = view.play?.deciding.map(({ seat }) => personIn(view, seat)) ?? [];
    await delayOf(house, table, (at) => phaseOf(at) === 'bid');
    const shown = house.news().flatMap((fact) => (fact.kind === 'played' ? heardBy(fact.told, 'public') : []));
    expect(shown.findLast(({ kind }) => kind === 'bids-shown')).toMatchObject({ bids: [0, 0, 0] });
    for (const person of bidders) expect((await viewOf(house, table, person)).mine?.orders).toEqual([]);
  });

  it('bid no more than the reserve holds', async () => {
    const { house, table } = await started();
    await everybodyOrders(house, table, { kind: 'bid', amount: 1_000 });
    const before = await playUntil(house, table, (at) => phaseOf(at) === 'bid');
    await delayOf(house, table, (at) => phaseOf(at) === 'bid');
    const shown = house.news().flatMap((fact) => (fact.kind === 'played' ? heardBy(fact.told, 'public') : []));
    expect(shown.findLast(({ kind }) => kind === 'bids-shown')).toMatchObject({ bids: openOf(before).reserve });
  });

  it('end a turn without asking about the extra turn, turn after turn', async () => {
    const { house, table } = await started();
    await everybodyOrders(house, table, { kind: 'end-turn' });
    const isAsked = (at: TableView) => {
      const { phase } = openOf(at);
      return phase.kind === 'actions' && phase.left === 0;
    };
    for (let turn = 0; turn < 3; turn++) {
      const view = await playUntil(house, table, isAsked);
      const before = openOf(view).extraTurns;
      await delayOf(house, table, isAsked);
      expect(openOf(await viewOf(house, table)).extraTurns).toEqual(before);
    }
  });

  it('choose in a panic', async () => {
    for (let seed = 0; seed < 20; seed++) {
      const house = openHouse({ secrets: { id: () => 't', seed: () => String(seed).padStart(64, 'a') } });
      const table = await startTable(house, [ANNA, BEN, CLEO]);
      await everybodyOrders(house, table, { kind: 'panic' });
      const view = await playUntil(house, table, (at) => phaseOf(at) === 'panic');
      if (view.status !== 'running') continue;
      const delay = await delayOf(house, table, (at) => phaseOf(at) === 'panic');
      expect(delay).toBeGreaterThan(10);
      return;
    }
    throw new Error('no game had a panic with a choice');
  });

  it('act after a delay that reveals nothing: never at once, and different each time', async () => {
    const delays: number[] = [];
    for (let seed = 1; seed <= 6; seed++) {
      const { house, table } = await aTable([ANNA, BEN, CLEO], {}, { dice: seededDice(seed) });
      const view = await playUntil(house, table, (at) => phaseOf(at) === 'bid');
      const seat = view.play?.deciding[0]?.seat;
      if (seat === undefined) continue;
      value(await house.tables.giveOrder(table, personIn(view, seat), { kind: 'bid', amount: 0 }));
      delays.push(await delayOf(house, table, (at) => at.play?.deciding.some((each) => each.seat === seat) ?? false));
    }
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(20);
    expect(new Set(delays).size).toBeGreaterThan(3);
  });

  it('that bid last leave nobody unasked: the first buyer is asked, however and whenever they bid', async () => {
    for (const isOrdered of [true, false]) {
      const { house, table } = await started();
      const view = await playUntil(house, table, (at) => phaseOf(at) === 'bid');
      const seat = openOf(view).reserve.findIndex((reserve) => reserve > 0);
      const buyer = personIn(view, seatAt(seat));
      const { version } = await someMove(house, table);
      for (const person of [ANNA, BEN, CLEO].filter((other) => other !== buyer))
        value(await house.tables.choose(table, person, version, { kind: 'bid', amount: 0 }));
      await house.tables.idle();
      house.news();
      if (isOrdered) value(await house.tables.giveOrder(table, buyer, { kind: 'bid', amount: 1 }));
      else value(await house.tables.choose(table, buyer, version, { kind: 'bid', amount: 1 }));
      await delayOf(house, table, (at) => phaseOf(at) === 'bid');
      await house.tables.idle();
      expect(waitingSeats(house, table)).toEqual([seat]);
      expect(house.news()).toContainEqual(expect.objectContaining({ kind: 'to-decide', seats: [seat], as: 'turn' }));
    }
  });

  it('that leave their giver with another question notify only them', async () => {
    for (let seed = 0; seed < 40; seed++) {
      const { house, table } = await aTable(
        [ANNA, BEN, CLEO],
        {},
        { secrets: { id: () => 't', seed: () => String(seed).padStart(64, 'a') } },
      );
      await everybodyOrders(house, table, { kind: 'panic' });
      const view = await playUntil(house, table, (at) => phaseOf(at) === 'panic');
      const [seat] = waitingSeats(house, table);
      if (view.status !== 'running' || seat === undefined) continue;
      house.news();
      await delayOf(house, table, (at) => phaseOf(at) === 'panic');
      await house.tables.idle();
      if (!waitingSeats(house, table).includes(seat)) continue;
      const news = house.news();
      expect(news).toContainEqual({ kind: 'still-asked', person: personIn(view, seat) });
      // Whether or not they have an order, they were called for the question before.
      expect(news.some((fact) => fact.kind === 'to-decide' && fact.call !== 'late')).toBe(false);
      return;
    }
    throw new Error('nobody was asked after their own panic');
  });

  it('are shown to their giver while they are about to be followed', async () => {
    const { house, table } = await started();
    value(await house.tables.giveOrder(table, ANNA, { kind: 'bid', amount: 0 }));
    expect((await viewOf(house, table, ANNA)).mine?.ordered).toBeNull();
    await playUntil(house, table, (at) => phaseOf(at) === 'bid');
    const move = { kind: 'bid', amount: 0 };
    expect((await viewOf(house, table, ANNA)).mine?.ordered).toEqual({ order: move, move });
    expect((await viewOf(house, table, BEN)).mine?.ordered).toBeNull();
  });

  it('given by a player who is to decide act too, and withdrawn they do not', async () => {
    const { house, table } = await started();
    const view = await playUntil(house, table, (at) => phaseOf(at) === 'bid');
    const seat = view.play?.deciding[0]?.seat;
    if (seat === undefined) throw new Error('nobody bids');
    const person: PersonId = personIn(view, seat);
    const thinking = async () => (await viewOf(house, table)).play?.deciding.map((each) => each.seat);
    value(await house.tables.giveOrder(table, person, { kind: 'bid', amount: 0 }));
    value(await house.tables.withdrawOrder(table, person, 'bid'));
    await house.pass(10 * MINUTE);
    expect(await thinking()).toContain(seat);
    value(await house.tables.giveOrder(table, person, { kind: 'bid', amount: 0 }));
    await house.pass(10 * MINUTE);
    expect(await thinking()).not.toContain(seat);
  });

  it('are spent also when the player decides in person', async () => {
    const { house, table } = await started();
    await everybodyOrders(house, table, { kind: 'bid', amount: 0 });
    await playUntil(house, table, (at) => phaseOf(at) === 'bid');
    const { person, version } = await someMove(house, table);
    value(await house.tables.choose(table, person, version, { kind: 'bid', amount: 1 }));
    expect((await viewOf(house, table, person)).mine?.orders).toEqual([]);
  });

  it.each([
    ['the end of its time', 'time-ran-out', { kind: 'decision', hours: 0.25 }, 15 * MINUTE],
    ['a reminder', 'reminder', { kind: 'none' }, 12 * HOUR],
  ] as const)('given late does not put off %s: others would notice', async (_, kind, clock, after) => {
    const { house, table } = await aTable([ANNA, BEN, CLEO], { clock });
    const view = await playUntil(house, table, (at) => phaseOf(at) === 'bid');
    const seat = view.play?.deciding[0]?.seat ?? seatAt(0);
    const person = personIn(view, seat);
    await house.pass(after - SECOND);
    value(await house.tables.giveOrder(table, person, { kind: 'bid', amount: 0 }));
    house.news();
    await house.pass(SECOND);
    expect(house.news()).toContainEqual(expect.objectContaining({ kind, person }));
  });

  it('for the next bid outlast a change of the present one', async () => {
    const { house, table } = await started();
    await playUntil(house, table, (at) => phaseOf(at) === 'bid');
    const { person, version } = await someMove(house, table);
    const order = { kind: 'bid', amount: 2 };
    value(await house.tables.choose(table, person, version, { kind: 'bid', amount: 1 }));
    value(await house.tables.giveOrder(table, person, order));
    value(await house.tables.choose(table, person, version, { kind: 'bid', amount: 0 }));
    expect((await viewOf(house, table, person)).mine?.orders).toEqual([order]);
  });

  it('do not give anybody more time', async () => {
    const { house, table } = await started();
    const { person } = await someMove(house, table);
    const [before] = (await viewOf(house, table)).play?.deciding ?? [];
    await house.pass(MINUTE);
    value(await house.tables.giveOrder(table, person, { kind: 'end-turn' }));
    expect((await viewOf(house, table)).play?.deciding[0]?.beganAt).toBe(before?.beganAt);
  });

  it('are seen by nobody else', async () => {
    const { house, table } = await started();
    value(await house.tables.giveOrder(table, ANNA, { kind: 'bid', amount: 7 }));
    await house.tables.idle();
    for (const viewer of [null, BEN, CLEO])
      expect(JSON.stringify(await viewOf(house, table, viewer))).not.toContain('amount');
    expect(JSON.stringify(house.news())).not.toContain('amount');
  });

  it.each([{ kind: 'win' }, { kind: 'bid' }, { kind: 'bid', amount: -1 }, 'bid', null])(
    'are refused if the game does not know them: %j',
    async (order) => {
      const { house, table } = await started();
      expect(codeOf(await house.tables.giveOrder(table, ANNA, order))).toBe('no-such-order');
    },
  );
});
