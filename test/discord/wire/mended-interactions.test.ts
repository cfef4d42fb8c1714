import { Client } from 'discord.js';
import { GatewayDispatchEvents, InteractionType } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { mendInteractions } from '#discord/wire/mended-interactions.ts';

it.each([
  ['without its message is left alone: discord.js would end the bot', {}, 0],
  ['with its message keeps its type', { message: { id: '1' } }, InteractionType.MessageComponent],
])('a press %s', (_, message, type) => {
  const client = new Client({ intents: [] });
  mendInteractions(client);
  const press = { type: InteractionType.MessageComponent, data: { custom_id: 'play' }, ...message };
  client.ws.emit(GatewayDispatchEvents.InteractionCreate, press, 0);
  expect(press.type).toBe(type);
});
