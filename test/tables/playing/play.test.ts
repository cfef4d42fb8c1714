import { describe, expect, it } from 'vitest';
import { heardBy } from '#engine/event.ts';
import type { View } from '#games/urland/view.ts';
import type { TableId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import { aTable } from '../support/a-table.ts';
import {
  ANNA,
  BEN,
  CLEO,
  codeOf,
  DORA,
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
} from '../support/house.ts';

const phaseOf = (view: TableView) => (view.play?.open as View | undefined)?.phase.kind;
const isAuction = (view: TableView) => phaseOf(view) === 'bid' && (view.play?.deciding.length ?? 0) >= 3;

/** A table in which at least three are to bid at the same time. */
async function atAuction(): Promise<{ house: TestHouse; table: TableId; view: TableView }> {
  const { house, table } = await aTable([ANNA, BEN, CLEO, DORA]);
  const view = await playUntil(house, table, isAuction);
  expect(phaseOf(view)).toBe('bid');
  house.news();
  return { house, table, view };
}

describe('a choice', () => {
  it('is played to the end of a game by three people', async () => {
    const { house, table } = await aTable([ANNA, BEN, CLEO]);
    const view = await playUntil(house, table, () => false);
    expect(view.status).toBe('over');
    expect(view.ranking?.flat().toSorted()).toEqual([0, 1, 2]);
    expect(house.problems).toEqual([]);
  });

  it('is made as often as is wished for, until something else is asked', async () => {
    const { house, table } = await aTable([ANNA, BEN, CLEO]);
    await playUntil(house, table, (view) => phaseOf(view) === 'actions');
    const { person, version, move } = await someMove(house, table, ({ kind }) => kind === 'breed');
    value(await house.tables.choose(table, person, version, move, 9));
    const { play, mine } = await viewOf(house, table, person);
    expect(play?.open).toMatchObject({ phase: { kind: 'actions', left: 0 } });
    expect(mine?.movesUnderWay).toEqual([move, move, move]);
  });

  it('is kept before it is announced', async () => {
    const kept: (number | undefined)[] = [];
    const house: TestHouse = openHouse({
      announcer: { announce: (id) => void kept.push(house.kept.table(id)?.play?.version) },
    });
    const table = await startTable(house, [ANNA, BEN, CLEO]);
    const { person, version, move } = await someMove(house, table);
    const receipt = value(await house.tables.choose(table, person, version, move));
    await house.tables.idle();
    expect(kept.at(-1)).toBe(receipt.version);
  });

  it('counts once when it is clicked twice', async () => {
    const { house, table } = await aTable([ANNA, BEN, CLEO]);
    const { person, version, move } = await someMove(house, table);
    const rows = house.kept.log(table).length;
    const both = await Promise.all([
      house.tables.choose(table, person, version, move),
      house.tables.choose(table, person, version, move),
    ]);
    expect(both.map(codeOf)).toEqual(['ok', 'stale']);
    expect(house.kept.log(table).length).toBe(rows + 1);
  });

  it('is refused to a player who is not to decide, to a stranger, and if it is no legal move', async () => {
    const { house, table } = await aTable([ANNA, BEN, CLEO]);
    const { person, version, move } = await someMove(house, table);
    const other = [ANNA, BEN, CLEO].find((each) => each !== person) ?? ANNA;
    expect(await house.tables.choose(table, other, version, move)).toMatchObject({
      error: { code: 'game', refusal: { code: 'not-your-decision' } },
    });
    expect(codeOf(await house.tables.choose(table, DORA, version, move))).toBe('not-seated');
    expect(await house.tables.choose(table, person, version, { kind: 'win' })).toMatchObject({
      error: { code: 'game', refusal: { code: 'malformed' } },
    });
    expect(house.kept.table(table)?.play?.version).toBe(version);
  });

  it('made on an older version says which one is current', async () => {
    const { house, table } = await aTable([ANNA, BEN, CLEO]);
    const { person, version, move } = await someMove(house, table);
    expect(await house.tables.choose(table, person, version - 1, move)).toEqual({
      ok: false,
      error: { code: 'stale', version },
    });
  });

  it('pings only players who were not to decide before', async () => {
    const { house, table } = await aTable([ANNA, BEN, CLEO]);
    await playUntil(house, table, (view) => phaseOf(view) === 'actions');
    house.news();
    const { person, version, move } = await someMove(house, table, ({ kind }) => kind !== 'done');
    value(await house.tables.choose(table, person, version, move));
    await house.tables.idle();
    const view = await viewOf(house, table);
    expect(phaseOf(view)).toBe('actions');
    expect(house.news().map(({ kind }) => kind)).toEqual(['played']);
  });

  it('goes on although the announcer fails', async () => {
    const { house, table } = await aTable(
      [ANNA, BEN, CLEO],
      {},
      { announcer: { announce: () => Promise.reject(new Error('no network')) } },
    );
    const { person, version, move } = await someMove(house, table);
    value(await house.tables.choose(table, person, version, move));
    await house.tables.idle();
    expect(new Set(house.problems.map(({ kind }) => kind))).toEqual(new Set(['announcement-failed']));
  });
});

describe('bids made at the same time', () => {
  it('announce who has bid, after a delay, and not what', async () => {
    const { house, table, view } = await atAuction();
    const [first] = view.play?.deciding ?? [];
    if (!first) throw new Error('nobody bids');
    const person = personIn(view, first.seat);
    value(await house.tables.choose(table, person, view.play?.version ?? -1, { kind: 'bid', amount: 1 }));
    await house.pass(10 * SECOND - 1);
    expect(house.news()).toEqual([]);
    expect((await viewOf(house, table)).play).toEqual(view.play);
    await house.pass(2 * MINUTE);
    expect(house.news()).toEqual([{ kind: 'sealed', seat: first.seat }]);
    for (const viewer of [null, ANNA, BEN, CLEO, DORA]) {
      const seen = await viewOf(house, table, viewer);
      expect(seen.play?.deciding.map(({ seat }) => seat)).not.toContain(first.seat);
      expect(seen.mine?.sealed ?? null).toEqual(viewer === person ? { kind: 'bid', amount: 1 } : null);
      expect((seen.mine?.view as View | undefined)?.bid ?? null).toBeNull();
    }
  });

  it('of a late player are announced at once: there is no speed to hide', async () => {
    const { house, table } = await aTable([ANNA, BEN, CLEO, DORA], { clock: { kind: 'decision', hours: 24 } });
    const { play } = await playUntil(house, table, isAuction);
    const [first] = play?.deciding ?? [];
    if (!first) throw new Error('nobody bids');
    await house.pass(25 * HOUR);
    house.news();
    const view = await viewOf(house, table);
    const bid = (amount: number) =>
      house.tables.choose(table, personIn(view, first.seat), play?.version ?? -1, { kind: 'bid', amount });
    value(await bid(0));
    expect(house.news()).toEqual([{ kind: 'sealed', seat: first.seat }]);
    expect((await viewOf(house, table)).play?.deciding.map(({ seat }) => seat)).not.toContain(first.seat);
    value(await bid(1));
    await house.pass(2 * MINUTE);
    expect(house.news()).toEqual([]);
  });

  it('cost nobody any time, which would reveal how fast they were', async () => {
    const { house, table } = await aTable([ANNA, BEN, CLEO, DORA], {
      clock: { kind: 'budget', hours: 48, increment: 0 },
    });
    const { play } = await playUntil(house, table, isAuction);
    const bidders = play?.deciding ?? [];
    for (const { seat } of bidders) {
      await house.pass(MINUTE * (1 + seat));
      const view = await viewOf(house, table);
      value(await house.tables.choose(table, personIn(view, seat), play?.version ?? -1, { kind: 'bid', amount: 0 }));
    }
    expect(bidders.length).toBeGreaterThan(2);
    expect((await viewOf(house, table)).play?.budgets).toEqual(play?.budgets);
  });

  it('do not make each other stale, and can be changed in secret until all are in', async () => {
    const { house, table, view } = await atAuction();
    const version = view.play?.version ?? -1;
    const bidders = view.play?.deciding.map(({ seat }) => seat) ?? [];
    const [first, ...others] = bidders;
    if (first === undefined) throw new Error('nobody bids');
    const bid = (seat: (typeof bidders)[number], amount: number) =>
      house.tables.choose(table, personIn(view, seat), version, { kind: 'bid', amount });
    expect(codeOf(await bid(first, 0))).toBe('ok');
    expect(codeOf(await bid(first, 0))).toBe('already-done');
    await house.pass(2 * MINUTE);
    house.news();
    expect(codeOf(await bid(first, 1))).toBe('ok');
    await house.pass(2 * MINUTE);
    expect(house.news()).toEqual([]);
    for (const seat of others) expect(codeOf(await bid(seat, 0))).toBe('ok');
    await house.tables.idle();
    const shown = house.news().flatMap((fact) => (fact.kind === 'played' ? heardBy(fact.told, 'public') : []));
    const bids = shown.find(({ kind }) => kind === 'bids-shown') as unknown as { bids: number[] };
    expect(bids.bids[first]).toBe(1);
    expect(codeOf(await bid(first, 2))).toBe('stale');
  });

  it('are kept in the log with their earlier versions', async () => {
    const { house, table, view } = await atAuction();
    const [first] = view.play?.deciding ?? [];
    if (!first) throw new Error('nobody bids');
    for (const amount of [2, 0])
      value(
        await house.tables.choose(table, personIn(view, first.seat), view.play?.version ?? -1, { kind: 'bid', amount }),
      );
    const sealed = house.kept.log(table).flatMap(({ body }) => (body.kind === 'sealed' ? [body.move] : []));
    expect(sealed).toEqual([
      { kind: 'bid', amount: 2 },
      { kind: 'bid', amount: 0 },
    ]);
  });
});
