import type { Change } from '../changes.ts';
import type { Discord } from '../discord.ts';
import { interactionJson } from '../wire/interaction.ts';
import { channelEvent, threadMembersEvent } from './channel-events.ts';
import { guildEvent, memberEvent, roleEvent } from './guild-events.ts';
import { deletionEvents, messageEvent, pinsEvent, typingEvent } from './message-events.ts';
import type { ChangeOf, Outgoing } from './outgoing.ts';

/** What the bot hears of a change. */
export function dispatchesOf(discord: Discord, change: Change): readonly Outgoing[] {
  const { world } = discord;
  switch (change.kind) {
    case 'message-posted':
      return messageEvent(discord, 'MESSAGE_CREATE', change.message);
    case 'message-edited':
      return messageEvent(discord, 'MESSAGE_UPDATE', change.message);
    case 'messages-deleted':
      return deletionEvents(world, change);
    case 'pins-changed':
      return pinsEvent(world, change);
    case 'channel-opened':
    case 'channel-changed':
    case 'channel-closed':
      return channelEvent(world, change);
    case 'thread-members-changed':
      return threadMembersEvent(world, change);
    case 'guild-entered':
    case 'guild-left':
    case 'guild-unavailable':
      return guildEvent(world, change);
    case 'member-joined':
    case 'member-changed':
    case 'member-left':
      return memberEvent(world, change);
    case 'role-made':
    case 'role-changed':
    case 'role-removed':
      return roleEvent(change);
    case 'typing':
      return typingEvent(discord, change);
    case 'interaction-started':
      return interactionEvent(discord, change);
    case 'interaction-progressed':
    case 'commands-changed':
      return [];
  }
}

function interactionEvent(discord: Discord, { interaction }: ChangeOf<'interaction-started'>): readonly Outgoing[] {
  const data = interactionJson(discord, interaction);
  return [{ event: 'INTERACTION_CREATE', guildId: interaction.guildId, intents: 0, data: () => data }];
}
