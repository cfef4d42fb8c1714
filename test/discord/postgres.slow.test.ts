import { afterAll, expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { aDriver } from '../support/person-driver.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { PATIENCE } from '../support/unhurried.ts';
import { nextAsked } from './next-asked.ts';
import { aClub, startGame } from './stage.ts';

const server = await startPostgres();
afterAll(() => server.stop());

it('a game on a PostgreSQL server goes on after the server was started again, and after the bot was', async () => {
  const { discord, ann, bob, cid, restart } = await aClub({
    database: await server.newDatabase(),
    storePatience: PATIENCE,
  });
  await startGame([ann, bob, cid]);
  const drivers = [ann, bob, cid].map((person, index) => aDriver(person, seededDice(index)));
  for (const meanwhile of [() => server.restart(), () => restart(), () => restart(() => server.restart())]) {
    for (let turns = 0; turns < 3; turns++) await (await nextAsked(discord, drivers))?.play();
    const { person } = (await nextAsked(discord, drivers)) ?? {};
    const opened = await person?.click('Play', { on: await person.sees(/^Waiting for/m) });
    if (opened?.kind !== 'replied') throw new Error(opened?.kind);
    await meanwhile();
    const pressed = await person?.click(opened.message.pressable[0]?.customId ?? '', { on: opened.message });
    expect(pressed).toMatchObject({ kind: 'updated' });
  }
});
