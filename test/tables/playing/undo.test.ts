import { describe, expect, it } from 'vitest';
import type { View } from '#games/urland/view.ts';
import type { Options } from '#tables/options.ts';
import type { TableView } from '#tables/table-view.ts';
import { aTable } from '../support/a-table.ts';
import { ANNA, BEN, CLEO, codeOf, DORA, playUntil, someMove, value, viewOf } from '../support/house.ts';

const phaseOf = (view: TableView) => (view.play?.open as View | undefined)?.phase.kind;
const inActions = (view: TableView) => phaseOf(view) === 'actions';
const isBreed = ({ kind }: { kind: string }) => kind === 'breed';

async function inOwnTurn(people = [ANNA, BEN, CLEO], options: Partial<Options> = {}) {
  const { house, table } = await aTable(people, options);
  await playUntil(house, table, inActions);
  return { house, table };
}

describe('undo', () => {
  it('takes back the player’s own last action, and the log keeps it', async () => {
    const { house, table } = await inOwnTurn();
    const before = house.kept.table(table)?.play;
    const { person, version, move } = await someMove(house, table, isBreed);
    value(await house.tables.choose(table, person, version, move));
    value(await house.tables.undo(table, person, version + 1));
    const after = house.kept.table(table)?.play;
    expect(after?.state).toEqual(before?.state);
    expect(after?.version).toBe(version + 2);
    expect(
      house.kept
        .log(table)
        .slice(-2)
        .map(({ body }) => body.kind),
    ).toEqual(['entry', 'undo']);
  });

  it('goes back any number of entries within the player’s own turn', async () => {
    const { house, table } = await inOwnTurn();
    const before = house.kept.table(table)?.play?.state;
    for (let action = 0; action < 2; action++) {
      const { person, version, move } = await someMove(house, table, isBreed);
      value(await house.tables.choose(table, person, version, move));
    }
    const { person, version } = await someMove(house, table);
    expect((await viewOf(house, table, person)).mine?.undoable).toBe(2);
    expect(codeOf(await house.tables.undo(table, person, version, 3))).toBe('nothing-to-undo');
    value(await house.tables.undo(table, person, version, 2));
    expect(house.kept.table(table)?.play?.state).toEqual(before);
  });

  it('takes back one by one what was chosen several times at once', async () => {
    const { house, table } = await inOwnTurn();
    const { person, version, move } = await someMove(house, table, isBreed);
    value(await house.tables.choose(table, person, version, move, 2));
    expect((await viewOf(house, table, person)).mine).toMatchObject({ undoable: 2, movesUnderWay: [move, move] });
    value(await house.tables.undo(table, person, version + 2));
    expect((await viewOf(house, table, person)).mine).toMatchObject({ undoable: 1, movesUnderWay: [move] });
  });

  it('makes choices stale that were made on an undone version', async () => {
    const { house, table } = await inOwnTurn();
    const { person, version, move } = await someMove(house, table, isBreed);
    value(await house.tables.choose(table, person, version, move));
    value(await house.tables.undo(table, person, version + 1));
    expect(codeOf(await house.tables.choose(table, person, version, move))).toBe('stale');
    expect(codeOf(await house.tables.undo(table, person, version + 1))).toBe('stale');
  });

  it('gives the turn back as long as the next player has not acted', async () => {
    const { house, table } = await inOwnTurn([ANNA, BEN, CLEO, DORA]);
    const { person, version } = await someMove(house, table);
    value(await house.tables.choose(table, person, version, { kind: 'done' }));
    const next = await someMove(house, table, isBreed);
    expect(next.person).not.toBe(person);
    value(await house.tables.undo(table, person, next.version));
    expect((await someMove(house, table)).person).toBe(person);
  });

  it('earns nobody any time', async () => {
    const clock = { kind: 'budget', hours: 72, increment: 4 } as const;
    const { house, table } = await inOwnTurn([ANNA, BEN, CLEO], { clock });
    const { play: before } = await viewOf(house, table);
    const { person, version, move } = await someMove(house, table, isBreed);
    value(await house.tables.choose(table, person, version, move));
    value(await house.tables.undo(table, person, version + 1));
    expect((await viewOf(house, table)).play?.budgets).toEqual(before?.budgets);
  });

  it('does not go across somebody else’s action', async () => {
    const { house, table } = await inOwnTurn([ANNA, BEN, CLEO, DORA]);
    const { person, version } = await someMove(house, table);
    value(await house.tables.choose(table, person, version, { kind: 'done' }));
    const next = await someMove(house, table, isBreed);
    const { version: now } = value(await house.tables.choose(table, next.person, next.version, next.move));
    expect(codeOf(await house.tables.undo(table, person, now ?? -1))).toBe('nothing-to-undo');
  });

  it('does not go across a chip handed on, or one that was shown', async () => {
    const { house, table } = await aTable([ANNA, BEN, CLEO]);
    for (const fits of [
      ({ kind }: { kind: string }) => kind === 'score',
      ({ kind }: { kind: string }) => kind === 'done',
    ]) {
      const { person, version, move } = await someMove(house, table, fits);
      const kept = value(await house.tables.choose(table, person, version, move));
      expect(codeOf(await house.tables.undo(table, person, kept.version ?? -1))).toBe('nothing-to-undo');
    }
  });
});
