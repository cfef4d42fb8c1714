/** Interactions as a forged client would have them: with any id, on any message, with any content. */
import { setTimeout as wait } from 'node:timers/promises';
import { ApplicationCommandType, ComponentType, InteractionType } from 'discord-api-types/v10';
import type { Emulator } from '#emulator/emulator.ts';
import { type InteractionPlan, startPlanned } from '#emulator/people/interaction-plan.ts';
import type { Person } from '#emulator/people/person.ts';
import { conversationWith } from '#emulator/world/channels.ts';
import type { Channel, Interaction } from '#emulator/world/world.ts';

export const SELECTS = {
  text: ComponentType.StringSelect,
  person: ComponentType.UserSelect,
  role: ComponentType.RoleSelect,
  mentionable: ComponentType.MentionableSelect,
  channel: ComponentType.ChannelSelect,
} as const;

export type RawPress =
  | { readonly kind: 'button'; readonly customId: unknown; readonly message: string }
  | {
      readonly kind: 'select';
      readonly of: keyof typeof SELECTS;
      readonly customId: unknown;
      readonly message: string;
      readonly values: unknown;
    }
  | { readonly kind: 'form'; readonly customId: unknown; readonly message: string | null; readonly components: unknown }
  | { readonly kind: 'command' | 'typing'; readonly name: string; readonly options: unknown };

function planOf(press: RawPress): InteractionPlan {
  switch (press.kind) {
    case 'button':
      return {
        type: InteractionType.MessageComponent,
        messageId: press.message,
        data: { custom_id: press.customId, component_type: ComponentType.Button, id: 1 },
      };
    case 'select':
      return {
        type: InteractionType.MessageComponent,
        messageId: press.message,
        data: { custom_id: press.customId, component_type: SELECTS[press.of], id: 1, values: press.values },
      };
    case 'form':
      return {
        type: InteractionType.ModalSubmit,
        messageId: press.message,
        data: { custom_id: press.customId, components: press.components },
      };
    case 'command':
    case 'typing':
      return {
        type:
          press.kind === 'command'
            ? InteractionType.ApplicationCommand
            : InteractionType.ApplicationCommandAutocomplete,
        commandName: press.name,
        data: { id: '1', name: press.name, type: ApplicationCommandType.ChatInput, options: press.options },
      };
  }
}

/**
 * After so many looks with so many milliseconds between them, no answer will come any more. A process that gets no time from
 * the machine does not look either.
 */
const LOOKS = 300;
const BETWEEN_LOOKS = 100;
/** In milliseconds: Discord gives up then. */
const GIVEN_UP = 3_001;

function answered({ changes }: Emulator, id: () => string): Promise<Interaction> {
  return new Promise((resolve) => {
    const stop = changes.subscribe((change) => {
      if (change.kind !== 'interaction-progressed' || change.interaction.id !== id()) return;
      stop();
      resolve(change.interaction);
    });
  });
}

const isAnswered = ({ progress }: Interaction): boolean => progress.kind !== 'failed' && progress.kind !== 'waiting';

/** Discord has no press on a message that was taken away meanwhile. */
function isOnGone({ world }: Emulator, press: RawPress): boolean {
  const message = 'message' in press ? press.message : null;
  return message !== null && message !== '' && ![...world.messages.values()].some((known) => known.has(message));
}

/** True if the bot has answered, or had nothing to answer. */
export async function pressRaw(discord: Emulator, by: Person, channelId: string, press: RawPress): Promise<boolean> {
  const channel: Channel | undefined =
    channelId === 'dm' ? conversationWith(discord.discord, by.id) : discord.world.channels.get(channelId);
  if (channel === undefined) throw new Error(`there is no channel ${channelId}`);
  if (isOnGone(discord, press)) return true;
  let id = '';
  const answer = answered(discord, () => id);
  ({ id } = startPlanned(discord.discord, by.id, channel, planOf(press)));
  const late = new AbortController();
  const givenUp = giveUp(discord, late.signal).catch(() => undefined);
  const interaction = await answer;
  late.abort();
  await givenUp;
  return isAnswered(interaction);
}

/** Rejects if that is stopped before. */
async function giveUp({ clock }: Emulator, signal: AbortSignal): Promise<void> {
  for (let looked = 0; looked < LOOKS; looked++) await wait(BETWEEN_LOOKS, null, { signal });
  clock.turn(GIVEN_UP);
}
