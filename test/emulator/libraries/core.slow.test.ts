import {
  type API,
  type APIInteraction,
  Client,
  GatewayDispatchEvents,
  GatewayIntentBits,
  InteractionType,
  MessageFlags,
} from '@discordjs/core';
import { type RawFile, REST } from '@discordjs/rest';
import { WebSocketManager } from '@discordjs/ws';
import { ChannelType } from 'discord-api-types/v10';
import { expect, it, onTestFinished } from 'vitest';
import { anEmulator } from '../stage.ts';
import {
  board,
  COMMANDS,
  chosen,
  LISTS,
  MENU_COMMANDS,
  meant,
  NAMING,
  nameIn,
  pictureOf,
  roundAfter,
  suggestions,
  takeTheTour,
  V2,
} from './tour.ts';

function files(round: number): RawFile[] {
  const { name, bytes } = pictureOf(round);
  return [{ name, data: bytes }];
}

const shown = (round: number) => ({
  flags: V2,
  components: [board(round)],
  attachments: [{ id: 0, filename: `board-${round}.png` }],
  files: files(round),
});

async function command(api: API, { id, token, application_id, channel, member }: APIInteraction, name: string) {
  const reply = (content: string) => api.interactions.reply(id, token, { content });
  switch (name) {
    case 'board':
      return api.interactions.reply(id, token, shown(1));
    case 'choose':
      return api.interactions.reply(id, token, { content: 'Choose', components: LISTS });
    case 'think':
      await api.interactions.defer(id, token, { flags: MessageFlags.Ephemeral });
      await api.interactions.editReply(application_id, token, { content: 'Thought', files: files(9) });
      return api.interactions.followUp(application_id, token, { content: 'Done thinking' });
    case 'whisper': {
      const dm = await api.users.createDM(member?.user.id ?? '');
      await api.channels.createMessage(dm.id, { content: 'Only you read this', files: files(8) });
      return reply('Look there');
    }
    default: {
      const body = { name: 'side', type: ChannelType.PublicThread } as const;
      const thread = await api.channels.createThread(channel?.id ?? '', body);
      await api.channels.createMessage(thread.id, { content: 'Inside' });
      return reply('Opened');
    }
  }
}

async function answer(api: API, interaction: APIInteraction): Promise<unknown> {
  const { id, token } = interaction;
  switch (interaction.type) {
    case InteractionType.ApplicationCommand:
      if ('target_id' in interaction.data) {
        const { name, target_id } = interaction.data;
        return api.interactions.reply(id, token, { content: meant(name, target_id) });
      }
      return command(api, interaction, interaction.data.name);
    case InteractionType.ApplicationCommandAutocomplete:
      return api.interactions.createAutocompleteResponse(id, token, { choices: suggestions('am') });
    case InteractionType.ModalSubmit:
      return api.interactions.reply(id, token, { content: `Named ${nameIn(interaction.data)}` });
    case InteractionType.MessageComponent: {
      if ('values' in interaction.data)
        return api.interactions.reply(id, token, { content: chosen(interaction.data.values) });
      const { custom_id } = interaction.data;
      if (custom_id === 'name') return api.interactions.createModal(id, token, NAMING);
      return api.interactions.updateMessage(id, token, shown(roundAfter(custom_id)));
    }
    default:
      return undefined;
  }
}

it('a bot on @discordjs/core goes through everything', async () => {
  const emulator = await anEmulator();
  const rest = new REST({ api: emulator.api, version: '10' }).setToken(emulator.token);
  const gateway = new WebSocketManager({ token: emulator.token, intents: GatewayIntentBits.Guilds, rest });
  const client = new Client({ rest, gateway });
  const errors: unknown[] = [];
  client.on(GatewayDispatchEvents.InteractionCreate, ({ data, api }) => {
    void answer(api, data).catch((error) => errors.push(error));
  });
  client.once(GatewayDispatchEvents.Ready, ({ data, api }) => {
    void api.applicationCommands.bulkOverwriteGlobalCommands(data.application.id, [
      ...COMMANDS,
      ...MENU_COMMANDS,
    ] as never);
  });
  onTestFinished(() => gateway.destroy());
  await gateway.connect();
  await takeTheTour(emulator);
  expect(errors).toEqual([]);
});
