import { describe, expect, it } from 'vitest';
import { checkExchange } from '#emulator/checking/check-exchange.ts';
import type { Exchange } from '#emulator/exchange.ts';

const USER = {
  id: '1234567890123456789',
  username: 'ann',
  discriminator: '0',
  avatar: null,
  public_flags: 0,
  flags: 0,
  global_name: 'Ann',
  primary_guild: null,
};

const message = (fields: object = {}) => ({
  id: '1234567890123456790',
  channel_id: '1234567890123456791',
  type: 0,
  content: 'Hello',
  author: USER,
  mentions: [],
  mention_roles: [],
  mention_everyone: false,
  attachments: [],
  embeds: [],
  components: [],
  timestamp: '2026-01-31T12:00:00.000000+00:00',
  edited_timestamp: null,
  flags: 0,
  pinned: false,
  tts: false,
  ...fields,
});

const THREAD = {
  id: '1234567890123456792',
  type: 11,
  guild_id: '1234567890123456793',
  parent_id: '1234567890123456791',
  owner_id: USER.id,
  name: 'Game',
  flags: 0,
  message_count: 0,
  member_count: 1,
  total_message_sent: 0,
  thread_metadata: {
    archived: false,
    archive_timestamp: '2026-01-31T12:00:00+00:00',
    auto_archive_duration: 1440,
    locked: false,
  },
};

const exchange = (fields: Partial<Exchange>): Exchange => ({
  method: 'POST',
  route: '/channels/1/messages',
  template: '/channels/{channel_id}/messages',
  query: {},
  request: { content: 'Hello' },
  files: 0,
  status: 200,
  response: message(),
  ...fields,
});

const button = (fields: object = {}) => ({ type: 2, style: 1, custom_id: 'go', label: 'Go', ...fields });
const withButton = (fields: object) => ({ components: [{ type: 1, components: [button(fields)] }] });
const FORM_ERROR = { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' };

describe('an exchange as Discord describes it', () => {
  it.each<[string, Partial<Exchange>]>([
    ['a message and its answer', {}],
    ['a message with everything discord.js adds', { request: { content: 'x', tts: false, enforce_nonce: false } }],
    ['an animated emoji', { request: withButton({ emoji: { id: '1', name: 'dice', animated: true } }) }],
    ['an upload numbered as in the documentation', { request: { attachments: [{ id: 0 }] } }],
    ['a list of messages', { method: 'GET', request: null, response: [message(), message()] }],
    [
      'a thread on a message with its type',
      {
        template: '/channels/{channel_id}/messages/{message_id}/threads',
        request: { name: 'Game', type: 11 },
        status: 201,
        response: THREAD,
      },
    ],
    [
      'a deletion',
      {
        method: 'DELETE',
        template: '/channels/{channel_id}/messages/{message_id}',
        request: null,
        status: 204,
        response: null,
      },
    ],
    [
      'an answer to an interaction',
      {
        template: '/interactions/{interaction_id}/{interaction_token}/callback',
        request: { type: 4, data: { content: 'x', tts: false, enforce_nonce: false } },
        status: 204,
        response: null,
      },
    ],
    [
      'commands with permissions as discord.js sends them',
      {
        method: 'PUT',
        template: '/applications/{application_id}/guilds/{guild_id}/commands',
        request: [{ name: 'play', description: 'x', default_member_permissions: '8' }],
        response: [],
      },
    ],
    [
      'a change of a thread',
      { method: 'PATCH', template: '/channels/{channel_id}', request: { archived: true }, response: THREAD },
    ],
    ['an unknown message', { status: 404, response: { code: 10_008, message: 'Unknown Message' } }],
    [
      'a refused form',
      {
        status: 400,
        response: {
          code: 50_035,
          message: 'Invalid Form Body',
          errors: { content: { _errors: [FORM_ERROR] }, embeds: { 0: { title: { _errors: [FORM_ERROR] } } } },
        },
      },
    ],
    ['a limit', { status: 429, response: { message: 'Slow down', retry_after: 0.3, global: false } }],
    ['a breakdown, whatever it says', { status: 502, response: 'Bad Gateway' }],
  ])('passes: %s', (_what, fields) => {
    expect(checkExchange(exchange(fields))).toEqual([]);
  });

  it.each<[string, Partial<Exchange>, string[]]>([
    ['a route without schema', { template: '/guilds/{guild_id}/bans' }, ['no schema is known for this request']],
    ['a misspelt field', { request: { embed: {} } }, [`request: embed: unknown field`]],
    [
      'a misspelt field deep inside',
      { request: withButton({ customId: 'go' }) },
      [`request: components[0].components[0].customId: unknown field`],
    ],
    [
      'a wrong value deep inside, told for the kind that was meant',
      { request: withButton({ label: 5 }) },
      [`request: components[0].components[0].label: string expected, got 5`],
    ],
    [
      'a kind that does not exist',
      { request: { components: [{ type: 99, id: 1 }] } },
      [`request: components[0].type: one of 1, 17, 13, 12, 9, 14, 10 expected, got 99`],
    ],
    [
      'an answer without a field',
      { response: message({ pinned: undefined }) },
      [`answer 200: pinned: boolean expected, got nothing`],
    ],
    [
      'an answer with a wrong time',
      { response: message({ timestamp: 'yesterday' }) },
      [`answer 200: timestamp: datetime expected, got "yesterday"`],
    ],
    [
      'a callback answered with a message nobody asked for',
      {
        template: '/interactions/{interaction_id}/{interaction_token}/callback',
        request: { type: 6 },
        response: { interaction: { id: '1', type: 3 } },
      },
      ['answer 200: (whole): only 204 expected'],
    ],
    [
      'a callback answered without the message that was asked for',
      {
        template: '/interactions/{interaction_id}/{interaction_token}/callback',
        query: { with_response: 'true' },
        request: { type: 6 },
        status: 204,
        response: null,
      },
      ['answer 204: (whole): only 200 expected'],
    ],
    ['a wrong status', { status: 201 }, [`answer 201: (whole): only 200 expected`]],
    [
      'a body where there is none',
      { method: 'GET', request: { limit: 1 }, response: [] },
      ['request: (whole): no body expected'],
    ],
    [
      'an error without a code',
      { status: 404, response: { message: 'Unknown Message' } },
      [`answer 404: code: number expected, got nothing`],
    ],
    [
      'a refused form whose tree is none',
      { status: 400, response: { code: 50_035, message: 'Invalid Form Body', errors: { content: ['x'] } } },
      [`answer 400: errors.content: a tree of errors expected`],
    ],
    [
      'a limit that does not say how long',
      { status: 429, response: { message: 'Slow down', global: false } },
      [`answer 429: retry_after: number expected, got nothing`],
    ],
    [
      'a thread changed as no thread can be',
      {
        method: 'PATCH',
        template: '/channels/{channel_id}',
        request: { archived: 1 },
        response: THREAD,
      },
      ['request: archived: boolean expected, got 1'],
    ],
  ])('is told what is wrong, and nothing else: %s', (_what, fields, problems) => {
    expect(checkExchange(exchange(fields))).toEqual(problems);
  });
});
