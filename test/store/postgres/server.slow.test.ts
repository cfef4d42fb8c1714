import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import type { ShardRange } from '#shared/shard-range.ts';
import { claim, type InLine, tryClaim } from '#store/claim.ts';
import { openStores } from '#store/open-stores.ts';
import { patientStore } from '#store/patient-store.ts';
import { openPostgres } from '#store/postgres/database.ts';
import { postgresTroubleOf } from '#store/postgres/troubles.ts';
import { DEFAULT_SETTINGS } from '#tables/person-settings.ts';
import { startPostgres } from '../../support/postgres-server.ts';
import { ANNA, BEN, CHANNEL, CLEO, codeOf, someMove, startTable } from '../../tables/support/house.ts';
import { openPostgresHouse } from '../../tables/support/postgres-house.ts';
import { lossyLine } from '../support/lossy-line.ts';

const server = await startPostgres();
afterAll(() => server.stop());

const unwatched = { failed: () => undefined, wrote: () => undefined, lost: () => undefined };

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(text).finally(() => client.end());
}

describe('a store whose server', () => {
  it('is started again goes on, and nobody hears of it', async () => {
    const heard: string[] = [];
    const stores = await openStores(await server.newDatabase(), {
      ...unwatched,
      failed: ({ kind }) => void heard.push(kind),
    });
    const people = [ANNA, BEN, CLEO];
    await stores.tables.saveSettings(ANNA, DEFAULT_SETTINGS);
    const restarted = server.restart();
    await stores.tables.saveSettings(BEN, DEFAULT_SETTINGS);
    await restarted;
    await stores.tables.saveSettings(CLEO, DEFAULT_SETTINGS);
    for (const person of people) expect(await stores.tables.settings(person)).toEqual(DEFAULT_SETTINGS);
    expect(heard).toEqual([]);
    await stores.close();
  });

  it('is not there says so', async () => {
    const opening = openStores('postgres://nobody@127.0.0.1:1/nothing', unwatched);
    await expect(opening).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

describe('a change whose answer is lost on the way', () => {
  /** A patient house at the end of a line that can lose an answer. */
  async function farAway() {
    const line = await lossyLine(await server.newDatabase());
    const house = await openPostgresHouse(line.url, {
      around: (store) => patientStore(store, unwatched, { troubleOf: postgresTroubleOf }),
    });
    const close = async () => {
      await house.close();
      await line.close();
    };
    return { line, house, close };
  }

  it('was kept, and counts once', async () => {
    const { line, house, close } = await farAway();
    const table = await startTable(house, [ANNA, BEN, CLEO]);
    const { person, version, move } = await someMove(house, table);
    house.news();
    const before = house.kept.log(table).length;
    line.loseNextSave();
    expect(codeOf(await house.tables.choose(table, person, version, move))).toBe('ok');
    const added = house.kept.log(table).slice(before);
    expect(added.filter(({ body }) => body.kind === 'entry' && 'by' in body.entry)).toHaveLength(1);
    expect(house.kept.table(table)?.play?.version).toBeGreaterThan(version);
    await close();
  });

  it('opens one table, not two', async () => {
    const { line, house, close } = await farAway();
    line.loseNextSave();
    const opened = await house.tables.open({ game: 'urland', channel: CHANNEL, host: ANNA });
    expect(opened).toMatchObject({ ok: true });
    expect(await house.store.openTablesOf(ANNA)).toHaveLength(1);
    await close();
  });
});

describe('a database', () => {
  it('of another program is refused before anything is written', async () => {
    const url = await server.newDatabase();
    await query(url, 'create table notes (text text)');
    await expect(openPostgres(url)).rejects.toMatchObject({ code: 'SomebodyElses' });
  });

  it('of a later version of the bot is refused', async () => {
    const url = await server.newDatabase();
    await (await openPostgres(url)).close();
    await query(url, "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)");
    await expect(openPostgres(url)).rejects.toMatchObject({ code: 'FromTheFuture' });
  });

  it('is brought up to date once by processes that start together', async () => {
    const url = await server.newDatabase();
    const opened = await Promise.all([1, 2, 3].map(() => openPostgres(url)));
    for (const { close } of opened) await close();
  });
});

async function place(url: string, range: ShardRange | null = null): Promise<InLine> {
  const line = await claim(url, range);
  if (line === null) throw new Error('nobody stands in line for a file');
  return line;
}

describe('a second process', () => {
  it('stands by, and takes over when the first is gone; the first, back again, hears of it', async () => {
    const url = await server.newDatabase();
    const first = await place(url);
    const second = await place(url);
    expect([first.isFirst, second.isFirst]).toEqual([true, false]);
    const held = await first.turn;
    const holder = 'select pid from pg_locks where locktype = $$advisory$$ and granted';
    await query(url, `select pg_terminate_backend(pid) from (${holder}) as held`);
    const taken = await second.turn;
    expect(taken.left).toBeNull();
    expect(await held.lost).toMatchObject({ code: 'TakenOver' });
    await taken.release();
    const third = await place(url);
    expect(third.isFirst).toBe(true);
    await (await third.turn).release();
  });

  /** Nobody has promised who of them is the next. */
  const nextOf = (waiting: readonly InLine[]) =>
    Promise.race(waiting.map(async (line) => ({ line, claim: await line.turn })));

  it('is left a word by one that hands over, and nobody else is', async () => {
    const url = await server.newDatabase();
    const [first, ...waiting] = [await place(url), await place(url), await place(url)];
    const many = Array.from({ length: 700 }, (_, index) => `12345678901234${index}`);
    await (await first.turn).handOver(many);
    const next = await nextOf(waiting);
    expect(next.claim.left).toEqual(many);
    await next.claim.release();
    const last = await nextOf(waiting.filter((line) => line !== next.line));
    expect(last.claim.left).toBeNull();
    await last.claim.handOver([]);
  });

  it('hears a word that is left as soon as it stands by', async () => {
    const url = await server.newDatabase();
    for (let round = 0; round < 20; round++) {
      const held = await (await place(url)).turn;
      const line = await place(url);
      await held.handOver([`${round}`]);
      const next = await line.turn;
      expect(next.left).toEqual([`${round}`]);
      await next.release();
    }
  });
});

describe('a claim that is given back', () => {
  it('is free from then on, even if its holder was waiting for an answer', async () => {
    const url = await server.newDatabase();
    const line = await lossyLine(url);
    const held = await (await place(line.url)).turn;
    const answers = line.holdAnswers();
    await answers.some;
    const released = held.release();
    answers.letGo();
    await released;
    const next = await place(url);
    expect(next.isFirst).toBe(true);
    await (await next.turn).release();
    await line.close();
  });

  it('is not taken again by a holder who was looking for the server just then', async () => {
    const line = await lossyLine(await server.newDatabase());
    const held = await (await place(line.url)).turn;
    const answers = line.holdAnswers();
    line.cut();
    // Of the new connection.
    await answers.some;
    await held.release();
    answers.letGo();
    await expect.poll(() => line.connections()).toBe(0);
    await line.close();
  });
});

describe('processes with a part of the shards', () => {
  const part = (first: number): ShardRange => ({ first, last: first + 1, count: 4 });

  it('have a claim each, for which others stand by; nobody has everything meanwhile', async () => {
    const url = await server.newDatabase();
    const [low, high, again] = [await place(url, part(0)), await place(url, part(2)), await place(url, part(2))];
    expect([low.isFirst, high.isFirst, again.isFirst]).toEqual([true, true, false]);
    expect(await tryClaim(url)).toBeNull();
    await (await high.turn).handOver(['1']);
    const taken = await again.turn;
    expect(taken.left).toEqual(['1']);
    await (await low.turn).release();
    await taken.release();
  });

  it('wait until nobody has everything any more, and the other way round', async () => {
    const url = await server.newDatabase();
    const whole = await place(url);
    const [low, high] = [await place(url, part(0)), await place(url, part(2))];
    expect([low.isFirst, high.isFirst]).toEqual([false, false]);
    await (await whole.turn).handOver([]);
    const parts = [await low.turn, await high.turn];
    const again = await place(url, { first: 0, last: 3, count: 4 });
    expect(again.isFirst).toBe(false);
    for (const each of parts) await each.release();
    await (await again.turn).release();
  });
});
