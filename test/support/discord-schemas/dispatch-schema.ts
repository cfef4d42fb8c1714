import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A JSON schema, of which only what is looked at here has a type. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly $ref?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SOURCE = fileURLToPath(new URL('./dispatches.ts', import.meta.url));
const CACHE = `${ROOT}node_modules/.cache/discord-schemas`;

/** One schema for the data of all events, made once for each version of the types and then read from the cache. */
export async function dispatchSchema(): Promise<JsonSchema> {
  const file = `${CACHE}/dispatches-${fingerprint()}.json`;
  if (!existsSync(file)) await generateInto(file);
  return JSON.parse(readFileSync(file, 'utf8')) as JsonSchema;
}

/** The packages' own files name their versions. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(SOURCE));
  for (const name of ['discord-api-types', 'ts-json-schema-generator'])
    hash.update(readFileSync(`${ROOT}node_modules/${name}/package.json`));
  return hash.digest('hex').slice(0, 16);
}

/** Takes a few seconds. Written aside and moved, because several test files may be at it at once. */
async function generateInto(file: string): Promise<void> {
  const { createGenerator } = await import('ts-json-schema-generator');
  const generator = createGenerator({
    path: SOURCE,
    tsconfig: `${ROOT}tsconfig.json`,
    type: 'Dispatches',
    skipTypeCheck: true,
    additionalProperties: true,
    topRef: false,
  });
  mkdirSync(CACHE, { recursive: true });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(generator.createSchema('Dispatches')));
  renameSync(aside, file);
}
