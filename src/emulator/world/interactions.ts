import { randomUUID } from 'node:crypto';
import { ApplicationCommandType, InteractionType, MessageType } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import type { Id, Interaction, Message, Modal, Origin, Progress, World } from './world.ts';

/** The bot must acknowledge within this time, else 10062. */
const ACKNOWLEDGE_WITHIN = 3_000;
/** How long the bot may go on answering, else 50027. */
export const TOKEN_LIFE = 15 * 60_000;

export type NewInteraction = Omit<Interaction, 'id' | 'token' | 'createdAt' | 'progress'>;

export function startInteraction(discord: Discord, plan: NewInteraction): Interaction {
  const { world, ids, clock, changes, deadlines } = discord;
  forgetExpired(world, clock.now());
  const id = ids.next();
  const interaction: Interaction = {
    type: plan.type,
    userId: plan.userId,
    guildId: plan.guildId,
    channelId: plan.channelId,
    commandName: plan.commandName,
    messageId: plan.messageId,
    openedBy: plan.openedBy,
    data: plan.data,
    id,
    token: `aW50ZXJhY3Rpb246${id}-${randomUUID()}`,
    createdAt: clock.now(),
    progress: { kind: 'waiting' },
  };
  world.interactions.set(interaction.token, interaction);
  const giveUp = () => progressTo(discord, interaction, { kind: 'failed' });
  deadlines.set(interaction.token, clock.after(ACKNOWLEDGE_WITHIN, giveUp));
  changes.announce({ kind: 'interaction-started', interaction });
  return interaction;
}

/** Tokens are kept in order of creation, so the expired ones come first. */
function forgetExpired(world: World, now: number): void {
  for (const [token, { createdAt }] of world.interactions) {
    if (now - createdAt <= TOKEN_LIFE) return;
    world.interactions.delete(token);
  }
}

export function progressTo(discord: Discord, interaction: Interaction, progress: Progress): Interaction {
  const { world, changes, deadlines } = discord;
  deadlines.get(interaction.token)?.cancel();
  deadlines.delete(interaction.token);
  const progressed = { ...interaction, progress };
  world.interactions.set(interaction.token, progressed);
  changes.announce({ kind: 'interaction-progressed', interaction: progressed });
  return progressed;
}

export function showModal(discord: Discord, interaction: Interaction, modal: Modal): Interaction {
  discord.world.modals.set(interaction.userId, { interaction, modal });
  return progressTo(discord, interaction, { kind: 'modal', modal });
}

/** The message a response is, or will be, in: what `@original` means. */
export function responseMessageId({ progress }: Interaction): Id | null {
  switch (progress.kind) {
    case 'thinking':
    case 'updating':
    case 'replied':
    case 'updated':
      return progress.messageId;
    case 'waiting':
    case 'modal':
    case 'choices':
    case 'failed':
      return null;
  }
}

export function originOf(interaction: Interaction, originalMessageId: Id | null): Origin {
  return {
    interactionId: interaction.id,
    type: interaction.type,
    userId: interaction.userId,
    guildId: interaction.guildId,
    commandName: interaction.commandName,
    pressedMessageId: interaction.type === InteractionType.MessageComponent ? interaction.messageId : null,
    originalMessageId,
    openedBy: interaction.openedBy && originOf(interaction.openedBy, null),
  };
}

/** How Discord labels the first message that answers an interaction. */
export function responseType({ type, data, messageId }: Interaction): MessageType {
  if (type === InteractionType.ApplicationCommand) {
    const { type: commandType } = data as { readonly type: ApplicationCommandType };
    return commandType === ApplicationCommandType.ChatInput
      ? MessageType.ChatInputCommand
      : MessageType.ContextMenuCommand;
  }
  return messageId === null ? MessageType.Default : MessageType.Reply;
}

/** Whether this message was written with this interaction's token. */
export function belongsTo(message: Message, interaction: Interaction): boolean {
  return message.origin?.interactionId === interaction.id || message.id === responseMessageId(interaction);
}
