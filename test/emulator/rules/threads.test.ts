import { expect, it } from 'vitest';
import { callbackOf, latestInteraction, webhookOf } from '../raw.ts';
import { aRawWorld } from '../rest/world.ts';
import { describeRules, obstacle, type Scene } from './rule.ts';

const HELLO = { content: 'hello' };
const BUTTON = {
  content: 'press',
  components: [{ type: 1, components: [{ type: 2, style: 1, custom_id: 'go', label: 'Go' }] }],
};
const MINUTE = 60_000;

type State = { readonly archived?: boolean; readonly locked?: boolean };

interface InThread extends Scene {
  readonly thread: string;
  readonly button: string;
  /** What becomes of it by a moderator's hand. */
  set(state: State): void;
  state(): Promise<{ readonly archived: boolean; readonly locked: boolean }>;
}

async function inThread(scene: Scene, type = 11, body = {}): Promise<InThread> {
  const { emulator, call } = scene;
  const { body: thread } = await call('POST /channels/{channel}/threads', { name: 'side', type, ...body });
  const { body: button } = await call(`POST /channels/${thread.id}/messages`, BUTTON);
  const set = (state: State) => {
    const stored = emulator.world.channels.get(thread.id);
    if (stored?.kind === 'thread') emulator.world.channels.set(thread.id, { ...stored, ...state });
  };
  const state = async () => (await call(`GET /channels/${thread.id}`)).body.thread_metadata;
  return { ...scene, thread: thread.id, button: button.id, set, state };
}

/** Ann is in the thread; she presses, and only then does something become of it. */
async function answeredIn(scene: Scene, meanwhile: State, answer: object): Promise<unknown> {
  const { call, thread, set, ann, emulator, button, state } = await inThread(scene);
  ann.say('here', { in: { id: thread } });
  void ann.click('Go', { on: { id: button } });
  set(meanwhile);
  const { status, body } = await call(callbackOf(latestInteraction(emulator)), answer);
  return { status, code: body?.code, ...(await state()) };
}

async function pressedBy(scene: Scene, state: State, { isMember }: { readonly isMember: boolean }): Promise<unknown> {
  const { set, ann, button, thread } = await inThread(scene);
  if (isMember) ann.say('here', { in: { id: thread } });
  set(state);
  return obstacle(() => void ann.click('Go', { on: { id: button } }));
}

async function after(scene: Scene, state: State, line: string, body: unknown): Promise<unknown> {
  const { set, call, thread, button } = await inThread(scene);
  set(state);
  return call(line.replace('{thread}', thread).replace('{button}', button), body);
}

async function silentFor(scene: Scene, minutes: number, body = {}): Promise<unknown> {
  const { emulator, state } = await inThread(scene, 11, body);
  emulator.clock.turn(minutes * MINUTE - 1);
  const before = (await state()).archived;
  emulator.clock.turn(1);
  return { before, after: (await state()).archived };
}

async function members({ call, thread }: InThread): Promise<string[]> {
  const { body } = await call(`GET /channels/${thread}/thread-members`);
  return body.map(({ user_id }: { user_id: string }) => user_id);
}

const REPLY = { type: 4, data: HELLO };
const PRIVATE_REPLY = { type: 4, data: { ...HELLO, flags: 64 } };
const UPDATE = { type: 7, data: { content: 'pressed' } };
const NO_MORE = { status: 400, body: { code: 50083 } };

describeRules('a thread', [
  {
    rule: 'is archived after three days without a word, unless it was told otherwise',
    beyond: (scene) => silentFor(scene, 4_320),
    gets: { before: false, after: true },
    inside: (scene) => silentFor(scene, 4_320, { auto_archive_duration: 10_080 }),
    butGets: { before: false, after: false },
  },
  {
    rule: 'that is locked takes no words of anybody who may not manage threads',
    beyond: (scene) => after(scene, { locked: true }, 'POST /channels/{thread}/messages', HELLO),
    gets: NO_MORE,
    inside: (scene) => after(scene, { archived: true }, 'POST /channels/{thread}/messages', HELLO),
    butGets: { status: 200 },
  },
  {
    rule: 'that is locked takes no edits of anybody who may not manage threads',
    beyond: (scene) => after(scene, { locked: true }, 'PATCH /channels/{thread}/messages/{button}', HELLO),
    gets: NO_MORE,
    inside(scene) {
      scene.channel.allow('bot', 'ManageThreads');
      return after(scene, { locked: true }, 'PATCH /channels/{thread}/messages/{button}', HELLO);
    },
    butGets: { status: 200 },
  },
  {
    rule: 'that is archived and locked lets its messages be deleted',
    beyond: (scene) =>
      after(scene, { archived: true, locked: true }, 'PATCH /channels/{thread}/messages/{button}', HELLO),
    gets: NO_MORE,
    inside: (scene) =>
      after(scene, { archived: true, locked: true }, 'DELETE /channels/{thread}/messages/{button}', undefined),
    butGets: { status: 204 },
  },
  {
    rule: 'is locked by whoever may manage threads, not by its owner',
    beyond: (scene) => after(scene, {}, 'PATCH /channels/{thread}', { locked: true }),
    gets: { status: 403, body: { code: 50013 } },
    inside: (scene) => after(scene, {}, 'PATCH /channels/{thread}', { archived: true }),
    butGets: { status: 200 },
  },
  {
    rule: 'that is locked is opened again by whoever may manage threads, one that is not by its owner',
    beyond: (scene) => after(scene, { archived: true, locked: true }, 'PATCH /channels/{thread}', { archived: false }),
    gets: { status: 403, body: { code: 50013 } },
    inside: (scene) => after(scene, { archived: true }, 'PATCH /channels/{thread}', { archived: false }),
    butGets: { status: 200 },
  },
]);

