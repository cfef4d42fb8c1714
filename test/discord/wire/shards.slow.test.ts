import { expect, it } from 'vitest';
import { shardOf } from '#emulator/snowflake.ts';
import { aClub } from '../stage.ts';

it('a bot on many servers keeps as many connections as Discord wants, and plays on all of them', async () => {
  const { discord, ann, bob, guild } = await aClub({ shards: 2, maxConcurrency: 2 });
  expect(discord.gateway.connected).toBe(2);
  const servers = [guild];
  while (new Set(servers.map(({ id }) => shardOf(id, 2))).size < 2) {
    servers.push(discord.createGuild({ name: 'Another club', channels: ['table'] }));
  }
  const other = servers.at(-1);
  if (!other) throw new Error('no other server');
  const eve = other.join('eve');
  const fay = other.join('fay');
  for (const [host, guest] of [[ann, bob] as const, [eve, fay] as const]) {
    await host.slash('urland');
    await host.sees('who plays?');
    await guest.click('Join');
    expect((await host.sees((message) => message.text.includes(guest.mention))).text).toContain(host.mention);
  }
});
