import { describe, expect, it } from 'vitest';
import { aRawWorld } from '../rest/world.ts';

const SEND = 'POST /channels/{channel}/messages';
const NOBODY = { allowed_mentions: { parse: [] } };

async function withBob() {
  const world = await aRawWorld({ strangers: 'unknown' });
  const bob = world.guild.join('bob');
  const say = (content: string, more = {}) => world.call(SEND, { content, ...more });
  const forget = () => world.emulator.recording.unresolvedMentions.splice(0);
  return { ...world, bob, say, forget };
}

describe('a client', () => {
  it('can’t name who is mentioned outside `mentions` and was never met', async () => {
    const { ann, bob, say, call, emulator, forget } = await withBob();
    const { body } = await say(`Waiting for ${bob.mention}`, NOBODY);
    expect(ann.latest()?.text).toBe('Waiting for @unknown-user');
    expect(bob.latest()?.text).toBe(`Waiting for ${bob.mention}`);
    await call(`PATCH /channels/{channel}/messages/${body.id}`, { content: `Still ${bob.mention}`, ...NOBODY });
    const { id: messageId, channel_id: channelId } = body;
    expect(emulator.unresolvedMentions()).toEqual([{ messageId, channelId, userId: bob.id, reader: 'ann' }]);
    expect(() => emulator.recording.assertNoSurprises(true)).toThrow(/@unknown-user/);
    forget();
  });

  it.each<[string, (world: Awaited<ReturnType<typeof withBob>>) => unknown]>([
    ['who is in `mentions`', ({ say, bob }) => say(`hello ${bob.mention}`)],
    ['who said something', ({ bob }) => bob.say('hello')],
  ])('can name %s, from then on', async (_, meet) => {
    const world = await withBob();
    await meet(world);
    await world.say(`Waiting for ${world.bob.mention}`, NOBODY);
    expect(world.ann.latest()?.text).toBe(`Waiting for ${world.bob.mention}`);
    expect(world.emulator.unresolvedMentions()).toEqual([]);
  });

  it('learns names from what was said before its owner came', async () => {
    const { bob, guild, say } = await withBob();
    bob.say('hello');
    const cid = guild.join('cid');
    await say(`Waiting for ${bob.mention}`, NOBODY);
    expect(cid.latest()?.text).toContain(bob.mention);
  });
});

it('unless it is asked for, everybody is named, and the list is kept all the same', async () => {
  const { emulator, guild, ann, call } = await aRawWorld();
  const bob = guild.join('bob');
  await call(SEND, { content: bob.mention, ...NOBODY });
  expect(ann.latest()?.text).toBe(bob.mention);
  expect(emulator.unresolvedMentions()).not.toEqual([]);
});
