import fc from 'fast-check';

type Json = null | boolean | number | string | readonly Json[] | { readonly [field: string]: Json };

/** What goes wrong with values: another type, another size, or nothing. */
const JUNK: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1.5,
  26,
  101,
  2 ** 31,
  '',
  'x',
  'x'.repeat(33),
  'x'.repeat(101),
  'x'.repeat(4097),
  'not a url',
  [],
  {},
  [{}],
  [null],
  [1, 1],
];

type Step = string | number;

const isTree = (value: Json): value is readonly Json[] | { readonly [field: string]: Json } =>
  typeof value === 'object' && value !== null;

function pathsOf(value: Json): readonly (readonly Step[])[] {
  if (!isTree(value)) return [[]];
  const entries: [Step, Json][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [[], ...entries.flatMap(([step, inner]) => pathsOf(inner).map((path) => [step, ...path]))];
}

/** The value with what is at the path replaced by what `change` makes of it; `undefined` takes it out. */
function changeAt(value: Json, [step, ...rest]: readonly Step[], change: (old: Json) => Json | undefined): Json {
  if (step === undefined) return change(value) ?? null;
  const copy = structuredClone(value) as Record<Step, Json | undefined>;
  const old = copy[step] ?? null;
  const next = rest.length === 0 ? change(old) : changeAt(old, rest, change);
  if (next !== undefined) copy[step] = next;
  else if (Array.isArray(copy)) copy.splice(Number(step), 1);
  else delete copy[step];
  return copy as Json;
}

const repeated = (value: Json): Json =>
  Array.isArray(value) ? Array.from({ length: 41 }, () => value[0] ?? null) : [value];

/** One payload out of a few, changed in one place. */
export const mutated = (payloads: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.constantFrom(...(JSON.parse(JSON.stringify(payloads)) as readonly Json[])).chain((payload) =>
    fc
      .record({
        path: fc.constantFrom(...pathsOf(payload).filter((path) => path.length > 0)),
        change: fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...JUNK).map((junk) => () => junk) },
          { weight: 1, arbitrary: fc.constant(() => undefined) },
          { weight: 1, arbitrary: fc.constant(repeated) },
        ),
      })
      .map(({ path, change }) => changeAt(payload, path, change)),
  );
