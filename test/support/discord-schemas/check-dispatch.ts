import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Dispatch } from '../../../src/emulator/exchange.ts';
import { dispatchSchema } from './dispatch-schema.ts';
import { decideUnions } from './unions.ts';

const schema = decideUnions(await dispatchSchema());
const ajv = new Ajv({ allErrors: true, strict: false, verbose: true }).addSchema(schema, 'dispatches');

/** What the types of discord-api-types have against the data of one event; nothing where the list is empty. */
export function checkDispatch({ event, data }: Dispatch): string[] {
  const known = schema.properties?.[event] !== undefined;
  if (!known) return [`${event}: no schema is known for this event`];
  const validate = ajv.getSchema(`dispatches#/properties/${event}`) as ValidateFunction;
  if (validate(data)) return [];
  const problems = (validate.errors ?? []).filter(tellsSomething).map((error) => `${event} ${describe(error)}`);
  return [...new Set(problems)];
}

/** The failing of an `if`/`then` repeats what its inner complaint says. */
const tellsSomething = ({ keyword }: ErrorObject): boolean => keyword !== 'if';

function describe({ instancePath, keyword, message, params, data }: ErrorObject): string {
  const path = instancePath.slice(1).replaceAll('/', '.') || '(whole)';
  const { allowedValues, allowedValue } = params as { allowedValues?: unknown; allowedValue?: unknown };
  const allowed = allowedValues ?? allowedValue;
  const expected = allowed === undefined ? message : `${message} ${JSON.stringify(allowed)}`;
  const got = keyword === 'required' ? '' : `, got ${JSON.stringify(data)?.slice(0, 80)}`;
  return `${path}: ${expected}${got}`;
}
