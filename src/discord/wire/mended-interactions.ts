/**
 * Interactions without the parts that discord.js relies on. It would throw on one before anybody could answer it, so
 * the broken part is left out, and whoever sent it gets a sentence.
 */

import type { Client } from 'discord.js';
import { GatewayDispatchEvents, InteractionType } from 'discord-api-types/v10';

type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown, isSound: (part: Part) => boolean): boolean =>
  Array.isArray(value) && value.every((each) => isPart(each) && isSound(each));

const isField = ({ custom_id: id, values = [] }: Part): boolean => typeof id === 'string' && Array.isArray(values);

/** A row with fields, a label with its field, or a text. */
const isFormPart = (part: Part): boolean =>
  (!('components' in part) || isList(part['components'], isField)) &&
  (!('component' in part) || (isPart(part['component']) && isField(part['component'])));

const isOption = (part: Part): boolean =>
  typeof part['name'] === 'string' && (!('options' in part) || isList(part['options'], isOption));

const isText = (value: unknown): boolean => typeof value === 'string';

function mended(type: unknown, data: Part): Part {
  switch (type) {
    case InteractionType.ModalSubmit:
      return isList(data['components'], isFormPart) ? data : { ...data, components: [] };
    case InteractionType.MessageComponent:
      return Array.isArray(data['values'] ?? []) && [data['values'] ?? []].flat().every(isText)
        ? data
        : { ...data, values: [] };
    default:
      return isList(data['options'] ?? [], isOption) ? data : { ...data, options: [] };
  }
}

/** Discord.js leaves an interaction of a type that it does not know alone. */
const NO_TYPE = 0;

/** A press without the message that it was made on, which Discord never sends: there is nothing to answer. */
const isOnNothing = ({ type, message }: Part): boolean => type === InteractionType.MessageComponent && !isPart(message);

/** Discord.js hands out each event before it reads it itself. */
export function mendInteractions(client: Client): void {
  client.ws.on(GatewayDispatchEvents.InteractionCreate, (interaction: unknown) => {
    if (!isPart(interaction) || !isPart(interaction['data'])) return;
    if (isOnNothing(interaction)) Object.assign(interaction, { type: NO_TYPE });
    Object.assign(interaction, { data: mended(interaction['type'], interaction['data']) });
  });
}
