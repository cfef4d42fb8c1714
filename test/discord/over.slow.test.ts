import { describe, expect, it } from 'vitest';
import type { Person } from '#emulator/people/person.ts';
import { verifyRecord } from '#tables/verify.ts';
import { aClub, startGame } from './stage.ts';

async function leaveForGood(person: Person): Promise<void> {
  await person.slash('game leave');
  await person.click('Yes');
}

describe('when a game is over', () => {
  it('the panel ranks the players, tells the seed, and gives out a record that can be checked', async () => {
    const { ann, bob, cid } = await aClub();
    await startGame([ann, bob, cid]);
    // With nobody left to watch, computers finish the game on their own.
    for (const person of [ann, bob, cid]) await leaveForGood(person);

    const end = await ann.sees(/wins$/m, { within: 60_000 });
    expect(end.text).toMatch(/^\*\*1\.\*\* /m);
    expect(end.text).toMatch(/The seed was [0-9a-f]{64}/);
    expect(end.pressable.map(({ label }) => label)).toEqual(['Rematch', 'Record', 'Check the draws', 'Recap']);

    const record = await bob.click('Record', { on: end });
    const [file] = record.kind === 'replied' ? record.message.files : [];
    const text = await (await fetch(file?.url ?? '')).text();
    expect(verifyRecord(text)).toMatchObject({ ok: true });

    const checked = await bob.click('Check the draws', { on: end });
    expect(checked).toMatchObject({ message: { text: expect.stringMatching(/^✅ All \d+ draws/) } });
    expect(await cid.click('Rematch', { on: end })).toMatchObject({
      message: { text: 'You don’t sit at this table.' },
    });
  }, 120_000);
});
