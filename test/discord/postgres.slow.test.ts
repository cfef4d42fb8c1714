import { afterAll, expect, it } from 'vitest';
import { startPostgres } from '../support/postgres-server.ts';
import { aClub, deciderAmong, startGame } from './stage.ts';

const server = await startPostgres();
afterAll(() => server.stop());

it('a game on a PostgreSQL server goes on after the server was started again, and after the bot was', async () => {
  const { ann, bob, cid, restart } = await aClub({ database: await server.newDatabase() });
  const people = [ann, bob, cid] as const;
  await startGame(people);
  for (const meanwhile of [() => server.restart(), () => restart(), () => restart(() => server.restart())]) {
    const decider = await deciderAmong(people);
    const panel = await decider.sees(/^Waiting for/m);
    const opened = await decider.click('Play', { on: panel });
    if (opened.kind !== 'replied') throw new Error(opened.kind);
    await meanwhile();
    const [first] = opened.message.pressable;
    expect((await decider.click(first?.customId ?? '', { on: opened.message })).kind).toBe('updated');
  }
});
