import { describe, expect, it } from 'vitest';
import type { RefusalCode } from '#emulator/rest/errors.ts';
import { PNG } from '../picture.ts';
import { type Answer, callbackOf, latestInteraction, webhookOf } from '../raw.ts';
import { aModeratorsWorld } from './world.ts';

type Scene = Awaited<ReturnType<typeof aModeratorsWorld>>;

/** A raw request that meets the refusal, and one that just does not; each in a world of its own. */
interface Case {
  readonly status: number;
  readonly refused: (scene: Scene) => Promise<Answer>;
  readonly accepted: (scene: Scene) => Promise<Answer>;
}

const NOWHERE = '999999999999999999';
const HELLO = { content: 'hello' };
const REPLY = { type: 4, data: HELLO };
const SEND = 'POST /channels/{channel}/messages';
const TWO_WEEKS = 14 * 24 * 3_600_000;

const missing = (path: string, there: Case['accepted']): Case => ({
  status: 404,
  refused: ({ call }) => call(`GET ${path}/${NOWHERE}`),
  accepted: there,
});

const get =
  (path: (scene: Scene) => string): Case['accepted'] =>
  (scene) =>
    scene.call(`GET ${path(scene)}`);

async function conversation({ call, ann }: Scene): Promise<string> {
  return (await call('POST /users/@me/channels', { recipient_id: ann.id })).body.id;
}

/** The note that Discord leaves where a public thread was opened. */
async function threadNote({ call }: Scene): Promise<string> {
  await call('POST /channels/{channel}/threads', { name: 'side', type: 11 });
  return (await call('GET /channels/{channel}/messages')).body[0].id;
}

const pinnedTimes = async ({ call, ann }: Scene, count: number): Promise<Answer> => {
  for (let n = 1; n < count; n++) await call(`PUT /channels/{channel}/messages/pins/${ann.say('pin').id}`);
  return call(`PUT /channels/{channel}/messages/pins/${ann.say('last').id}`);
};

const commands = ({ call, emulator }: Scene, count: number): Promise<Answer> =>
  call(
    `PUT /applications/${emulator.applicationId}/commands`,
    Array.from({ length: count }, (_, n) => ({ name: `c${n}`, description: 'x' })),
  );

const upload = ({ call }: Scene, bytes: number): Promise<Answer> =>
  call(SEND, {}, { files: { 'files[0]': { name: 'big', bytes: new Uint8Array(bytes) } } });

const uploads = ({ call }: Scene, count: number): Promise<Answer> => {
  const files = Array.from({ length: count }, (_, n) => [`files[${n}]`, { name: `${n}.png`, bytes: PNG }] as const);
  return call(SEND, {}, { files: Object.fromEntries(files) });
};

/** Creates and deletes so many commands, each of a new name, one after another. */
async function createdToday({ call, emulator }: Scene, count: number): Promise<Answer> {
  const path = `/applications/${emulator.applicationId}/guilds/{guild}/commands`;
  const made = Array.from({ length: count }, (_, n) => ({ name: `c${n}`, description: 'x' }));
  await call(`PUT ${path}`, made.slice(0, 100));
  await call(`PUT ${path}`, made.slice(100, -1));
  await call(`PUT ${path}`, []);
  return call(`POST ${path}`, made.at(-1));
}

async function conversationsOpened({ call, guild }: Scene, count: number): Promise<Answer> {
  const open = (n: number) => call('POST /users/@me/channels', { recipient_id: guild.join(`p${n}`).id });
  for (let n = 1; n < count; n++) await open(n);
  return open(count);
}

/** Somebody uses a command; after a while it is answered as often as asked. */
async function answered({ call, emulator, ann }: Scene, { after = 0, times = 1 } = {}): Promise<Answer> {
  void ann.slash('ping');
  const interaction = latestInteraction(emulator);
  emulator.clock.turn(after);
  for (let n = 1; n < times; n++) await call(callbackOf(interaction), REPLY);
  return call(callbackOf(interaction), REPLY);
}

async function followedUp(scene: Scene, { acknowledged = true, after = 0 }): Promise<Answer> {
  void scene.ann.slash('ping');
  const interaction = latestInteraction(scene.emulator);
  if (acknowledged) await scene.call(callbackOf(interaction), REPLY);
  scene.emulator.clock.turn(after);
  return scene.call(`POST ${webhookOf(scene.emulator, interaction)}`, HELLO);
}

async function editedAgainAfter(scene: Scene, age: number): Promise<Answer> {
  const { body } = await scene.call(SEND, HELLO);
  const edit = () => scene.call(`PATCH /channels/{channel}/messages/${body.id}`, { content: 'edited' });
  scene.emulator.clock.turn(age);
  for (let n = 1; n <= scene.emulator.discord.settings.oldEdits.limit; n++) await edit();
  return edit();
}

