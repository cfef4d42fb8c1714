import type { ErrorObject } from 'ajv';
import type { Dispatch } from '../exchange.ts';
import { dispatchValidators } from './dispatch-validators.ts';

const VALIDATORS = await dispatchValidators();

/** What the types of discord-api-types have against the data of one event; nothing where the list is empty. */
export function checkDispatch({ event, data }: Dispatch): string[] {
  const validate = VALIDATORS[event];
  if (validate === undefined) return ['no schema is known for this event'];
  if (validate(data)) return [];
  const problems = (validate.errors ?? []).filter(tellsSomething).map((error) => describe(error, data));
  return [...new Set(problems)];
}

/** The failing of an `if`/`then` repeats what its inner complaint says. */
const tellsSomething = ({ keyword }: ErrorObject): boolean => keyword !== 'if';

function describe({ instancePath, keyword, message, params }: ErrorObject, data: unknown): string {
  const steps = instancePath.split('/').slice(1);
  const { allowedValues, allowedValue } = params as { allowedValues?: unknown; allowedValue?: unknown };
  const allowed = allowedValues ?? allowedValue;
  const expected = allowed === undefined ? message : `${message} ${JSON.stringify(allowed)}`;
  const got = keyword === 'required' ? '' : `, got ${JSON.stringify(valueAt(data, steps))?.slice(0, 80)}`;
  return `${steps.join('.') || '(whole)'}: ${expected}${got}`;
}

const valueAt = (data: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>((value, step) => (Object(value) as Record<string, unknown>)[step], data);
