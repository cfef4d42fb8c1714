import { describe, expect, it } from 'vitest';
import type { Emulator } from '#emulator/emulator.ts';
import { changeMember } from '#emulator/world/guilds.ts';
import { MESSAGES, postsTo } from './posts.ts';
import { aClub, deciderAmong, startGame } from './stage.ts';

/** Posts and edits alike. */
const writtenTo = ({ recording }: Emulator) =>
  recording.exchanges.filter(({ method, template }) => method !== 'GET' && template.startsWith(MESSAGES));

describe('after a restart', () => {
  it('the buttons of a lobby still work', async () => {
    const { ann, bob, restart } = await aClub();
    await ann.slash('urland');
    const lobby = await ann.sees('who plays?');
    await restart();
    await bob.click('Join', { on: lobby });
    await bob.sees((message) => message.id === lobby.id && message.text.includes(bob.mention));
  });

  it('a play panel that was open goes on where it was, and the table’s panel stays the same message', async () => {
    const { ann, bob, cid, restart } = await aClub();
    await startGame([ann, bob, cid]);
    const people = [ann, bob, cid] as const;
    const decider = await deciderAmong(people);
    const panel = await decider.sees(/^Waiting for/m);
    const opened = await decider.click('Play', { on: panel });
    if (opened.kind !== 'replied') throw new Error(opened.kind);

    await restart();

    expect((await ann.sees(/^Waiting for/m)).id).toBe(panel.id);
    const [first] = opened.message.pressable;
    expect((await decider.click(first?.customId ?? '', { on: opened.message })).kind).toBe('updated');
    await ann.sees((message) => /^Waiting for/m.test(message.text) && message.id !== panel.id);
  });

  it('the panel is left alone, however old it is', async () => {
    const { ann, bob, cid, discord, restart } = await aClub();
    await startGame([ann, bob, cid]);
    const panel = await ann.sees(/^Waiting for/m);
    const before = writtenTo(discord).length;
    await restart(async () => discord.clock.turn(2 * 3_600_000));
    await restart();
    expect((await ann.sees(/^Waiting for/m)).id).toBe(panel.id);
    expect(writtenTo(discord)).toHaveLength(before);
  });

  it('nobody is pinged again', async () => {
    const { ann, bob, cid, discord, restart } = await aClub();
    await startGame([ann, bob, cid]);
    await deciderAmong([ann, bob, cid]);
    const before = postsTo(discord).length;
    await restart();
    await ann.slash('game recap');
    await restart();
    expect(postsTo(discord)).toHaveLength(before);
  });

  it('people keep the names they have on the server, and a person who has left it keeps their own', async () => {
    const { discord, guild, ann, bob, cid, restart } = await aClub();
    const club = discord.world.guilds.get(guild.id);
    const member = club?.members.get(ann.id);
    if (!club || !member) throw new Error('no member');
    changeMember(discord.discord, club, member, { nick: 'Duchess' });
    await startGame([ann, bob, cid]);
    await bob.sees('**Duchess**');
    cid.leave();
    await restart();
    const before = await bob.sees(/^Waiting for/m);
    await bob.slash('urland');
    await bob.click('Show the table again');
    const panel = await bob.sees(({ id, text }) => /^Waiting for/m.test(text) && id !== before.id);
    expect(panel.text).toContain('**Duchess**');
    expect(panel.text).toContain('**cid**');
  });

  it('the lobby’s old panel keeps the commitment, though the game could not be shown before', async () => {
    const club = await aClub({ patience: 500 });
    const { ann, bob, cid, discord, restart } = club;
    club.expectTrouble();
    await ann.slash('urland');
    const lobby = await ann.sees('who plays?');
    await ann.slash('game verify');
    const told = await ann.sees('write it down before the game begins');
    const [commitment = 'none'] = /[0-9a-f]{64}/.exec(told.text) ?? [];
    for (const person of [bob, cid]) await person.click('Join');
    await ann.sees((message) => message.text.includes(cid.mention));
    const posts = { method: 'POST', template: MESSAGES, times: Number.POSITIVE_INFINITY };
    discord.faults.onRequest({ kind: 'status', status: 502 }, posts);
    await ann.click('Start');
    await restart(async () => discord.faults.clear());
    await ann.sees(/^Waiting for/m);
    await ann.seesNo('who plays?');
    expect((await ann.sees(({ id }) => id === lobby.id)).text).toContain(commitment);
  });

  it('commands are registered with Discord only when they have changed', async () => {
    const { discord, restart } = await aClub();
    await restart();
    const told = discord.recording.exchanges.filter(
      ({ method, template }) => method === 'PUT' && template.endsWith('/commands'),
    );
    expect(told).toHaveLength(1);
  });
});
