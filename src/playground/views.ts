/** The emulator's world as the page gets to know it. */
import type { APIMessage } from 'discord-api-types/v10';
import { messageJson } from '#emulator/wire/message.ts';
import { messagesIn } from '#emulator/world/messages.ts';
import { canView } from '#emulator/world/permissions.ts';
import { userOf } from '#emulator/world/users.ts';
import type { Channel, Message, User } from '#emulator/world/world.ts';
import { shownAtFirst, stretchFor } from './history.ts';
import type {
  ChannelView,
  Id,
  MessageView,
  PersonView,
  RoleView,
  Snapshot,
  SurroundingsView,
  UserView,
} from './protocol.ts';
import type { Stage } from './stage.ts';

export function snapshotOf(stage: Stage): Snapshot {
  return { ...surroundingsOf(stage), messages: latestMessages(stage), since: beginnings(stage) };
}

export function surroundingsOf(stage: Stage): SurroundingsView {
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
  return [...world.channels.keys()].flatMap((id: Id) => {
    const messages = messagesIn(world, id);
    const shown = shownAtFirst(messages);
    return [...messages.values()].filter((each) => shown.has(each.id)).map((each) => messageView(stage, each));
  });
}

function beginnings({ emulator: { world }, people }: Stage): Snapshot['since'] {
  const ofChannel = (channelId: Id) =>
    Object.fromEntries(
      [...people.keys()].map((id) => [id, stretchFor(messagesIn(world, channelId).values(), id).since]),
    );
  return Object.fromEntries([...world.channels.keys()].map((id) => [id, ofChannel(id)]));
}

export function messageView({ emulator }: Stage, message: Message): MessageView {
  return { onlyFor: message.onlyFor, json: messageJson(emulator.discord, message) as unknown as APIMessage };
}
