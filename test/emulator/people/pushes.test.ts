import { describe, expect, it } from 'vitest';
import { callbackOf, latestInteraction, webhookOf } from '../raw.ts';
import { aRawWorld } from '../rest/world.ts';

const SEND = 'POST /channels/{channel}/messages';
const V2 = 1 << 15;
const SILENT = 1 << 12;
const words = (content: string) => ({ flags: V2, components: [{ type: 10, content }] });

async function withBob() {
  const world = await aRawWorld();
  return { ...world, bob: world.guild.join('bob') };
}

describe('a phone rings', () => {
  it('for every message where the server is set so, as new ones are; by mention it says so', async () => {
    const { call, ann, bob } = await withBob();
    const { body } = await call(SEND, { content: `Your turn, ${ann.mention}` });
    const shared = { messageId: body.id, place: '#general (Guild)', words: 'Your turn, @ann', silent: false };
    expect(ann.pushes()).toMatchObject([{ ...shared, why: 'mention' }]);
    expect(bob.pushes()).toMatchObject([{ ...shared, why: 'all-messages' }]);
  });

  it('without a word for components', async () => {
    const { call, ann } = await withBob();
    await call(SEND, words(`Your turn, ${ann.mention}`));
    expect(ann.pushes()).toMatchObject([{ why: 'mention', words: null, place: '#general (Guild)' }]);
  });

  it.each([
    ['all' as const, 2],
    ['mentions' as const, 1],
    ['nothing' as const, 0],
  ])('as its owner likes it: %s', async (notifications, count) => {
    const { call, ann } = await withBob();
    ann.notifications = notifications;
    await call(SEND, { content: 'news' });
    await call(SEND, { content: ann.mention });
    expect(ann.pushes()).toHaveLength(count);
  });

  it('by mention alone on a server that is set so', async () => {
    const { emulator, call } = await withBob();
    const quiet = emulator.createGuild({ notifications: 'mentions' });
    const cid = quiet.join('cid');
    await call(`POST /channels/${quiet.channel().id}/messages`, { content: 'news' });
    await call(`POST /channels/${quiet.channel().id}/messages`, { content: cid.mention });
    expect(cid.pushes()).toMatchObject([{ why: 'mention' }]);
  });

  it('for a direct message', async () => {
    const { call, ann, bob } = await withBob();
    const { body: dm } = await call('POST /users/@me/channels', { recipient_id: ann.id });
    await call(`POST /channels/${dm.id}/messages`, { content: 'psst' });
    expect(ann.pushes()).toMatchObject([{ why: 'direct', words: 'psst', place: 'Bot' }]);
    expect(bob.pushes()).toEqual([]);
  });

  it('silently where the message asks for it', async () => {
    const { call, ann } = await withBob();
    await call(SEND, { content: 'news', flags: SILENT });
    expect(ann.pushes()).toMatchObject([{ silent: true }]);
  });

  it('in a thread only for those in it, and for whom it mentions', async () => {
    const { call, ann, bob, guild } = await withBob();
    const cid = guild.join('cid');
    const { body: thread } = await call('POST /channels/{channel}/threads', { name: 'side', type: 11 });
    ann.say('in', { in: thread });
    await call(`POST /channels/${thread.id}/messages`, { content: `hello ${cid.mention}` });
    expect(ann.pushes()).toMatchObject([{ why: 'all-messages' }]);
    expect(bob.pushes()).toEqual([]);
    expect(cid.pushes()).toMatchObject([{ why: 'mention' }]);
  });
});

describe('no phone rings', () => {
  it('for an edit, whoever it mentions', async () => {
    const { call, ann } = await withBob();
    ann.notifications = 'mentions';
    const { body } = await call(SEND, { content: 'x' });
    await call(`PATCH /channels/{channel}/messages/${body.id}`, { content: ann.mention });
    expect(ann.pushes()).toEqual([]);
  });

  it('for whom the message may not mention', async () => {
    const { call, ann } = await withBob();
    ann.notifications = 'mentions';
    await call(SEND, { content: ann.mention, allowed_mentions: { parse: [] } });
    expect(ann.pushes()).toEqual([]);
  });

  it('for what only one person sees, for whoever asked, or for the end of thinking', async () => {
    const { call, ann, bob, emulator } = await withBob();
    const answer = async (body: object) => {
      void ann.slash('ping');
      const interaction = latestInteraction(emulator);
      await call(callbackOf(interaction), body);
      return interaction;
    };
    await answer({ type: 4, data: { content: bob.mention, flags: 64 } });
    const thinking = await answer({ type: 5 });
    await call(`PATCH ${webhookOf(emulator, thinking)}/messages/@original`, { content: bob.mention });
    expect([ann.pushes(), bob.pushes()]).toEqual([[], []]);
    await answer({ type: 4, data: { content: 'for all' } });
    expect(ann.pushes()).toEqual([]);
    expect(bob.pushes()).toMatchObject([{ why: 'all-messages' }]);
  });

  it('for one’s own words', async () => {
    const { ann, bob } = await withBob();
    ann.say(`hello ${bob.mention}`);
    expect(ann.pushes()).toEqual([]);
    expect(bob.pushes()).toMatchObject([{ why: 'mention', words: 'hello @bob' }]);
  });
});
