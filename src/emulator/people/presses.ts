import type { Discord } from '../discord.ts';
import type { Json } from '../wire/json.ts';
import type { Channel, Id } from '../world/world.ts';
import { Cannot } from './cannot.ts';
import { idOf } from './picked.ts';
import { chosenValue, type Pressable } from './pressable.ts';
import { Resolution } from './resolution.ts';
import { type VisibleMessage, visibleMessage, visibleTo } from './visible.ts';

/** Which message to look at: one seen before, or any in a channel; else the newest that has what is looked for. */
export interface Aim {
  readonly on?: Sighted;
  readonly channelId?: Id | null;
}

/** A message by its id; with its channel it is found at once, however many others there are. */
export interface Sighted {
  readonly id: Id;
  readonly channelId?: Id;
}

export interface Target {
  readonly message: VisibleMessage;
  readonly pressable: Pressable;
}

type Kind = 'button' | 'select';

const isKind = (kind: Kind, pressable: Pressable): boolean => (pressable.kind === 'button') === (kind === 'button');

/** Finds what a person means by a label, an emoji or a custom id, if they see it and it is not greyed out. */
export function aim(discord: Discord, userId: Id, kind: Kind, what: string, { on, channelId = null }: Aim): Target {
  const messages = on === undefined ? visibleTo(discord, userId, channelId).reverse() : [sighted(discord, userId, on)];
  for (const message of messages) {
    const found = [...message.pressable, ...message.disabled].filter(
      (pressable) => isKind(kind, pressable) && isCalled(pressable, what),
    );
    if (found.length > 0) return { message, pressable: theOne(found, what) };
  }
  throw new Cannot('no-such-component', `there is no ${kind} ${what}; there is: ${listed(messages)}`);
}

function sighted(discord: Discord, userId: Id, { id, channelId }: Sighted): VisibleMessage {
  const message =
    channelId === undefined
      ? visibleTo(discord, userId).find((each) => each.id === id)
      : visibleMessage(discord, userId, channelId, id);
  if (message == null) throw new Cannot('not-visible', `message ${id} is not to be seen (any more)`);
  return message;
}

function isCalled({ customId, label, emoji }: Pressable, what: string): boolean {
  return customId === what || label === what || emoji === what;
}

function theOne(found: readonly Pressable[], what: string): Pressable {
  const exact = found.find(({ customId }) => customId === what);
  const [first, second] = exact === undefined ? found : [exact];
  if (first === undefined || second !== undefined) throw new Cannot('ambiguous', `there are several called ${what}`);
  if (first.disabled) throw new Cannot('disabled', `${what} is greyed out`);
  return first;
}

function listed(messages: readonly VisibleMessage[]): string {
  const names = messages.flatMap(({ pressable }) =>
    pressable.map(({ label, emoji, customId }) => label ?? emoji ?? customId),
  );
  return names.join(', ') || 'nothing';
}

export function clickJson({ customId, componentType, componentId }: Pressable): Json {
  return { custom_id: customId, component_type: componentType, id: componentId };
}

export type Selected = string | { readonly id: Id };

export function selectionJson(
  discord: Discord,
  channel: Channel,
  pressable: Pressable,
  selected: readonly Selected[],
): Json {
  const { minValues, maxValues, customId } = pressable;
  if (selected.length < minValues || selected.length > maxValues) {
    throw new Cannot('bad-choice', `${customId} takes ${minValues} to ${maxValues} of its choices`);
  }
  const resolution = new Resolution(discord, channel);
  const values = selected.map((each) => selectedValue(pressable, each, resolution));
  return { ...clickJson(pressable), values, ...resolution.json() };
}

function selectedValue({ kind, choices, customId }: Pressable, selected: Selected, resolution: Resolution): string {
  const id = idOf(selected) ?? '';
  const value = resolution.picked(kind, id) ?? chosenValue(choices, id);
  if (value === null) throw new Cannot('bad-choice', `${customId} does not offer ${id}`);
  return value;
}
