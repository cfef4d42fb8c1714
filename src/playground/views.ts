/** The emulator's world as the page gets to know it. */
import type { APIMessage } from 'discord-api-types/v10';
import { messageJson } from '#emulator/wire/message.ts';
import { messagesIn } from '#emulator/world/messages.ts';
import { canView } from '#emulator/world/permissions.ts';
import { userOf } from '#emulator/world/users.ts';
import type { Channel, Message, User } from '#emulator/world/world.ts';
import type { ChannelView, Id, MessageView, PersonView, RoleView, Snapshot, UserView } from './protocol.ts';
import type { Stage } from './stage.ts';

/** How far back a page sees in each channel. */
export const MESSAGES_SHOWN = 100;

export function snapshotOf(stage: Stage): Snapshot {
  return { ...surroundingsOf(stage), messages: latestMessages(stage) };
}

export function surroundingsOf(stage: Stage): Omit<Snapshot, 'messages'> {
  const { emulator, guild, people, hint, clockHeld } = stage;
  const { world, clock } = emulator;
  return {
    guildName: guild.name,
    bot: userView(userOf(world, world.application.id)),
    people: [...people.keys()].map((id) => personView(userOf(world, id))),
    users: [...world.users.values()].map(userView),
    roles: rolesOf(stage),
    channels: [...world.channels.values()].map((channel) => channelView(stage, channel)),
    clock: { now: clock.now(), held: clockHeld },
    hint,
  };
}

function userView({ id, username, displayName, bot }: User): UserView {
  return { id, name: displayName ?? username, bot };
}

function personView(user: User): PersonView {
  return { ...userView(user), locale: user.locale, dmsClosed: user.dmsClosed };
}

function rolesOf({ emulator, guild }: Stage): RoleView[] {
  const roles = emulator.world.guilds.get(guild.id)?.roles.values() ?? [];
  return [...roles].filter(({ id }) => id !== guild.id).map(({ id, name }) => ({ id, name }));
}

function channelView({ emulator: { world }, people }: Stage, channel: Channel): ChannelView {
  return {
    id: channel.id,
    kind: channel.kind,
    name: channel.kind === 'conversation' ? world.application.name : channel.name,
    parentId: channel.kind === 'thread' ? channel.parentId : null,
    archived: channel.kind === 'thread' && channel.archived,
    seenBy: [...people.keys()].filter((id) => canView(world, channel, id)),
  };
}

function latestMessages(stage: Stage): MessageView[] {
  const { world } = stage.emulator;
  return [...world.channels.keys()].flatMap((id: Id) =>
    [...messagesIn(world, id).values()].slice(-MESSAGES_SHOWN).map((message) => messageView(stage, message)),
  );
}

export function messageView({ emulator }: Stage, message: Message): MessageView {
  return { onlyFor: message.onlyFor, json: messageJson(emulator.discord, message) as unknown as APIMessage };
}
