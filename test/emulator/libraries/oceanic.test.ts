import { ButtonStyles, Client, type CommandInteraction, ComponentTypes } from 'oceanic.js';
import { expect, it, onTestFinished } from 'vitest';
import { PNG } from '../picture.ts';
import { anEmulator } from '../stage.ts';

async function answer(interaction: CommandInteraction): Promise<void> {
  await interaction.createMessage({
    content: 'from another library',
    files: [{ name: 'board.png', contents: PNG }],
    components: [
      {
        type: ComponentTypes.ACTION_ROW,
        components: [{ type: ComponentTypes.BUTTON, style: ButtonStyles.PRIMARY, label: 'Press', customID: 'press' }],
      },
    ],
  });
}

async function loggedIn() {
  const emulator = await anEmulator();
  const client = new Client({
    auth: `Bot ${emulator.token}`,
    rest: { baseURL: `${emulator.api}/v10` },
    gateway: { intents: ['GUILDS'], reconnectDelay: () => 50 },
  });
  client.on('error', () => {});
  client.on('interactionCreate', (interaction) => {
    if (interaction.isCommandInteraction()) void answer(interaction);
    else if (interaction.isComponentInteraction()) void interaction.editParent({ content: 'pressed', components: [] });
  });
  onTestFinished(() => client.disconnect(false));
  const ready = new Promise<void>((resolve) => client.once('ready', resolve));
  await client.connect();
  await ready;
  await client.application.bulkEditGlobalCommands([{ name: 'board', description: 'A board', type: 1 }]);
  const ann = emulator.createGuild().join('ann');
  return { emulator, client, ann };
}

it('a second, unrelated client library answers a command with a file and a button', async () => {
  const { ann } = await loggedIn();
  expect(await ann.slash('board')).toMatchObject({
    kind: 'replied',
    message: { text: 'from another library', files: [{ name: 'board.png', size: PNG.length }] },
  });
  expect(await ann.click('Press')).toMatchObject({ kind: 'updated', message: { text: 'pressed', pressable: [] } });
});

it('it resumes after its socket was dropped, and answers what was asked meanwhile', async () => {
  const { emulator, client, ann } = await loggedIn();
  const resumed = new Promise((resolve) => client.once('shardResume', resolve));
  emulator.gateway.drop();
  expect(await ann.slash('board')).toMatchObject({ kind: 'replied' });
  await resumed;
});
