import type { JsonSchema } from './dispatch-schema.ts';

type Definitions = Readonly<Record<string, JsonSchema>>;

/** Fields that tell the members of a union apart, in the order in which they are tried. */
const TELLTALES = ['type', 'style', 'data.type', 'data.component_type', 'component_type', 'entity_type'] as const;

/**
 * The schema with its unions decided by a telltale field, so that a value is held against the one member it means to
 * be and a failure says what is wrong there, not that nothing matches. Three more things are eased: bits (`…Flags`) may
 * be combined, a list of allowed values that came out empty allows any, and the channels of a server, which lost their
 * telltale on the way, are read as channels.
 */
export function decideUnions(schema: JsonSchema): JsonSchema {
  const eased = Object.fromEntries(
    Object.entries(schema.definitions ?? {}).map(([name, one]) => [name, ease(name, one)]),
  );
  return rewrite({ ...schema, definitions: eased }, eased) as JsonSchema;
}

const CHANNELS: JsonSchema = { type: 'array', items: { $ref: '#/definitions/APIChannel' } };

function ease(name: string, definition: JsonSchema): JsonSchema {
  if (name.endsWith('Flags')) return { type: 'number' };
  if (name !== 'GatewayGuildCreateDispatchData') return definition;
  return { ...definition, properties: { ...definition.properties, channels: CHANNELS, threads: CHANNELS } };
}

function rewrite(node: unknown, definitions: Definitions): unknown {
  if (Array.isArray(node)) return node.map((inner) => rewrite(inner, definitions));
  if (typeof node !== 'object' || node === null) return node;
  const { anyOf, enum: allowed, ...rest } = node as JsonSchema;
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, rewrite(value, definitions)]));
  return {
    ...inner,
    ...(allowed && allowed.length > 0 ? { enum: allowed } : {}),
    ...(anyOf ? decided(membersOf(anyOf, definitions), TELLTALES, definitions) : {}),
  };
}

/** Unions of unions are one. */
const membersOf = (anyOf: readonly JsonSchema[], definitions: Definitions): readonly JsonSchema[] =>
  anyOf.flatMap((member) => {
    const { anyOf: inner, ...rest } = resolve(member, definitions);
    const only = Object.keys(rest).every((key) => key === 'description' || key === 'deprecated');
    return inner && only ? membersOf(inner, definitions) : [member];
  });

function decided(members: readonly JsonSchema[], telltales: readonly string[], definitions: Definitions): JsonSchema {
  const nullable = members.some(({ type }) => type === 'null');
  const others = members.filter(({ type }) => type !== 'null');
  const found = telltales.find((field) => tellsApart(field, others, definitions));
  if (found === undefined) return { anyOf: members.map((member) => rewrite(member, definitions)) } as JsonSchema;
  const rest = telltales.slice(telltales.indexOf(found) + 1);
  const byValue = byField(found, byMembersValue(found, others, definitions), rest, definitions);
  return nullable ? { if: { type: 'null' }, else: byValue } : byValue;
}

function tellsApart(field: string, members: readonly JsonSchema[], definitions: Definitions): boolean {
  if (members.length < 2) return false;
  const values = members.map((member) => valuesOf(field, member, definitions));
  return values.every((known) => known !== null) && new Set(values.map((known) => JSON.stringify(known))).size > 1;
}

function byMembersValue(
  field: string,
  members: readonly JsonSchema[],
  definitions: Definitions,
): ReadonlyMap<unknown, readonly JsonSchema[]> {
  const groups = new Map<unknown, JsonSchema[]>();
  for (const member of members)
    for (const value of valuesOf(field, member, definitions) ?? [])
      groups.set(value, [...(groups.get(value) ?? []), member]);
  return groups;
}

function byField(
  field: string,
  groups: ReadonlyMap<unknown, readonly JsonSchema[]>,
  rest: readonly string[],
  definitions: Definitions,
): JsonSchema {
  const steps = [...groups].map(([value, members]) => ({
    if: nested(field, { const: value }),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schemas
    then: members.length === 1 ? (rewrite(members[0], definitions) as JsonSchema) : decided(members, rest, definitions),
  }));
  return { allOf: [nested(field, { enum: [...groups.keys()] }), ...steps] };
}

/** `data.type` → an object with `data`, an object with `type`, of which the schema holds. */
const nested = (field: string, schema: JsonSchema): JsonSchema =>
  field
    .split('.')
    .reduceRight<JsonSchema>(
      (below, step) => ({ type: 'object', required: [step], properties: { [step]: below } }),
      schema,
    );

/** The values a field may have in this member of a union, or null where that is not a list. */
function valuesOf(field: string, member: JsonSchema, definitions: Definitions): readonly unknown[] | null {
  let node: JsonSchema | undefined = resolve(member, definitions);
  for (const step of field.split('.')) {
    const next: JsonSchema | undefined = node?.properties?.[step];
    node = next && resolve(next, definitions);
  }
  return node === undefined ? null : constants(node, definitions);
}

function constants(node: JsonSchema, definitions: Definitions): readonly unknown[] | null {
  if (node.const !== undefined) return [node.const];
  if (node.enum) return node.enum.length > 0 ? node.enum : null;
  const each = node.anyOf?.map((inner) => constants(resolve(inner, definitions), definitions));
  return each?.every((values) => values !== null) ? each.flat() : null;
}

function resolve(schema: JsonSchema, definitions: Definitions): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const name = decodeURIComponent(schema.$ref.replace('#/definitions/', ''));
  return resolve(definitions[name] ?? {}, definitions);
}
