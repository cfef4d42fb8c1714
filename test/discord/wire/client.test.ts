import { Events, Routes } from 'discord.js';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createClient } from '#discord/wire/client.ts';
import { Emulator } from '#emulator/emulator.ts';

it('keeps no messages, neither its own nor those whose buttons are pressed', async () => {
  const discord = new Emulator({ rateLimits: false });
  const { api, token } = await discord.listen(0);
  discord.clock.hold();
  const guild = discord.createGuild({ name: 'Club', channels: ['table'] });
  const ann = guild.join('ann');
  const client = createClient(api);
  const isReady = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  await isReady;
  const room = await client.channels.fetch(guild.channel('table').id);
  if (!room?.isSendable()) throw new Error('no room');
  const button = { type: 2, style: 1, label: 'Press', custom_id: 'press' } as const;
  const sent = await room.send({ content: 'first', components: [{ type: 1, components: [button] }] });
  await room.messages.edit(sent.id, { content: 'second' });
  client.on(Events.InteractionCreate, async (interaction) => {
    if (interaction.isButton()) await interaction.update({ content: `${interaction.message.content}, pressed` });
  });
  await ann.click('Press');
  await ann.sees('second, pressed');
  expect(room.messages.cache.size).toBe(0);
  await client.destroy();
  await discord.close();
});

it('forgets the limits on answers to presses that are long past', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const discord = new Emulator({ rateLimits: false });
  const { api, token } = await discord.listen(0);
  const client = createClient(api);
  const rest = client.rest.setToken(token);
  for (let press = 0; press < 20; press++) {
    const path = Routes.webhookMessage('1572787675688075265', `token${press}`);
    await rest.patch(path, { body: { content: 'late' } }).catch(() => undefined);
  }
  expect(rest.handlers.size).toBe(20);
  vi.advanceTimersByTime(10 * 60_000);
  expect(rest.handlers.size).toBe(0);
  await client.destroy();
  await discord.close();
});
