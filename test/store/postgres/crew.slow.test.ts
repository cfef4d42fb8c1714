import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { joinCrew } from '#store/postgres/crew.ts';
import type { Crew, Word } from '#tables/crew.ts';
import { tableId } from '#tables/ids.ts';
import { startPostgres } from '../../support/postgres-server.ts';
import { ANNA, BEN, startTable } from '../../tables/support/house.ts';
import { postgresDatabase } from '../support/databases.ts';

const server = await startPostgres();
afterAll(() => server.stop());

const [ONE, OTHER] = [tableId('one'), tableId('other')];

async function aCrew() {
  const { place, house } = await postgresDatabase(server);
  const [first, second] = [await joinCrew(place), await joinCrew(place)];
  onTestFinished(async () => {
    await first.close();
    await second.close();
  });
  return { first, second, house };
}

/** Again and again, until it can be reached. */
async function taken(crew: Crew): Promise<boolean> {
  for (;;) {
    try {
      return await crew.take(ONE);
    } catch {
      await wait(20);
    }
  }
}

describe('of the processes on one database', () => {
  it('one has a table’s turn, until it gives it back or ends', async () => {
    const { first, second } = await aCrew();
    expect(await first.take(ONE)).toBe(true);
    expect(await second.take(ONE)).toBe(false);
    expect(await second.take(OTHER)).toBe(true);
    await first.give(ONE);
    expect(await second.take(ONE)).toBe(true);
    expect(await first.take(ONE)).toBe(false);
    await second.close();
    await expect.poll(() => first.take(ONE)).toBe(true);
  });

  it('one that has a turn may ask for it again, and gives it back once', async () => {
    const { first, second } = await aCrew();
    expect(await first.take(ONE)).toBe(true);
    expect(await first.take(ONE)).toBe(true);
    expect(await first.give(ONE)).toBe(true);
    expect(await second.take(ONE)).toBe(true);
  });

  it('one does a chore, and the others leave it to that one', async () => {
    const { first, second } = await aCrew();
    const inside = await new Promise<boolean>((resolve, reject) => {
      const chore = () => second.alone('threads', async () => undefined).then(resolve, reject);
      first.alone('threads', chore).catch(reject);
    });
    expect(inside).toBe(false);
    await expect.poll(() => second.alone('threads', async () => undefined)).toBe(true);
  });

  it('each hears what the others say, and not itself', async () => {
    const { first, second } = await aCrew();
    const heard: [string, Word][] = [];
    first.hear((word) => void heard.push(['first', word]));
    second.hear((word) => void heard.push(['second', word]));
    first.tell({ kind: 'news', table: ONE });
    second.tell({ kind: 'here', people: [ANNA], at: 1 });
    await expect
      .poll(() => heard.toSorted())
      .toEqual([
        ['first', { kind: 'here', people: [ANNA], at: 1 }],
        ['second', { kind: 'news', table: ONE }],
      ]);
  });

  it('each finds news that nobody has told for two looks', async () => {
    const { first, second, house } = await aCrew();
    const dying = await house();
    const table = await startTable(dying, [ANNA, BEN], {}, 'sticks');
    await dying.close();
    expect(await first.abandoned()).toEqual([]);
    expect(await first.abandoned()).toEqual([table]);
    expect(await second.take(table)).toBe(true);
    expect(await first.abandoned()).toEqual([]);
  });

  it('all come back after the server was started again, and then the turns are free', async () => {
    const { first, second } = await aCrew();
    expect(await first.take(ONE)).toBe(true);
    await server.restart();
    expect(await taken(second)).toBe(true);
    expect(await taken(first)).toBe(false);
    expect(await first.give(ONE)).toBe(false);
    expect(await second.give(ONE)).toBe(true);
  });
});
