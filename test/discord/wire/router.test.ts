import { describe, expect, it } from 'vitest';
import type { Outcome } from '#emulator/people/outcome.ts';
import { openDatabase } from '#store/sqlite/database.ts';
import { aClub, deciderAmong, startGame } from '../stage.ts';

/** As if the bot had once made a button with this id. */
function forge(node: unknown, label: string, id: string): void {
  if (typeof node !== 'object' || node === null) return;
  if ('label' in node && node.label === label) Object.assign(node, { custom_id: id });
  for (const child of Object.values(node)) forge(child, label, id);
}

describe('the router', () => {
  it('says one neutral sentence when we make a mistake, with a reference that the log knows, and the table goes on', async () => {
    const { ann, log, expectTrouble, databaseFile } = await aClub();
    expectTrouble();
    await ann.slash('urland', {});
    await ann.sees('who plays?');
    const { client } = openDatabase(databaseFile);
    client.exec('ALTER TABLE panels RENAME TO lost');

    const outcome = await ann.slash('game board', {}, { in: 'dm' });

    const text = outcome.kind === 'replied' ? outcome.message.text : '';
    const [, reference] = /Something went wrong on my side.*`(\d+)`/.exec(text) ?? [];
    expect(log.some((line) => line.includes(`"reference":"${reference}"`) && line.includes('no such table'))).toBe(
      true,
    );
    client.exec('ALTER TABLE lost RENAME TO panels');
    client.close();
    expect(await ann.slash('game board')).toMatchObject({ message: { text: expect.stringContaining('who plays?') } });
  });

  it('says so as well if the mistake happens before it has read the person’s settings', async () => {
    const { ann, bob, log, expectTrouble, databaseFile } = await aClub();
    expectTrouble();
    await ann.slash('urland', {});
    const lobby = await ann.sees('who plays?');
    const { client } = openDatabase(databaseFile);
    client.exec('ALTER TABLE people RENAME TO lost');
    const outcome = await bob.click('Join', { on: lobby });
    const text = outcome.kind === 'replied' ? outcome.message.text : '';
    const [, reference] = /Something went wrong on my side.*`(\d+)`/.exec(text) ?? [];
    expect(log.some((line) => line.includes(`"reference":"${reference}"`))).toBe(true);
    client.exec('ALTER TABLE lost RENAME TO people');
    client.close();
  });

  it('tells whoever comes when too many are being answered that it is busy, and answers them again afterwards', async () => {
    const { ann, bob, cid } = await aClub({ mostAtOnce: 2 });
    const isBusy = async (outcome: Promise<Outcome>): Promise<boolean> => {
      const came = await outcome;
      return 'message' in came && came.message.text.includes('press again in a moment');
    };
    const asked = [ann, bob, cid].map((person) => isBusy(person.slash('game rules')));
    expect(await Promise.all(asked)).toEqual([false, false, true]);
    expect(await isBusy(cid.slash('game rules'))).toBe(false);
  });

  it.each([
    'nonsense',
    'lobby-join::',
    'lobby-join:nowhere:',
    'no-such-route:abc:',
    'more-standin:nowhere::99',
    'more-standin:nowhere::nobody',
    'more-take:nowhere:',
    'play:nowhere:',
  ])('answers the forged id %s with a friendly private word, and changes nothing', async (forged) => {
    const { guild, ann, bob } = await aClub();
    await ann.slash('urland');
    const lobby = await ann.sees('who plays?');
    forge(guild.channel('table').messages, 'Join', forged);
    const outcome = await bob.click('Join', { on: lobby });
    expect(outcome).toMatchObject({
      kind: 'replied',
      message: { ephemeral: true, text: expect.stringMatching(/button|table|seat/) },
    });
    expect((await ann.sees(({ id }) => id === lobby.id)).text).toBe(lobby.text);
  });

  it('answers a choice on an old version with the present choices', async () => {
    const { ann, bob, cid, discord } = await aClub();
    await startGame([ann, bob, cid]);
    const decider = await deciderAmong([ann, bob, cid]);
    const panel = await decider.sees(/^Waiting for/m);
    const first = await decider.click('Play', { on: panel });
    // After a quarter of an hour, a new panel can't remove the one before it.
    discord.clock.turn(16 * 60_000);
    const second = await decider.click('Play', { on: panel });
    if (first.kind !== 'replied' || second.kind !== 'replied') throw new Error('not opened');
    await decider.click(first.message.pressable[0]?.customId ?? '', { on: first.message });

    const stale = await decider.click(second.message.pressable[0]?.customId ?? '', { on: second.message });

    expect(stale).toMatchObject({ message: { ephemeral: true } });
    expect(JSON.stringify(stale)).toContain('moved on');
  });

  it('answers every click in one callback', async () => {
    const { ann, bob, cid, discord } = await aClub();
    await startGame([ann, bob, cid]);
    const decider = await deciderAmong([ann, bob, cid]);
    const panel = await decider.sees(/^Waiting for/m);
    for (const label of ['Play', 'My hand', 'Recap', 'Rules', 'More']) await decider.click(label, { on: panel });
    const webhooks = discord.recording.exchanges.filter(({ template }) => template.startsWith('/webhooks/'));
    expect(webhooks).toEqual([]);
  });

  it('does a click that arrives twice only once', async () => {
    const { ann, bob, discord, expectTrouble } = await aClub();
    expectTrouble();
    await ann.slash('urland');
    await ann.sees('who plays?');
    discord.faults.onDispatch({ kind: 'duplicate' }, { event: 'INTERACTION_CREATE' });
    await bob.click('Join');
    const lobby = await ann.sees((message) => message.text.includes(bob.mention));
    expect(lobby.text.split(bob.mention)).toHaveLength(2);
  });
});
