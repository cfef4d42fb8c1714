import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openLocalTables } from '#app/local-tables.ts';
import type { TableBook, TableLine } from '#playground/behind.ts';
import { channelId } from '#tables/ids.ts';
import { exportRecord } from '#tables/log/record.ts';
import { tamper, testFolder } from '../store/support/files.ts';
import { aTable } from '../tables/support/a-table.ts';
import { ANNA, BEN, CLEO, openHouse, openTable, playUntil, someMove, value } from '../tables/support/house.ts';

/** A house with a table, and a reader of its file. */
async function watched() {
  const file = join(testFolder(), 'tables.sqlite');
  const { house, table } = await aTable([ANNA, BEN, CLEO], {}, { file });
  const tables = openLocalTables(file, (person) => person.toUpperCase());
  onTestFinished(() => {
    tables.close();
    house.close();
  });
  const book = (): TableBook => {
    const [latest] = tables.read();
    if (latest === undefined) throw new Error('there is no table');
    return latest;
  };
  return { file, house, table, tables, book };
}

/** The entries that count. */
const counting = (lines: readonly TableLine[]): string[] =>
  lines
    .filter(({ undone, notation }) => !undone && !/^(sealed:|seat:|undo|rules)/.test(notation))
    .map((l) => l.notation);

describe('the tables of the local bot', () => {
  it('are listed with their players, and every row of their logs with its time and version', async () => {
    const { house, table, book } = await watched();
    await playUntil(house, table, ({ play }) => (play?.version ?? 0) > 12);
    const { play } = house.kept.table(table) ?? {};
    const rows = house.kept.log(table);
    expect(book()).toMatchObject({ id: table, game: 'Urland', status: 'running', version: play?.version });
    expect(book().players.toSorted()).toEqual([
      expect.stringMatching(/^ANNA \(\w+\)$/),
      expect.stringMatching(/^BEN \(\w+\)$/),
      expect.stringMatching(/^CLEO \(\w+\)$/),
    ]);
    expect(book().lines.map(({ seq, at }) => [seq, at])).toEqual(rows.map(({ seq, at }) => [seq, at]));
    expect(book().lines.at(-1)?.version).toBe(play?.version);
  });

  it('have the same lines in the end as the record of the game', async () => {
    const { house, table, book } = await watched();
    await playUntil(house, table, () => false);
    const over = house.kept.table(table);
    if (over === null) throw new Error('the table is lost');
    const record = value(exportRecord(over, house.kept.log(table)));
    const [, , ...entries] = record.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(counting(book().lines)).toEqual(entries);
    expect(book().lines.every(({ notation, told }) => told.length > 0 || notation.startsWith('sealed:'))).toBe(true);
  });

  it('show private events with their player, and sealed moves', async () => {
    const { house, table, book } = await watched();
    await playUntil(house, table, () => (house.kept.table(table)?.play?.sealed.length ?? 0) > 0);
    expect(book().lines.at(-1)?.notation).toMatch(/^sealed: \w+ bid \d+$/);
    const alone = book().lines.flatMap(({ told }) => told.flatMap(({ to }) => to ?? []));
    expect(new Set(alone)).toEqual(new Set(['ANNA', 'BEN', 'CLEO']));
  });

  it('mark what was taken back, and go on from there', async () => {
    const { house, table, book } = await watched();
    await playUntil(house, table, () => house.kept.table(table)?.play?.undoable !== null);
    const { version = 0, undoable } = house.kept.table(table)?.play ?? {};
    const person = house.kept.table(table)?.places[undoable?.seat ?? 0]?.occupant;
    if (person?.kind !== 'person') throw new Error('nobody can take anything back');
    const before = book().lines.length;
    value(await house.tables.undo(table, person.person, version));
    expect(book().lines.slice(before - 1)).toMatchObject([
      { undone: true },
      { notation: 'undo 1', undone: false, version: version + 1, who: person.person.toUpperCase() },
    ]);
    await playUntil(house, table, ({ play }) => (play?.version ?? 0) > version + 4);
    expect(
      book()
        .lines.slice(before + 1)
        .every(({ told }) => told.length > 0),
    ).toBe(true);
  });

  it('are the same list object until something changes, and then only the changed table is a new object', async () => {
    const { house, tables, table } = await watched();
    value(await house.tables.open({ game: 'urland', channel: channelId('other'), host: BEN, options: {} }));
    const before = tables.read();
    expect(before).toHaveLength(2);
    expect(tables.read()).toBe(before);
    const { person, version, move } = await someMove(house, table);
    value(await house.tables.choose(table, person, version, move));
    const after = tables.read();
    expect(after.map((book) => before.includes(book))).toEqual(before.map(({ id }) => id !== table));
  });

  it('that have not started have an empty log', async () => {
    const file = join(testFolder(), 'tables.sqlite');
    const house = openHouse({ file });
    await openTable(house, [ANNA]);
    const tables = openLocalTables(file, (person) => person);
    onTestFinished(() => {
      tables.close();
      house.close();
    });
    expect(tables.read()).toMatchObject([{ status: 'lobby', version: null, lines: [], players: [expect.any(String)] }]);
  });

  it('of older rules show their rows as they are', async () => {
    const { file, house, table, book } = await watched();
    await playUntil(house, table, ({ play }) => (play?.version ?? 0) > 3);
    const rows = house.kept.log(table);
    tamper(file, "update tables set rules_version = 0, status = 'damaged'");
    expect(book().lines.map(({ notation, told }) => [notation, told])).toEqual(
      rows.map(({ body }) => [JSON.stringify(body.kind === 'entry' ? body.entry : body), []]),
    );
  });

  it('with an entry that does not apply are retold up to that entry', async () => {
    const { file, house, table, book } = await watched();
    await playUntil(house, table, ({ play }) => (play?.version ?? 0) > 6);
    const spoilt = JSON.stringify({ kind: 'entry', entry: { by: 0, move: { kind: 'bid', amount: 99 } } });
    tamper(file, 'update log set body = $body where seq = 5', { body: spoilt });
    tamper(file, 'update tables set revision = revision + 1');
    const isTold = book().lines.map(({ told }) => told.length > 0);
    expect(isTold).toEqual(book().lines.map(({ seq }) => seq < 5));
  });
});
