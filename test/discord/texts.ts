/** Every text of a message or a form that a person reads. */
import type { Block, Message, Modal, PlainMessage } from '#discord/wire/message.ts';
import type { Answer } from '#discord/wire/route.ts';
import { isBracketed } from '../support/bracketed.ts';

export function textsInBlock(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'buttons':
      return block.buttons.map(({ label }) => label);
    case 'select':
      return [block.placeholder, ...block.options.flatMap(({ label, description = '' }) => [label, description])];
    case 'person-select':
    case 'channel-select':
    case 'role-select':
      return [block.placeholder];
    case 'picture':
      return [block.alt];
    case 'gallery':
      return block.pictures.map(({ alt }) => alt);
    case 'file':
      return block.name.endsWith('.txt') ? [block.bytes.toString()] : [];
  }
}

export const textsIn = (content: Message | PlainMessage): string[] =>
  'plain' in content
    ? [content.plain, ...content.buttons.map(({ label }) => label)]
    : content.blocks.flatMap(textsInBlock);

const textsInForm = ({ title, fields }: Modal): string[] => [
  title,
  ...fields.flatMap(({ label, about = '', placeholder = '' }) => [label, about, placeholder]),
];

export function textsInAnswer(answer: Answer): string[] {
  switch (answer.kind) {
    case 'private':
    case 'update':
      return textsIn(answer.message);
    case 'modal':
      return textsInForm(answer.modal);
    case 'meanwhile':
    case 'quiet':
    case 'refused':
      throw new Error(`no texts to read: ${answer.kind}`);
  }
}

/** Words that are not from the pseudo-language. */
export const strayIn = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => !isBracketed(text)))];
