import { describe, expect, it } from 'vitest';
import { type RequestKind, unknownFields } from '../../../src/emulator/validation/unknown-fields.ts';
import {
  button,
  command,
  commandOption,
  container,
  inRow,
  label,
  modal,
  section,
  select,
  textInput,
  userSelect,
} from './tables/payloads.ts';

const CASES: readonly (readonly [RequestKind, unknown, readonly string[]])[] = [
  ['message-create', { embed: { title: 'x' } }, ['embed']],
  ['message-create', { embeds: [{ titel: 'x' }] }, ['embeds[0].titel']],
  ['message-edit', { embeds: [{ footer: { txt: 'x' } }] }, ['embeds[0].footer.txt']],
  ['webhook-create', inRow(button({ customId: 'go' })), ['components[0].components[0].customId']],
  ['webhook-edit', { components: [container({ colour: 1 })] }, ['components[0].colour']],
  [
    'message-create',
    { components: [section({ accessory: button({ disable: true }) })] },
    ['components[0].accessory.disable'],
  ],
  [
    'message-create',
    inRow(select({ maxValues: 2, options: [{ label: 'a', value: 'b', emojis: 1 }] })),
    ['components[0].components[0].options[0].emojis', 'components[0].components[0].maxValues'],
  ],
  ['message-create', inRow(userSelect({ options: [] })), ['components[0].components[0].options']],
  ['message-create', { allowed_mentions: { parsed: [] } }, ['allowed_mentions.parsed']],
  ['callback', { type: 4, data: { ephemeral: true } }, ['data.ephemeral']],
  ['callback', { type: 4, data: { username: 'Red', nonce: '1' } }, ['data.username', 'data.nonce']],
  ['callback', { type: 5, data: { content: 'x' } }, ['data.content']],
  ['callback', { type: 7, data: {}, flags: 64 }, ['flags']],
  ['callback', { type: 8, data: { choice: [] } }, ['data.choice']],
  [
    'callback',
    { type: 9, data: modal(label(textInput({ placholder: 'x' }))) },
    ['data.components[0].component.placholder'],
  ],
  ['command', command({ options: [commandOption({ require: true })] }), ['options[0].require']],
  ['commands', [command(), command({ desc: 'x' })], ['[1].desc']],
  ['thread-create', { name: 'x', private: true }, ['private']],
  ['thread-edit', { archive: true }, ['archive']],
  ['channel-edit', { title: 'x' }, ['title']],
  ['direct-message-create', { user_id: '1' }, ['user_id']],
  ['emoji-create', { names: 'x' }, ['names']],
];

describe('fields that Discord would drop without a word', () => {
  it.each(CASES)('of a %s are told: %j', (kind, body, fields) => {
    expect(unknownFields(kind, body)).toEqual(fields);
  });

  it.each<[string, RequestKind, unknown]>([
    ['enforce_nonce', 'callback', { type: 4, data: { enforce_nonce: false } }],
    ['tts on an edit', 'message-edit', { tts: false }],
    ['emoji.animated', 'message-create', inRow(button({ emoji: { name: '🎲', animated: false } }))],
    ['type of a thread on a message', 'thread-from-message', { name: 'x', type: 11 }],
  ])('do not include what discord.js always sends: %s', (_field, kind, body) => {
    expect(unknownFields(kind, body)).toEqual([]);
  });
});
