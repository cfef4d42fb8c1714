import { AllowedMentionsTypes } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { hasTooManyFiles } from '../validation/attachments.ts';
import {
  isEmptyMessage,
  type MessageContext,
  validateMessageCreate,
  validateMessageEdit,
} from '../validation/message.ts';
import { flagsAfter } from '../validation/message-flags.ts';
import type { Upload } from '../world/attachments.ts';
import type { MessageBody } from '../world/composition.ts';
import type { Message } from '../world/world.ts';
import { accepted } from './body.ts';
import { refusal } from './errors.ts';

type Place = 'channel' | 'webhook' | 'callback';

export function checkedCreate(
  discord: Discord,
  body: unknown,
  uploads: readonly Upload[],
  place: Exclude<Place, 'callback'>,
): MessageBody {
  const context = contextOf(discord, uploads, null);
  const message = accepted<MessageBody>((sent) => validateMessageCreate(sent, context, `${place}-create`), body);
  return acceptedCreate(discord, message, uploads, place);
}

export function checkedEdit(
  discord: Discord,
  body: unknown,
  uploads: readonly Upload[],
  message: Message,
  place: Exclude<Place, 'callback'>,
): MessageBody {
  const context = contextOf(discord, uploads, message);
  const edit = accepted<MessageBody>((sent) => validateMessageEdit(sent, context, `${place}-edit`), body);
  return acceptedEdit(discord, edit, uploads, message, place);
}

/**
 * Of a body whose parts are right: refuses an empty message and one with too many files, and takes no notice of flags
 * that can't be set there.
 */
export function acceptedCreate(
  discord: Discord,
  body: MessageBody,
  uploads: readonly Upload[],
  place: Place,
): MessageBody {
  refuseSize(body, contextOf(discord, uploads, null));
  return { ...body, ...mentionsAt(place, body), flags: flagsAfter(`${place}-create`, 0, body.flags) };
}

export function acceptedEdit(
  discord: Discord,
  body: MessageBody,
  uploads: readonly Upload[],
  message: Message,
  place: Place,
): MessageBody {
  refuseSize(body, contextOf(discord, uploads, message));
  return { ...body, ...mentionsAt(place, body), flags: flagsAfter(`${place}-edit`, message.flags, body.flags) };
}

function refuseSize(body: MessageBody, context: MessageContext): void {
  if (isEmptyMessage(body, context)) throw refusal(50006);
  if (hasTooManyFiles(context)) throw refusal(30015);
}

/** An answer to an interaction that says nothing of mentions mentions people, but neither roles nor everyone. */
function mentionsAt(place: Place, { allowed_mentions }: MessageBody): Pick<MessageBody, 'allowed_mentions'> {
  return place === 'channel' ? {} : { allowed_mentions: allowed_mentions ?? { parse: [AllowedMentionsTypes.User] } };
}

export function contextOf({ world }: Discord, uploads: readonly Upload[], message: Message | null): MessageContext {
  return {
    uploads: uploads.map(({ index, name }) => ({ id: String(index), filename: name })),
    existing: message && {
      flags: message.flags,
      content: message.content,
      embeds: message.embeds.length,
      components: message.components.length,
      files: message.files.map(({ id, name }) => ({ id, filename: name })),
    },
    emojis: world.emojis,
  };
}
