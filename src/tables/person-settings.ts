/** What a person has set for all of his tables. */
import { isTimeZone, MINUTES_A_DAY, type QuietHours } from './time/quiet-hours.ts';

export interface PersonSettings {
  /** An IANA name, such as Europe/Berlin. */
  readonly timeZone: string;
  /** In his time zone. */
  readonly quiet: QuietHours | null;
  /** No reminders until then, and clocks stand still. */
  readonly awayUntil: number | null;
  /** Hours until the first reminder; null for none at all. */
  readonly remindAfter: number | null;
  /** For what he alone sees; null for that of his Discord, or the table’s where Discord does not say. */
  readonly language: string | null;
  /** What concerns him alone is also sent to him directly. */
  readonly direct: boolean;
  /** The colours of his pictures. */
  readonly palette: string;
  /** The kinds of moves they have made at any table, each with its game, as `game.kind`: they are explained to them no more. */
  readonly taught: readonly string[];
}

export const DEFAULT_SETTINGS: PersonSettings = {
  timeZone: 'UTC',
  quiet: null,
  awayUntil: null,
  remindAfter: 12,
  language: null,
  direct: true,
  palette: 'standard',
  taught: [],
};

/** Until when he is away; null for who is here. */
export const awayUntil = ({ awayUntil: until }: PersonSettings, now: number): number | null =>
  until !== null && until > now ? until : null;

const MAX_REMIND_AFTER = 24 * 14;

const isMinute = (minute: number): boolean => Number.isInteger(minute) && minute >= 0 && minute < MINUTES_A_DAY;

const isQuiet = ({ quiet }: PersonSettings): boolean =>
  quiet === null || (isMinute(quiet.from) && isMinute(quiet.to) && quiet.from !== quiet.to);

const isRemindAfter = ({ remindAfter }: PersonSettings): boolean =>
  remindAfter === null || (Number.isInteger(remindAfter) && remindAfter > 0 && remindAfter <= MAX_REMIND_AFTER);

export const isValid = (settings: PersonSettings): boolean =>
  isTimeZone(settings.timeZone) &&
  isQuiet(settings) &&
  isRemindAfter(settings) &&
  (settings.awayUntil === null || Number.isSafeInteger(settings.awayUntil));
