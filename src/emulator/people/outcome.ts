import type { Changes } from '../changes.ts';
import type { Discord } from '../discord.ts';
import { findMessage } from '../world/messages.ts';
import type { Choice, Id, Interaction, Progress } from '../world/world.ts';
import { type OpenModal, openModal } from './modal.ts';
import { describe, type VisibleMessage } from './visible.ts';

/** What a person sees happen after they used something of the bot's. */
export type Outcome =
  | { readonly kind: 'replied'; readonly message: VisibleMessage }
  /** Deferred: the message is there, its content still to come. */
  | { readonly kind: 'thinking'; readonly message: VisibleMessage }
  | { readonly kind: 'updated'; readonly message: VisibleMessage }
  /** Acknowledged; an update of the message may follow. */
  | { readonly kind: 'updating'; readonly message: VisibleMessage }
  | { readonly kind: 'modal'; readonly modal: OpenModal }
  | { readonly kind: 'choices'; readonly choices: readonly Choice[] }
  /** "This interaction failed": nothing came within three seconds. */
  | { readonly kind: 'failed' };

/** Lets people wait for what becomes of their interactions. */
export class Outcomes {
  readonly #waiting = new Map<Id, (interaction: Interaction) => void>();

  constructor(changes: Changes) {
    changes.subscribe((change) => {
      if (change.kind !== 'interaction-progressed') return;
      const { interaction } = change;
      this.#waiting.get(interaction.id)?.(interaction);
      this.#waiting.delete(interaction.id);
    });
  }

  /** The first thing that happens to it: the acknowledgement, or the failure. */
  of({ id }: Interaction): Promise<Interaction> {
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
    });
  }
}

export function outcomeOf(discord: Discord, interaction: Interaction): Outcome {
  const { progress } = interaction;
  switch (progress.kind) {
    case 'replied':
    case 'thinking':
    case 'updated':
    case 'updating':
      return withMessage(discord, interaction, progress);
    case 'modal':
      return { kind: 'modal', modal: openModal(progress.modal) };
    case 'choices':
    case 'failed':
      return progress;
    case 'waiting':
      throw new Error('an interaction that still waits has no outcome');
  }
}

type WithMessage = Extract<Progress, { readonly messageId: Id }>;

function withMessage(discord: Discord, { channelId, userId }: Interaction, { kind, messageId }: WithMessage): Outcome {
  const channel = discord.world.channels.get(channelId);
  const message = findMessage(discord.world, channelId, messageId);
  if (channel === undefined || message === null) throw new Error(`no message ${messageId}`);
  return { kind, message: describe(discord, channel, message, userId) };
}
