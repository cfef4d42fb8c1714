/** The custom id of a button: `route:table:version:args`. The id and the store hold everything that an answer needs. */
import { invariant } from '#engine/invariant.ts';
import { type TableId, tableId } from '#tables/ids.ts';
import { isRouteName, type RouteName } from '../route-names.ts';

export interface CustomId {
  readonly route: RouteName;
  /** Null if it concerns no table. */
  readonly table: TableId | null;
  /** The version of the game on show; null if it does not matter. */
  readonly version: number | null;
  readonly args: readonly string[];
}

/** Discord's limit, in characters. */
export const MOST_CUSTOM_ID = 100;

const TABLE = /^[\w-]{0,40}$/;
const VERSION = /^(0|[1-9]\d{0,8})?$/;
/** Replacements for characters that would separate, or that Discord may change. */
const UNSAFE = /[^\w.,+-]/gu;

const encoded = (arg: string): string => arg.replace(UNSAFE, (sign) => `~${sign.codePointAt(0)?.toString(36)}~`);
const decoded = (arg: string): string =>
  arg.replace(/~([0-9a-z]{1,4})~/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 36)));

interface About extends Partial<Omit<CustomId, 'route'>> {
  /**
   * For a select: Discord keeps showing the last choice, and does not let it be chosen again, until the select has a
   * new id. A new word here gives it one. Readers of the id ignore it: it comes after all `args`.
   */
  readonly fresh?: string | null;
}

function written(route: RouteName, { table = null, version = null, args = [], fresh = null }: About): string {
  const all = fresh === null ? args : [...args, fresh];
  invariant(TABLE.test(table ?? ''), () => `${route}:${table} can be a custom id`);
  return [route, table ?? '', version ?? '', ...all.map(encoded)].join(':');
}

/** Null if it would be too long. */
export function customIdWithin(route: RouteName, about: About): string | null {
  const text = written(route, about);
  return text.length > MOST_CUSTOM_ID ? null : text;
}

export function customId(route: RouteName, about: About = {}): string {
  const text = written(route, about);
  // Not the id itself, which may hold somebody's answers: this goes into the log.
  invariant(text.length <= MOST_CUSTOM_ID, () => `a custom id of ${route} is short: ${text.length} characters`);
  return text;
}

/** Null for a text that `customId` can't have made: ids come from outside. */
export function parseCustomId(text: string): CustomId | null {
  const [route = '', table = '', version = '', ...args] = text.split(':');
  const isOurs = TABLE.test(table) && VERSION.test(version) && args.every(isEscaped);
  if (!isRouteName(route) || !isOurs || text.split(':').length < 3) return null;
  return {
    route,
    table: table === '' ? null : tableId(table),
    version: version === '' ? null : Number(version),
    args: args.map(decoded),
  };
}

const isEscaped = (arg: string): boolean => {
  try {
    return encoded(decoded(arg)) === arg;
  } catch {
    return false;
  }
};
