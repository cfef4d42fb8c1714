import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelSelectMenuBuilder,
  CheckboxGroupBuilder,
  ContainerBuilder,
  ContextMenuCommandBuilder,
  EmbedBuilder,
  FileBuilder,
  FileUploadBuilder,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  MessagePayload,
  ModalBuilder,
  RadioGroupBuilder,
  SectionBuilder,
  SeparatorBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  ThumbnailBuilder,
  UserSelectMenuBuilder,
} from 'discord.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateCommand } from '#emulator/validation/command.ts';
import { validateMessageCreate } from '#emulator/validation/message.ts';
import { validateModal } from '#emulator/validation/modal.ts';
import { timesAsOften } from '../../support/seeds.ts';

const BOARD = { id: '0', filename: 'board.png' };
const context = { uploads: [BOARD], existing: null };

/** What the library would put on the wire. */
const sent = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

const words = (max: number) => fc.stringMatching(/^[a-zé🎲][a-z 🎲]*$/u, { maxLength: max });
const name = fc.stringMatching(/^[a-z][a-z0-9_-]{0,31}$/);
const style = fc.constantFrom(ButtonStyle.Primary, ButtonStyle.Secondary, ButtonStyle.Success, ButtonStyle.Danger);

const button = fc
  .record({
    label: words(40),
    style,
    disabled: fc.boolean(),
    emoji: fc.constantFrom('🎲', '⚔️', '1️⃣', '🏴‍☠️', '👩🏽‍🚀', '🇩🇪'),
  })
  .map(
    (made) => (id: number) =>
      new ButtonBuilder()
        .setCustomId(`button-${id}`)
        .setLabel(made.label)
        .setStyle(made.style)
        .setDisabled(made.disabled)
        .setEmoji(made.emoji),
  );

const buttonRow = fc
  .array(button, { minLength: 1, maxLength: 5 })
  .map(
    (all) => (row: number) =>
      new ActionRowBuilder<ButtonBuilder>().addComponents(all.map((make, index) => make(row * 5 + index))),
  );

const stringSelect = fc.uniqueArray(name, { minLength: 1, maxLength: 25 }).map((values) =>
  new StringSelectMenuBuilder()
    .setCustomId('select')
    .setPlaceholder('Pick')
    .setMinValues(1)
    .setMaxValues(values.length)
    .addOptions(values.map((value) => ({ label: value, value, description: 'x', emoji: '🎲' }))),
);

const embed = fc
  .record({ title: words(100), description: words(200), colour: fc.integer({ min: 0, max: 0xff_ff_ff }) })
  .map(({ title, description, colour }) =>
    new EmbedBuilder()
      .setTitle(title)
      .setDescription(description)
      .setColor(colour)
      .setTimestamp(0)
      .setAuthor({ name: 'Red', iconURL: 'https://example.com/red.png' })
      .setFooter({ text: 'Turn 3' })
      .setImage('attachment://board.png')
      .addFields({ name: 'Turn', value: 'Red', inline: true }),
  );

const container = fc
  .record({ texts: fc.array(words(80), { minLength: 1, maxLength: 3 }), rows: fc.array(buttonRow, { maxLength: 4 }) })
  .map(({ texts, rows }) => {
    const lines = texts.map((text) => new TextDisplayBuilder().setContent(text));
    return new ContainerBuilder()
      .setAccentColor(0xff_88_00)
      .addSectionComponents(
        new SectionBuilder()
          .addTextDisplayComponents(...lines)
          .setThumbnailAccessory(new ThumbnailBuilder().setURL('https://example.com/a.png').setDescription('A')),
      )
      .addSeparatorComponents(new SeparatorBuilder().setDivider(true))
      .addMediaGalleryComponents(
        new MediaGalleryBuilder().addItems({ media: { url: 'attachment://board.png' }, description: 'The board' }),
      )
      .addFileComponents(new FileBuilder().setURL('attachment://board.png'))
      .addActionRowComponents(rows.map((make, index) => make(index)));
  });

/** Goes through the library's own making of a request, not only through its builders. */
function messageBody(options: ConstructorParameters<typeof MessagePayload>[1]): unknown {
  const target = { client: { options: {} } } as unknown as ConstructorParameters<typeof MessagePayload>[0];
  return sent(new MessagePayload(target, options).resolveBody().body);
}

const file = () => new AttachmentBuilder(Buffer.from('x'), { name: 'board.png', description: 'The board' });

