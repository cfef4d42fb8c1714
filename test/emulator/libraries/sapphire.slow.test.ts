import {
  ApplicationCommandRegistries,
  type ApplicationCommandRegistry,
  Command,
  container,
  InteractionHandler,
  InteractionHandlerTypes,
  LogLevel,
  RegisterBehavior,
  SapphireClient,
} from '@sapphire/framework';
import {
  type AnySelectMenuInteraction,
  AttachmentBuilder,
  type AutocompleteInteraction,
  type ButtonInteraction,
  ChannelType,
  type ChatInputCommandInteraction,
  type ContextMenuCommandInteraction,
  GatewayIntentBits,
  MessageFlags,
  type ModalSubmitInteraction,
} from 'discord.js';
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
  pictureOf,
  roundAfter,
  suggestions,
  takeTheTour,
  V2,
} from './tour.ts';

const files = (round: number) => [new AttachmentBuilder(pictureOf(round).bytes, { name: pictureOf(round).name })];
const shown = (round: number) => ({ flags: V2, components: [board(round)], files: files(round) }) as const;

async function run(interaction: ChatInputCommandInteraction): Promise<unknown> {
  switch (interaction.commandName) {
    case 'board':
      return interaction.reply(shown(1));
    case 'choose':
      return interaction.reply({ content: 'Choose', components: LISTS });
    case 'think':
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.editReply({ content: 'Thought', files: files(9) });
      return interaction.followUp('Done thinking');
    case 'whisper':
      await interaction.user.send({ content: 'Only you read this', files: files(8) });
      return interaction.reply('Look there');
    default: {
      if (interaction.channel?.type !== ChannelType.GuildText) throw new Error('no channel');
      await (await interaction.channel.threads.create({ name: 'side' })).send('Inside');
      return interaction.reply('Opened');
    }
  }
}

type Piece = ConstructorParameters<typeof Command>[0];

const commandPiece = ({ name, description, ...rest }: (typeof COMMANDS)[number]) =>
  class extends Command {
    constructor(context: Piece) {
      super(context, { name, description });
    }
    override registerApplicationCommands(registry: ApplicationCommandRegistry) {
      registry.registerChatInputCommand({ name, description, ...rest } as never);
    }
    override chatInputRun = run;
    override autocompleteRun(interaction: AutocompleteInteraction) {
      return interaction.respond(suggestions(interaction.options.getFocused()));
    }
  };

const menuPiece = (menu: (typeof MENU_COMMANDS)[number]) =>
  class extends Command {
    constructor(context: Piece) {
      super(context, { name: menu.name });
    }
    override registerApplicationCommands(registry: ApplicationCommandRegistry) {
      registry.registerContextMenuCommand(menu);
    }
    override contextMenuRun(interaction: ContextMenuCommandInteraction) {
      return interaction.reply(meant(interaction.commandName, interaction.targetId));
    }
  };

class Buttons extends InteractionHandler {
  constructor(context: ConstructorParameters<typeof InteractionHandler>[0]) {
    super(context, { interactionHandlerType: InteractionHandlerTypes.Button });
  }
  run(interaction: ButtonInteraction) {
    if (interaction.customId === 'name') return interaction.showModal(NAMING);
    return interaction.update(shown(roundAfter(interaction.customId)));
  }
}

class Lists extends InteractionHandler {
  constructor(context: ConstructorParameters<typeof InteractionHandler>[0]) {
    super(context, { interactionHandlerType: InteractionHandlerTypes.SelectMenu });
  }
  run(interaction: AnySelectMenuInteraction) {
    return interaction.reply(chosen(interaction.values));
  }
}

class Forms extends InteractionHandler {
  constructor(context: ConstructorParameters<typeof InteractionHandler>[0]) {
    super(context, { interactionHandlerType: InteractionHandlerTypes.ModalSubmit });
  }
  run(interaction: ModalSubmitInteraction) {
    return interaction.reply(`Named ${interaction.fields.getTextInputValue('text')}`);
  }
}

it('a bot on sapphire, with its own registry of commands, goes through everything', async () => {
  const emulator = await anEmulator();
  ApplicationCommandRegistries.setDefaultBehaviorWhenNotIdentical(RegisterBehavior.BulkOverwrite);
  const client = new SapphireClient({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: emulator.api },
    baseUserDirectory: null,
    logger: { level: LogLevel.None },
  });
  for (const each of COMMANDS) {
    await container.stores.loadPiece({ store: 'commands', name: each.name, piece: commandPiece(each) });
  }
  for (const menu of MENU_COMMANDS) {
    await container.stores.loadPiece({ store: 'commands', name: menu.name, piece: menuPiece(menu) });
  }
  await container.stores.loadPiece({ store: 'interaction-handlers', name: 'buttons', piece: Buttons });
  await container.stores.loadPiece({ store: 'interaction-handlers', name: 'lists', piece: Lists });
  await container.stores.loadPiece({ store: 'interaction-handlers', name: 'forms', piece: Forms });
  const errors: unknown[] = [];
  for (const event of ['chatInputCommandError', 'interactionHandlerError', 'commandApplicationCommandRegistryError']) {
    client.on(event, (error: unknown) => errors.push(error));
  }
  onTestFinished(() => client.destroy());
  await client.login(emulator.token);
  await takeTheTour(emulator);
  expect(errors).toEqual([]);
});
