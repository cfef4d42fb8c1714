import { at, type ErrorTree, merge } from './error-tree.ts';
import { badLength, NOT_DICTIONARY, NOT_LIST, NOT_OBJECT, notOfType, REQUIRED, tooLong } from './refusals.ts';

/**
 * What a value must be: tells what is wrong with it, or null. Rules are built once, at import, from smaller ones;
 * checking allocates only on a refusal. Fields that no rule speaks of pass, as with Discord.
 */
export type Rule = (value: unknown) => ErrorTree | null;

/** A look at several fields together, taken only when each of them alone is right. */
export type CrossCheck<T> = (value: T) => ErrorTree | null;

type FieldRules<T> = { readonly [Field in keyof T]-?: Rule } & Readonly<Record<string, Rule>>;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Absent and null are the same thing to Discord. */
const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;

/** A rule about a value that has no fields of its own. */
export const scalar =
  (refuse: (value: NonNullable<unknown>) => ErrorTree | null): Rule =>
  (value) =>
    isAbsent(value) ? REQUIRED : refuse(value);

export const optional =
  (rule: Rule): Rule =>
  (value) =>
    isAbsent(value) ? null : rule(value);

/** A field that an edit may leave out, but not clear. */
export const omittable =
  (rule: Rule): Rule =>
  (value) =>
    value === undefined ? null : rule(value);

export function object<T = Record<string, unknown>>(fields: FieldRules<T>, ...checks: readonly CrossCheck<T>[]): Rule {
  const rules = Object.entries<Rule>(fields);
  return (value) => {
    if (isAbsent(value)) return REQUIRED;
    if (!isObject(value)) return NOT_OBJECT;
    let wrong: ErrorTree | null = null;
    for (const [field, rule] of rules) {
      const below = rule(value[field]);
      if (below !== null) wrong = merge(wrong, { [field]: below });
    }
    return wrong ?? firstRefusal(checks, value as T);
  };
}

/** Adds checks that see the whole value to a rule that looked at its parts. */
export const checked =
  <T>(rule: Rule, ...checks: readonly CrossCheck<T>[]): Rule =>
  (value) =>
    rule(value) ?? firstRefusal(checks, value as T);

function firstRefusal<T>(checks: readonly CrossCheck<T>[], value: T): ErrorTree | null {
  for (const check of checks) {
    const wrong = check(value);
    if (wrong !== null) return wrong;
  }
  return null;
}

export function list(item: Rule, min: number, max: number): Rule {
  const wrongLength = min > 0 ? badLength(min, max) : tooLong(max);
  return (value) => {
    if (isAbsent(value)) return REQUIRED;
    if (!Array.isArray(value)) return NOT_LIST;
    if (value.length < min || value.length > max) return wrongLength;
    return refuseItems(value, item);
  };
}

function refuseItems(values: readonly unknown[], item: Rule): ErrorTree | null {
  let wrong: ErrorTree | null = null;
  for (let index = 0; index < values.length; index += 1) {
    const below = item(values[index]);
    if (below !== null) wrong = merge(wrong, at([index], below));
  }
  return wrong;
}

/** An object with names of the sender's choosing: each name and each value has to pass. */
export const dictionary =
  (value: Rule, key: (name: string) => ErrorTree | null): Rule =>
  (entries) => {
    if (!isObject(entries)) return NOT_DICTIONARY;
    let wrong: ErrorTree | null = null;
    for (const [name, inner] of Object.entries(entries)) {
      const below = key(name) ?? value(inner);
      if (below !== null) wrong = merge(wrong, { [name]: below });
    }
    return wrong;
  };

/** One of several kinds of object, told apart by their `type`. */
export function byType(kinds: Readonly<Record<number, Rule>>): Rule {
  const unknownType = notOfType(Object.keys(kinds).map(Number));
  return (value) => {
    if (isAbsent(value)) return REQUIRED;
    if (!isObject(value)) return NOT_OBJECT;
    const { type } = value;
    const rule = typeof type === 'number' ? kinds[type] : undefined;
    return rule === undefined ? unknownType : rule(value);
  };
}
