/** Readers of JSON of unknown origin, field by field. A reader returns null for a value that it rejects. */
export type Reader<T> = (json: unknown) => T | null;

export const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

export const readCount: Reader<number> = (json) =>
  typeof json === 'number' && Number.isSafeInteger(json) && json >= 0 ? json : null;

export const oneOf =
  <T extends string | number>(values: readonly T[]): Reader<T> =>
  (json) =>
    values.find((value) => value === json) ?? null;

export const listOf =
  <T>(read: Reader<T>): Reader<T[]> =>
  (json) => {
    if (!Array.isArray(json)) return null;
    const items = json.map(read);
    return items.every((item) => item !== null) ? (items as T[]) : null;
  };

/** An object with exactly these fields, each accepted by its reader. */
export const fields =
  <T extends object>(readers: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> =>
  (json) => {
    if (!isRecord(json) || Object.keys(json).length !== Object.keys(readers).length) return null;
    const result: Partial<T> = {};
    for (const key of Object.keys(readers) as (keyof T & string)[]) {
      const value = Object.hasOwn(json, key) ? readers[key](json[key]) : null;
      if (value === null) return null;
      result[key] = value;
    }
    return result as T;
  };

/** A reader for each kind of a union. */
export type KindReaders<U extends { readonly kind: string }> = {
  readonly [K in U['kind']]: Reader<Extract<U, { kind: K }>>;
};

export const readKindName = <K extends string>(name: K): Reader<K> => oneOf([name]);

/** The value's `kind` selects the reader. */
export const byKind =
  <T extends { readonly kind: string }>(readers: KindReaders<T>): Reader<T> =>
  (json) => {
    const name = isRecord(json) ? json['kind'] : null;
    if (typeof name !== 'string' || !Object.hasOwn(readers, name)) return null;
    return (readers as Readonly<Record<string, Reader<T>>>)[name]?.(json) ?? null;
  };
