/** What a bot of any library has to offer, as plain JSON, and the way through all of it. */
import {
  type APIActionRowComponent,
  type APIContainerComponent,
  type APIModalInteractionResponseCallbackData,
  type APIStringSelectComponent,
  type APIUserSelectComponent,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ButtonStyle,
  ComponentType,
  MessageFlags,
  TextInputStyle,
} from 'discord-api-types/v10';
import { expect } from 'vitest';
import type { Emulator } from '#emulator/emulator.ts';
import { soon } from '#emulator/people/sight.ts';
import { PATIENCE } from '../../support/unhurried.ts';
import { PNG } from '../picture.ts';

const TEXT = { type: ApplicationCommandOptionType.String, description: 'text' } as const;

export const COMMANDS = [
  { name: 'board', description: 'A picture and buttons' },
  { name: 'think', description: 'Takes its time' },
  { name: 'whisper', description: 'Writes directly' },
  { name: 'find', description: 'Suggests', options: [{ ...TEXT, name: 'word', autocomplete: true }] },
  { name: 'thread', description: 'Opens a thread' },
  { name: 'choose', description: 'Two lists to choose from' },
] as const;

/** Commands in the menus of people and messages. */
export const MENU_COMMANDS = [
  { name: 'Greet', type: ApplicationCommandType.User },
  { name: 'Quote', type: ApplicationCommandType.Message },
] as const;

const WORDS = ['amoeba', 'ammonite', 'brachiopod'] as const;
export const suggestions = (typed: string) =>
  WORDS.filter((word) => word.startsWith(typed)).map((word) => ({ name: word, value: word }));

export const V2 = MessageFlags.IsComponentsV2;
export const pictureOf = (round: number) => ({ name: `board-${round}.png`, bytes: PNG });

/** One container: words, a picture, and two buttons. */
export function board(round: number): APIContainerComponent {
  const button = { type: ComponentType.Button, style: ButtonStyle.Primary } as const;
  return {
    type: ComponentType.Container,
    components: [
      { type: ComponentType.TextDisplay, content: `Round ${round}` },
      { type: ComponentType.MediaGallery, items: [{ media: { url: `attachment://board-${round}.png` } }] },
      {
        type: ComponentType.ActionRow,
        components: [
          { ...button, custom_id: `roll:${round}`, label: 'Roll' },
          { ...button, custom_id: 'name', label: 'Name it' },
        ],
      },
    ],
  };
}

const row = <T extends APIStringSelectComponent | APIUserSelectComponent>(select: T): APIActionRowComponent<T> => ({
  type: ComponentType.ActionRow,
  components: [select],
});

/** A list of words and a list of people. */
export const LISTS = [
  row({
    type: ComponentType.StringSelect,
    custom_id: 'colour',
    placeholder: 'Colour',
    options: ['red', 'blue'].map((value) => ({ label: value, value })),
  }),
  row({ type: ComponentType.UserSelect, custom_id: 'rival', placeholder: 'Rival' }),
];

export const chosen = (values: readonly string[]): string => `Chosen: ${values.join()}`;
export const meant = (command: string, target: string | undefined): string => `${command}: ${target}`;

export const roundAfter = (customId: string): number => Number(customId.split(':')[1]) + 1;

export const NAMING: APIModalInteractionResponseCallbackData = {
  custom_id: 'naming',
  title: 'A name',
  components: [
    {
      type: ComponentType.Label,
      label: 'Name',
      component: { type: ComponentType.TextInput, custom_id: 'text', style: TextInputStyle.Short },
    },
  ],
};

/** The text of the one field of the form, wherever a library keeps it. */
export function nameIn(data: unknown): string {
  const { components } = data as { readonly components: readonly { component?: { value?: string } }[] };
  return components[0]?.component?.value ?? '';
}

/** Through every kind of interaction, and over a cut of the wire. */
export async function takeTheTour(emulator: Emulator): Promise<void> {
  const ann = emulator.createGuild().join('ann');
  await soon(emulator.changes, {
    look: () => (emulator.world.commands.size === COMMANDS.length + MENU_COMMANDS.length ? true : null),
    within: PATIENCE,
    complaint: () => `only ${emulator.world.commands.size} commands`,
  });
  const shows = (round: number) => ({ text: `Round ${round}`, files: [{ name: `board-${round}.png` }] });
  expect(await ann.slash('board')).toMatchObject({ kind: 'replied', message: shows(1) });
  expect(await ann.click('Roll')).toMatchObject({ kind: 'updated', message: shows(2) });
  expect(await ann.click('Name it')).toMatchObject({ kind: 'modal', modal: { title: 'A name' } });
  expect(await ann.submit({ Name: 'Pangaea' })).toMatchObject({ kind: 'replied', message: { text: 'Named Pangaea' } });

  await ann.slash('choose');
  expect(await ann.select('Colour', ['blue'])).toMatchObject({ kind: 'replied', message: { text: 'Chosen: blue' } });
  expect(await ann.select('Rival', [ann])).toMatchObject({ message: { text: `Chosen: ${ann.id}` } });
  expect(await ann.use('Greet', ann)).toMatchObject({ kind: 'replied', message: { text: `Greet: ${ann.id}` } });
  const word = ann.say('so it is');
  expect(await ann.use('Quote', word)).toMatchObject({ kind: 'replied', message: { text: `Quote: ${word.id}` } });

  expect(await ann.slash('think')).toMatchObject({ kind: 'thinking', message: { ephemeral: true } });
  expect(await ann.sees('Thought')).toMatchObject({ files: [{ name: 'board-9.png' }], edited: false });
  await ann.sees('Done thinking');

  await ann.slash('whisper');
  expect(await ann.sees('Only you read this', { in: 'dm' })).toMatchObject({ files: [{ name: 'board-8.png' }] });
  expect(await ann.autocomplete('find', { word: 'am' }, 'word')).toMatchObject([
    { name: 'amoeba' },
    { name: 'ammonite' },
  ]);

  await ann.slash('thread');
  expect(await ann.sees('Inside')).toMatchObject({ channel: 'side' });

  emulator.gateway.drop();
  expect(await ann.slash('board')).toMatchObject({ kind: 'replied', message: shows(1) });
  expect(emulator.recording.exchanges.filter(({ status }) => status >= 400)).toEqual([]);
}
