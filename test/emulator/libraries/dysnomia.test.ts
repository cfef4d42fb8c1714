import {
  AutocompleteInteraction,
  Client,
  CommandInteraction,
  ComponentInteraction,
  type Interaction,
  ModalSubmitInteraction,
} from '@projectdysnomia/dysnomia';
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

/** Its own types trail Discord's newest components, which it passes on as they are. */
const shown = (round: number) => ({ flags: V2, components: [board(round)], attachments: [upload(round)] }) as never;

function upload(round: number) {
  const { name, bytes } = pictureOf(round);
  return { filename: name, file: bytes };
}

async function command(client: Client, interaction: CommandInteraction): Promise<unknown> {
  switch (interaction.data.name) {
    case 'board':
      return interaction.createMessage(shown(1));
    case 'choose':
      return interaction.createMessage({ content: 'Choose', components: LISTS as never });
    case 'Greet':
    case 'Quote':
      return interaction.createMessage(meant(interaction.data.name, interaction.data.target_id));
    case 'think':
      await interaction.defer(64);
      await interaction.editOriginalMessage({ content: 'Thought', attachments: [upload(9)] });
      return interaction.createFollowup('Done thinking');
    case 'whisper': {
      const channel = await client.getDMChannel(interaction.user?.id ?? interaction.member?.id ?? '');
      await channel.createMessage({ content: 'Only you read this', attachments: [upload(8)] });
      return interaction.createMessage('Look there');
    }
    default: {
      const thread = await client.createThread(interaction.channel?.id ?? '', { name: 'side', type: 11 } as never);
      await client.createMessage(thread.id, 'Inside');
      return interaction.createMessage('Opened');
    }
  }
}

async function answer(client: Client, interaction: Interaction): Promise<unknown> {
  if (interaction instanceof CommandInteraction) return command(client, interaction);
  if (interaction instanceof AutocompleteInteraction) return interaction.result(suggestions('am'));
  if (interaction instanceof ModalSubmitInteraction)
    return interaction.createMessage(`Named ${nameIn(interaction.data)}`);
  if (!(interaction instanceof ComponentInteraction)) return;
  if ('values' in interaction.data) return interaction.createMessage(chosen(interaction.data.values));
  const { custom_id } = interaction.data;
  return custom_id === 'name'
    ? interaction.createModal(NAMING as never)
    : interaction.editParent(shown(roundAfter(custom_id)));
}

it('a bot on dysnomia, whose gateway and requests are its own, goes through everything', async () => {
  const emulator = await anEmulator();
  const { port } = new URL(emulator.origin);
  const rest = { domain: '127.0.0.1', port: Number(port), https: false };
  const client = new Client(`Bot ${emulator.token}`, { gateway: { intents: ['guilds'] }, rest } as never);
  const errors: unknown[] = [];
  client.on(
    'interactionCreate',
    (interaction) => void answer(client, interaction).catch((error) => errors.push(error)),
  );
  client.on('error', () => {});
  client.once(
    'ready',
    () => void client.bulkEditCommands([...COMMANDS, ...MENU_COMMANDS] as never).catch((error) => errors.push(error)),
  );
  onTestFinished(() => client.disconnect({ reconnect: false }));
  await client.connect();
  await takeTheTour(emulator);
  expect(errors).toEqual([]);
});
