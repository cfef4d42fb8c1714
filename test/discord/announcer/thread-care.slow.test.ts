import { describe, expect, it } from 'vitest';
import type { Emulator } from '#emulator/emulator.ts';
import { setArchived } from '#emulator/world/thread-life.ts';
import type { Thread } from '#emulator/world/world.ts';
import { aClub, type Club, deciderAmong } from '../stage.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CHANNEL = '/channels/{channel_id}';

function threadIn({ world }: Emulator): Thread {
  const [thread] = [...world.channels.values()].filter((channel) => channel.kind === 'thread');
  if (!thread) throw new Error('no thread');
  return thread;
}

/** Bob's lobby in a thread, with the others at it. */
async function aLobby() {
  const club = await aClub();
  const { ann, bob, cid } = club;
  await ann.slash('urland');
  await bob.slash('urland');
  await bob.click('Another table in a thread');
  const lobby = await bob.sees(({ text, channel }) => text.includes('who plays?') && channel !== 'table');
  const where = { in: { id: lobby.channelId } };
  for (const person of [ann, cid]) await person.click('Join', { on: lobby });
  await bob.sees((message) => message.id === lobby.id && message.text.includes(cid.mention));
  return { ...club, lobby, where };
}

type Lobby = Awaited<ReturnType<typeof aLobby>>;

async function start({ ann, bob, cid, lobby, where }: Lobby): Promise<void> {
  await bob.click('Start', { on: lobby });
  await deciderAmong([bob, ann, cid], where);
}

async function stop({ bob, where }: Lobby): Promise<void> {
  await bob.slash('game stop', {}, where);
  await bob.click('Yes', where);
  await bob.sees('The game was stopped', where);
}

const isArchived = ({ discord }: Club) => threadIn(discord).archived;

const reopenings = ({ recording }: Emulator): number =>
  recording.exchanges.filter(
    ({ method, template, request }) =>
      method === 'PATCH' && template === CHANNEL && (request as { archived?: boolean }).archived === false,
  ).length;

describe('a thread that was opened for a table', () => {
  it('is named after its host, and after all players when the game begins', async () => {
    const lobby = await aLobby();
    expect(threadIn(lobby.discord)).toMatchObject({ name: 'Urland · bob’s table', autoArchive: 10_080 });
    await start(lobby);
    await expect.poll(() => threadIn(lobby.discord).name).toMatch(/^Urland · \w+, \w+, \w+$/);
    for (const name of ['ann', 'bob', 'cid']) expect(threadIn(lobby.discord).name).toContain(name);
  });

  it('gets its name later, if Discord takes no more names now', async () => {
    const lobby = await aLobby();
    const { discord } = lobby;
    discord.faults.onRequest(
      { kind: 'rate-limited', retryAfter: 600 },
      { method: 'PATCH', template: CHANNEL, times: 1 },
    );
    await start(lobby);
    await discord.settled();
    expect(threadIn(discord).name).toBe('Urland · bob’s table');
    discord.clock.turn(11 * MINUTE);
    await expect.poll(() => threadIn(discord).name).toMatch(/^Urland · \w+, \w+, \w+$/);
  });

  it('is archived an hour after its lobby was closed', async () => {
    const lobby = await aLobby();
    const { discord, bob } = lobby;
    await bob.click('Settings', { on: lobby.lobby });
    await bob.click('Close table');
    await bob.click('Yes, close it', lobby.where);
    await bob.sees('This table was closed', lobby.where);
    await discord.settled();
    discord.clock.turn(50 * MINUTE);
    await discord.settled();
    expect(isArchived(lobby)).toBe(false);
    discord.clock.turn(11 * MINUTE);
    await expect.poll(() => isArchived(lobby)).toBe(true);
  });

  it('is archived an hour after the end, though the bot was restarted in between', async () => {
    const lobby = await aLobby();
    const { discord, restart } = lobby;
    await start(lobby);
    await stop(lobby);
    await discord.settled();
    await restart(async () => discord.clock.turn(2 * HOUR));
    discord.clock.turn(10_000);
    await expect.poll(() => isArchived(lobby)).toBe(true);
  });

  it('stays open for a rematch', async () => {
    const lobby = await aLobby();
    const { discord, bob, where } = lobby;
    await start(lobby);
    await stop(lobby);
    await bob.click('Rematch', where);
    await bob.sees('who plays?', where);
    await expect.poll(() => threadIn(discord).name).toBe('Urland · bob’s table');
    discord.clock.turn(2 * HOUR);
    await discord.settled();
    expect(isArchived(lobby)).toBe(false);
  });

  it('is opened again when Discord has archived it in the middle of a game', async () => {
    const lobby = await aLobby();
    const { discord } = lobby;
    await start(lobby);
    await discord.settled();
    discord.clock.turn(8 * DAY);
    await expect.poll(() => reopenings(discord)).toBeGreaterThan(0);
    await expect.poll(() => isArchived(lobby)).toBe(false);
  });

  it('is left alone when a moderator has archived it', async () => {
    const lobby = await aLobby();
    const { discord } = lobby;
    await start(lobby);
    await discord.settled();
    setArchived(discord.discord, threadIn(discord), true);
    await discord.settled();
    discord.clock.turn(MINUTE);
    await discord.settled();
    expect(reopenings(discord)).toBe(0);
    expect(isArchived(lobby)).toBe(true);
  });
});
