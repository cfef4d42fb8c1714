import { describe, expect, it } from 'vitest';
import { ALL_INTENTS } from '#emulator/gateway/intents.ts';
import type { ChannelHandle, GuildHandle } from '#emulator/people/guild.ts';
import type { Person } from '#emulator/people/person.ts';
import { callbackOf, latestInteraction } from '../raw.ts';
import { aModeratorsWorld } from '../rest/world.ts';
import { ALL_UNPRIVILEGED, RawGateway } from './raw-gateway.ts';

type Call = Awaited<ReturnType<typeof aModeratorsWorld>>['call'];

interface Scene {
  readonly guild: GuildHandle;
  readonly channel: ChannelHandle;
  readonly ann: Person;
  readonly call: Call;
}

async function listening(intents: number) {
  const world = await aModeratorsWorld();
  const gateway = new RawGateway(world.emulator);
  await gateway.next(10);
  gateway.identify({ intents });
  await gateway.next('READY');
  await gateway.caughtUp();
  const heardAfter = async (act: () => unknown) => {
    const before = gateway.received.length;
    await act();
    await gateway.caughtUp();
    return gateway.received.slice(before).filter(({ op }) => op === 0);
  };
  return { ...world, heardAfter };
}

const SEND = 'POST /channels/{channel}/messages';

const SCENES: readonly [string, (scene: Scene) => unknown, readonly string[]][] = [
  ['a message said', ({ ann }) => ann.say('x'), ['MESSAGE_CREATE']],
  ['a message taken back', ({ ann }) => ann.unsay(ann.say('x')), ['MESSAGE_CREATE', 'MESSAGE_DELETE']],
  [
    'a message of its own, edited',
    async ({ call }) => {
      const { body } = await call(SEND, { content: 'x' });
      await call(`PATCH /channels/{channel}/messages/${body.id}`, { content: 'y' });
    },
    ['MESSAGE_CREATE', 'MESSAGE_UPDATE'],
  ],
  [
    'messages deleted in bulk',
    ({ call, ann }) =>
      call('POST /channels/{channel}/messages/bulk-delete', { messages: [ann.say('x').id, ann.say('y').id] }),
    ['MESSAGE_CREATE', 'MESSAGE_CREATE', 'MESSAGE_DELETE_BULK'],
  ],
  [
    'a message pinned',
    ({ call, ann }) => call(`PUT /channels/{channel}/messages/pins/${ann.say('x').id}`),
    ['MESSAGE_CREATE', 'MESSAGE_UPDATE', 'CHANNEL_PINS_UPDATE'],
  ],
  ['typing', ({ call }) => call('POST /channels/{channel}/typing'), ['TYPING_START']],
  ['a channel opened', ({ guild }) => guild.createChannel('x'), ['CHANNEL_CREATE']],
  ['a channel’s permissions changed', ({ channel }) => channel.deny('everyone', 'SendMessages'), ['CHANNEL_UPDATE']],
  ['a channel deleted', ({ guild }) => guild.createChannel('x').delete(), ['CHANNEL_CREATE', 'CHANNEL_DELETE']],
  [
    'a thread with its members, archived and deleted',
    async ({ call, ann }) => {
      const { body } = await call('POST /channels/{channel}/threads', { name: 'x', type: 12 });
      await call(`PUT /channels/${body.id}/thread-members/${ann.id}`);
      await call(`PATCH /channels/${body.id}`, { archived: true });
      await call(`DELETE /channels/${body.id}`);
    },
    ['THREAD_CREATE', 'THREAD_MEMBERS_UPDATE', 'THREAD_UPDATE', 'THREAD_DELETE'],
  ],
  ['somebody joining', ({ guild }) => guild.join('bob'), ['GUILD_MEMBER_ADD']],
  ['somebody leaving', ({ ann }) => ann.leave(), ['GUILD_MEMBER_REMOVE']],
  [
    'a role made, given and taken',
    ({ guild, ann }) => {
      const role = guild.createRole('x');
      guild.giveRole(ann, role);
      guild.takeRole(ann, role);
    },
    ['GUILD_ROLE_CREATE', 'GUILD_MEMBER_UPDATE', 'GUILD_MEMBER_UPDATE'],
  ],
  ['everyone’s permissions changed', ({ guild }) => guild.setEveryone(['ViewChannel']), ['GUILD_ROLE_UPDATE']],
  ['an outage of the guild', ({ guild }) => guild.goDown(), ['GUILD_DELETE']],
  [
    'the end of an outage',
    ({ guild }) => {
      guild.goDown();
      guild.comeUp();
    },
    ['GUILD_DELETE', 'GUILD_CREATE'],
  ],
  ['a timeout', ({ guild, ann }) => guild.timeOut(ann, 60_000), ['GUILD_MEMBER_UPDATE']],
  ['being thrown out', ({ guild }) => guild.removeBot(), ['GUILD_DELETE']],
  ['leaving by itself', ({ call }) => call('DELETE /users/@me/guilds/{guild}'), ['GUILD_DELETE']],
];

describe('a bot with all intents hears of', () => {
  it.each(SCENES)('%s', async (_, act, events) => {
    const { heardAfter, guild, channel, ann, call } = await listening(ALL_INTENTS);
    const heard = await heardAfter(() => act({ guild, channel, ann, call }));
    expect(heard.map(({ t }) => t)).toEqual(events);
  });

  it('a new guild, with its members', async () => {
    const { heardAfter, emulator } = await listening(ALL_INTENTS);
    const [heard] = await heardAfter(() => emulator.createGuild({ name: 'new' }));
    expect(heard).toMatchObject({ t: 'GUILD_CREATE', d: { name: 'new', members: [{}, {}] } });
  });
});

describe('ephemeral messages', () => {
  it.each([
    ['with the intent for direct messages', 1 << 12, 1],
    ['without it', 1 << 9, 0],
  ])('come as if direct, without their guild: %s', async (_, intents, count) => {
    const { heardAfter, ann, call, emulator } = await listening(intents);
    const heard = await heardAfter(() => {
      void ann.slash('ping');
      return call(callbackOf(latestInteraction(emulator)), { type: 4, data: { content: 'psst', flags: 64 } });
    });
    const messages = heard.filter(({ t }) => t === 'MESSAGE_CREATE');
    expect(messages).toHaveLength(count);
    for (const { d } of messages) expect(d).not.toHaveProperty('guild_id');
  });
});

describe('what the bot can’t see', () => {
  it('it does not hear of', async () => {
    const { heardAfter, channel, ann } = await listening(ALL_UNPRIVILEGED);
    const said = async () => (await heardAfter(() => ann.say('x'))).filter(({ t }) => t === 'MESSAGE_CREATE').length;
    channel.deny('bot', 'ViewChannel');
    expect(await said()).toBe(0);
    channel.allow('bot', 'ViewChannel');
    expect(await said()).toBe(1);
  });
});
