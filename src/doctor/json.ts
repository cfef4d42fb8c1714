export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** The same value with every text replaced. */
export function mapTexts(value: JsonValue, replace: (text: string, key: string) => string, key = ''): JsonValue {
  if (typeof value === 'string') return replace(value, key);
  if (Array.isArray(value)) return value.map((each: JsonValue) => mapTexts(each, replace, key));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Readonly<Record<string, JsonValue>>);
  return Object.fromEntries(entries.map(([name, inner]) => [replace(name, ''), mapTexts(inner, replace, name)]));
}
