import {
  ActionRowBuilder,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  ContainerBuilder,
  GatewayIntentBits,
  type Interaction,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  type RESTOptions,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import { PNG } from './picture.ts';

const TEXT = { type: ApplicationCommandOptionType.String, description: 'text' } as const;

export const COMMANDS = [
  { name: 'board', name_localizations: { de: 'brett' }, description: 'A board with everything on it' },
  { name: 'think', description: 'Takes its time', options: [{ ...TEXT, name: 'about', required: true }] },
  { name: 'find', description: 'Suggests', options: [{ ...TEXT, name: 'word', autocomplete: true }] },
  { name: 'whisper', description: 'Writes directly' },
  { name: 'Quote', type: ApplicationCommandType.Message },
  { name: 'Greet', type: ApplicationCommandType.User },
];

const WORDS = ['amoeba', 'ammonite', 'brachiopod'];

const picture = () => new AttachmentBuilder(PNG, { name: 'board.png', description: 'the board' });

function board(round: number) {
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder({ customId: `roll:${round}`, label: 'Roll', style: ButtonStyle.Primary }),
    new ButtonBuilder({ customId: 'name', label: 'Name it', style: ButtonStyle.Secondary }),
    new ButtonBuilder({ customId: 'never', label: 'Never', style: ButtonStyle.Danger, disabled: true }),
  );
  const colours = new StringSelectMenuBuilder({ customId: 'colour', placeholder: 'Colour' }).addOptions(
    { label: 'Red', value: 'r' },
    { label: 'Blue', value: 'b' },
  );
  const container = new ContainerBuilder()
    .addTextDisplayComponents({ content: `Round ${round}` })
    .addMediaGalleryComponents({ items: [{ media: { url: 'attachment://board.png' } }] })
    .addActionRowComponents(row)
    .addActionRowComponents(new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(colours))
    .addActionRowComponents(
      new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(new UserSelectMenuBuilder({ customId: 'rival' })),
    );
  return { components: [container], files: [picture()], flags: MessageFlags.IsComponentsV2 } as const;
}

const naming = new ModalBuilder({ customId: 'naming', title: 'A name' }).addLabelComponents(
  new LabelBuilder({ label: 'Name' }).setTextInputComponent(
    new TextInputBuilder({ customId: 'text', style: TextInputStyle.Short, maxLength: 20 }),
  ),
  new LabelBuilder({ label: 'Shape' }).setStringSelectMenuComponent(
    new StringSelectMenuBuilder({ customId: 'shape' }).addOptions({ label: 'Round', value: 'o' }),
  ),
);

async function answer(interaction: Interaction): Promise<unknown> {
  const ephemeral = { flags: MessageFlags.Ephemeral } as const;
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    const fitting = WORDS.filter((word) => word.startsWith(typed));
    return interaction.respond(fitting.map((word) => ({ name: word, value: word })));
  }
  if (interaction.isUserContextMenuCommand()) return interaction.reply(`Hello ${interaction.targetUser}`);
  if (interaction.isMessageContextMenuCommand()) return interaction.reply(`> ${interaction.targetMessage.content}`);
  if (interaction.isUserSelectMenu()) return interaction.reply({ content: `Rival: ${interaction.users.first()}` });
  if (interaction.isStringSelectMenu()) {
    await interaction.deferUpdate();
    return interaction.followUp({ content: `Colour ${interaction.values.join()}`, ...ephemeral });
  }
  if (interaction.isModalSubmit()) {
    const shape = interaction.fields.getStringSelectValues('shape').join();
    return interaction.reply({
      content: `Named ${interaction.fields.getTextInputValue('text')} (${shape})`,
      ...ephemeral,
    });
  }
  if (interaction.isButton()) {
    if (interaction.customId === 'name') return interaction.showModal(naming);
    return interaction.update(board(Number(interaction.customId.split(':')[1]) + 1));
  }
  if (!interaction.isChatInputCommand()) return;
  if (interaction.commandName === 'board') return interaction.reply({ ...board(1), withResponse: true });
  if (interaction.commandName === 'find') return interaction.reply(`Found ${interaction.options.getString('word')}`);
  if (interaction.commandName === 'whisper') {
    await interaction.user.send({ content: 'Only you read this', files: [picture()] });
    return interaction.reply({ content: 'Look at your messages', ...ephemeral });
  }
  await interaction.deferReply(ephemeral);
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
