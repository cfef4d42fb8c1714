import { at, type ErrorTree } from './error-tree.ts';
import { notChosen } from './refusals.ts';
import { isObject, list, object, optional, type Rule } from './rule.ts';
import { bitfield, choice, notEmulated, text } from './scalar.ts';

interface InstallEdit {
  readonly scopes: readonly string[];
  readonly permissions: string | number;
}

export interface ApplicationEdit {
  readonly description?: string | null;
  readonly interactions_endpoint_url?: null;
  readonly integration_types_config?: Readonly<Record<string, { readonly oauth2_install_params?: InstallEdit }>>;
}

/** Those that an installation from a profile can ask for. */
const SCOPES = ['applications.commands', 'bot'] as const;

const installation = object({
  oauth2_install_params: optional(object({ scopes: list(choice(SCOPES), 1, SCOPES.length), permissions: bitfield })),
});

/** By context: 0 for servers, 1 for users. */
const installations: Rule = (value) => (isObject(value) ? eachContext(value) : object({})(value));

function eachContext(config: Readonly<Record<string, unknown>>): ErrorTree | null {
  for (const [context, given] of Object.entries(config)) {
    const wrong = ['0', '1'].includes(context) ? installation(given) : notChosen([0, 1]);
    if (wrong !== null) return at([context], wrong);
  }
  return null;
}

export const validateApplicationEdit = object({
  description: optional(text(0, 400)),
  /** Clearing it is all there is: Discord asks the address first, and there is nobody here to ask it. */
  interactions_endpoint_url: optional(notEmulated('interactions over HTTP')),
  integration_types_config: optional(installations),
});
