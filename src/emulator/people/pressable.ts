import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { type ComponentNode, everyComponent } from '../world/components.ts';

/** In messages and in modals alike. */
export const SELECT_KINDS = {
  [ComponentType.StringSelect]: 'string-select',
  [ComponentType.UserSelect]: 'user-select',
  [ComponentType.RoleSelect]: 'role-select',
  [ComponentType.MentionableSelect]: 'mentionable-select',
  [ComponentType.ChannelSelect]: 'channel-select',
} as const satisfies Partial<Record<ComponentType, string>>;

const KINDS = { [ComponentType.Button]: 'button', ...SELECT_KINDS } as const;

type PressableKind = (typeof KINDS)[keyof typeof KINDS];

export interface SelectChoice {
  readonly label: string;
  readonly value: string;
  readonly description: string | null;
  readonly chosen: boolean;
}

/** Something in a message that answers when it is used. */
export interface Pressable {
  readonly kind: PressableKind;
  readonly customId: string;
  /** A button's words, or what a select shows before anything is chosen. */
  readonly label: string | null;
  readonly emoji: string | null;
  readonly disabled: boolean;
  /** Those of a string select; empty for the others. */
  readonly choices: readonly SelectChoice[];
  readonly minValues: number;
  readonly maxValues: number;
  /** Discord's number for it within the message. */
  readonly componentId: number;
  readonly componentType: ComponentType;
}

/** All buttons and selects of a message, in reading order; links and purchases lead out of it and are left out. */
export function pressablesIn(components: readonly ComponentNode[]): Pressable[] {
  return [...everyComponent(components)].flatMap((node) => pressableFrom(node) ?? []);
}

interface OptionJson {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly default?: boolean;
}

interface PressableJson extends ComponentNode {
  readonly style?: ButtonStyle;
  readonly label?: string;
  readonly placeholder?: string;
  readonly emoji?: { readonly name?: string | null };
  readonly options?: readonly OptionJson[];
  readonly min_values?: number;
  readonly max_values?: number;
}

function pressableFrom(node: PressableJson): Pressable | null {
  const kind = kindOf(node.type);
  if (kind === null || node.custom_id === undefined || node.style === ButtonStyle.Link) return null;
  return {
    kind,
    customId: node.custom_id,
    label: node.label ?? node.placeholder ?? null,
    emoji: node.emoji?.name ?? null,
    disabled: node.disabled ?? false,
    choices: choicesOf(node.options ?? []),
    minValues: node.min_values ?? 1,
    maxValues: node.max_values ?? 1,
    componentId: node.id ?? 0,
    componentType: node.type,
  };
}

function kindOf(type: ComponentType): PressableKind | null {
  return type in KINDS ? KINDS[type as keyof typeof KINDS] : null;
}

/** A person reads labels; a value is taken too. Null where there is no such choice. */
export function chosenValue(choices: readonly SelectChoice[], wanted: string): string | null {
  const choice = choices.find(({ value }) => value === wanted) ?? choices.find(({ label }) => label === wanted);
  return choice?.value ?? null;
}

export function choicesOf(options: readonly OptionJson[]): SelectChoice[] {
  return options.map(({ label, value, description = null, default: chosen = false }) => ({
    label,
    value,
    description,
    chosen,
  }));
}
