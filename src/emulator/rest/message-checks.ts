import {
  isEmptyMessage,
  type MessageContext,
  validateMessageCreate,
  validateMessageEdit,
} from '../validation/message.ts';
import type { Upload } from '../world/attachments.ts';
import type { MessageBody } from '../world/composition.ts';
import type { Message } from '../world/world.ts';
import { refusal, refuseIf } from './errors.ts';

export type Place = 'channel' | 'webhook';

export function checkedCreate(body: unknown, uploads: readonly Upload[], place: Place): MessageBody {
  const context = contextOf(uploads, null);
  refuseIf(validateMessageCreate(body, context, `${place}-create`));
  if (isEmptyMessage(body, context)) throw refusal(50006);
  return body as MessageBody;
}

export function checkedEdit(body: unknown, uploads: readonly Upload[], message: Message, place: Place): MessageBody {
  const context = contextOf(uploads, message);
  refuseIf(validateMessageEdit(body, context, `${place}-edit`));
  if (isEmptyMessage(body, context)) throw refusal(50006);
  return body as MessageBody;
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
