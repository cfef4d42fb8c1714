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
        ['default_member_permissions', 'allow', 'deny'].includes(String(issue.path.at(-1))),
    },
    {
      reason: 'the documentation uploads files with "id": 0; the description wants snowflakes, which are texts',
      explains: (issue, value) =>
        issue.code === 'invalid_type' && Number.isInteger(value) && endsWith(issue.path, ['attachments', null, 'id']),
    },
    {
      reason: 'a custom emoji may be given by its id alone; the description requires the name',
      explains: (issue, value) => value === undefined && endsWith(issue.path, ['emoji', 'name']),
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

/** Of a union only the branch that was meant is worth hearing of: the one with the same `type`, or else the nearest. */
function tellUnion(issue: $ZodIssue & { readonly code: 'invalid_union' }, root: unknown): readonly Problem[] {
  const branches = issue.errors.map((issues) => {
    const inside = issues.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as $ZodIssue);
    const meant = !issues.some((inner) => inner.path.length === 1 && inner.path[0] === 'type');
    return { meant, problems: inside.flatMap((inner) => tell(inner, root)) };
  });
  if (branches.some(({ problems }) => problems.length === 0)) return [];
  const candidates = branches.some(({ meant }) => meant) ? branches.filter(({ meant }) => meant) : branches;
  const nearest = candidates.sort((left, right) => left.problems.length - right.problems.length)[0];
  return nearest?.problems ?? [{ path: issue.path, text: 'is none of the known kinds' }];
}

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (Object(value) as Record<PropertyKey, unknown>)[step], root);

const pathText = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '') || '(whole)';

function describe(issue: $ZodIssue, value: unknown): string {
  const shown = JSON.stringify(value)?.slice(0, 80) ?? 'nothing';
  switch (issue.code) {
    case 'invalid_type':
      return `${issue.expected} expected, got ${shown}`;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')} expected, got ${shown}`;
    case 'too_big':
      return `at most ${issue.maximum} expected, got ${shown}`;
    case 'too_small':
      return `at least ${issue.minimum} expected, got ${shown}`;
    case 'invalid_format':
      return `${issue.format} expected, got ${shown}`;
    default:
      return `${issue.code}, got ${shown}`;
  }
}
