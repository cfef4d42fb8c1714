import { atMost, type Case, numberAtMost, oneOf, REQUIRED, says, times, typeOneOf, x } from './case.ts';
import { buttons, inRow, row, SNOWFLAKE, V2, v2, words } from './payloads.ts';

const NOT_FOUND = says('ATTACHMENT_NOT_FOUND', 'Attachment data not found');
const legacy = (field: string) =>
  says(
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
  );
const snowflakes = (count: number): string[] => times(count, (index) => `${BigInt(SNOWFLAKE) + BigInt(index)}`);
const OLD = { flags: 0, content: '', embeds: 0, components: 0, files: [] };
const board = { id: '0', filename: 'board.png' };
const mentions = (fields: object) => ({ content: 'x', allowed_mentions: fields });

export const MESSAGE_CASES: readonly Case[] = [
  {
    rule: 'content has at most 2000 characters, an emoji counting as one',
    broken: { content: x(2001) },
    tree: { content: atMost(2000) },
    inside: { content: '🎲'.repeat(2000) },
    spec: 'accepts',
  },
  {
    rule: 'content is text',
    broken: { content: 5 },
    tree: { content: says('STRING_TYPE_CONVERT', 'Could not interpret "5" as string.') },
    inside: { content: '5' },
    spec: 'refuses',
  },
  {
    rule: 'a nonce has at most 25 characters',
    broken: { content: 'x', nonce: x(26) },
    tree: { nonce: says('NONCE_TYPE_TOO_LONG', 'Must be 25 or fewer characters long.') },
    inside: { content: 'x', nonce: x(25) },
    spec: 'refuses',
  },
  {
    rule: 'a nonce is text or a whole number',
    broken: { content: 'x', nonce: true },
    tree: { nonce: says('NONCE_TYPE_INVALID_TYPE', 'This field must be a string or integer.') },
    inside: { content: 'x', nonce: 17 },
    spec: 'refuses',
  },
  {
    rule: 'tts is yes or no',
    broken: { content: 'x', tts: 'yes' },
    tree: { tts: says('BOOLEAN_TYPE_CONVERT', 'Must be either true or false.') },
    inside: { content: 'x', tts: false },
    spec: 'refuses',
  },
  {
    rule: 'flags are a whole number',
    broken: { content: 'x', flags: '64' },
    tree: { flags: says('NUMBER_TYPE_COERCE', 'Value "64" is not int.') },
    inside: { content: 'x', flags: 64 },
    spec: 'refuses',
  },
  {
    rule: 'polls are not emulated and say so',
    broken: { poll: { question: { text: 'Who?' }, answers: [{ poll_media: { text: 'Me' } }] } },
    tree: { poll: says('NOT_EMULATED', 'This Discord does not emulate polls') },
    inside: { content: 'x', poll: null },
    spec: 'accepts',
  },
  {
    rule: 'a reply names a message',
    broken: { content: 'x', message_reference: { channel_id: SNOWFLAKE } },
    tree: { message_reference: { message_id: REQUIRED } },
    inside: { content: 'x', message_reference: { message_id: SNOWFLAKE } },
    spec: 'refuses',
  },
  {
    rule: 'ids are snowflakes',
    broken: { content: 'x', message_reference: { message_id: 'table-1' } },
    tree: { message_reference: { message_id: says('NUMBER_TYPE_COERCE', 'Value "table-1" is not snowflake.') } },
    inside: { content: 'x', message_reference: { message_id: '1' } },
    spec: 'refuses',
  },
  {
    rule: 'snowflakes fit in 63 bits',
    broken: { content: 'x', message_reference: { message_id: '9223372036854775808' } },
    tree: { message_reference: { message_id: numberAtMost('9223372036854775807', 'snowflake') } },
    inside: { content: 'x', message_reference: { message_id: '9223372036854775807' } },
    spec: 'accepts',
  },
  {
    rule: 'at most three stickers',
    broken: { sticker_ids: snowflakes(4) },
    tree: { sticker_ids: atMost(3) },
    inside: { sticker_ids: snowflakes(3) },
    spec: 'refuses',
  },
  {
    rule: 'mentions are of three kinds',
    broken: mentions({ parse: ['user'] }),
    tree: { allowed_mentions: { parse: { 0: oneOf("('users', 'roles', 'everyone')") } } },
    inside: mentions({ parse: ['users', 'roles', 'everyone'] }),
    spec: 'refuses',
  },
  {
    rule: 'no kind of mention twice',
    broken: mentions({ parse: ['users', 'users'] }),
    tree: {
      allowed_mentions: {
        parse: { 1: says('SET_TYPE_ALREADY_CONTAINS_VALUE', 'The set already contains this value') },
      },
    },
    inside: mentions({ parse: ['users', 'roles'] }),
    spec: 'accepts',
  },
  {
    rule: 'either all users may be mentioned or those listed',
    broken: mentions({ parse: ['users'], users: [SNOWFLAKE] }),
    tree: {
      allowed_mentions: says(
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        'parse:["users"] and users: [ids...] are mutually exclusive.',
      ),
    },
    inside: mentions({ parse: ['users'], users: [] }),
    spec: 'accepts',
  },
  {
    rule: 'either all roles may be mentioned or those listed',
    broken: mentions({ parse: ['roles'], roles: [SNOWFLAKE] }),
    tree: {
      allowed_mentions: says(
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        'parse:["roles"] and roles: [ids...] are mutually exclusive.',
      ),
    },
    inside: mentions({ parse: ['roles'], users: [SNOWFLAKE] }),
    spec: 'accepts',
  },
  {
    rule: 'at most 100 users are listed',
    broken: mentions({ users: snowflakes(101) }),
    tree: { allowed_mentions: { users: atMost(100) } },
    inside: mentions({ parse: [], users: snowflakes(100) }),
    spec: 'refuses',
  },
  {
    rule: 'a listed attachment came with the request',
    broken: { attachments: [{ id: '1' }] },
    tree: { attachments: { 0: NOT_FOUND } },
    inside: { attachments: [{ id: 0 }] },
    spec: 'accepts',
    context: { uploads: [board] },
  },
  {
    rule: 'on an edit a listed attachment may be an older one',
    broken: { attachments: [{ id: '78' }] },
    tree: { attachments: { 0: NOT_FOUND } },
    inside: { attachments: [{ id: '77' }] },
    spec: 'accepts',
    context: { existing: { ...OLD, files: [{ id: '77', filename: 'old.png' }] } },
  },
  {
    rule: 'an attachment is described in at most 1024 characters',
    broken: { attachments: [{ id: '0', description: x(1025) }] },
    tree: { attachments: { 0: { description: atMost(1024) } } },
    inside: { attachments: [{ id: '0', description: x(1024) }] },
    spec: 'refuses',
    context: { uploads: [board] },
  },
  {
    rule: 'at most ten attachments',
    broken: { attachments: times(11, (id) => ({ id: `${id}` })) },
    tree: { attachments: atMost(10) },
    inside: { attachments: times(10, (id) => ({ id: `${id}` })) },
    spec: 'refuses',
    context: { uploads: times(10, (id) => ({ id: `${id}`, filename: `${id}.png` })) },
  },
  {
    rule: 'components of the second kind need the flag',
    broken: { components: [words()] },
    tree: { components: { 0: typeOneOf('(1,)') } },
    inside: { components: [words()], flags: V2 },
    spec: 'accepts',
  },
  {
    rule: 'at most five rows without the flag',
    broken: { components: times(6, (index) => row({ type: 5, custom_id: `who-${index}` })) },
    tree: { components: atMost(5) },
    inside: { components: times(5, (index) => row({ type: 5, custom_id: `who-${index}` })) },
    spec: 'accepts',
  },
  {
    rule: 'no content beside components of the second kind',
    broken: { ...v2(words()), content: 'x' },
    tree: { content: legacy('content') },
    inside: { ...v2(words()), content: '' },
    spec: 'accepts',
  },
  {
    rule: 'no embeds beside components of the second kind',
    broken: { ...v2(words()), embeds: [{ title: 'x' }] },
    tree: { embeds: legacy('embeds') },
    inside: { ...v2(words()), embeds: [] },
    spec: 'accepts',
  },
  {
    rule: 'no stickers beside components of the second kind',
    broken: { ...v2(words()), sticker_ids: [SNOWFLAKE] },
    tree: { sticker_ids: legacy('sticker_ids') },
    inside: { ...v2(words()), sticker_ids: [] },
    spec: 'accepts',
  },
  {
    rule: 'turning an older message to components means clearing its content and embeds by name',
    broken: v2(words()),
    tree: { content: legacy('content'), embeds: legacy('embeds') },
    inside: { ...v2(words()), content: null, embeds: null },
    spec: 'accepts',
    context: { existing: { ...OLD, content: 'Your turn', embeds: 1 } },
  },
  {
    rule: 'a message of components stays one: no content on an edit',
    broken: { content: 'x' },
    tree: { content: legacy('content') },
    inside: { components: [words()] },
    spec: 'accepts',
    context: { existing: { ...OLD, flags: V2, components: 1 } },
  },
  {
    rule: 'the flag of components cannot be removed',
    broken: { flags: 0 },
    tree: {
      flags: says(
        'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG',
        'MessageFlags.IS_COMPONENTS_V2 cannot be removed from a message',
      ),
    },
    inside: { flags: V2 },
    spec: 'accepts',
    context: { existing: { ...OLD, flags: V2, components: 1 } },
  },
  {
    rule: 'no custom id twice in a message, not even in different rows',
    broken: { components: [row(...buttons(2)), row(...buttons(1))] },
    tree: {
      components: {
        1: {
          components: {
            0: { custom_id: says('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated') },
          },
        },
      },
    },
    inside: { components: [row(...buttons(2)), row({ type: 5, custom_id: 'who' })] },
    spec: 'accepts',
  },
  {
    rule: 'no component number twice in a message',
    broken: inRow({ ...buttons(1)[0], id: 7 }, { ...buttons(2)[1], id: 7 }),
    tree: {
      components: {
        0: { components: { 1: { id: says('COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated') } } },
      },
    },
    inside: inRow({ ...buttons(1)[0], id: 0 }, { ...buttons(2)[1], id: 0 }),
    spec: 'accepts',
  },
];
