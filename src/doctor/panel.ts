/** The messages that the doctor posts, made as the bot makes its own. */
import { MessageFlags } from 'discord-api-types/v10';
import { type Block, buttons, message, picture, text } from '#discord/wire/message.ts';
import { payloadOf } from '#discord/wire/payload.ts';
import type { Upload } from './ask.ts';
import type { JsonValue } from './json.ts';

export interface Posting {
  readonly body: { readonly [key: string]: JsonValue };
  readonly files: readonly Upload[];
}

export interface BoardPicture {
  readonly png: Uint8Array;
  readonly alt: string;
}

const QUIET = { parse: [] };

/** The list of files as discord.js writes it: numbers and descriptions, no names. */
function postingOf(blocks: readonly Block[]): Posting {
  const { components, files, flags } = payloadOf(message(blocks));
  const attachments = files.map((each, index) => ({
    id: String(index),
    ...('description' in each && { description: each.description }),
  }));
  return {
    // As `JSON.stringify` sends them: without what is undefined.
    body: JSON.parse(JSON.stringify({ components, flags: Number(flags), allowed_mentions: QUIET, attachments })),
    files: files.map(({ name, attachment }) => ({ name, bytes: attachment })),
  };
}

/** Rings nobody's phone. */
export const silent = ({ body, files }: Posting): Posting => ({
  body: { ...body, flags: Number(body['flags'] ?? 0) | MessageFlags.SuppressNotifications },
  files,
});

/** Greyed out: whoever sees it in that minute can do nothing with it. */
const button = buttons({ id: 'doctor', label: 'A button', disabled: true });

export const panelWith = (words: string, { png, alt }: BoardPicture, name: string): Posting =>
  postingOf([text(words), picture(name, Buffer.from(png), alt), button]);

export const panelOf = (words: string): Posting => postingOf([text(words), button]);

export const plain = (content: string): Posting => ({ body: { content, allowed_mentions: QUIET }, files: [] });
