import { at, type ErrorTree, merge } from './error-tree.ts';
import { badLength, NOT_DICTIONARY, NOT_LIST, NOT_OBJECT, notOfType, REQUIRED, tooLong } from './refusals.ts';

/** What a value must be. Rules are built once, at import, from smaller ones; checking allocates only on a refusal. */
export interface Rule {
  readonly refuse: (value: unknown) => ErrorTree | null;
  /** Adds the paths of all fields inside the value that no rule speaks of. Discord drops those without a word. */
  readonly strays: (value: unknown, path: string, found: string[]) => void;
}

/** A look at several fields together, taken only when each of them alone is right. */
export type CrossCheck<T> = (value: T) => ErrorTree | null;

type FieldRules<T> = { readonly [Field in keyof T]-?: Rule } & Readonly<Record<string, Rule>>;

const none = (): void => undefined;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A rule about a value that has no fields of its own. Absent and null are the same thing to Discord. */
export const scalar = (refuse: (value: NonNullable<unknown>) => ErrorTree | null): Rule => ({
  refuse: (value) => (value === undefined || value === null ? REQUIRED : refuse(value)),
  strays: none,
});

export const optional = (rule: Rule): Rule => ({
  refuse: (value) => (value === undefined || value === null ? null : rule.refuse(value)),
  strays: rule.strays,
});

/** A field that an edit may leave out, but not clear. */
export const omittable = (rule: Rule): Rule => ({
  refuse: (value) => (value === undefined ? null : rule.refuse(value)),
  strays: rule.strays,
});

/** A field that is known and never looked at. */
export const ignored: Rule = { refuse: () => null, strays: none };

export function object<T = Record<string, unknown>>(fields: FieldRules<T>, ...checks: readonly CrossCheck<T>[]): Rule {
  const rules = Object.entries<Rule>(fields).map(([field, rule]) => ({ field, rule }));
  return {
    refuse: (value) => {
      if (value === undefined || value === null) return REQUIRED;
      if (!isObject(value)) return NOT_OBJECT;
      let wrong: ErrorTree | null = null;
      for (const { field, rule } of rules) {
        const below = rule.refuse(value[field]);
        if (below !== null) wrong = merge(wrong, { [field]: below });
      }
      return wrong ?? firstRefusal(checks, value as T);
    },
    strays: (value, path, found) => {
      if (!isObject(value)) return;
      for (const [field, inner] of Object.entries(value)) {
        const rule = Object.hasOwn(fields, field) ? fields[field] : undefined;
        const here = path === '' ? field : `${path}.${field}`;
        if (rule === undefined) found.push(here);
        else rule.strays(inner, here, found);
      }
    },
  };
}

/** Adds checks that see the whole value to a rule that looked at its parts. */
export const checked = <T>(rule: Rule, ...checks: readonly CrossCheck<T>[]): Rule => ({
  refuse: (value) => rule.refuse(value) ?? firstRefusal(checks, value as T),
  strays: rule.strays,
});

function firstRefusal<T>(checks: readonly CrossCheck<T>[], value: T): ErrorTree | null {
  for (const check of checks) {
    const wrong = check(value);
    if (wrong !== null) return wrong;
  }
  return null;
}

export function list(item: Rule, min: number, max: number): Rule {
  const wrongLength = min > 0 ? badLength(min, max) : tooLong(max);
  return {
    refuse: (value) => {
      if (value === undefined || value === null) return REQUIRED;
      if (!Array.isArray(value)) return NOT_LIST;
      if (value.length < min || value.length > max) return wrongLength;
      return refuseItems(value, item);
    },
    strays: (value, path, found) => {
      if (!Array.isArray(value)) return;
      for (const [index, inner] of value.entries()) item.strays(inner, `${path}[${index}]`, found);
    },
  };
}

function refuseItems(values: readonly unknown[], item: Rule): ErrorTree | null {
  let wrong: ErrorTree | null = null;
  for (let index = 0; index < values.length; index += 1) {
    const below = item.refuse(values[index]);
    if (below !== null) wrong = merge(wrong, at([index], below));
  }
  return wrong;
}

/** An object with names of the sender's choosing: each name and each value has to pass. */
export const dictionary = (value: Rule, key: (name: string) => ErrorTree | null): Rule => ({
  refuse: (entries) => {
    if (!isObject(entries)) return NOT_DICTIONARY;
    let wrong: ErrorTree | null = null;
    for (const [name, inner] of Object.entries(entries)) {
      const below = key(name) ?? value.refuse(inner);
      if (below !== null) wrong = merge(wrong, { [name]: below });
    }
    return wrong;
  },
  strays: none,
});

/** One of several kinds of object, told apart by their `type`. */
export function byType(kinds: Readonly<Record<number, Rule>>): Rule {
  const unknownType = notOfType(Object.keys(kinds).map(Number));
  const ruleOf = (value: Readonly<Record<string, unknown>>): Rule | undefined => {
    const { type } = value;
    return typeof type === 'number' ? kinds[type] : undefined;
  };
  return {
    refuse: (value) => {
      if (value === undefined || value === null) return REQUIRED;
      if (!isObject(value)) return NOT_OBJECT;
      const rule = ruleOf(value);
      return rule === undefined ? unknownType : rule.refuse(value);
    },
    strays: (value, path, found) => {
      if (isObject(value)) ruleOf(value)?.strays(value, path, found);
    },
  };
}