async function bulkDeletedAfter({ call, ann, emulator }: Scene, age: number): Promise<Answer> {
  const messages = [ann.say('a').id, ann.say('b').id];
  emulator.clock.turn(age);
  return call('POST /channels/{channel}/messages/bulk-delete', { messages });
}

async function renamedThread({ call }: Scene, archived: boolean): Promise<Answer> {
  const { body } = await call('POST /channels/{channel}/threads', { name: 'side', type: 11 });
  await call(`PATCH /channels/${body.id}`, { archived });
  return call(`PATCH /channels/${body.id}`, { name: 'other' });
}

async function threadsOn({ call, ann }: Scene, count: number): Promise<Answer> {
  const line = `POST /channels/{channel}/messages/${ann.say('here').id}/threads`;
  for (let n = 1; n < count; n++) await call(line, { name: 'side' });
  return call(line, { name: 'side' });
}

/** Every code the emulator has; one that is added without a case does not compile. */
const CASES: Readonly<Record<RefusalCode | 30046 | 50035, Case>> = {
  0: {
    status: 404,
    async refused({ call, emulator }) {
      const answer = await call('GET /guilds/{guild}/stickers');
      expect(emulator.recording.unknownRoutes.splice(0)).toHaveLength(1);
      emulator.recording.exchanges.pop();
      return answer;
    },
    accepted: ({ call }) => call('GET /guilds/{guild}/roles'),
  },
  10003: missing(
    '/channels',
    get(() => '/channels/{channel}'),
  ),
  10004: missing(
    '/guilds',
    get(() => '/guilds/{guild}'),
  ),
  10007: {
    status: 404,
    refused({ call, ann }) {
      ann.leave();
      return call(`GET /guilds/{guild}/members/${ann.id}`);
    },
    accepted: ({ call, ann }) => call(`GET /guilds/{guild}/members/${ann.id}`),
  },
  10008: missing(
    '/channels/{channel}/messages',
    get(({ ann }) => `/channels/{channel}/messages/${ann.say('x').id}`),
  ),
  10011: missing(
    '/guilds/{guild}/roles',
    get(({ guild }) => `/guilds/{guild}/roles/${guild.createRole('x').id}`),
  ),
  10013: missing(
    '/users',
    get(({ ann }) => `/users/${ann.id}`),
  ),
  10014: {
    status: 404,
    refused: ({ call, emulator }) => call(`GET /applications/${emulator.applicationId}/emojis/${NOWHERE}`),
    async accepted({ call, emulator }) {
      const path = `/applications/${emulator.applicationId}/emojis`;
      const image = `data:image/png;base64,${PNG.toString('base64')}`;
      return call(`GET ${path}/${(await call(`POST ${path}`, { name: 'amoeba', image })).body.id}`);
    },
  },
  10015: {
    status: 404,
    refused: (scene) => followedUp(scene, { acknowledged: false }),
    accepted: (scene) => followedUp(scene, {}),
  },
  10062: {
    status: 404,
    refused: (scene) => answered(scene, { after: 3_000 }),
    accepted: (scene) => answered(scene, { after: 2_999 }),
  },
  10063: {
    status: 404,
    refused: ({ call, emulator }) => call(`GET /applications/${emulator.applicationId}/commands/${NOWHERE}`),
    async accepted(scene) {
      const { body } = await commands(scene, 1);
      return scene.call(`GET /applications/${scene.emulator.applicationId}/commands/${body[0].id}`);
    },
  },
  20012: {
    status: 403,
    refused: ({ call }) => call(`GET /applications/${NOWHERE}/commands`),
    accepted: ({ call, emulator }) => call(`GET /applications/${emulator.applicationId}/commands`),
  },
  30003: {
    status: 400,
    refused: (scene) => pinnedTimes(scene, 251),
    accepted: (scene) => pinnedTimes(scene, 250),
  },
  30015: {
    status: 400,
    refused: (scene) => uploads(scene, 11),
    accepted: (scene) => uploads(scene, 10),
  },
  30034: {
    status: 400,
    refused: (scene) => createdToday(scene, 201),
    accepted: (scene) => createdToday(scene, 200),
  },
  30032: {
    status: 400,
    refused: (scene) => commands(scene, 101),
    accepted: (scene) => commands(scene, 100),
  },
  30046: {
    status: 429,
    refused: (scene) => editedAgainAfter(scene, 3_600_001),
    accepted: (scene) => editedAgainAfter(scene, 3_600_000),
  },
  40003: {
    status: 403,
    refused: (scene) => conversationsOpened(scene, scene.emulator.discord.settings.newConversations.limit + 1),
    accepted: (scene) => conversationsOpened(scene, scene.emulator.discord.settings.newConversations.limit),
  },
  40005: {
    status: 413,
    refused: (scene) => upload(scene, 10 * 1024 * 1024 + 1),
    accepted: (scene) => upload(scene, 10 * 1024 * 1024),
  },
  40060: {
    status: 400,
    refused: (scene) => answered(scene, { times: 2 }),
    accepted: (scene) => answered(scene),
  },
  40333: {
    status: 403,
    refused: ({ call }) => call('GET /users/@me', undefined, { agent: 'Python-urllib/3.12' }),
    accepted: ({ call }) => call('GET /users/@me', undefined, { agent: 'DiscordBot (https://example.org, 1)' }),
  },
  50001: {
    status: 403,
    refused({ call, channel }) {
      channel.deny('bot', 'ViewChannel');
      return call('GET /channels/{channel}');
    },
    accepted({ call, channel }) {
      channel.deny('everyone', 'ViewChannel');
      channel.allow('bot', 'ViewChannel');
      return call('GET /channels/{channel}');
    },
  },
  50003: {
    status: 403,
    refused: async (scene) => scene.call(`PATCH /channels/${await conversation(scene)}`, { name: 'x' }),
    accepted({ call, channel }) {
      channel.allow('bot', 'ManageChannels');
      return call('PATCH /channels/{channel}', { name: 'x' });
    },
  },
  50005: {
    status: 403,
    refused: ({ call, ann }) => call(`PATCH /channels/{channel}/messages/${ann.say('hers').id}`, HELLO),
    accepted: async ({ call }) =>
      call(`PATCH /channels/{channel}/messages/${(await call(SEND, HELLO)).body.id}`, { content: 'edited' }),
  },
  50006: {
    status: 400,
    refused: ({ call }) => call(SEND, { content: ' ' }),
    accepted: ({ call }) => call(SEND, {}, { files: { 'files[0]': { name: 'a.png', bytes: PNG } } }),
  },
  50007: {
    status: 403,
    async refused(scene) {
      scene.ann.closeDms();
      return scene.call(`POST /channels/${await conversation(scene)}/messages`, HELLO);
    },
    accepted: async (scene) => scene.call(`POST /channels/${await conversation(scene)}/messages`, HELLO),
  },
  50013: {
    status: 403,
    refused({ call, channel }) {
      channel.deny('bot', 'SendMessages');
      return call(SEND, HELLO);
    },
    accepted({ call, channel }) {
      channel.deny('everyone', 'SendMessages');
      channel.allow('bot', 'SendMessages');
      return call(SEND, HELLO);
    },
  },
  50021: {
    status: 403,
    refused: async (scene) => scene.call(`PUT /channels/{channel}/messages/pins/${await threadNote(scene)}`),
    accepted: async (scene) => scene.call(`DELETE /channels/{channel}/messages/${await threadNote(scene)}`),
  },
  50024: {
    status: 400,
    async refused({ call }) {
      const { body } = await call('POST /channels/{channel}/threads', { name: 'side', type: 11 });
      return call(`POST /channels/${body.id}/threads`, { name: 'inside', type: 11 });
    },
    accepted: ({ call }) => call('POST /channels/{channel}/threads', { name: 'side', type: 11 }),
  },
  50027: {
    status: 401,
    refused: (scene) => followedUp(scene, { after: 15 * 60_000 + 1 }),
    accepted: (scene) => followedUp(scene, { after: 15 * 60_000 }),
  },
  50033: {
    status: 400,
    refused: ({ call }) => call('POST /users/@me/channels', { recipient_id: NOWHERE }),
    accepted: ({ call, ann }) => call('POST /users/@me/channels', { recipient_id: ann.id }),
  },
  50034: {
    status: 400,
    refused: (scene) => bulkDeletedAfter(scene, TWO_WEEKS + 1),
    accepted: (scene) => bulkDeletedAfter(scene, TWO_WEEKS),
  },
  50035: {
    status: 400,
    refused: ({ call }) => call(SEND, { content: 'x'.repeat(2_001) }),
    accepted: ({ call }) => call(SEND, { content: 'x'.repeat(2_000) }),
  },
  50083: {
    status: 400,
    refused: (scene) => renamedThread(scene, true),
    accepted: (scene) => renamedThread(scene, false),
  },
  50109: {
    status: 400,
    refused: ({ call }) => call(SEND, '{"content":"hello"'),
    accepted: ({ call }) => call(SEND, '{"content":"hello"}'),
  },
  50278: {
    status: 403,
    async refused(scene) {
      const dm = await conversation(scene);
      scene.ann.leave();
      return scene.call(`POST /channels/${dm}/messages`, HELLO);
    },
    accepted: async (scene) => scene.call(`POST /channels/${await conversation(scene)}/messages`, HELLO),
  },
  160004: {
    status: 400,
    refused: (scene) => threadsOn(scene, 2),
    accepted: (scene) => threadsOn(scene, 1),
  },
};

describe.each(Object.entries(CASES))('code %s', (code, { status, refused, accepted }) => {
  it('meets the request that breaks its rule', async () => {
    expect(await refused(await aModeratorsWorld())).toMatchObject({ status, body: { code: Number(code) } });
  });

  it('does not meet the one just inside', async () => {
    expect((await accepted(await aModeratorsWorld())).status).toBeLessThan(300);
  });
});
