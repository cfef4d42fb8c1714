import type { InteractionType } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import type { Json } from '../wire/json.ts';
import { guildIdOf } from '../world/channels.ts';
import { startInteraction } from '../world/interactions.ts';
import type { Channel, Id, Interaction } from '../world/world.ts';

/** What a person does to the bot: the parts of an interaction that this decides. */
export interface InteractionPlan {
  readonly type: InteractionType;
  readonly data: Json;
  /** For a command. */
  readonly commandName?: string;
  /** For a component, or a modal opened from one: the message it sits on. */
  readonly messageId?: Id | null;
  /** For a modal: the interaction that opened it. */
  readonly openedBy?: Interaction;
}

export function startPlanned(discord: Discord, userId: Id, channel: Channel, plan: InteractionPlan): Interaction {
  const { type, data, commandName = null, messageId = null, openedBy = null } = plan;
  const guildId = guildIdOf(channel);
  return startInteraction(discord, {
    type,
    userId,
    guildId,
    channelId: channel.id,
    commandName,
    messageId,
    openedBy,
    data,
  });
}
