import { describe, expect, it } from 'vitest';
import { type ExistingMessage, isEmptyMessage, validateMessageEdit } from '#emulator/validation/message.ts';
import { flagsAfter, MESSAGE_FLAG } from '#emulator/validation/message-flags.ts';
import { says } from './tables/case.ts';
import { button, container, inRow, V2, words } from './tables/payloads.ts';

const OLD: ExistingMessage = { flags: 0, content: 'Hi', embeds: 0, components: 0, files: [] };
const FILE = { id: '0', filename: 'board.png' };

describe('a message is empty', () => {
  it.each([
    ['when nothing is in it', {}, true],
    ['when its content is blank', { content: ' \n' }, true],
    ['when its lists are', { embeds: [], components: [], sticker_ids: [], attachments: [] }, true],
    ['but not with content', { content: 'x' }, false],
    ['but not with an embed', { embeds: [{ title: 'x' }] }, false],
    ['but not with a component', { components: [words()] }, false],
    ['but not with a sticker', { sticker_ids: ['1'] }, false],
    ['but not when it forwards another', { message_reference: { type: 1, message_id: '1' } }, false],
    ['even when it replies to another', { message_reference: { message_id: '1' } }, true],
  ])('%s', (_when, body, empty) => {
    expect(isEmptyMessage(body, { uploads: [], existing: null })).toBe(empty);
  });

  it('but not with an upload', () => {
    expect(isEmptyMessage({}, { uploads: [FILE], existing: null })).toBe(false);
  });

  it.each([
    ['leaves what it has', {}, OLD, false],
    ['clears what it has', { content: '' }, OLD, true],
    ['clears by null', { content: null }, OLD, true],
    ['clears one of two', { content: '' }, { ...OLD, embeds: 1 }, false],
    ['drops the last file', { attachments: [] }, { ...OLD, content: '', files: [FILE] }, true],
    ['keeps the last file', {}, { ...OLD, content: '', files: [FILE] }, false],
  ])('as the edit %s', (_how, body, existing, empty) => {
    expect(isEmptyMessage(body, { uploads: [], existing })).toBe(empty);
  });
});

describe('an edit', () => {
  it('that is no object is refused whole', () => {
    expect(validateMessageEdit([], { uploads: [], existing: OLD }, 'channel-edit')).toEqual(
      says('MODEL_TYPE_CONVERT', 'Expected an object/dictionary.'),
    );
  });

  // Discord.Net #3132: flags that are sent without the bit make Discord read the components as rows.
  it('that sends other flags to a message of components has its components read as rows', () => {
    const existing = { ...OLD, content: '', flags: V2, components: 1 };
    expect(
      validateMessageEdit({ flags: 0, components: [container()] }, { uploads: [], existing }, 'channel-edit'),
    ).toEqual({
      components: { 0: says('UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).') },
    });
  });

  it('tells everything that is wrong at once', () => {
    const body = { content: 7, tts: 1, ...inRow(button({ label: 7, style: 9 })) };
    expect(Object.keys(validateMessageEdit(body, { uploads: [], existing: OLD }, 'channel-edit') ?? {})).toEqual([
      'content',
      'tts',
      'components',
    ]);
  });
});

describe('of the flags that are sent Discord', () => {
  const { ephemeral, componentsV2, suppressEmbeds, suppressNotifications } = MESSAGE_FLAG;

  it.each([
    ['channel-create', ephemeral, suppressNotifications],
    ['channel-edit', suppressNotifications, suppressEmbeds],
    ['webhook-create', 1, ephemeral],
    ['webhook-edit', ephemeral, componentsV2],
    ['callback-create', 1, ephemeral],
    ['callback-defer', componentsV2, ephemeral],
    ['callback-edit', ephemeral, componentsV2],
  ] as const)('on a %s neither sets nor clears the bits %i, but both the bits %i', (place, untouched, settable) => {
    expect(flagsAfter(place, 0, untouched | settable)).toBe(settable);
    expect(flagsAfter(place, untouched | settable, 0)).toBe(untouched);
  });

  it('takes none for as they were', () => {
    expect(flagsAfter('channel-edit', suppressEmbeds, null)).toBe(suppressEmbeds);
    expect(flagsAfter('channel-edit', suppressEmbeds, undefined)).toBe(suppressEmbeds);
  });
});
