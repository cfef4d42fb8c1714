/** What the managers of a server decide for all of its tables. */
import type { ChannelId, PersonId, RoleId } from '../ids.ts';
import { type ClockRule, isClock, isLanguageTag } from '../options.ts';

/** How many tables may gather or play at the same time. */
export const LIMIT_SCOPES = ['person', 'channel', 'server'] as const;
export type LimitScope = (typeof LIMIT_SCOPES)[number];

/** In days: how long a table stays after its end, unless whoever runs the bot says otherwise. */
export const USUAL_KEEP_DAYS = 365;
/** A server may let its tables go sooner. */
export const SHORTER_KEEP_DAYS = [7, 30, 90] as const;
export type ShorterKeepDays = (typeof SHORTER_KEEP_DAYS)[number];

export interface HouseRules {
  /** Where tables may be opened, threads in there included. Empty: everywhere. */
  readonly channels: readonly ChannelId[];
  /** Whoever has one of these may open tables. Empty: everybody. */
  readonly roles: readonly RoleId[];
  /** By host, by channel with its threads, and in all. Null: any number. */
  readonly most: Readonly<Record<LimitScope, number | null>>;
  /** Of tables whose host asks for no other. */
  readonly clock: ClockRule;
  /** Null: the host's own. */
  readonly language: string | null;
  /** Where a table opens that somebody asks for in a channel: there, or in a thread of its own. */
  readonly place: 'channel' | 'thread';
  /** In days: how long a table stays after its end. Null: as long as whoever runs the bot keeps tables. */
  readonly keepDays: ShorterKeepDays | null;
  /** They may neither open a table nor sit down at one. */
  readonly banned: readonly PersonId[];
}

export const USUAL_RULES: HouseRules = {
  channels: [],
  roles: [],
  most: { person: null, channel: null, server: null },
  clock: { kind: 'none' },
  language: null,
  place: 'channel',
  keepDays: null,
  banned: [],
};

/** In days: whoever runs the bot says how long at most (`longest`), the server may say less. */
export const keptFor = ({ keepDays }: Pick<HouseRules, 'keepDays'>, longest: number): number =>
  Math.min(keepDays ?? longest, longest);

/** As much as a list on Discord can hold. */
const MOST_LISTED = 25;
const MOST_BANNED = 500;
const MOST_TABLES = 100;
/** In characters. */
export const MOST_NOTICE = 300;

/** What a manager has done. `person`: null once that person's data is deleted. */
export type HouseChange =
  | { readonly kind: 'channels'; readonly channels: HouseRules['channels'] }
  | { readonly kind: 'roles'; readonly roles: HouseRules['roles'] }
  | { readonly kind: 'most'; readonly scope: LimitScope; readonly most: number | null }
  | { readonly kind: 'clock'; readonly clock: ClockRule }
  | { readonly kind: 'language'; readonly language: string | null }
  | { readonly kind: 'place'; readonly place: HouseRules['place'] }
  | { readonly kind: 'keep'; readonly days: ShorterKeepDays | null }
  | { readonly kind: 'ban' | 'unban'; readonly person: PersonId | null }
  /** `count`: how many lobbies that was. */
  | { readonly kind: 'closed-idle'; readonly count: number }
  /** A word to all tables. `text`: what the manager wrote. */
  | { readonly kind: 'notice'; readonly text: string };

const isLimit = (most: number | null): boolean =>
  most === null || (Number.isInteger(most) && most >= 1 && most <= MOST_TABLES);

/** Whether the change asks for what there is. */
export function isPossible(change: HouseChange, { banned }: HouseRules): boolean {
  switch (change.kind) {
    case 'channels':
      return change.channels.length <= MOST_LISTED;
    case 'roles':
      return change.roles.length <= MOST_LISTED;
    case 'most':
      return isLimit(change.most);
    case 'clock':
      return isClock(change.clock);
    case 'language':
      return change.language === null || isLanguageTag(change.language);
    case 'keep':
      return change.days === null || SHORTER_KEEP_DAYS.includes(change.days);
    case 'ban':
      return change.person !== null && !banned.includes(change.person) && banned.length < MOST_BANNED;
    case 'unban':
      return change.person !== null && banned.includes(change.person);
    case 'notice':
      return change.text.trim() !== '' && change.text.length <= MOST_NOTICE;
    case 'place':
    case 'closed-idle':
      return true;
  }
}

/** The rules after a change; the same ones if it concerns tables alone. */
export function changedRules(rules: HouseRules, change: HouseChange): HouseRules {
  switch (change.kind) {
    case 'channels':
      return { ...rules, channels: change.channels };
    case 'roles':
      return { ...rules, roles: change.roles };
    case 'most':
      return { ...rules, most: { ...rules.most, [change.scope]: change.most } };
    case 'clock':
      return { ...rules, clock: change.clock };
    case 'language':
      return { ...rules, language: change.language };
    case 'place':
      return { ...rules, place: change.place };
    case 'keep':
      return { ...rules, keepDays: change.days };
    case 'ban':
      return { ...rules, banned: change.person === null ? rules.banned : [...rules.banned, change.person] };
    case 'unban':
      return { ...rules, banned: rules.banned.filter((each) => each !== change.person) };
    case 'closed-idle':
    case 'notice':
      return rules;
  }
}
