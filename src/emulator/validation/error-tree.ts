/** One complaint about one field, as Discord words it. */
interface FieldError {
  readonly code: string;
  readonly message: string;
}

/** The `errors` part of a 50035 answer: it mirrors the body's shape, list indexes included, down to `_errors`. */
export interface ErrorTree {
  readonly _errors?: readonly FieldError[];
  readonly [field: string]: ErrorTree | readonly FieldError[] | undefined;
}

export type Path = readonly (string | number)[];

export const fieldRefusal = (code: string, message: string): ErrorTree => ({ _errors: [{ code, message }] });

/** The tree moved down to where the complaint belongs. */
export const at = (path: Path, tree: ErrorTree): ErrorTree =>
  path.reduceRight<ErrorTree>((below, field) => ({ [field]: below }), tree);

export function merge(left: ErrorTree | null, right: ErrorTree | null): ErrorTree | null {
  if (left === null || right === null) return left ?? right;
  const merged: Record<string, ErrorTree | readonly FieldError[] | undefined> = { ...left };
  for (const [field, below] of Object.entries(right)) merged[field] = mergeField(merged[field], below);
  return merged;
}

export const mergeAll = (trees: Iterable<ErrorTree | null>): ErrorTree | null => {
  let merged: ErrorTree | null = null;
  for (const tree of trees) merged = merge(merged, tree);
  return merged;
};

/** Complains of every key that stands further up already. */
export function refuseRepeats<Key>(keys: readonly Key[], complaint: (key: Key) => ErrorTree): ErrorTree | null {
  if (new Set(keys).size === keys.length) return null;
  return mergeAll(keys.map((key, index) => (keys.indexOf(key) < index ? at([index], complaint(key)) : null)));
}

type Below = ErrorTree | readonly FieldError[] | undefined;

const isErrorList = (below: Below): below is readonly FieldError[] => Array.isArray(below);

function mergeField(left: Below, right: Below): Below {
  if (left === undefined || right === undefined) return left ?? right;
  if (isErrorList(left) && isErrorList(right)) return [...left, ...right];
  if (!isErrorList(left) && !isErrorList(right)) return merge(left, right) ?? undefined;
  throw new Error('`_errors` holds a list, every other field a tree');
}
