/** Two answers to one request: their codes, their shapes, and the few values that tell what has become of it. */
import { type Answer, codeOf, fieldOf, isRefused } from '../ask.ts';
import type { JsonValue } from '../json.ts';

/** By path (`mentions[].id`), the kinds of value that stand there. */
type Shape = Map<string, Set<string>>;

/** Fields that say what was done, whoever asked. */
const TELLING = [
  'type',
  'flags',
  'content',
  'mention_everyone',
  'mentions.length',
  'attachments.length',
  'thread_metadata.archived',
  'thread_metadata.locked',
  'thread_metadata.auto_archive_duration',
] as const;

/** What is there or not by the choice of whoever owns the application or the server. */
const CHOSEN =
  /^(integration_types_config|install_params|terms_of_service_url|privacy_policy_url|tags|custom_install_url)/;

const ID = /^\d{15,20}$/;

function kindOf(value: JsonValue): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

function collect(value: JsonValue, path: string, shape: Shape): Shape {
  shape.set(path, (shape.get(path) ?? new Set()).add(kindOf(value)));
  if (Array.isArray(value)) for (const each of value) collect(each, `${path}[]`, shape);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      collect(inner, `${path}${path === '' ? '' : '.'}${ID.test(key) ? '{id}' : key}`, shape);
    }
  }
  return shape;
}

/** Whether what this path stands in is there at all on the other side: an empty list has no shape to compare. */
function hasParent(shape: Shape, path: string): boolean {
  const parent = path.endsWith('[]') ? null : path.replace(/(^|\.)[^.]+$/, '');
  return parent !== null && (parent === '' || shape.get(parent)?.has('object') === true);
}

/** Nothing and something are no difference: which of them stands there depends on what was asked about. */
function isOdd(theirs: ReadonlySet<string>, ours: ReadonlySet<string>): boolean {
  const known = [...ours].filter((kind) => kind !== 'null');
  return known.length > 0 && [...theirs].some((kind) => kind !== 'null' && !known.includes(kind));
}

function shapeDifferences(discord: JsonValue, emulator: JsonValue): string[] {
  const [theirs, ours] = [collect(discord, '', new Map()), collect(emulator, '', new Map())];
  const missing = (from: Shape, to: Shape) =>
    [...from.keys()].filter((path) => path !== '' && !CHOSEN.test(path) && !to.has(path) && hasParent(to, path));
  const odd = [...theirs].flatMap(([path, kinds]) => {
    const other = ours.get(path);
    return other !== undefined && isOdd(kinds, other)
      ? [`${path || 'the answer'} is ${[...kinds]} there and ${[...other]} in the emulator`]
      : [];
  });
  return [
    ...missing(theirs, ours).map((path) => `${path} is not in the emulator's answer`),
    ...missing(ours, theirs).map((path) => `${path} is in the emulator's answer alone`),
    ...odd,
  ];
}

const valueAt = (body: JsonValue, path: string): JsonValue => {
  if (!path.endsWith('.length')) return fieldOf(body, path);
  const list = fieldOf(body, path.replace('.length', ''));
  return Array.isArray(list) ? list.length : null;
};

function tellingDifferences(discord: JsonValue, emulator: JsonValue): string[] {
  return TELLING.flatMap((path) => {
    const [theirs, ours] = [valueAt(discord, path), valueAt(emulator, path)];
    if (theirs === null || ours === null || theirs === ours) return [];
    return [`${path} is ${JSON.stringify(theirs)} there and ${JSON.stringify(ours)} in the emulator`];
  });
}

const inShort = (answer: Answer): string =>
  `${answer.status}${isRefused(answer) ? ` with code ${codeOf(answer)}` : ''}`;

/** What is different in the emulator's answer; nothing where the list is empty. */
export function differences(discord: Answer, emulator: Answer): readonly string[] {
  if (inShort(discord) !== inShort(emulator)) {
    return [`the answer is ${inShort(discord)} there and ${inShort(emulator)} in the emulator`];
  }
  // Refusals carry words for people and a tree of errors, both of which may change any day.
  if (isRefused(discord)) return [];
  return [...shapeDifferences(discord.body, emulator.body), ...tellingDifferences(discord.body, emulator.body)];
}
