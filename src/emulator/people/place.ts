import type { Discord } from '../discord.ts';
import { conversationWith } from '../world/channels.ts';
import { canView } from '../world/permissions.ts';
import { userOf } from '../world/users.ts';
import type { Channel, Id, World } from '../world/world.ts';
import { Cannot } from './cannot.ts';

/** Where a person does something: a channel, or `'dm'`, the conversation with the bot. */
export type Place = { readonly id: Id } | 'dm';

export interface Where {
  /** The guild's first channel unless said otherwise. */
  readonly in?: Place;
}

/** The channel at a place, as long as this person sees it. */
export function channelAt(discord: Discord, guildId: Id, userId: Id, place: Place | undefined): Channel {
  if (place === 'dm') return conversationWith(discord, userId);
  const { world } = discord;
  const channel = place === undefined ? firstChannel(world, guildId) : world.channels.get(place.id);
  if (channel === undefined || !canView(world, channel, userId)) {
    throw new Cannot('not-here', `${userOf(world, userId).username} sees no such channel`);
  }
  return channel;
}

function firstChannel({ channels }: World, guildId: Id): Channel | undefined {
  for (const channel of channels.values()) {
    if (channel.kind === 'channel' && channel.guildId === guildId) return channel;
  }
  return undefined;
}
