import { ATTACHMENT_SIZE_LIMIT } from '../wire/interaction.ts';
import type { Upload } from '../world/attachments.ts';
import { refusal } from './errors.ts';

export interface Body {
  readonly json: unknown;
  readonly uploads: readonly Upload[];
}

/** Reads a request's body: JSON, or `payload_json` with files beside it. */
export async function readBody(contentType: string, bytes: Buffer): Promise<Body> {
  if (contentType.startsWith('multipart/form-data')) return readMultipart(contentType, bytes);
  return { json: bytes.length === 0 ? null : parseJson(bytes.toString('utf8')), uploads: [] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(50109);
  }
}

async function readMultipart(contentType: string, bytes: Buffer): Promise<Body> {
  const form = await parseForm(contentType, bytes);
  const payload = form.get('payload_json');
  const uploads: Upload[] = [];
  const fields: Record<string, string> = {};
  for (const [field, value] of form) {
    if (typeof value !== 'string') uploads.push(await uploadFrom(field, value));
    else if (field !== 'payload_json') fields[field] = value;
  }
  // Without `payload_json` the other parts of the form are the body, as for application emojis of old clients.
  const json = payload === null ? fields : parseJson(typeof payload === 'string' ? payload : await payload.text());
  return { json, uploads };
}

async function parseForm(contentType: string, bytes: Buffer): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw refusal(50109);
  }
}

async function uploadFrom(field: string, file: File): Promise<Upload> {
  if (file.size > ATTACHMENT_SIZE_LIMIT) throw refusal(40005);
  const index = Number(/^files\[(\d+)\]$/.exec(field)?.[1] ?? 0);
  return { index, name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
