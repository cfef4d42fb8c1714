/** A file a person picks from their disk. */
export interface PickedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Text, somebody or something with an id, or a file. */
export type Picked = string | { readonly id: string } | PickedFile;

/** A text may be an id itself; null for what has none. */
export function idOf(value: Picked | number | boolean): string | null {
  if (typeof value === 'object') return 'id' in value ? value.id : null;
  return typeof value === 'string' ? value : null;
}
