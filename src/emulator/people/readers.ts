import type { Discord } from '../discord.ts';
import { guildOf } from '../world/channels.ts';
import { canView } from '../world/permissions.ts';
import type { Channel, Id, Message } from '../world/world.ts';

/** The people who have a message on their screens: no bots, and not the owner, unless they came in like anybody. */
export function readersOf({ world }: Discord, channel: Channel, { onlyFor }: Message): Id[] {
  if (onlyFor !== null) return [onlyFor];
  if (channel.kind === 'conversation') return [channel.userId];
  const members = [...(guildOf(world, channel)?.members.keys() ?? [])];
  const isThere = (id: Id): boolean =>
    world.users.get(id)?.bot === false && (id !== world.application.ownerId || world.ownerIsThere === true);
  return members.filter((id) => isThere(id) && canView(world, channel, id));
}
