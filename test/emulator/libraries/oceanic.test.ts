import {
  type AnyInteractionGateway,
  AutocompleteInteraction,
  ChannelTypes,
  Client,
  CommandInteraction,
  ComponentInteraction,
  ModalSubmitInteraction,
} from 'oceanic.js';
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

function files(round: number) {
  const { name, bytes } = pictureOf(round);
  return [{ name, contents: Buffer.from(bytes) }];
}

/** It has names of its own for Discord's fields, and its own way there; its types ask for one kind at a time. */
const parsed = (client: Client, components: readonly object[]) =>
  client.util.componentsToParsed(components as never) as never[];

const shown = (client: Client, round: number) => ({
  flags: V2,
  components: parsed(client, [board(round)]),
  files: files(round),
});

async function command(client: Client, interaction: CommandInteraction): Promise<unknown> {
  switch (interaction.data.name) {
    case 'board':
      return interaction.createMessage(shown(client, 1));
    case 'choose':
      return interaction.createMessage({ content: 'Choose', components: parsed(client, LISTS) });
    case 'Greet':
    case 'Quote':
      return interaction.createMessage({
        content: meant(interaction.data.name, interaction.data.targetID ?? undefined),
      });
    case 'think':
      await interaction.defer(64);
      await interaction.editOriginal({ content: 'Thought', files: files(9) });
      return interaction.createFollowup({ content: 'Done thinking' });
    case 'whisper':
      await (await interaction.user.createDM()).createMessage({ content: 'Only you read this', files: files(8) });
      return interaction.createMessage({ content: 'Look there' });
    default: {
      const body = { name: 'side', type: ChannelTypes.PUBLIC_THREAD } as const;
      const thread = await client.rest.channels.startThreadWithoutMessage(interaction.channelID, body);
      await client.rest.channels.createMessage(thread.id, { content: 'Inside' });
      return interaction.createMessage({ content: 'Opened' });
    }
  }
}

async function answer(client: Client, interaction: AnyInteractionGateway): Promise<unknown> {
  if (interaction instanceof CommandInteraction) return command(client, interaction);
  if (interaction instanceof AutocompleteInteraction) return interaction.result(suggestions('am'));
  if (interaction instanceof ModalSubmitInteraction)
    return interaction.createMessage({ content: `Named ${nameIn({ components: interaction.data.components.raw })}` });
  if (!(interaction instanceof ComponentInteraction)) return;
  if ('values' in interaction.data) return interaction.createMessage({ content: chosen(interaction.data.values.raw) });
  const { customID } = interaction.data;
  return customID === 'name'
    ? interaction.createModal({
        title: NAMING.title,
        customID: 'naming',
        components: parsed(client, NAMING.components),
      })
    : interaction.editParent(shown(client, roundAfter(customID)));
}

it('a bot on oceanic, whose gateway and requests are its own, goes through everything', async () => {
  const emulator = await anEmulator();
  const client = new Client({
    auth: `Bot ${emulator.token}`,
    rest: { baseURL: `${emulator.api}/v10` },
    gateway: { intents: ['GUILDS'], reconnectDelay: () => 50 },
  });
  const errors: unknown[] = [];
  client.on('error', () => {});
  client.on(
    'interactionCreate',
    (interaction) => void answer(client, interaction).catch((error) => errors.push(error)),
  );
  onTestFinished(() => client.disconnect(false));
  const ready = new Promise<void>((resolve) => client.once('ready', resolve));
  const resumed = new Promise((resolve) => client.once('shardResume', resolve));
  await client.connect();
  await ready;
  await client.application.bulkEditGlobalCommands([...COMMANDS, ...MENU_COMMANDS] as never);
  await takeTheTour(emulator);
  await resumed;
  expect(errors).toEqual([]);
});
