import { type APISelectMenuComponent, ComponentType } from 'discord-api-types/v10';
import type { PersonView } from '../../protocol.ts';
import { channelsSeen, type Surroundings } from '../state.ts';
import { emojiText } from './button.tsx';
import type { Option } from './select.tsx';

/** What a select offers to this person: its own choices, or people, roles and channels. */
export function optionsOf(select: APISelectMenuComponent, state: Surroundings, person: PersonView): Option[] {
  switch (select.type) {
    case ComponentType.StringSelect:
      return select.options.map(({ value, label, description, emoji }) => ({
        value,
        label,
        description,
        emoji: emoji && emojiText(emoji),
      }));
    case ComponentType.UserSelect:
      return userOptions(state);
    case ComponentType.RoleSelect:
      return roleOptions(state);
    case ComponentType.MentionableSelect:
      return [...userOptions(state), ...roleOptions(state)];
    case ComponentType.ChannelSelect:
      return channelOptions(state, person);
  }
}

export function userOptions({ people, bot }: Surroundings): Option[] {
  return [...people, bot].map(({ id, name }) => ({ value: id, label: name }));
}

export function roleOptions({ roles }: Surroundings): Option[] {
  return roles.map(({ id, name }) => ({ value: id, label: `@${name}` }));
}

export function channelOptions(state: Surroundings, person: PersonView): Option[] {
  return channelsSeen(state, person)
    .filter(({ kind }) => kind !== 'conversation')
    .map(({ id, name }) => ({ value: id, label: `#${name}` }));
}

/** What the bot marked as chosen beforehand. */
export function chosenIn(select: APISelectMenuComponent): string[] {
  if (select.type === ComponentType.StringSelect) {
    return select.options.filter((option) => option.default).map(({ value }) => value);
  }
  return (select.default_values ?? []).map(({ id }) => id);
}

export function placeholderOf({ type, placeholder }: APISelectMenuComponent): string {
  return placeholder ?? PLACEHOLDERS[type];
}

const PLACEHOLDERS: Readonly<Record<APISelectMenuComponent['type'], string>> = {
  [ComponentType.StringSelect]: 'Make a selection',
  [ComponentType.UserSelect]: 'Select a user',
  [ComponentType.RoleSelect]: 'Select a role',
  [ComponentType.MentionableSelect]: 'Select a user or role',
  [ComponentType.ChannelSelect]: 'Select a channel',
};
