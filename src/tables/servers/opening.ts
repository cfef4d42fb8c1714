/** Whether somebody may open a table, by the rules of the server. */
import type { ChannelId, PersonId, RoleId } from '../ids.ts';
import { type HouseRules, LIMIT_SCOPES, type LimitScope } from './house-rules.ts';

/** A thread counts as the channel that it is in. */
interface OpenTable {
  readonly host: PersonId | null;
  readonly channel: ChannelId;
}

export interface OpeningAttempt {
  readonly person: PersonId;
  readonly roles: readonly RoleId[];
  readonly channel: ChannelId;
  /** All tables of the server that gather or play. */
  readonly open: readonly OpenTable[];
}

export type OpeningRefusal =
  | { readonly kind: 'banned' }
  /** Only in these. */
  | { readonly kind: 'channel'; readonly channels: readonly ChannelId[] }
  /** Only with one of these. */
  | { readonly kind: 'role'; readonly roles: readonly RoleId[] }
  | { readonly kind: 'most'; readonly scope: LimitScope; readonly most: number };

const isAmong = <T>(allowed: readonly T[], given: readonly T[]): boolean =>
  allowed.length === 0 || given.some((each) => allowed.includes(each));

const COUNTED: Readonly<Record<LimitScope, (table: OpenTable, opening: OpeningAttempt) => boolean>> = {
  person: ({ host }, { person }) => host === person,
  channel: ({ channel }, opening) => channel === opening.channel,
  server: () => true,
};

function tooMany({ most }: HouseRules, opening: OpeningAttempt): OpeningRefusal | null {
  for (const scope of LIMIT_SCOPES) {
    const limit = most[scope];
    const count = opening.open.filter((table) => COUNTED[scope](table, opening)).length;
    if (limit !== null && count >= limit) return { kind: 'most', scope, most: limit };
  }
  return null;
}

/** The rules hold for everybody, managers included. */
export function refuseOpening(rules: HouseRules, opening: OpeningAttempt): OpeningRefusal | null {
  if (rules.banned.includes(opening.person)) return { kind: 'banned' };
  if (!isAmong(rules.channels, [opening.channel])) return { kind: 'channel', channels: rules.channels };
  if (!isAmong(rules.roles, opening.roles)) return { kind: 'role', roles: rules.roles };
  return tooMany(rules, opening);
}
