import type { MessageFlags } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import type { Channel, Id, Message, World } from './world.ts';

/** Messages of one channel, oldest first. */
export function messagesIn(world: World, channelId: Id): ReadonlyMap<Id, Message> {
  return world.messages.get(channelId) ?? NO_MESSAGES;
}

const NO_MESSAGES: ReadonlyMap<Id, Message> = new Map();

export function findMessage(world: World, channelId: Id, messageId: Id): Message | null {
  return messagesIn(world, channelId).get(messageId) ?? null;
}

export function postMessage({ world, changes }: Discord, message: Message): Message {
  const channel = world.messages.get(message.channelId);
  if (channel === undefined) world.messages.set(message.channelId, new Map([[message.id, message]]));
  else channel.set(message.id, message);
  if (message.onlyFor === null) world.lastMessageIds.set(message.channelId, message.id);
  changes.announce({ kind: 'message-posted', message });
  return message;
}

export function changeMessage({ world, changes }: Discord, message: Message, change: Partial<Message>): Message {
  const changed = { ...message, ...change };
  world.messages.get(message.channelId)?.set(message.id, changed);
  changes.announce({ kind: 'message-edited', message: changed });
  return changed;
}

export function deleteMessages({ world, changes }: Discord, messages: readonly Message[], inBulk = false): void {
  for (const message of messages) world.messages.get(message.channelId)?.delete(message.id);
  if (messages.length > 0) changes.announce({ kind: 'messages-deleted', messages, inBulk });
}

export function pin(discord: Discord, channel: Channel, message: Message, pinned: boolean): void {
  if ((message.pinnedAt !== null) === pinned) return;
  const at = discord.clock.now();
  changeMessage(discord, message, { pinnedAt: pinned ? at : null });
  discord.changes.announce({ kind: 'pins-changed', channel, at });
}

export function hasFlag(message: Message, flag: MessageFlags): boolean {
  return (message.flags & flag) !== 0;
}
