import type { Discord } from '../discord.ts';
import { guildOf } from '../world/channels.ts';
import { canView } from '../world/permissions.ts';
import type { Channel, Id, Message } from '../world/world.ts';

/** The people, not the bots, who have a message on their screens. */
export function readersOf({ world }: Discord, channel: Channel, { onlyFor }: Message): Id[] {
  if (onlyFor !== null) return [onlyFor];
  if (channel.kind === 'conversation') return [channel.userId];
  const members = [...(guildOf(world, channel)?.members.keys() ?? [])];
  return members.filter((id) => world.users.get(id)?.bot === false && canView(world, channel, id));
}
