import type { Rule } from '../validation/rule.ts';
import { ATTACHMENT_SIZE_LIMIT, type Upload } from '../world/attachments.ts';
import { refusal, refuseIf } from './errors.ts';
import { type Part, partsOf } from './multipart.ts';

export interface Body {
  readonly json: unknown;
  readonly uploads: readonly Upload[];
}

/** Reads a request's body: JSON, or `payload_json` with files beside it. */
export function readBody(contentType: string, bytes: Buffer): Body {
  if (contentType.startsWith('multipart/form-data')) return readForm(contentType, bytes);
  return { json: bytes.length === 0 ? null : parseJson(bytes), uploads: [] };
}

/** The one place where a body is taken for what its rule says it is. */
export function accepted<T>(rule: Rule, body: unknown): T {
  refuseIf(rule(body));
  return body as T;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw refusal(50109);
  }
}

function readForm(contentType: string, bytes: Buffer): Body {
  const parts = partsOf(contentType, bytes);
  if (parts === null) throw refusal(50109);
  const payload = parts.find(({ field }) => field === 'payload_json');
  const uploads = parts.flatMap((part) => (part.fileName === null ? [] : [uploadFrom(part, part.fileName)]));
  return { json: payload === undefined ? fieldsOf(parts) : parseJson(payload.bytes), uploads };
}

/** Without `payload_json` the other fields of a form are the body. */
function fieldsOf(parts: readonly Part[]): unknown {
  const fields = parts.filter(({ fileName }) => fileName === null);
  return Object.fromEntries(fields.map(({ field, bytes }) => [field, fieldValue(field, bytes.toString('utf8'))]));
}

/** A form knows text alone: numbers, booleans and lists are written as JSON writes them. */
function fieldValue(field: string, text: string): unknown {
  if (TEXT_FIELDS.has(field)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const TEXT_FIELDS: ReadonlySet<string> = new Set(['content', 'nonce', 'username', 'avatar_url', 'thread_name']);

function uploadFrom({ field, bytes }: Part, name: string): Upload {
  if (bytes.length > ATTACHMENT_SIZE_LIMIT) throw refusal(40005);
  return { index: Number(/^files\[(\d+)\]$/.exec(field)?.[1] ?? 0), name, bytes };
}
