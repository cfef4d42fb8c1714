import { at, type Path } from '#emulator/validation/error-tree.ts';
import { atMost, between, type Case, numberAtLeast, numberAtMost, REQUIRED, says, times, x } from './case.ts';

/** A field that has a lower and an upper limit, and how to make a payload with a given value in it. */
interface Limit<T> {
  readonly of: string;
  readonly put: (value: T) => unknown;
  readonly path: Path;
  readonly min: number;
  readonly max: number;
  /** Where Discord's description is looser than the documentation. */
  readonly spec?: Case['spec'];
}

export function textLimit({ of, put, path, min, max, spec = 'refuses' }: Limit<unknown>): readonly Case[] {
  const beyond: Case = {
    rule: `${of} has at most ${max} characters`,
    broken: put(x(max + 1)),
    tree: at(path, min > 0 ? between(min, max) : atMost(max)),
    inside: put(x(max)),
    spec,
  };
  const text: Case = {
    rule: `${of} is text${min > 0 ? '' : ', an empty one if need be'}`,
    broken: put(5),
    tree: at(path, says('STRING_TYPE_CONVERT', 'Could not interpret "5" as string.')),
    inside: put(x(min)),
    spec: 'refuses',
  };
  const empty: Case = { rule: `${of} is not empty`, broken: put(''), tree: at(path, REQUIRED), inside: put('x'), spec };
  return min > 0 ? [beyond, text, empty] : [beyond, text];
}

export const numberLimit = ({ of, put, path, min, max, spec = 'refuses' }: Limit<number>): readonly Case[] => [
  { rule: `${of} is at most ${max}`, broken: put(max + 1), tree: at(path, numberAtMost(max)), inside: put(max), spec },
  {
    rule: `${of} is at least ${min}`,
    broken: put(min - 1),
    tree: at(path, numberAtLeast(min)),
    inside: put(min),
    spec,
  },
];

interface ListLimit extends Limit<readonly unknown[]> {
  readonly item: (index: number) => unknown;
}

export function listLimit({ of, put, path, min, max, item, spec = 'refuses' }: ListLimit): readonly Case[] {
  const wrongLength = at(path, min > 0 ? between(min, max) : atMost(max));
  const inside = put(times(max, item));
  const beyond: Case = {
    rule: `${of} are at most ${max}`,
    broken: put(times(max + 1, item)),
    tree: wrongLength,
    inside,
    spec,
  };
  const notAList = at(path, says('LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType.'));
  const list: Case = {
    rule: `${of} are a list of at least ${min}`,
    broken: put('x' as never),
    tree: notAList,
    inside: put(times(min, item)),
    spec: 'refuses',
  };
  return [beyond, list];
}
