import { readFileSync } from 'node:fs';
import {
  type APIModalInteractionResponseCallbackData,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  AttachmentBuilder,
  type ButtonInteraction,
  ButtonStyle,
  type ChatInputCommandInteraction,
  Client,
  ComponentType,
  GatewayIntentBits,
  type Interaction,
  MessageFlags,
  type RESTPostAPIApplicationCommandsJSONBody,
  SeparatorSpacingSize,
  TextInputStyle,
} from 'discord.js';
import type { BotPlace, RunningBot } from '#playground/playground.ts';

const Option = ApplicationCommandOptionType;

const COMMANDS: readonly RESTPostAPIApplicationCommandsJSONBody[] = [
  {
    name: 'table',
    name_localizations: { de: 'tisch' },
    description: 'A table with everything on it',
    options: [
      { type: Option.Integer, name: 'players', description: 'How many', min_value: 2, max_value: 5 },
      {
        type: Option.String,
        name: 'pace',
        description: 'How fast',
        choices: [
          { name: 'An evening', value: 'evening' },
          { name: 'A month', value: 'month' },
        ],
      },
      { type: Option.User, name: 'rival', description: 'Against whom' },
      { type: Option.Boolean, name: 'open', description: 'For all to see' },
    ],
  },
  {
    name: 'look',
    description: 'Things to look up',
    options: [
      {
        type: Option.Subcommand,
        name: 'up',
        description: 'A word',
        options: [{ type: Option.String, name: 'word', description: 'Which', required: true, autocomplete: true }],
      },
      { type: Option.Subcommand, name: 'embed', description: 'An embed' },
      { type: Option.Subcommand, name: 'around', description: 'A thread' },
    ],
  },
  { name: 'whisper', description: 'Writes to you directly' },
  { name: 'silence', description: 'Never answers' },
  { name: 'journey', description: 'A question at a time' },
  { name: 'Quote', type: ApplicationCommandType.Message },
];

const WORDS = ['amoeba', 'ammonite', 'brachiopod'];
const EPHEMERAL = { flags: MessageFlags.Ephemeral } as const;
const BOARD = readFileSync(new URL('../../docs/pictures/board.png', import.meta.url));
const picture = (round: number) =>
  new AttachmentBuilder(BOARD, { name: 'board.png', description: `The board in round ${round}` });

const TEXT = `# Round 1
It is <@USER>’s turn, until <t:1893456000:D>.
-# Three to play
- **Sea**: *warm*
- ~~Land~~: ||not yet||
  - \`bare rock\`
1. Roll
2. Move

> Nothing in \`life\` is sure`;

function table(round: number, userId: string) {
  return {
    flags: MessageFlags.IsComponentsV2,
    allowedMentions: { users: [userId] },
    files: [picture(round)],
    components: [
      {
        type: ComponentType.Container,
        accent_color: 0x3ba55d,
        components: [
          {
            type: ComponentType.TextDisplay,
            content: TEXT.replace('Round 1', `Round ${round}`).replace('USER', userId),
          },
          {
            type: ComponentType.MediaGallery,
            items: [{ media: { url: 'attachment://board.png' }, description: `The board in round ${round}` }],
          },
          { type: ComponentType.Separator, spacing: SeparatorSpacingSize.Large },
          {
            type: ComponentType.Section,
            components: [{ type: ComponentType.TextDisplay, content: '**Ann** 3 points\n-# two genes' }],
            accessory: {
              type: ComponentType.Button,
              style: ButtonStyle.Secondary,
              custom_id: 'hand',
              label: 'My hand',
              emoji: { name: '🃏' },
            },
          },
          {
            type: ComponentType.ActionRow,
            components: [
              { type: ComponentType.Button, style: ButtonStyle.Primary, custom_id: `roll:${round}`, label: 'Roll' },
              { type: ComponentType.Button, style: ButtonStyle.Success, custom_id: 'name', label: 'Name it' },
              {
                type: ComponentType.Button,
                style: ButtonStyle.Danger,
                custom_id: 'never',
                label: 'Never',
                disabled: true,
              },
              { type: ComponentType.Button, style: ButtonStyle.Secondary, custom_id: 'mute', label: 'Mute' },
              { type: ComponentType.Button, style: ButtonStyle.Link, url: 'https://example.com', label: 'Rules' },
            ],
          },
          {
            type: ComponentType.ActionRow,
            components: [
              {
                type: ComponentType.StringSelect,
                custom_id: 'colours',
                placeholder: 'Colours',
                min_values: 1,
                max_values: 2,
                options: [
                  { label: 'Red', value: 'r', description: 'warm' },
                  { label: 'Blue', value: 'b', description: 'cold' },
                  { label: 'Green', value: 'g' },
                ],
              },
            ],
          },
          { type: ComponentType.ActionRow, components: [{ type: ComponentType.UserSelect, custom_id: 'rival' }] },
        ],
      },
    ],
  } as const;
}

const NAMING: APIModalInteractionResponseCallbackData = {
  custom_id: 'naming',
  title: 'A name',
  components: [
    { type: ComponentType.TextDisplay, content: 'Names are **for ever**.' },
    {
      type: ComponentType.Label,
      label: 'Name',
      description: 'At most ten letters',
      component: { type: ComponentType.TextInput, custom_id: 'text', style: TextInputStyle.Short, max_length: 10 },
    },
    {
      type: ComponentType.Label,
      label: 'Shape',
      component: {
        type: ComponentType.StringSelect,
        custom_id: 'shape',
        options: [
          { label: 'Round', value: 'o' },
          { label: 'Long', value: 'l' },
        ],
      },
    },
  ],
};

