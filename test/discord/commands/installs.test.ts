import { ChannelType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '#emulator/people/outcome.ts';
import { createThread } from '#emulator/world/channels.ts';
import { MESSAGES } from '../posts.ts';
import { aClub, type Club, startGame, wantDirect } from '../stage.ts';

const textOf = (outcome: Outcome): string => ('message' in outcome ? outcome.message.text : outcome.kind);

describe('where only the commands were installed', () => {
  it.each(['urland', 'game hand', 'game stop'])(
    '/%s says that the bot is not there, and how to add it',
    async (command) => {
      const { guild, ann } = await aClub();
      guild.installWithoutBot();
      const outcome = await ann.slash(command);
      expect(outcome).toMatchObject({ kind: 'replied', message: { ephemeral: true } });
      expect(textOf(outcome)).toContain('I am not on this server yet');
      expect(textOf(outcome)).toMatch(/\[add me\]\(http\S*client_id=\d+\S*\)/);
    },
  );
});

/** A private thread of ann's that the bot is not in. */
function aPrivateThread({ discord, guild, ann }: Club): { id: string } {
  const parent = discord.world.channels.get(guild.channel('table').id);
  if (parent?.kind !== 'channel') throw new Error('no channel');
  return createThread(discord.discord, parent, {
    ...{ name: 'ours', type: ChannelType.PrivateThread, ownerId: ann.id, autoArchive: 4_320 },
    ...{ invitable: true, onMessage: null },
  });
}

describe('a table that could not be seen', () => {
  it('is not opened in a private thread that the bot is not in', async () => {
    const club = await aClub();
    const { ann } = club;
    const where = { in: aPrivateThread(club) };
    for (const _ of [1, 2]) expect(textOf(await ann.slash('urland', {}, where))).toContain('I am not in this thread');
    expect(ann.visible({ in: 'dm' })).toEqual([]);
  });

  it.each([
    ['Discord refuses its panel', { kind: 'refused', status: 403, code: 50_013 }],
    ['the channel was deleted', { kind: 'refused', status: 404, code: 10_003 }],
    ['Discord is out of order', { kind: 'status', status: 502 }],
  ] as const)('is closed at once because %s: the answer says so, and the next try is free', async (_, fault) => {
    const { ann, discord, expectTrouble } = await aClub();
    expectTrouble();
    discord.faults.onRequest(fault, { method: 'POST', template: MESSAGES, times: Number.POSITIVE_INFINITY });
    const refused = await ann.slash('urland');
    expect(textOf(refused)).toContain('There is no table: I could not show it here.');
    expect(ann.visible({ in: 'dm' })).toEqual([]);
    discord.faults.clear();
    expect(textOf(await ann.slash('urland'))).toContain('The table is open.');
    await ann.sees('who plays?');
  });

  it('is closed at once after a rematch, too', async () => {
    const { ann, bob, cid, discord } = await aClub();
    await startGame([ann, bob, cid]);
    await ann.slash('game stop');
    await ann.click('Yes');
    const stopped = await bob.sees('The game was stopped');
    await discord.settled();
    const refusal = { kind: 'refused', status: 403, code: 50_013 } as const;
    discord.faults.onRequest(refusal, { method: 'POST', template: MESSAGES });
    expect(textOf(await bob.click('Rematch', { on: stopped }))).toContain('There is no table');
    expect(textOf(await bob.click('Rematch', { on: stopped }))).toContain('A new table is open');
  });
});

describe('in a conversation with the bot', () => {
  it('More lists no people, whom Discord could not list there, and says where it does', async () => {
    const { ann, bob, cid, discord } = await aClub();
    await wantDirect([ann, bob, cid], 'reminders');
    await startGame([ann, bob, cid]);
    discord.clock.turn(13 * 3_600_000);
    const reminded = [ann, bob, cid].find(({ mention }) => bob.latest()?.text.includes(mention)) ?? ann;
    const note = await reminded.sees('is waiting for you', { in: 'dm' });
    const menu = await reminded.click('More', { on: note });
    expect(textOf(menu)).toMatch(/To hand your seat over, .* press \*\*More\*\* in <#\d+>/);
    const pressable = 'message' in menu ? menu.message.pressable : [];
    expect(pressable.filter(({ label }) => label?.includes('Hand my seat over'))).toEqual([]);
  });
});
