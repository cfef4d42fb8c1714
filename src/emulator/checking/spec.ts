import * as published from 'discord-api-spec/zod';
import type { ZodMiniType } from 'zod/mini';
import type { $ZodIssue } from 'zod/v4/core';

export type Schema = ZodMiniType;

/** A schema of Discord's published description by its name there. */
export function spec(name: string): Schema {
  const schemas: Readonly<Record<string, Schema | undefined>> = published;
  const schema = schemas[`${name}Schema`];
  if (schema === undefined) throw new Error(`Discord's description has no schema ${name}`);
  return schema;
}

type Path = readonly PropertyKey[];

interface Problem {
  readonly path: Path;
  readonly text: string;
}

/**
 * Where the description, or the package's reading of it, is at odds with what Discord does. A complaint that one of
 * these explains is not told.
 */
const QUIRKS: readonly { readonly reason: string; readonly explains: (issue: $ZodIssue, value: unknown) => boolean }[] =
  [
    {
      reason: 'Discord writes times with an offset (+00:00) and takes any ISO 8601; the package wants them to end in Z',
      explains: (issue, value) =>
        issue.code === 'invalid_format' &&
        issue.format === 'datetime' &&
        typeof value === 'string' &&
        /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?([+-]\d{2}:\d{2})?$/.test(value),
    },
    {
      reason: 'bits of permissions travel as decimal texts, as the documentation says; the description has integers',
      explains: (issue, value) =>
        issue.code === 'invalid_type' &&
        typeof value === 'string' &&
        /^\d+$/.test(value) &&
        ['default_member_permissions', 'permissions', 'allow', 'deny'].includes(String(issue.path.at(-1))),
    },
    {
      reason: 'the documentation uploads files with "id": 0; the description wants snowflakes, which are texts',
      explains: (issue, value) =>
        issue.code === 'invalid_type' && Number.isInteger(value) && endsWith(issue.path, ['attachments', null, 'id']),
    },
    {
      reason: 'a custom emoji may be given by its id alone; the description requires the name',
      explains: (issue, value) => (value === undefined || value === null) && endsWith(issue.path, ['emoji', 'name']),
    },
  ];

/** `null` stands for any index. */
const endsWith = (path: Path, tail: readonly (string | null)[]): boolean =>
  tail.every((step, index) => step === null || path.at(index - tail.length) === step);

/** What the schema has against the value, each with its path, as sentences. */
export function problemsWith(schema: Schema, value: unknown): readonly string[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  return result.error.issues
    .flatMap((issue) => tell(issue, value))
    .map(({ path, text }) => `${pathText(path)}: ${text}`);
}

function tell(issue: $ZodIssue, root: unknown): readonly Problem[] {
  const value = valueAt(root, issue.path);
  if (issue.code === 'invalid_union') return tellUnion(issue, root);
  if (QUIRKS.some(({ explains }) => explains(issue, value))) return [];
  return [{ path: issue.path, text: describe(issue, value) }];
}

type UnionIssue = $ZodIssue & { readonly code: 'invalid_union' };

const isAboutType = ({ path }: $ZodIssue): boolean => path.length === 1 && path[0] === 'type';

/** Of a union only the branch that was meant is worth hearing of: the one with the same `type`, or else the nearest. */
function tellUnion(issue: UnionIssue, root: unknown): readonly Problem[] {
  const branches = issue.errors.map((issues) => {
    const inside = issues.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as $ZodIssue);
    return { meant: !issues.some(isAboutType), problems: inside.flatMap((inner) => tell(inner, root)) };
  });
  if (branches.some(({ problems }) => problems.length === 0)) return [];
  const meant = branches.filter((branch) => branch.meant);
  if (meant.length === 0) return tellTypes(issue, root);
  return meant.reduce((best, branch) => (branch.problems.length < best.problems.length ? branch : best)).problems;
}

function tellTypes({ path, errors }: UnionIssue, root: unknown): readonly Problem[] {
  const types = errors.flatMap((issues) =>
    issues.filter(isAboutType).flatMap((inner) => (inner.code === 'invalid_value' ? inner.values : [])),
  );
  const at = [...path, 'type'];
  return [{ path: at, text: `one of ${types.map(String).join(', ')} expected, got ${shown(valueAt(root, at))}` }];
}

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (Object(value) as Record<PropertyKey, unknown>)[step], root);

const pathText = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '') || '(whole)';

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 80) ?? 'nothing';

function describe(issue: $ZodIssue, value: unknown): string {
  const got = shown(value);
  switch (issue.code) {
    case 'invalid_type':
      return `${issue.expected} expected, got ${got}`;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')} expected, got ${got}`;
    case 'too_big':
      return `at most ${issue.maximum} expected, got ${got}`;
    case 'too_small':
      return `at least ${issue.minimum} expected, got ${got}`;
    case 'invalid_format':
      return `${issue.format} expected, got ${got}`;
    default:
      return `${issue.code}, got ${got}`;
  }
}
