import { describe, expect, it } from 'vitest';
import { checkDispatch } from '#emulator/checking/check-dispatch.ts';

const USER = { id: '1', username: 'ann', discriminator: '0', avatar: null, global_name: null };

const message = (fields: object = {}) => ({
  id: '2',
  channel_id: '3',
  author: USER,
  content: '',
  timestamp: '2026-01-31T12:00:00.000000+00:00',
  edited_timestamp: null,
  tts: false,
  mention_everyone: false,
  mentions: [],
  mention_roles: [],
  attachments: [],
  embeds: [],
  pinned: false,
  type: 0,
  components: [],
  ...fields,
});
const row = (component: object) => [{ type: 1, id: 1, components: [component] }];

const pressed = (fields: object = {}) => ({
  id: '4',
  application_id: '5',
  type: 3,
  data: { component_type: 2, custom_id: 'go' },
  channel: { id: '3', type: 0 },
  channel_id: '3',
  user: USER,
  token: 'token',
  version: 1,
  message: message(),
  app_permissions: '0',
  locale: 'en-US',
  entitlements: [],
  authorizing_integration_owners: {},
  attachment_size_limit: 10_485_760,
  ...fields,
});

describe('an event as its type describes it', () => {
  it.each([
    ['MESSAGE_CREATE', message()],
    ['MESSAGE_CREATE', message({ flags: 64 | 32_768, components: row({ type: 2, id: 2, style: 1, custom_id: 'go' }) })],
    ['MESSAGE_DELETE', { id: '2', channel_id: '3' }],
    ['INTERACTION_CREATE', pressed()],
    ['CHANNEL_PINS_UPDATE', { channel_id: '3' }],
    ['CHANNEL_CREATE', { id: '3', type: 0, name: 'games', position: 0 }],
    ['RESUMED', {}],
  ])('passes: %s', (event, data) => {
    expect(checkDispatch({ event, data })).toEqual([]);
  });

  it.each([
    ['NOTHING', {}, ['no schema is known for this event']],
    ['MESSAGE_CREATE', message({ pinned: undefined }), ["(whole): must have required property 'pinned'"]],
    [
      'MESSAGE_CREATE',
      message({ components: row({ type: 2, id: 2, style: 1, custom_id: 7 }) }),
      ['components.0.components.0.custom_id: must be string, got 7'],
    ],
    [
      'MESSAGE_CREATE',
      message({ components: row({ type: 2, id: 2, style: 5 }) }),
      ["components.0.components.0: must have required property 'url'"],
    ],
    [
      'MESSAGE_CREATE',
      message({ components: [{ type: 99 }] }),
      ['components.0.type: must be equal to one of the allowed values [1,17,13,12,9,14,10], got 99'],
    ],
    [
      'INTERACTION_CREATE',
      pressed({ data: { component_type: 3, custom_id: 'pick' } }),
      ["data: must have required property 'values'"],
    ],
    ['CHANNEL_CREATE', { id: '3', type: 0, name: 7, position: 0 }, ['name: must be string, got 7']],
  ])('is told what is wrong, and nothing else: %s', (event, data, problems) => {
    expect(checkDispatch({ event, data })).toEqual(problems);
  });
});
