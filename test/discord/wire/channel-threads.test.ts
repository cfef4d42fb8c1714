import { describe, expect, it } from 'vitest';
import { createThreads } from '#discord/wire/channel-threads.ts';
import type { Emulator } from '#emulator/emulator.ts';
import type { Person } from '#emulator/people/person.ts';
import type { Where } from '#emulator/people/place.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import { changeChannel } from '#emulator/world/channels.ts';
import { changeMember } from '#emulator/world/guilds.ts';
import type { Thread, World } from '#emulator/world/world.ts';
import { ok } from '#engine/result.ts';
import { channelId } from '#tables/ids.ts';
import { postsTo } from '../posts.ts';
import { aClub, deciderAmong } from '../stage.ts';

/** As after a while without a word in it, or by a moderator. */
const change = ({ discord }: Emulator, changes: Partial<Pick<Thread, 'archived' | 'locked'>>): Thread =>
  changeChannel(discord, threadIn(discord), changes);

const threadsIn = ({ world }: { readonly world: World }): Thread[] =>
  [...world.channels.values()].filter((channel) => channel.kind === 'thread');

function threadIn(discord: { readonly world: World }): Thread {
  const [thread] = threadsIn(discord);
  if (!thread) throw new Error('no thread');
  return thread;
}

/** A game in a thread, with an Ichto player at their panel. */
async function aGameInThread() {
  const { discord, guild, ann, bob, cid, expectTrouble, restart } = await aClub();
  await ann.slash('urland');
  await bob.slash('urland');
  await bob.click('Another table in a thread');
  const lobby = await bob.sees(({ text, channel }) => text.includes('who plays?') && channel !== 'table');
  const where = { in: { id: lobby.channelId } };
  for (const person of [ann, cid]) await person.click('Join', { on: lobby });
  await bob.sees((message) => message.id === lobby.id && message.text.includes(cid.mention));
  await bob.click('Start', { on: lobby });
  const environment = await deciderAmong([bob, ann, cid], where);
  const choice = await opened(environment, where);
  await environment.click(choice.pressable[0]?.customId ?? '', { on: choice });
  await bob.sees(/actions left$/m, where);
  const actor = await deciderAmong([bob, ann, cid], where);
  const panel = await opened(actor, where);
  const act = async () => {
    await actor.click('Breed', { on: panel });
    const oceans = await actor.sees('Breed in which ocean?', where);
    await actor.click(oceans.pressable[0]?.customId ?? '', { on: oceans });
  };
  return { discord, guild, host: bob, where, act, expectTrouble, restart };
}

async function opened(person: Person, where: Where): Promise<VisibleMessage> {
  const outcome = await person.click('Play', { on: await person.sees(/^Waiting for/m, where) });
  if (outcome.kind !== 'replied') throw new Error(outcome.kind);
  return outcome.message;
}

describe('a table in a thread', () => {
  it('that was archived opens it again, though nobody else is to decide yet', async () => {
    const { discord, host, where, act } = await aGameInThread();
    change(discord, { archived: true });
    await act();
    await host.sees(/breeds in/, where);
    expect(threadIn(discord)).toMatchObject({ archived: false });
  });

  it('that was archived is left alone by a restart', async () => {
    const { discord, restart } = await aGameInThread();
    await discord.settled();
    const before = postsTo(discord).length;
    await restart(async () => void change(discord, { archived: true }));
    await restart();
    expect(postsTo(discord)).toHaveLength(before);
    expect(threadIn(discord)).toMatchObject({ archived: true });
  });

  it('that was archived still names people as the server does after a restart', async () => {
    const { discord, guild, host, act, where, restart } = await aGameInThread();
    const club = discord.world.guilds.get(guild.id);
    const member = club?.members.get(host.id);
    if (!club || !member) throw new Error('no member');
    changeMember(discord.discord, club, member, { nick: 'Duchess' });
    await restart(async () => void change(discord, { archived: true }));
    await act();
    await host.sees(/breeds in/, where);
    expect((await host.sees(/^Waiting for/m, where)).text).toContain('**Duchess**');
  });

  it('that was locked goes on, and the host gets a message that it can’t be shown', async () => {
    const { discord, guild, host, act, expectTrouble } = await aGameInThread();
    expectTrouble();
    // Only people who may manage threads can press anything in a locked one.
    guild.channel('table').allow('everyone', 'ManageThreads');
    guild.channel('table').deny('bot', 'ManageThreads');
    change(discord, { archived: true, locked: true });
    await act();
    await host.sees('I can’t write in', { in: 'dm' });
  });
});

/** Discord opens threads 1, 2, 3 and so on. */
function threadsWith(keep: () => void) {
  let count = 0;
  const openThread = async () => ok(`thread ${++count}`);
  const open = createThreads({ openThread }, async () => keep());
  return { press: () => open(channelId('table'), 'A table', 'the offer'), opened: () => count };
}

describe('the button for a table in a thread', () => {
  it('gives the thread that it has opened, if the disk was full then and is not any more', async () => {
    let isFull = true;
    const { press, opened } = threadsWith(() => {
      if (isFull) throw new Error('full');
    });
    await expect(press()).rejects.toThrow('full');
    await expect(press()).rejects.toThrow('full');
    isFull = false;
    expect(await press()).toBe('thread 1');
    expect(await press()).toBe('thread 1');
    expect(opened()).toBe(1);
  });

  it('says which permission is missing, and opens none', async () => {
    const { discord, guild, ann, bob } = await aClub();
    await ann.slash('urland');
    await bob.slash('urland');
    guild.channel('table').deny('bot', 'CreatePublicThreads', 'SendMessagesInThreads');
    await bob.click('Another table in a thread');
    const { text } = await bob.sees('I need some permissions');
    expect(text).toContain('- Create Public Threads');
    expect(text).toContain('- Send Messages in Threads');
    expect(text).not.toContain('- Attach Files');
    expect(threadsIn(discord)).toEqual([]);
  });

  it('opens one thread and one table, however often it is pressed', async () => {
    const { discord, ann, bob } = await aClub();
    await ann.slash('urland');
    const offer = await bob.slash('urland');
    if (offer.kind !== 'replied') throw new Error(offer.kind);
    const press = () => bob.click('Another table in a thread', { on: offer.message });
    await Promise.all([press(), press()]);
    await bob.sees('The table is open in');
    await discord.settled();
    expect(threadsIn(discord)).toHaveLength(1);
    expect(
      bob.visible().filter(({ text, channel }) => text.includes('who plays?') && channel !== 'table'),
    ).toHaveLength(1);
    expect(bob.visible().filter(({ text }) => text.includes('already'))).toEqual([]);
  });
});
