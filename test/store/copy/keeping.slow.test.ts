import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { claim } from '#store/claim.ts';
import { moveDatabase } from '#store/copy/keeping.ts';
import { leaveNotice } from '#store/notices.ts';
import { createDirectStore } from '#store/sql/direct-store.ts';
import { createPanelStore } from '#store/sql/panel-store.ts';
import { createServerStore } from '#store/sql/server-store.ts';
import { createThreadStore } from '#store/sql/thread-store.ts';
import { channelId, guildId } from '#tables/ids.ts';
import { USUAL_RULES } from '#tables/servers/house-rules.ts';
import { compiled } from '../../support/compiled.ts';
import { startPostgres } from '../../support/postgres-server.ts';
import {
  ANNA,
  BEN,
  CHANNEL,
  CLEO,
  countedSecrets,
  playUntil,
  START,
  startTable,
  value,
} from '../../tables/support/house.ts';
import { A_PANEL } from '../conformance.ts';
import { postgresDatabase, sqliteDatabase, type TestDatabase } from '../support/databases.ts';
import { savedDatabase, testFolder } from '../support/files.ts';

const server = await startPostgres();
afterAll(() => server.stop());

const A_CHANGE = { at: START, by: ANNA, change: { kind: 'language', language: 'de' } } as const;

/** Rows in every table: a game that is over, one that goes on, a lobby, and what is beside them. */
async function furnished(database: TestDatabase): Promise<TestDatabase> {
  const house = await database.house();
  await playUntil(house, await startTable(house, [ANNA, BEN, CLEO]), () => false);
  const running = await startTable(house, [BEN, ANNA, CLEO], { clock: { kind: 'decision', hours: 24 } });
  value(await house.tables.open({ game: 'sticks', channel: channelId('ärger'), host: CLEO }));
  value(await house.tables.changeSettings(BEN, { timeZone: 'Europe/Berlin', confirmTurn: false }));
  const { database: same, close } = await database.open();
  await createPanelStore(same).keepPanel(running, A_PANEL, null);
  await createDirectStore(same).keepConversation(ANNA, '7');
  await createDirectStore(same).keepHandMessage(running, { person: ANNA, message: '1', shown: '“a”\n🦎' });
  await createThreadStore(same).keepThread({ channel: CHANNEL, renameAt: null, archiveAt: START });
  await createServerStore(same).keepChange(guildId('club'), { ...USUAL_RULES, keepDays: 30 }, A_CHANGE);
  await leaveNotice(database.place, 'Back at nine.', START);
  await close();
  await house.close();
  return database;
}

function run(script: string, ...args: string[]) {
  const [program, file] = compiled(`scripts/${script}.ts`);
  return spawnSync(program, [file, ...args], { encoding: 'utf8' });
}

describe('moving', () => {
  it('takes every row to a server and back, and the game goes on there', async () => {
    const from = await furnished(sqliteDatabase());
    const onServer = await postgresDatabase(server);
    const back = sqliteDatabase(testFolder(), 'back');
    const moved = value(await moveDatabase(from.place, onServer.place));
    expect(Object.values(moved).every((rows) => rows > 0)).toBe(true);
    expect(value(await moveDatabase(onServer.place, back.place))).toEqual(moved);
    const [before, after] = await Promise.all([from.text(), back.text()]);
    expect(rowsIn(after)).toEqual(rowsIn(before));
    const house = await onServer.house();
    await house.tables.resume();
    const [running] = await house.store.running();
    if (!running) throw new Error('no game goes on');
    await playUntil(house, running.id, () => false);
    expect(house.problems).toEqual([]);
    await house.close();
  });

  it('brings an older file up to date, and leaves it as it was', async () => {
    const old = savedDatabase('0000-first');
    const bytes = readFileSync(old);
    const onServer = await postgresDatabase(server);
    expect((await moveDatabase(old, onServer.place)).ok).toBe(true);
    expect(await onServer.text()).toContain('Europe/Berlin');
    expect(readFileSync(old).equals(bytes)).toBe(true);
  });

  it('refuses a database with tables in it, one that the bot uses, and a server that is not there', async () => {
    const from = await furnished(sqliteDatabase());
    const onServer = await postgresDatabase(server);
    const held = await claim(onServer.place, null);
    expect(await moveDatabase(from.place, onServer.place)).toMatchObject({ error: { code: 'in-use' } });
    await (await held?.turn)?.release();
    value(await moveDatabase(from.place, onServer.place));
    expect(await moveDatabase(from.place, onServer.place)).toMatchObject({ error: { code: 'not-empty' } });
    const nowhere = 'postgres://nobody@127.0.0.1:1/nothing';
    expect(await moveDatabase(from.place, nowhere)).toMatchObject({ error: { code: 'unreachable' } });
    expect(await moveDatabase('no-such-file', onServer.place)).toMatchObject({ error: { code: 'no-such-file' } });
  });
});

/** Without what a database notes of its own making. */
const rowsIn = (text: string): string[] =>
  (JSON.parse(text) as Record<string, unknown>[][])
    .flat()
    .filter((row) => !('hash' in row))
    .map((row) => JSON.stringify(row))
    .toSorted();

describe('the commands', () => {
  it('back up, check, restore and move a database on a server, and never print its password', async () => {
    const database = await furnished(await postgresDatabase(server));
    const house = await database.house({ secrets: { ...countedSecrets(), id: () => 'late' } });
    value(await house.tables.open({ game: 'sticks', channel: channelId('elsewhere'), host: ANNA }));
    const [backup, other] = [join(testFolder(), 'backup.sqlite'), await postgresDatabase(server)];
    const said = [
      run('backup', backup, '--database', database.place),
      run('check-tables', '--database', database.place),
      run('check-tables', backup),
      run('restore', backup, '--database', other.place),
      run('move', other.place, `${backup}-moved`),
    ];
    await house.close();
    expect(said.map(({ status, stderr }) => ({ status, stderr }))).toEqual(said.map(() => ({ status: 0, stderr: '' })));
    expect(said[1]?.stdout).toContain('every log leads to what its table says');
    expect(said[4]?.stdout).toContain('every row is the same: tables 4, ');
    expect(JSON.stringify(said)).not.toContain('of%20no%20use');
    expect(rowsIn(await other.text())).toEqual(rowsIn(await database.text()));
  });
});
