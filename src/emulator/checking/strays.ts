import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import type { Schema } from './spec.ts';

/** Fields of a request that its schema does not have. Discord drops them silently, and most of them are misspelt. */
export const straysIn = (schema: Schema, value: unknown): readonly string[] => strays(schema, value, '');

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function strays(schema: $ZodType, value: unknown, path: string): readonly string[] {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return strays(def.innerType, value, path);
    case 'lazy':
      return strays(def.getter(), value, path);
    case 'array':
      return Array.isArray(value) ? value.flatMap((item, index) => strays(def.element, item, `${path}[${index}]`)) : [];
    case 'object':
      return isFields(value) ? straysOfObject(def.shape, value, path) : [];
    case 'union':
      return straysOfUnion(def.options, value, path);
    default:
      return [];
  }
}

const straysOfObject = (
  shape: Readonly<Record<string, $ZodType>>,
  value: Readonly<Record<string, unknown>>,
  path: string,
): readonly string[] =>
  Object.entries(value).flatMap(([field, inner]) => {
    const here = path === '' ? field : `${path}.${field}`;
    const rule = Object.hasOwn(shape, field) ? shape[field] : undefined;
    return rule === undefined ? [here] : strays(rule, inner, here);
  });

/** Judged by the kind it fits best; only kinds of the same `type` are asked. */
function straysOfUnion(options: readonly $ZodType[], value: unknown, path: string): readonly string[] {
  const meant = options.filter((option) => sameType(option, value));
  const answers = (meant.length > 0 ? meant : options).map((option) => strays(option, value, path));
  return answers.sort((left, right) => left.length - right.length)[0] ?? [];
}

function sameType(option: $ZodType, value: unknown): boolean {
  const { def } = (option as $ZodTypes)._zod;
  if (def.type === 'lazy') return sameType(def.getter(), value);
  if (def.type !== 'object' || !isFields(value)) return false;
  const { type: rule } = def.shape;
  const { type } = value;
  const literal = rule && (rule as $ZodTypes)._zod.def;
  return literal?.type === 'literal' && literal.values.some((known) => known === type);
}
