import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ErrorObject } from 'ajv';

/** Says whether the data of an event is right; if not, `errors` of the function itself tell why. */
export interface Validator {
  (data: unknown): boolean;
  readonly errors?: readonly ErrorObject[] | null;
}

const NODE_MODULES = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const CACHE = `${NODE_MODULES}.cache/discord-schemas`;

/** One function for each event, made once for each version of the types and from then on imported from the cache. */
export async function dispatchValidators(): Promise<Readonly<Record<string, Validator>>> {
  const file = `${CACHE}/dispatches-${fingerprint()}.mjs`;
  if (!existsSync(file)) await generateInto(file);
  return import(file);
}

const OWN_FILES = ['dispatches.ts', 'dispatch-schema.ts', 'dispatch-validators.ts', 'unions.ts'];
const PACKAGES = ['discord-api-types', 'ts-json-schema-generator', 'ajv'];

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of OWN_FILES) hash.update(readFileSync(fileURLToPath(new URL(`./${name}`, import.meta.url))));
  for (const name of PACKAGES) hash.update(readFileSync(`${NODE_MODULES}${name}/package.json`));
  return hash.digest('hex').slice(0, 16);
}

/** What it takes is loaded here, for it is needed once. Written aside and moved: several test files may be at it. */
async function generateInto(file: string): Promise<void> {
  const { Ajv } = await import('ajv');
  const { default: standalone } = await import('ajv/dist/standalone/index.js');
  const { dispatchSchema } = await import('./dispatch-schema.ts');
  const { decideUnions } = await import('./unions.ts');
  const schema = decideUnions(await dispatchSchema());
  const code = { source: true, esm: true };
  const ajv = new Ajv({ allErrors: true, strict: false, validateSchema: false, inlineRefs: false, code });
  const events = Object.keys(schema.properties ?? {}).map((event) => [event, `dispatches#/properties/${event}`]);
  ajv.addSchema(schema, 'dispatches');
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, standalone.default(ajv, Object.fromEntries(events)));
  renameSync(`${file}.${process.pid}`, file);
}
