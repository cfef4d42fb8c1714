import { describe, expect, it } from 'vitest';
import { aClub, deciderAmong, startGame } from '../stage.ts';

describe('/game tables', () => {
  it('says that there are none', async () => {
    const { ann } = await aClub();
    expect(await ann.slash('game tables')).toMatchObject({
      message: {
        ephemeral: true,
        text: expect.stringMatching(/^You have a seat at no table\. .*`\/urland`.* opens one, in a server\.$/),
      },
    });
  });

  it('lists the reader’s tables with whose turn it is and a way there, those first that wait for the reader', async () => {
    const { ann, bob, cid, guild } = await aClub();
    const [here, other] = [{ in: guild.channel('table') }, { in: guild.channel('other') }];
    await ann.slash('urland', {}, other);
    await ann.sees('who plays?', other);
    await startGame([ann, bob, cid], here);
    const decider = await deciderAmong([ann, bob, cid], here);
    const panel = await ann.sees(/^Waiting for /m, here);

    const outcome = await ann.slash('game tables');
    const { text } = outcome.kind === 'replied' ? outcome.message : { text: '' };
    const [title, first = '', state, second] = text.split('\n');
    expect(title).toBe('## Your tables');
    expect(first).toContain(`[to the table](https://discord.com/channels/${guild.id}/${panel.channelId}/${panel.id})`);
    expect(state).toMatch(
      decider === ann ? /^-# ▶ Your turn, since <t:\d+:R>\.$/ : /^-# Waiting for \w+, since <t:\d+:R>\.$/,
    );
    expect(second).toContain('ann’s table');
    expect(text).toContain('-# Not begun: 1 of 5 seats taken.');
  });
});

describe('Show the table again, under More', () => {
  it('posts the panel at the bottom, once a minute at most', async () => {
    const { ann, bob, cid, discord } = await aClub();
    await startGame([ann, bob, cid]);
    const first = await ann.sees(/^Waiting for /m);
    await ann.click('More');
    await ann.click('Show the table again');
    const second = await bob.sees(({ id, text }) => /^Waiting for /m.test(text) && id !== first.id);
    await bob.click('More', { on: second });
    await bob.click('Show the table again');
    await bob.sees(/It can be shown again <t:\d+:R>/);
    discord.clock.turn(60_000);
    await cid.click('More', { on: second });
    await cid.click('Show the table again');
    await cid.sees(({ id, text }) => /^Waiting for /m.test(text) && BigInt(id) > BigInt(second.id));
  });
});
