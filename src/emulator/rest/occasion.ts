import { InteractionType, ApplicationCommandOptionType as OptionType } from 'discord-api-types/v10';
import type { InteractionKind, Occasion, SuggestedType } from '../validation/callback.ts';
import type { Interaction } from '../world/world.ts';

/** What an interaction's answer has to fit. */
export function occasionOf({ type, data }: Interaction): Occasion {
  return { kind: KINDS[type], completes: focusedType(data) };
}

const KINDS: Readonly<Record<InteractionType, InteractionKind>> = {
  [InteractionType.Ping]: 'ping',
  [InteractionType.ApplicationCommand]: 'command',
  [InteractionType.MessageComponent]: 'component',
  [InteractionType.ApplicationCommandAutocomplete]: 'autocomplete',
  [InteractionType.ModalSubmit]: 'modal',
};

const COMPLETED = {
  [OptionType.String]: 'string',
  [OptionType.Integer]: 'integer',
  [OptionType.Number]: 'number',
} as const;

interface Typed {
  readonly type?: OptionType;
  readonly focused?: boolean;
  readonly options?: readonly Typed[];
}

/** What the option that somebody is typing takes; null where nobody is. */
function focusedType(data: unknown): SuggestedType | null {
  const { type, focused, options = [] } = (data ?? {}) as Typed;
  if (focused === true) return COMPLETED[type as keyof typeof COMPLETED] ?? null;
  // A forged client sends anything.
  for (const option of Array.isArray(options) ? options : []) {
    const inside = focusedType(option);
    if (inside !== null) return inside;
  }
  return null;
}
