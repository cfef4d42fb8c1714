/** The rules of payloads stand in the tables of `validation/`; here each is broken and kept over the wire. */
import { describe, expect, it } from 'vitest';
import type { ErrorTree } from '#emulator/validation/error-tree.ts';
import { type Answer, callbackOf, latestInteraction, webhookOf } from '../raw.ts';
import { AREAS } from '../validation/tables/all.ts';
import type { Case } from '../validation/tables/case.ts';
import { SNOWFLAKE } from '../validation/tables/payloads.ts';
import { aRawWorld } from './world.ts';

type Scene = Awaited<ReturnType<typeof aRawWorld>>;
type Send = (scene: Scene, body: unknown, one: Case) => Promise<Answer>;

const message: Send = ({ call }, body, { context }) => {
  const uploads = context?.uploads ?? [];
  const files = Object.fromEntries(
    uploads.map(({ id, filename }) => [`files[${id}]`, { name: filename, bytes: new Uint8Array(1) }]),
  );
  return call('POST /channels/{channel}/messages', body, uploads.length > 0 ? { files } : {});
};

const interaction = ({ ann, emulator }: Scene) => {
  void ann.slash('ping');
  return latestInteraction(emulator);
};

/** Where the payloads of each area are sent. */
const SENDERS: Readonly<Record<string, Send>> = {
  'a message': message,
  "a message's embeds": message,
  "a message's rows": message,
  "a message's components": message,
  async 'a follow-up'(scene, body) {
    const started = interaction(scene);
    await scene.call(callbackOf(started), { type: 4, data: { content: 'x' } });
    return scene.call(`POST ${webhookOf(scene.emulator, started)}`, body);
  },
  'a modal': (scene, data) => scene.call(callbackOf(interaction(scene)), { type: 9, data }),
  'a command': ({ call, emulator }, body) => call(`PUT /applications/${emulator.applicationId}/commands`, [body]),
  'a new thread': ({ call }, body) => call('POST /channels/{channel}/threads', body),
  'a thread on a message': ({ call, ann }, body) =>
    call(`POST /channels/{channel}/messages/${ann.say('x').id}/threads`, body),
  async 'a changed thread'({ call }, body) {
    const { body: thread } = await call('POST /channels/{channel}/threads', { name: 'side', type: 12 });
    return call(`PATCH /channels/${thread.id}`, body);
  },
  'a changed channel'({ call, channel }, body) {
    channel.allow('bot', 'ManageChannels');
    return call('PATCH /channels/{channel}', body);
  },
  'a direct message channel': ({ call }, body) => call('POST /users/@me/channels', body),
};

/** Where the payload is within the request, if it is not all of it. */
const INSIDE: Readonly<Record<string, string>> = { 'a modal': 'data', 'a command': '0' };

function treeIn(area: string, { body }: Answer): ErrorTree | undefined {
  const field = INSIDE[area];
  return field === undefined ? body?.errors : body?.errors?.[field];
}

/** What is about an older message is not for a new one. */
const isOfNew = ({ context }: Case): boolean => context?.existing == null;

describe.each(AREAS.map((area) => [area.name, area.cases] as const))('the rules of %s', (name, cases) => {
  it('hold over the wire: what breaks one is 50035 with its tree, what keeps it is not', async () => {
    const scene = await aRawWorld();
    scene.emulator.world.emojis.set(SNOWFLAKE, { id: SNOWFLAKE, name: 'dice', animated: false });
    const send = SENDERS[name];
    if (send === undefined) throw new Error(`nobody knows where to send ${name}`);
    for (const one of cases.filter(isOfNew)) {
      const broken = await send(scene, one.broken, one);
      expect([one.rule, broken.body?.code, treeIn(name, broken)]).toEqual([one.rule, 50035, one.tree]);
      expect(treeIn(name, await send(scene, one.inside, one)), one.rule).not.toEqual(one.tree);
    }
  });
});
