/** A list of any length, in parts that each fit into one of Discord's lists. */
import { LIMITS } from '../wire/message.ts';

/** The content shown at one time: things to choose, and shelves with more of them. */
export type Shelved<T> =
  | { readonly kind: 'item'; readonly item: T }
  | { readonly kind: 'shelf'; readonly label: string; readonly content: readonly Shelved<T>[] };

/** The names of the things and of the groups. */
export interface ListWords<T> {
  label(item: T): string;
  /** The group of the thing; null if it has none. */
  groupOf(item: T): string | null;
  groupName(group: string): string;
  /** The name of a part without a group. */
  range(from: string, to: string): string;
}

const MOST = LIMITS.options;

/** Parts of about the same size, none larger than `most`. */
export function evenly<T>(list: readonly T[], most = MOST): (readonly T[])[] {
  const size = Math.ceil(list.length / Math.max(1, Math.ceil(list.length / most)));
  return Array.from({ length: Math.ceil(list.length / Math.max(1, size)) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  );
}

/** As many as fit into one list, including the one at `index`. */
export function around<T>(list: readonly T[], index: number): readonly T[] {
  const first = Math.max(0, Math.min(index - Math.floor(MOST / 2), list.length - MOST));
  return list.slice(first, first + MOST);
}

const item = <T>(each: T): Shelved<T> => ({ kind: 'item', item: each });

/** The first or the last thing below a shelf. */
function endOf<T>(shelved: Shelved<T> | undefined, end: 0 | -1, words: ListWords<T>): string {
  if (shelved === undefined) return '';
  return shelved.kind === 'item' ? words.label(shelved.item) : endOf(shelved.content.at(end), end, words);
}

/** Nests shelves until the content of each fits. */
function fitted<T>(list: readonly Shelved<T>[], words: ListWords<T>): readonly Shelved<T>[] {
  if (list.length <= MOST) return list;
  const shelves = evenly(list).map((content): Shelved<T> => {
    const label = words.range(endOf(content.at(0), 0, words), endOf(content.at(-1), -1, words));
    return { kind: 'shelf', label, content };
  });
  return fitted(shelves, words);
}

function byGroup<T>(list: readonly T[], { groupOf }: ListWords<T>): Map<string | null, T[]> {
  const groups = new Map<string | null, T[]>();
  for (const each of list) {
    const members = groups.get(groupOf(each));
    if (members) members.push(each);
    else groups.set(groupOf(each), [each]);
  }
  return groups;
}

/** Things without a group lie open beside the shelves. */
function grouped<T>(list: readonly T[], words: ListWords<T>): Shelved<T>[] {
  return [...byGroup(list, words)].flatMap(([group, members]): Shelved<T>[] => {
    const content = members.map(item);
    if (group === null) return content;
    return [{ kind: 'shelf', label: words.groupName(group), content: fitted(content, words) }];
  });
}

/** A short list lies open; a long one goes on shelves, by its groups if it has any. */
export const shelved = <T>(list: readonly T[], words: ListWords<T>): readonly Shelved<T>[] =>
  list.length <= MOST ? list.map(item) : fitted(grouped(list, words), words);

/** The content of this shelf; null if there is no such shelf. */
export function openShelf<T>(all: readonly Shelved<T>[], way: readonly number[]): readonly Shelved<T>[] | null {
  const [first, ...further] = way;
  if (first === undefined) return all;
  const shelf = all[first];
  return shelf?.kind === 'shelf' ? openShelf(shelf.content, further) : null;
}

/** Everything on these shelves. */
export const itemsOn = <T>(content: readonly Shelved<T>[]): T[] =>
  content.flatMap((each) => (each.kind === 'item' ? [each.item] : itemsOn(each.content)));

export interface Page<T> {
  readonly label: string;
  readonly items: readonly T[];
}

/** The same list as pages, each short enough for one list. */
export function pagesOf<T>(list: readonly T[], words: ListWords<T>): readonly Page<T>[] {
  if (list.length <= MOST) return [{ label: '', items: list }];
  return [...byGroup(list, words)].flatMap(([group, members]) =>
    evenly(members).map((items, _, parts) => {
      const ends = words.range(endOf(items.map(item).at(0), 0, words), endOf(items.map(item).at(-1), -1, words));
      if (group === null) return { label: ends, items };
      return { label: parts.length === 1 ? words.groupName(group) : `${words.groupName(group)}: ${ends}`, items };
    }),
  );
}
