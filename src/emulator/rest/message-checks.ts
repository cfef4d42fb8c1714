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
  body: unknown,
  uploads: readonly Upload[],
  place: Exclude<Place, 'callback'>,
): MessageBody {
  const context = contextOf(uploads, null);
  const message = accepted<MessageBody>((sent) => validateMessageCreate(sent, context, `${place}-create`), body);
  return acceptedCreate(message, uploads, place);
}

export function checkedEdit(
  body: unknown,
  uploads: readonly Upload[],
  message: Message,
  place: Exclude<Place, 'callback'>,
): MessageBody {
  const context = contextOf(uploads, message);
  const edit = accepted<MessageBody>((sent) => validateMessageEdit(sent, context, `${place}-edit`), body);
  return acceptedEdit(edit, uploads, message, place);
}

/** Of a body whose parts are right: refuses an empty message, and takes no notice of flags that can't be set there. */
export function acceptedCreate(body: MessageBody, uploads: readonly Upload[], place: Place): MessageBody {
  if (isEmptyMessage(body, contextOf(uploads, null))) throw refusal(50006);
  return { ...body, flags: flagsAfter(`${place}-create`, 0, body.flags) };
}

export function acceptedEdit(
  body: MessageBody,
  uploads: readonly Upload[],
  message: Message,
  place: Place,
): MessageBody {
  if (isEmptyMessage(body, contextOf(uploads, message))) throw refusal(50006);
  return { ...body, flags: flagsAfter(`${place}-edit`, message.flags, body.flags) };
}

export function contextOf(uploads: readonly Upload[], message: Message | null): MessageContext {
  return {
    uploads: uploads.map(({ index, name }) => ({ id: String(index), filename: name })),
    existing: message && {
      flags: message.flags,
      content: message.content,
      embeds: message.embeds.length,
      components: message.components.length,
      files: message.files.map(({ id, name }) => ({ id, filename: name })),
    },
  };
}
