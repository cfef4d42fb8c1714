import { PNG } from '../picture.ts';
import { callbackOf, latestInteraction, request } from '../raw.ts';
import { describeRules, type Scene } from './rule.ts';

const SEND = 'POST /channels/{channel}/messages';
const V2 = 1 << 15;
const gallery = (url: string) => [{ type: 12, items: [{ media: { url } }] }];
const upload = (name: string) => ({ files: { 'files[0]': { name, bytes: PNG } } });

/** A message of components with a picture, edited so. */
async function edited({ call }: Scene, attachments: object[] | undefined): Promise<unknown> {
  const { body } = await call(SEND, { flags: V2, components: gallery('attachment://a.png') }, upload('a.png'));
  const change = { components: gallery('attachment://b.png'), ...(attachments && { attachments }) };
  return call(`PATCH /channels/{channel}/messages/${body.id}`, change, upload('b.png'));
}

const shown = ({ call }: Scene, name: string, url: string): Promise<unknown> =>
  call(SEND, { flags: V2, components: gallery(url) }, upload(name));

async function answered({ call, ann, emulator }: Scene, data: object): Promise<unknown> {
  void ann.slash('ping');
  const query = `${callbackOf(latestInteraction(emulator))}?with_response=true`;
  return (await call(query, { type: 4, data })).body.resource.message;
}

async function saidToAll({ call, guild }: Scene, ...everyone: Parameters<Scene['guild']['setEveryone']>[0]) {
  guild.setEveryone(['ViewChannel', 'SendMessages', ...everyone]);
  return (await call(SEND, { content: '@everyone' })).body;
}

/** A form without `payload_json`. */
async function posted({ emulator, channel }: Scene, fields: Readonly<Record<string, string>>): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const headers = { authorization: `Bot ${emulator.token}` };
  const url = `${emulator.api}/v10/channels/${channel.id}/messages`;
  const answer = await fetch(url, { method: 'POST', headers, body: form });
  return { status: answer.status, body: await answer.json() };
}

async function asked({ emulator }: Scene, path: string): Promise<unknown> {
  const headers = { authorization: `Bot ${emulator.token}` };
  const { status } = await fetch(`${emulator.api}${path}`, { headers });
  const unknown = emulator.recording.unknownRoutes.splice(0).length;
  if (unknown > 0) emulator.recording.exchanges.pop();
  return { status, unknown };
}

const NOT_FOUND = { status: 400, body: { code: 50035 } };

describeRules('a message', [
  {
    rule: 'that is edited shows a new file only if the edit lists it',
    beyond: (scene) => edited(scene, []),
    gets: NOT_FOUND,
    inside: (scene) => edited(scene, [{ id: 0 }]),
    butGets: { status: 200 },
  },
  {
    rule: 'that is edited without a list has its new files, and its old ones no more',
    async beyond(scene) {
      const { body } = await scene.call(SEND, { content: 'x' }, upload('a.png'));
      return scene.call(`PATCH /channels/{channel}/messages/${body.id}`, { content: 'y' }, upload('b.png'));
    },
    gets: { status: 200, body: { attachments: [{ filename: 'b.png' }] } },
    async inside(scene) {
      const { body } = await scene.call(SEND, { content: 'x' }, upload('a.png'));
      return scene.call(`PATCH /channels/{channel}/messages/${body.id}`, { content: 'y' });
    },
    butGets: { status: 200, body: { attachments: [{ filename: 'a.png' }] } },
  },
  {
    rule: 'refers to a file by the name it is stored under',
    beyond: (scene) => shown(scene, 'my board.png', 'attachment://my board.png'),
    gets: NOT_FOUND,
    inside: (scene) => shown(scene, 'my board.png', 'attachment://my_board.png'),
    butGets: { status: 200 },
  },
  {
    rule: 'that answers an interaction mentions people unasked, but never everyone',
    beyond: (scene) => answered(scene, { content: '@everyone' }),
    gets: { mention_everyone: false },
    inside: (scene) => answered(scene, { content: scene.ann.mention }),
    butGets: { mentions: [{ username: 'ann' }] },
  },
  {
    rule: 'that answers an interaction mentions everyone where it says so',
    beyond: (scene) => answered(scene, { content: '@everyone', allowed_mentions: { parse: ['users'] } }),
    gets: { mention_everyone: false },
    inside: (scene) => answered(scene, { content: '@everyone', allowed_mentions: { parse: ['everyone'] } }),
    butGets: { mention_everyone: true },
  },
  {
    rule: 'mentions everyone only with the permission for it',
    beyond: (scene) => saidToAll(scene),
    gets: { mention_everyone: false },
    inside: (scene) => saidToAll(scene, 'MentionEveryone'),
    butGets: { mention_everyone: true },
  },
  {
    rule: 'is read from the fields of a form that has no payload_json',
    beyond: (scene) => posted(scene, { tts: 'true' }),
    gets: { status: 400, body: { code: 50006 } },
    inside: (scene) => posted(scene, { content: '7', flags: '4096' }),
    butGets: { status: 200, body: { content: '7', flags: 4_096 } },
  },
]);

describeRules('a request', [
  {
    rule: 'names the tenth version of the API',
    beyond: (scene) => asked(scene, '/users/@me'),
    gets: { status: 404, unknown: 1 },
    inside: (scene) => asked(scene, '/v10/users/@me'),
    butGets: { status: 200, unknown: 0 },
  },
  {
    rule: 'says who is calling',
    beyond: ({ emulator }) => request(emulator, 'GET /users/@me', undefined, { agent: '' }),
    gets: { status: 403, body: { code: 40333 } },
    inside: ({ emulator }) => request(emulator, 'GET /users/@me', undefined, { agent: 'DiscordBot (x, 1)' }),
    butGets: { status: 200 },
  },
  {
    rule: 'that was refused too often shuts the address out for an hour',
    options: { rateLimits: true, invalidRequests: { limit: 3, per: 600_000 } },
    async beyond({ call }) {
      for (let n = 1; n <= 3; n++) await call('GET /users/@me', undefined, { token: 'wrong' });
      const { status, body, headers } = await call('GET /users/@me');
      return { status, body, wait: headers.get('retry-after') };
    },
    gets: { status: 429, body: null, wait: '3600' },
    async inside({ call, emulator }) {
      for (let n = 1; n <= 3; n++) {
        await call('GET /users/@me', undefined, { token: 'wrong' });
        emulator.clock.turn(300_000);
      }
      return call('GET /users/@me');
    },
    butGets: { status: 200 },
  },
]);

describeRules('a command', [
  {
    rule: 'is for users only where its application can be installed by them',
    beyond: ({ call, emulator }) =>
      call(`PUT /applications/${emulator.applicationId}/commands`, [
        { name: 'x', description: 'x', integration_types: [0, 1] },
      ]),
    gets: { status: 400, body: { code: 50035, errors: { 0: { integration_types: {} } } } },
    inside: ({ call, emulator }) =>
      call(`PUT /applications/${emulator.applicationId}/commands`, [
        { name: 'x', description: 'x', integration_types: [0] },
      ]),
    butGets: { status: 200 },
  },
]);
