/** What managers can choose, and the change that a choice makes. */
import { LANGUAGES } from '#i18n/words.ts';
import { channelId, personId, roleId } from '#tables/ids.ts';
import { type HouseChange, type LimitScope, SHORTER_KEEP_DAYS } from '#tables/servers/house-rules.ts';
import { clockOf } from '../lobby/clocks.ts';
import { customId } from '../wire/custom-id.ts';

/** Ids contain these names: a name that was in use keeps its meaning. */
export const ADMIN_SETTINGS = [
  'channels',
  'roles',
  'most-person',
  'most-channel',
  'most-server',
  'clock',
  'language',
  'place',
  'keep',
  'ban',
  'unban',
] as const;
export type AdminSetting = (typeof ADMIN_SETTINGS)[number];

/** In a select: any number, any language, or as long as tables are kept at all. */
export const ANY = 'any';

export const adminSettingId = (setting: AdminSetting, fresh: string, ...args: readonly string[]): string =>
  customId('admin-set', { args: [setting, ...args], fresh });

type Read = (values: readonly string[], args: readonly string[]) => HouseChange | null;

function mostOf(scope: LimitScope): Read {
  return ([value]) =>
    value === undefined ? null : { kind: 'most', scope, most: value === ANY ? null : Number(value) };
}

const banOf =
  (kind: 'ban' | 'unban'): Read =>
  ([value]) =>
    value === undefined ? null : { kind, person: personId(value) };

const CHANGES: Readonly<Record<AdminSetting, Read>> = {
  channels: (values) => ({ kind: 'channels', channels: values.map(channelId) }),
  roles: (values) => ({ kind: 'roles', roles: values.map(roleId) }),
  'most-person': mostOf('person'),
  'most-channel': mostOf('channel'),
  'most-server': mostOf('server'),
  clock([value]) {
    const clock = clockOf(value ?? '');
    return clock && { kind: 'clock', clock };
  },
  language([value]) {
    const language = LANGUAGES.find((each) => each === value) ?? null;
    return language === null && value !== ANY ? null : { kind: 'language', language };
  },
  place: (_, [place]) => (place === 'channel' || place === 'thread' ? { kind: 'place', place } : null),
  keep([value]) {
    const days = SHORTER_KEEP_DAYS.find((each) => String(each) === value) ?? null;
    return days === null && value !== ANY ? null : { kind: 'keep', days };
  },
  ban: banOf('ban'),
  unban: banOf('unban'),
};

/** Null if it is none of ours. */
export const changeFrom = (setting: AdminSetting, values: readonly string[], args: readonly string[]) =>
  CHANGES[setting](values, args);

export const mostSetting = (scope: LimitScope): AdminSetting => `most-${scope}`;

/** Those that a manager can choose from. */
export const LIMITS_OFFERED: Readonly<Record<LimitScope, readonly number[]>> = {
  person: [1, 2, 3, 5, 10],
  channel: [1, 2, 3, 5, 10, 20],
  server: [1, 5, 10, 20, 50, 100],
};
