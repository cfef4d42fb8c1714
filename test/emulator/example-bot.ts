import {
  type APIContainerComponent,
  type APIModalInteractionResponseCallbackData,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  AttachmentBuilder,
  ButtonStyle,
  Client,
  ComponentType,
  GatewayIntentBits,
  type Interaction,
  MessageFlags,
  type RESTOptions,
  type RESTPostAPIApplicationCommandsJSONBody,
  TextInputStyle,
} from 'discord.js';
import { PNG } from './picture.ts';

const TEXT = { type: ApplicationCommandOptionType.String, description: 'text' } as const;

export const COMMANDS: readonly RESTPostAPIApplicationCommandsJSONBody[] = [
  { name: 'board', name_localizations: { de: 'brett' }, description: 'A board with everything on it' },
  { name: 'think', description: 'Takes its time', options: [{ ...TEXT, name: 'about', required: true }] },
  { name: 'find', description: 'Suggests', options: [{ ...TEXT, name: 'word', autocomplete: true }] },
  { name: 'whisper', description: 'Writes directly' },
  { name: 'Quote', type: ApplicationCommandType.Message },
  { name: 'Greet', type: ApplicationCommandType.User },
];

const { ActionRow, Button, Container, Label, MediaGallery, StringSelect, TextDisplay, TextInput, UserSelect } =
  ComponentType;
const WORDS = ['amoeba', 'ammonite', 'brachiopod'];
const COLOURS = [
  { label: 'Red', value: 'r' },
  { label: 'Blue', value: 'b' },
] as const;
const EPHEMERAL = { flags: MessageFlags.Ephemeral } as const;

const picture = () => new AttachmentBuilder(PNG, { name: 'board.png', description: 'the board' });

function board(round: number) {
  const buttons = [
    { type: Button, custom_id: `roll:${round}`, label: 'Roll', style: ButtonStyle.Primary },
    { type: Button, custom_id: 'name', label: 'Name it', style: ButtonStyle.Secondary },
    { type: Button, custom_id: 'never', label: 'Never', style: ButtonStyle.Danger, disabled: true },
  ] as const;
  const container: APIContainerComponent = {
    type: Container,
    components: [
      { type: TextDisplay, content: `Round ${round}` },
      { type: MediaGallery, items: [{ media: { url: 'attachment://board.png' } }] },
      { type: ActionRow, components: [...buttons] },
      {
        type: ActionRow,
        components: [{ type: StringSelect, custom_id: 'colour', placeholder: 'Colour', options: [...COLOURS] }],
      },
      { type: ActionRow, components: [{ type: UserSelect, custom_id: 'rival' }] },
    ],
  };
  return { components: [container], files: [picture()], flags: MessageFlags.IsComponentsV2 } as const;
}

const NAMING: APIModalInteractionResponseCallbackData = {
  custom_id: 'naming',
  title: 'A name',
  components: [
    { type: Label, label: 'Name', component: { type: TextInput, custom_id: 'text', style: TextInputStyle.Short } },
    {
      type: Label,
      label: 'Shape',
      component: { type: StringSelect, custom_id: 'shape', options: [{ label: 'Round', value: 'o' }] },
    },
  ],
};

async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isAutocomplete()) {
    const fitting = WORDS.filter((word) => word.startsWith(interaction.options.getFocused()));
    return interaction.respond(fitting.map((word) => ({ name: word, value: word })));
  }
  if (interaction.isUserContextMenuCommand()) return interaction.reply(`Hello ${interaction.targetUser}`);
  if (interaction.isMessageContextMenuCommand()) return interaction.reply(`> ${interaction.targetMessage.content}`);
  if (interaction.isUserSelectMenu()) return interaction.reply(`Rival: ${interaction.users.first()}`);
  if (interaction.isStringSelectMenu()) {
    await interaction.deferUpdate();
    return interaction.followUp({ content: `Colour ${interaction.values.join()}`, ...EPHEMERAL });
  }
  if (interaction.isModalSubmit()) {
    const [name, shape] = [
      interaction.fields.getTextInputValue('text'),
      interaction.fields.getStringSelectValues('shape'),
    ];
    return interaction.reply({ content: `Named ${name} (${shape})`, ...EPHEMERAL });
  }
  if (interaction.isButton()) {
    if (interaction.customId === 'name') return interaction.showModal(NAMING);
    return interaction.update(board(Number(interaction.customId.split(':')[1]) + 1));
  }
  if (!interaction.isChatInputCommand()) return;
  if (interaction.commandName === 'board') return interaction.reply({ ...board(1), withResponse: true });
  if (interaction.commandName === 'find') return interaction.reply(`Found ${interaction.options.getString('word')}`);
  if (interaction.commandName === 'whisper') {
    await interaction.user.send({ content: 'Only you read this', files: [picture()] });
    return interaction.reply({ content: 'Look at your messages', ...EPHEMERAL });
  }
  await interaction.deferReply(EPHEMERAL);
  await interaction.editReply({
    content: `Thought about ${interaction.options.getString('about')}`,
    files: [picture()],
  });
  return interaction.followUp('Done thinking');
}

/** A bot that answers every kind of interaction; an error of Discord's is told to `onError`. */
export function exampleBot(rest: Partial<RESTOptions>, onError: (error: unknown) => void): Client {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], shards: 'auto', rest });
  client.on('interactionCreate', (interaction) => void answer(interaction).catch(onError));
  client.on('error', onError);
  return client;
}
