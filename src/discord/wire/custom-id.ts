/** What a button carries: `route:table:version:args`. All that is needed to answer it is in the id and the store. */
import { invariant } from '#engine/invariant.ts';
import { type TableId, tableId } from '#tables/ids.ts';
import { isRouteName, type RouteName } from '../route-names.ts';

export interface CustomId {
  readonly route: RouteName;
  /** Null where it is about no table. */
  readonly table: TableId | null;
  /** Of the game that was on show; null where it does not matter. */
  readonly version: number | null;
  readonly args: readonly string[];
}

/** Discord's limit, in characters. */
export const MOST_CUSTOM_ID = 100;

const TABLE = /^[\w-]{0,40}$/;
const VERSION = /^(0|[1-9]\d{0,8})?$/;
/** Each stands for a character that would otherwise separate, or that Discord may not keep as it is. */
const UNSAFE = /[^\w.,+-]/gu;

const encoded = (arg: string): string => arg.replace(UNSAFE, (sign) => `~${sign.codePointAt(0)?.toString(36)}~`);
const decoded = (arg: string): string =>
  arg.replace(/~([0-9a-z]{1,4})~/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 36)));

interface About extends Partial<Omit<CustomId, 'route'>> {
  /**
   * Of a select: Discord shows a choice, and does not let the same be chosen again, until the select is another one.
   * With another word here, it is. Whoever reads the id need not know: it comes after all `args`.
   */
  readonly fresh?: string | null;
}

export function customId(route: RouteName, about: About = {}): string {
  const { table = null, version = null, args = [], fresh = null } = about;
  const all = fresh === null ? args : [...args, fresh];
  invariant(TABLE.test(table ?? ''), `${route}:${table} can be a custom id`);
  const text = [route, table ?? '', version ?? '', ...all.map(encoded)].join(':');
  // Not the id itself, which may hold somebody's answers: this ends up in the log.
  invariant(text.length <= MOST_CUSTOM_ID, `a custom id of ${route} is short: ${text.length} characters`);
  return text;
}

/** Null for whatever `customId` can't have made: ids come from outside. */
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
