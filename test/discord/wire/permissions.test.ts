import { describe, expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { aDriver } from '../../support/person-driver.ts';
import { aClub, deciderAmong, everybodyGoes, startGame, wantDirect } from '../stage.ts';

describe('permissions', () => {
  it('that are missing are listed before a game can get stuck', async () => {
    const { guild, ann } = await aClub();
    guild.channel('table').deny('bot', 'AttachFiles', 'ReadMessageHistory');
    const outcome = await ann.slash('urland');
    expect(outcome).toMatchObject({ kind: 'replied', message: { ephemeral: true } });
    const text = outcome.kind === 'replied' ? outcome.message.text : '';
    expect(text).toContain('- Attach Files');
    expect(text).toContain('- Read Message History');
    expect(text).not.toContain('- Send Messages');
  });

  it('withdrawn in the middle of a game stop nothing, the host gets a message, and given back all is well', async () => {
    const { guild, ann, bob, cid, expectTrouble } = await aClub();
    await startGame([ann, bob, cid]);
    expectTrouble();
    const people = [ann, bob, cid] as const;
    const first = await deciderAmong(people);
    const panel = await first.sees(/^Waiting for/m);
    guild.channel('table').deny('bot', 'SendMessages');

    await aDriver(first, seededDice(1)).play();
    await ann.sees('I can’t write in', { in: 'dm' });

    guild.channel('table').allow('bot', 'SendMessages');
    await ann.slash('urland');
    await ann.click('Show the table again');
    const now = await ann.sees((message) => /^Waiting for/m.test(message.text) && message.id !== panel.id);
    expect(now.text).not.toContain(`Waiting for ${first.mention}`);
  });

  it('withdrawn while somebody wants to see the table again are said to be missing', async () => {
    const { guild, ann, expectTrouble } = await aClub();
    await ann.slash('urland');
    await ann.slash('urland');
    expectTrouble();
    guild.channel('table').deny('bot', 'SendMessages');
    await ann.click('Show the table again');
    await ann.sees('The table can’t be shown');
    expect(ann.visible().some(({ text }) => text.includes('at the bottom of the channel again'))).toBe(false);
  });

  it('a channel that is deleted is reported to the host', async () => {
    const { guild, discord, ann, bob, cid, expectTrouble } = await aClub();
    await wantDirect([ann, bob, cid], 'hand');
    await startGame([ann, bob, cid]);
    expectTrouble();
    everybodyGoes(discord);
    const decider = await deciderAmong([ann, bob, cid]);
    const hand = await decider.sees('You hold', { in: 'dm' });
    guild.channel('table').delete();
    const opened = await decider.click('Play', { on: hand });
    if (opened.kind !== 'replied') throw new Error(opened.kind);
    await decider.click(opened.message.pressable[0]?.customId ?? '', { on: opened.message });
    const told = await ann.sees('The channel of your table is gone', { in: 'dm' });
    expect(told.text).not.toContain('comes back');
  });
});