describeRules('an answer in a thread', [
  {
    rule: 'that all can see opens it; one for a single person leaves it as it is',
    beyond: (scene) => answeredIn(scene, { archived: true }, PRIVATE_REPLY),
    gets: { status: 204, archived: true },
    inside: (scene) => answeredIn(scene, { archived: true }, REPLY),
    butGets: { status: 204, archived: false },
  },
  {
    rule: 'is refused once it is locked',
    beyond: (scene) => answeredIn(scene, { archived: true, locked: true }, PRIVATE_REPLY),
    gets: { status: 403, code: 50083, archived: true },
    inside: (scene) => answeredIn(scene, {}, REPLY),
    butGets: { status: 204 },
  },
  {
    rule: 'that updates a message there needs the thread open',
    beyond: (scene) => answeredIn(scene, { archived: true }, UPDATE),
    gets: { status: 400, code: 50083 },
    inside: (scene) => answeredIn(scene, {}, UPDATE),
    butGets: { status: 204 },
  },
]);

describeRules('a person in a thread', [
  {
    rule: 'can’t press anything once it is locked',
    beyond: (scene) => pressedBy(scene, { archived: true, locked: true }, { isMember: true }),
    gets: { obstacle: 'locked' },
    inside(scene) {
      scene.channel.allow(scene.ann, 'ManageThreads');
      return pressedBy(scene, { archived: true, locked: true }, { isMember: true });
    },
    butGets: { obstacle: 'none' },
  },
  {
    rule: 'opens it by a press once it is archived, if they are in it',
    beyond: (scene) => pressedBy(scene, { archived: true }, { isMember: false }),
    gets: { obstacle: 'archived' },
    inside: (scene) => pressedBy(scene, { archived: true }, { isMember: true }),
    butGets: { obstacle: 'none' },
  },
  {
    rule: 'has no commands there once it is archived',
    async beyond(scene) {
      const { set, ann, thread } = await inThread(scene);
      set({ archived: true });
      return obstacle(() => void ann.slash('ping', {}, { in: { id: thread } }));
    },
    gets: { obstacle: 'archived' },
    async inside(scene) {
      const { ann, thread } = await inThread(scene);
      return obstacle(() => void ann.slash('ping', {}, { in: { id: thread } }));
    },
    butGets: { obstacle: 'none' },
  },
]);

it('who writes in a thread, or is mentioned there, is in it from then on', async () => {
  const scene = await inThread(await aRawWorld());
  const { ann, call, guild, thread, emulator } = scene;
  const bob = guild.join('bob');
  expect(await members(scene)).toEqual([emulator.applicationId]);
  ann.say('hello', { in: { id: thread } });
  expect(await members(scene)).toContain(ann.id);
  const quiet = { content: bob.mention, allowed_mentions: { parse: [] } };
  await call(`POST /channels/${thread}/messages`, quiet);
  expect(await members(scene)).not.toContain(bob.id);
  await call(`POST /channels/${thread}/messages`, { content: bob.mention });
  expect(await members(scene)).toContain(bob.id);
});

it('a deferred answer can’t be finished once its thread is locked', async () => {
  const { call, ann, button, emulator, set } = await inThread(await aRawWorld());
  void ann.click('Go', { on: { id: button } });
  const interaction = latestInteraction(emulator);
  expect((await call(callbackOf(interaction), { type: 5 })).status).toBe(204);
  set({ locked: true });
  const original = `PATCH ${webhookOf(emulator, interaction)}/messages/@original`;
  expect((await call(original, HELLO)).body.code).toBe(50083);
  set({ locked: false });
  expect((await call(original, HELLO)).status).toBe(200);
});
