/** A request in which `{names}` stand for ids, so that it can be made on any Discord. */
import type { JsonValue } from './json.ts';

export interface Ask {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Without `/api/v10` and without a query: `/channels/{channel}/messages`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: JsonValue;
  readonly files?: readonly Upload[];
  /** Ids of the answer that later requests name: by their name, the fields where they may stand (`owner.id`). */
  readonly keeps?: Readonly<Record<string, readonly string[]>>;
}

export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Answer {
  readonly status: number;
  /** Null if there is none. */
  readonly body: JsonValue;
  /** In lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** From the first byte sent to the last one read, in milliseconds. */
  readonly took: number;
}

export const isRefused = ({ status }: Answer): boolean => status >= 400;

/** Discord's own code of a refusal; null if there is none. */
export function codeOf({ body }: Answer): number | null {
  const code = fieldOf(body, 'code');
  return typeof code === 'number' ? code : null;
}

/** A field by its path, such as `owner.id`; null if it is not there. */
export function fieldOf(value: JsonValue, path: string): JsonValue {
  let inner: JsonValue = value;
  for (const key of path.split('.')) {
    if (typeof inner !== 'object' || inner === null) return null;
    inner = (inner as Readonly<Record<string, JsonValue>>)[key] ?? null;
  }
  return inner;
}

export function textOf(value: JsonValue, path: string): string | null {
  const field = fieldOf(value, path);
  return typeof field === 'string' ? field : null;
}

export function listOf(value: JsonValue, path: string): readonly JsonValue[] {
  const field = path === '' ? value : fieldOf(value, path);
  return Array.isArray(field) ? field : [];
}