async function answerCommand(interaction: ChatInputCommandInteraction): Promise<unknown> {
  const { commandName, options, user } = interaction;
  if (commandName === 'table') {
    await interaction.reply(table(1, user.id));
    return interaction.followUp({
      content: `Given: ${JSON.stringify(Object.fromEntries(options.data.map(({ name, value }) => [name, value])))}`,
      ...EPHEMERAL,
    });
  }
  if (commandName === 'silence') return;
  if (commandName === 'journey') return interaction.reply({ content: 'Where to?', components: [buttons(['Play'])] });
  if (commandName === 'whisper') {
    await interaction.deferReply(EPHEMERAL);
    const sent = await user
      .send({ content: 'Psst.', components: [oneButton('answer', 'Answer here')] })
      .catch(() => null);
    return interaction.editReply(sent === null ? 'Your direct messages are closed.' : 'Look at your direct messages.');
  }
  switch (options.getSubcommand()) {
    case 'up':
      return interaction.reply(`Found ${options.getString('word')}`);
    case 'embed':
      return interaction.reply({ embeds: [EMBED], files: [picture(2)] });
    default:
      await interaction.reply('A thread follows.');
      return (await (await interaction.fetchReply()).startThread({ name: 'around-here' })).send('Inside the thread');
  }
}

const oneButton = (custom_id: string, label: string) =>
  ({
    type: ComponentType.ActionRow,
    components: [{ type: ComponentType.Button, style: ButtonStyle.Primary, custom_id, label }],
  }) as const;

/** Steps of a private panel: by the label that was pressed, the labels that come after it. */
const JOURNEY: Readonly<Record<string, readonly string[]>> = {
  Play: ['(closed)', 'Land', 'Sea', '+1'],
  Land: ['(closed)', 'Plain', 'Hill', 'Back'],
  Back: ['(closed)', 'Land', 'Sea', '+1'],
  '+1': ['(closed)', 'Land', 'Sea', '+1'],
  Plain: [],
};

let steps = 0;

/** Their ids are new with every step; what stands in brackets can't be pressed. */
function buttons(labels: readonly string[]) {
  steps += 1;
  return {
    type: ComponentType.ActionRow,
    components: labels.map((label) => ({
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      custom_id: `journey:${label}:${steps}`,
      label,
      disabled: label.startsWith('('),
    })),
  } as const;
}

async function goOn(interaction: ButtonInteraction): Promise<unknown> {
  const [, pressed = ''] = interaction.customId.split(':');
  const labels = JOURNEY[pressed] ?? [];
  const panel = { content: `After ${pressed}, ${steps}`, components: labels.length > 0 ? [buttons(labels)] : [] };
  return pressed === 'Play' ? interaction.reply({ ...panel, ...EPHEMERAL }) : interaction.update(panel);
}

const EMBED = {
  title: 'An embed',
  description: 'With **text**, fields and a picture',
  color: 0x5865f2,
  fields: [
    { name: 'Sea', value: 'warm', inline: true },
    { name: 'Land', value: 'bare', inline: true },
  ],
  image: { url: 'attachment://board.png' },
  footer: { text: 'round 2' },
};

async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isChatInputCommand()) return answerCommand(interaction);
  if (interaction.isAutocomplete()) {
    const fitting = WORDS.filter((word) => word.startsWith(interaction.options.getFocused()));
    return interaction.respond(fitting.map((word) => ({ name: word, value: word })));
  }
  if (interaction.isMessageContextMenuCommand()) return interaction.reply(`> ${interaction.targetMessage.content}`);
  if (interaction.isUserSelectMenu()) return interaction.reply(`Rival: ${interaction.users.first()}`);
  if (interaction.isStringSelectMenu()) {
    return interaction.reply({ content: `Colours ${interaction.values.join(' and ')}`, ...EPHEMERAL });
  }
  if (interaction.isModalSubmit()) {
    const { fields, user } = interaction;
    return interaction.reply(
      `${user} named it ${fields.getTextInputValue('text')} (${fields.getStringSelectValues('shape')})`,
    );
  }
  if (!interaction.isButton()) return;
  if (interaction.customId === 'name') return interaction.showModal(NAMING);
  if (interaction.customId === 'hand')
    return interaction.reply({ content: `The hand of ${interaction.user}`, ...EPHEMERAL });
  if (interaction.customId === 'answer') return interaction.update({ content: 'Heard you.', components: [] });
  if (interaction.customId === 'mute') return;
  if (interaction.customId.startsWith('journey:')) return goOn(interaction);
  return interaction.update(table(Number(interaction.customId.split(':')[1]) + 1, interaction.user.id));
}

/** A bot that shows every kind of component, and answers every kind of interaction. */
export async function startShowcaseBot({ api, token, clock, log }: BotPlace): Promise<RunningBot> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });
  const answerAndLog = async (interaction: Interaction) => {
    log(`interaction at ${new Date(clock.now()).toISOString()}`);
    await answer(interaction);
  };
  client.on('interactionCreate', (interaction) => void answerAndLog(interaction).catch((error) => log(String(error))));
  const isReady = new Promise((resolve) => client.once('clientReady', resolve));
  await client.login(token);
  await isReady;
  await client.application?.commands.set(COMMANDS);
  return { stop: () => client.destroy() };
}