describe('whatever the builders of discord.js make', () => {
  it('passes as a message with embeds, rows and files', () => {
    fc.assert(
      fc.property(
        fc.array(embed, { maxLength: 5 }),
        fc.array(buttonRow, { maxLength: 4 }),
        stringSelect,
        (embeds, rows, menu) => {
          const select = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu);
          const body = messageBody({
            content: 'Your turn',
            embeds,
            components: [...rows.map((make, index) => make(index)), select],
            files: [file()],
            allowedMentions: { users: ['1234567890123456789'] },
          });
          expect(validateMessageCreate(body, context, 'channel-create')).toBeNull();
        },
      ),
      { numRuns: timesAsOften(60) },
    );
  });

  it('passes as a message of components', () => {
    fc.assert(
      fc.property(container, (one) => {
        const body = messageBody({ components: [one], files: [file()], flags: MessageFlags.IsComponentsV2 });
        expect(validateMessageCreate(body, context, 'channel-create')).toBeNull();
      }),
      { numRuns: timesAsOften(60) },
    );
  });

  it('passes as a message with selects of people and channels', () => {
    const body = messageBody({
      components: [
        new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
          new UserSelectMenuBuilder().setCustomId('who').setMinValues(1).setMaxValues(4).addDefaultUsers('1', '2'),
        ),
        new ActionRowBuilder<ChannelSelectMenuBuilder>().addComponents(
          new ChannelSelectMenuBuilder().setCustomId('where').setChannelTypes(0, 11),
        ),
      ],
    });
    expect(validateMessageCreate(body, context, 'channel-create')).toBeNull();
  });

  it('passes as a modal', () => {
    const option = { label: 'Red', value: 'red' };
    const body = sent(
      new ModalBuilder()
        .setCustomId('ask')
        .setTitle('A question')
        .addTextDisplayComponents(new TextDisplayBuilder().setContent('Please'))
        .addLabelComponents(
          new LabelBuilder()
            .setLabel('Name')
            .setDescription('Yours')
            .setTextInputComponent(
              new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short).setMinLength(1).setMaxLength(9),
            ),
          new LabelBuilder()
            .setLabel('Colour')
            .setRadioGroupComponent(
              new RadioGroupBuilder().setCustomId('colour').addOptions(option, { label: 'Blue', value: 'blue' }),
            ),
          new LabelBuilder()
            .setLabel('Variants')
            .setCheckboxGroupComponent(new CheckboxGroupBuilder().setCustomId('variants').addOptions(option)),
          new LabelBuilder()
            .setLabel('Proof')
            .setFileUploadComponent(new FileUploadBuilder().setCustomId('proof').setMaxValues(2)),
        )
        .toJSON(),
    );
    expect(validateModal(body)).toBeNull();
  });

  it('passes as a slash command', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 10 }), words(100), (names, description) => {
        const command = new SlashCommandBuilder()
          .setName('play')
          .setNameLocalization('de', 'spielen')
          .setDescription(description)
          .setDefaultMemberPermissions(8)
          .setContexts(0, 1)
          .setIntegrationTypes(0);
        for (const one of names)
          command.addStringOption((option) =>
            option.setName(one).setDescription(description).setMinLength(1).addChoices({ name: one, value: one }),
          );
        const body = sent(command.toJSON());
        expect(validateCommand(body)).toBeNull();
      }),
      { numRuns: timesAsOften(60) },
    );
  });

  it('passes as a slash command with subcommands', () => {
    const body = sent(
      new SlashCommandBuilder()
        .setName('game')
        .setDescription('Games')
        .addSubcommand((sub) =>
          sub
            .setName('new')
            .setDescription('A new game')
            .addIntegerOption((option) => option.setName('seats').setDescription('x').setMinValue(2).setMaxValue(4))
            .addUserOption((option) => option.setName('rival').setDescription('x'))
            .addChannelOption((option) => option.setName('where').setDescription('x').addChannelTypes(0)),
        )
        .addSubcommandGroup((group) =>
          group
            .setName('seat')
            .setDescription('Seats')
            .addSubcommand((sub) => sub.setName('take').setDescription('Take one')),
        )
        .toJSON(),
    );
    expect(validateCommand(body)).toBeNull();
  });

  it('passes as a menu command', () => {
    const body = sent(new ContextMenuCommandBuilder().setName('Invite to a game').setType(2).toJSON());
    expect(validateCommand(body)).toBeNull();
  });
});
