/** Several processes on one PostgreSQL database, each with some of Discord's shards. The table is on the last of them. */
import { afterAll, describe, expect, it } from 'vitest';
import type { Emulator } from '#emulator/emulator.ts';
import type { Person } from '#emulator/people/person.ts';
import { seededDice } from '#engine/chance.ts';
import { joinCrew } from '#store/postgres/crew.ts';
import type { TableId } from '#tables/ids.ts';
import { aDriver } from '../support/person-driver.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { HOUR, handClock, someMove, value } from '../tables/support/house.ts';
import { openPostgresHouse } from '../tables/support/postgres-house.ts';
import { aTroubledGame, type TroubledGame } from './faults/troubled-game.ts';
import { MESSAGES } from './posts.ts';
import { wantDirect } from './stage.ts';

const server = await startPostgres();
afterAll(() => server.stop());

async function aGameOn(processes: number): Promise<TroubledGame & { readonly database: string }> {
  const ranges = Array.from({ length: processes }, (_, shard) => ({ first: shard, last: shard, count: processes }));
  const database = await server.newDatabase();
  const game = await aTroubledGame({ database, ranges, shards: processes, maxConcurrency: processes });
  return { ...game, database };
}

const remindersTo = (person: Person): number =>
  person.visible({ in: 'dm' }).filter(({ text }) => text.includes('is waiting for you')).length;

/** The decider is reminded directly, and plays from there: that comes to the process with the first shard. */
async function turnFromConversation(game: TroubledGame, nth: number): Promise<void> {
  const person = game.decider();
  await wantDirect([person], 'reminders');
  const before = remindersTo(person);
  game.discord.clock.turn(13 * HOUR);
  await expect.poll(() => remindersTo(person) - before).toBe(1);
  await aDriver(person, seededDice(nth)).play({ from: 'dm' });
  await game.isWell();
  expect(remindersTo(person) - before).toBe(1);
}

/** Turns the clock, little by little: processes look around every second. */
async function passes(discord: Emulator, seconds: number): Promise<void> {
  for (let each = 0; each < seconds * 4; each++) {
    discord.clock.turn(250);
    await discord.settled();
  }
}

/** Resolves when somebody has the table's turn. */
async function isTurnTaken(database: string, table: TableId): Promise<void> {
  const other = await joinCrew(database);
  await expect.poll(async () => (await other.take(table)) && other.give(table)).toBe(false);
  await other.close();
}

/** Its post is as slow as this, in milliseconds. */
async function asksForPanel({ discord, decider }: TroubledGame, slowness: number): Promise<void> {
  discord.faults.onRequest({ kind: 'delay', milliseconds: slowness }, { method: 'POST', template: MESSAGES });
  await decider().click('More');
  void decider().click('Show the table again');
}

describe('of several processes', () => {
  it('each may be pressed at a table: in its channel, or in a conversation, which comes to another', async () => {
    const game = await aGameOn(2);
    for (let turns = 0; turns < 2; turns++) {
      await game.turn();
      await game.isWell();
      await turnFromConversation(game, turns);
    }
  });

  it('the others tell what one has left behind that ended between commit and telling, once', async () => {
    const game = await aGameOn(3);
    const { discord, kept, database } = game;
    for (let deaths = 0; deaths < 2; deaths++) {
      const dying = await openPostgresHouse(database, { clock: handClock(discord.clock.now()) });
      const turn = await joinCrew(database);
      expect(await turn.take(game.table())).toBe(true);
      const { person, version, move } = await someMove(dying, game.table());
      value(await dying.tables.choose(game.table(), person, version, move));
      await passes(discord, 4);
      await kept.caughtUp();
      expect(kept.isSeen()).toBe(false);
      await dying.close();
      await turn.close();
      await game.isWell();
    }
  });

  it('one that loses its turn in the middle of a slow post, while another shows what happened, leaves one live panel', async () => {
    const game = await aGameOn(2);
    const { discord, kept, database } = game;
    await asksForPanel(game, HOUR);
    await isTurnTaken(database, game.table());
    await server.restart();
    await game.quickTurn();
    await expect
      .poll(async () => {
        discord.clock.turn(250);
        await kept.caughtUp();
        return kept.isSeen();
      })
      .toBe(true);
    discord.clock.turn(HOUR);
    await game.isWell();
  });
});
