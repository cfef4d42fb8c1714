import type { ErrorTree } from './error-tree.ts';
import { mergeAll } from './error-tree.ts';
import { parseExclusive } from './refusals.ts';
import { object, optional, type Rule } from './rule.ts';
import { boolean, choice, set, snowflake } from './scalar.ts';

interface AllowedMentions {
  readonly parse?: readonly string[] | null;
  readonly users?: readonly string[] | null;
  readonly roles?: readonly string[] | null;
}

export const allowedMentions: Rule = object<AllowedMentions>(
  {
    parse: optional(set(choice(['users', 'roles', 'everyone']), 0, 3)),
    users: optional(set(snowflake, 0, 100)),
    roles: optional(set(snowflake, 0, 100)),
    replied_user: optional(boolean),
  },
  refuseBothWays,
);

/** Either everybody of a kind may be mentioned, or those listed. */
function refuseBothWays(allowed: AllowedMentions): ErrorTree | null {
  const both = (kind: 'users' | 'roles'): boolean =>
    Boolean(allowed.parse?.includes(kind) && allowed[kind] && allowed[kind].length > 0);
  return mergeAll((['users', 'roles'] as const).map((kind) => (both(kind) ? parseExclusive(kind) : null)));
}
