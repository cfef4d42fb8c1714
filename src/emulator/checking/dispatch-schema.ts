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

/** One schema for the data of all events, made from their types. Takes a few seconds. */
export async function dispatchSchema(): Promise<JsonSchema> {
  const { createGenerator } = await import('ts-json-schema-generator');
  const generator = createGenerator({
    path: fileURLToPath(new URL('./dispatches.ts', import.meta.url)),
    tsconfig: fileURLToPath(new URL('../../../tsconfig.json', import.meta.url)),
    type: 'Dispatches',
    skipTypeCheck: true,
    additionalProperties: true,
    topRef: false,
  });
  const schema: object = generator.createSchema('Dispatches');
  return schema as JsonSchema;
}
